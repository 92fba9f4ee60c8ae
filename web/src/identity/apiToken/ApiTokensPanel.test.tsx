import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

const user = { id: 'user-1001', roles: [], language: 'EN', pictureUrl: null, phone: null, address: null };

const token = (apiTokenId: number, change: object = {}) => ({
  __typename: 'ApiToken',
  id: `token-${apiTokenId}`,
  apiTokenId,
  name: `Report ${apiTokenId}`,
  ownerName: 'Lena Learner',
  ownerUsername: 'lena@demo.test',
  scopes: ['COURSES_WRITE', 'FILES_READ'],
  lastCharacters: 'a1B2',
  expireTime: inDays(60),
  expired: false,
  previousExpireTime: null,
  lastUseTime: '2030-01-31T09:00:00Z',
  usage: [
    { callCount: 2, cost: 30 },
    { callCount: 1, cost: 12 },
  ],
  ...change,
});

const tokens = (...apiTokens: readonly object[]) => ({
  Query: () => ({ viewer: { apiTokens } }),
});

async function open(...shown: readonly object[]): Promise<AppUnderTest> {
  const app = await renderApp({
    at: '/settings/',
    shell: { user: { id: 'user-1001' } },
    pages: {
      SettingsPageQuery: {
        Query: () => ({ viewer: { hasPassword: true, rightsWait: false, user }, countries: [] }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage API tokens' }));
  await app.answer('OwnTokenListQuery', tokens(...shown));
  return app;
}

const panel = () => within(screen.getByRole('dialog', { name: 'Your API tokens' }));
const shownOnce = () => within(screen.getByRole('dialog', { name: 'Copy your new token' }));
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
/** The moment that was sent is so many days from now, give or take the time of the test. */
const daysUntil = (time: unknown): number => Math.round((Date.parse(String(time)) - Date.now()) / dayMs);

async function fillIn(name: string): Promise<void> {
  await press('New API token');
  expect(panel().getByLabelText('What it is for')).toHaveFocus();
  await userEvent.type(panel().getByLabelText('What it is for'), name);
  await userEvent.selectOptions(panel().getByLabelText('Expires in'), '30 days');
  await userEvent.click(panel().getByRole('checkbox', { name: 'Write: Courses' }));
  await userEvent.click(panel().getByRole('checkbox', { name: 'Read: Files' }));
}

const refused = (code: string, params: object = {}) => ({
  CreateApiTokenPayload: () => ({ token: null, userErrors: [{ code, field: null, params }] }),
});

describe('API tokens in the settings', () => {
  it('BEY-42 OP-290 makes a token that is shown once, and is gone after its window is closed', async () => {
    // With a clipboard.
    const hand = userEvent.setup();
    const app = await open();
    expect(panel().getByText('You have no API tokens yet.')).toBeVisible();
    await fillIn('Nightly report');
    expect(panel().getByRole('checkbox', { name: 'Read: Courses' })).toBeChecked();
    expect(panel().queryByRole('checkbox', { name: 'Write: Analytics' })).toBeNull();
    await press('Create token');
    const { input } = app.variables('useCreateApiTokenMutation') as { input: Record<string, unknown> };
    expect(input).toMatchObject({ name: 'Nightly report', scopes: ['COURSES_WRITE', 'FILES_READ'] });
    expect(daysUntil(input['expireTime'])).toBe(30);
    await app.answer('useCreateApiTokenMutation', {
      CreateApiTokenPayload: () => ({ token: 'lectern_secret', userErrors: [] }),
    });
    await app.answer('OwnTokenListQuery', tokens(token(1, { name: 'Nightly report' })));
    expect(shownOnce().getByText('lectern_secret')).toBeVisible();
    expect(shownOnce().getByText(/shown this once/)).toBeVisible();
    await hand.click(shownOnce().getByRole('button', { name: 'Copy: API token' }));
    expect(await navigator.clipboard.readText()).toBe('lectern_secret');
    expect(await screen.findByText('Copied: API token')).toBeInTheDocument();
    // Escape does not lose it.
    await hand.keyboard('{Escape}');
    await press('Done');
    expect(screen.queryByText('lectern_secret')).toBeNull();
    expect(panel().getByText('Nightly report')).toBeVisible();
    expect(panel().getByRole('button', { name: 'New API token' })).toHaveFocus();
  });

  it('BEY-42 OP-290 says what is missing before anything is sent', async () => {
    const app = await open();
    await press('New API token');
    await press('Create token');
    expect(await panel().findByText('Give the token a name')).toBeVisible();
    expect(panel().getByText('Choose at least one part')).toBeVisible();
    expect(app.operations).not.toContain('useCreateApiTokenMutation');
    await press('Cancel');
    expect(panel().getByRole('button', { name: 'New API token' })).toHaveFocus();
  });

  it('BEY-42 OP-290 says beside the name that it is taken, and above the form that there are too many', async () => {
    const app = await open();
    await fillIn('Nightly report');
    await press('Create token');
    await app.answer('useCreateApiTokenMutation', refused('API_TOKEN_NAME_TAKEN', { name: 'Nightly report' }));
    const name = panel().getByLabelText('What it is for');
    expect(name).toHaveAccessibleDescription('You already have a token with this name. Choose another.');
    expect(await panel().findByLabelText('What it is for')).toBeInvalid();
    await userEvent.type(name, ' 2');
    expect(name).toBeValid();
    await press('Create token');
    await app.answer('useCreateApiTokenMutation', refused('API_TOKENS_FULL', { most: 34 }));
    expect(panel().getByRole('alert')).toHaveTextContent(/you already have 34, and more are not possible/);
  });

  it('BEY-42 OP-290 tells what each token may do, until when, and how much it is used', async () => {
    await open(
      token(1, { lastUseTime: null, usage: [] }),
      token(2, { expireTime: inDays(5) }),
      token(3, { expired: true, expireTime: inDays(-1) }),
    );
    const [first, second, third] = panel().getAllByRole('listitem');
    expect(first).toHaveTextContent(/Ends with …a1B2/);
    expect(first).toHaveTextContent(/Reads and writes: Courses/);
    expect(first).toHaveTextContent(/Reads: Files/);
    expect(first).toHaveTextContent(/Not used yet/);
    expect(first).toHaveTextContent(/In 30 days: 0 calls, cost: 0/);
    expect(first).not.toHaveTextContent(/Expires soon/);
    expect(second).toHaveTextContent(/Expires soon/);
    expect(second).toHaveTextContent(/Last used: 31 Jan 2030/);
    expect(second).toHaveTextContent(/In 30 days: 3 calls, cost: 42/);
    expect(third).toHaveTextContent(/Expired: /);
  });

  it('BEY-42 OP-290 rotates a token, after asking how long the old one still works', async () => {
    const app = await open(token(1));
    await press('Rotate: Report 1');
    await userEvent.selectOptions(screen.getByLabelText('The old token works for another'), '3 days');
    await userEvent.selectOptions(screen.getByLabelText('The new token expires in'), '365 days');
    await press('Rotate');
    const { input } = app.variables('useRotateApiTokenMutation') as { input: Record<string, unknown> };
    expect(input).toMatchObject({ apiTokenId: '1', overlapHours: 72 });
    expect(daysUntil(input['expireTime'])).toBe(365);
    await app.answer('useRotateApiTokenMutation', {
      RotateApiTokenPayload: () => ({
        token: 'lectern_second',
        apiToken: token(1, { lastCharacters: 'zZ99', previousExpireTime: inDays(3) }),
        userErrors: [],
      }),
    });
    expect(shownOnce().getByText('lectern_second')).toBeVisible();
    await press('Done');
    expect(screen.queryByText('lectern_second')).toBeNull();
    expect(panel().getByText('…zZ99')).toBeVisible();
    expect(panel().getByText(/The old token works until: /)).toBeVisible();
  });

  it('BEY-42 OP-290 revokes a token after asking, and says when it is gone already', async () => {
    const app = await open(token(1));
    await press('Revoke: Report 1');
    const question = within(screen.getByRole('dialog', { name: 'Revoke “Report 1”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(app.variables('useRevokeApiTokenMutation')).toEqual({ input: { apiTokenId: '1' } });
    await app.answer('useRevokeApiTokenMutation', {
      RevokeApiTokenPayload: () => ({ userErrors: [{ code: 'NOT_FOUND', field: null, params: {} }] }),
    });
    expect(question.getByRole('alert')).toHaveTextContent(/It was revoked already/);
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await app.answer('useRevokeApiTokenMutation', {
      RevokeApiTokenPayload: () => ({ revokedApiTokenId: 'token-1', userErrors: [] }),
    });
    await app.answer('OwnTokenListQuery', tokens());
    expect(panel().getByText('You have no API tokens yet.')).toBeVisible();
    expect(await screen.findByText('Token revoked: Report 1')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Your API tokens' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });
});
