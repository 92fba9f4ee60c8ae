import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

const token = (apiTokenId: number, change: object = {}) => ({
  __typename: 'ApiToken',
  id: `token-${apiTokenId}`,
  apiTokenId,
  name: `Report ${apiTokenId}`,
  ownerName: 'Ada Author',
  ownerUsername: 'ada@demo.test',
  serviceAccountId: null,
  scopes: ['COURSES_WRITE'],
  lastCharacters: 'a1B2',
  expireTime: '2099-01-31T09:00:00Z',
  expired: false,
  previousExpireTime: null,
  lastUseTime: null,
  usage: [],
  ...change,
});

const tokens = (...apiTokens: readonly object[]) => ({
  Query: () => ({ workspace: { id: 'workspace-1', apiTokens } }),
});

async function open(...shown: readonly object[]): Promise<AppUnderTest> {
  const app = await renderApp({
    at: '/admin/integrations-management/',
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: {
      IntegrationsPageQuery: {
        Query: () => ({
          viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } },
          workspace: { id: 'workspace-1', integrations: [], scimServer: null },
        }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show API tokens of everyone' }));
  await app.answer('WorkspaceTokenListQuery', tokens(...shown));
  return app;
}

const panel = () => within(screen.getByRole('dialog', { name: 'API tokens of everyone' }));

describe('API tokens of everyone', () => {
  it('BEY-42 OP-290 tells whose each is, and revokes it after asking', async () => {
    const app = await open(token(1), token(2, { ownerName: null }));
    const [first, second] = panel().getAllByRole('listitem');
    expect(first).toHaveTextContent(/Belongs to Ada Author \(ada@demo\.test\)/);
    expect(first).toHaveTextContent(/Reads and writes: Courses/);
    expect(second).toHaveTextContent(/Belongs to ada@demo\.test/);
    expect(panel().queryByRole('button', { name: /^Rotate/ })).toBeNull();
    await userEvent.click(panel().getByRole('button', { name: 'Revoke: Report 1' }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Revoke “Report 1”?' })).getByRole('button', { name: 'Revoke' }),
    );
    expect(app.variables('useRevokeApiTokenMutation')).toEqual({ input: { apiTokenId: '1' } });
    await app.answer('useRevokeApiTokenMutation', {
      RevokeApiTokenPayload: () => ({ revokedApiTokenId: 'token-1', userErrors: [] }),
    });
    await app.answer('WorkspaceTokenListQuery', tokens(token(2)));
    expect(panel().queryByText('Report 1')).toBeNull();
    expect(panel().getByText('Report 2')).toBeVisible();
  });

  it('BEY-42 OP-328 names the service account that a token belongs to', async () => {
    await open(token(3, { ownerName: 'Robot', ownerUsername: 'Robot', serviceAccountId: 7 }));
    expect(panel().getByRole('listitem')).toHaveTextContent(/Belongs to the service account Robot/);
    expect(panel().getByRole('button', { name: 'Revoke: Report 3' })).toBeVisible();
  });

  it('BEY-42 OP-290 says how tokens come there while there are none', async () => {
    await open();
    expect(panel().getByText(/^Nobody has an API token yet\./)).toBeVisible();
    expect(panel().getByRole('link', { name: 'Open your settings' })).toHaveAttribute('href', '/settings/');
  });
});
