import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

const name = 'Provisioning by your identity provider (SCIM)';
const baseUrl = 'https://acme.example/scim/v2';
const createTime = '2030-01-31T09:00:00Z';

const none = { baseUrl, hasToken: false, createTime: null, lastUseTime: null, peopleCount: 0 };
const connected = { ...none, hasToken: true, createTime, peopleCount: 1200 };

const workspace = (scimServer: object) => ({
  id: 'workspace-1',
  __typename: 'Workspace',
  integrations: [],
  scimServer: { __typename: 'ScimServer', ...scimServer },
});

const open = (scimServer: object): Promise<AppUnderTest> =>
  renderApp({
    at: '/admin/integrations-management/',
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: {
      IntegrationsPageQuery: {
        Query: () => ({
          viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } },
          workspace: workspace(scimServer),
        }),
      },
    },
  });

const card = async () => within(await screen.findByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the card of the identity provider', () => {
  it('BEY-14 tells the address before there is a token, and makes one that is shown once', async () => {
    const app = await open(none);
    const user = userEvent.setup();
    expect((await card()).getByText('Not connected')).toBeVisible();
    expect((await card()).getByText(baseUrl)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Create token: ${name}` }));
    expect(app.variables('useCreateScimTokenMutation')).toEqual({ input: { replaces: false } });
    await app.answer('useCreateScimTokenMutation', {
      CreateScimTokenPayload: () => ({ token: 'shown-once', workspace: workspace(connected), userErrors: [] }),
    });
    expect(dialog().getByText('shown-once')).toBeVisible();
    expect(dialog().getByText(/Entra ID as tenant URL and secret token/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Copy: Token' }));
    expect(await navigator.clipboard.readText()).toBe('shown-once');
    expect(await screen.findByText('Copied: Token')).toBeInTheDocument();
    // Escape does not lose it.
    await user.keyboard('{Escape}');
    await user.click(dialog().getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('shown-once')).toBeNull();
    expect(screen.getByRole('button', { name: `Create new token: ${name}` })).toHaveFocus();
    expect((await card()).getByText('Waiting for its first call')).toBeVisible();
    expect((await card()).getByText('No call yet · Provisioned people: 1,200')).toBeVisible();
  });

  it('BEY-14 tells when the provider called last, and copies the address', async () => {
    await open({ ...connected, lastUseTime: '2030-02-01T10:00:00Z' });
    const user = userEvent.setup();
    expect((await card()).getByText(/^Last call 1 Feb 2030/)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Copy: Address' }));
    expect(await navigator.clipboard.readText()).toBe(baseUrl);
  });

  it('BEY-14 asks before a new token stops the one before, and says what was refused', async () => {
    const app = await open(connected);
    await userEvent.click(await screen.findByRole('button', { name: `Create new token: ${name}` }));
    expect(dialog().getByText(/stops working at once/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Create new token' }));
    expect(app.variables('useCreateScimTokenMutation')).toEqual({ input: { replaces: true } });
    await app.answer('useCreateScimTokenMutation', {
      CreateScimTokenPayload: () => ({
        token: null,
        workspace: null,
        userErrors: [{ code: 'FORBIDDEN', params: {} }],
      }),
    });
    expect(dialog().getByRole('alert')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Create new token' }));
    await app.answer('useCreateScimTokenMutation', {
      CreateScimTokenPayload: () => ({ token: 'the-second', workspace: workspace(connected), userErrors: [] }),
    });
    expect(dialog().getByText('the-second')).toBeVisible();
  });

  it('BEY-14 withdraws the token after saying what ends and what stays', async () => {
    const app = await open(connected);
    await userEvent.click(await screen.findByRole('button', { name: `Withdraw token: ${name}` }));
    expect(dialog().getByText(/Everyone keeps the access they have/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw token' }));
    expect(app.variables('useDeleteScimTokenMutation')).toEqual({ input: { createTime } });
    await app.answer('useDeleteScimTokenMutation', {
      DeleteScimTokenPayload: () => ({ workspace: workspace(none), userErrors: [] }),
    });
    expect(await screen.findByText('Token withdrawn')).toBeVisible();
    expect((await card()).getByText('Not connected')).toBeVisible();
  });
});
