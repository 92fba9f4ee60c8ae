import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../requestError.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';

const common = { secretsSet: [], connectTime: '2030-01-31T09:00:00Z', lastCheck: null };

const scim = {
  ...common,
  __typename: 'PersonnelIntegration',
  id: 'personnel-1',
  type: 'PERSONNEL',
  secretsSet: ['apiKey'],
  scimEndpoint: 'https://hr.example.com/scim/v2',
  subdomain: null,
  clientId: null,
  tokenEndpoint: null,
  group: null,
  sync: true,
  lastSync: null,
};

const signIn = {
  ...common,
  __typename: 'OAuthIntegration',
  id: 'oauth-1',
  type: 'OAUTH2',
  secretsSet: ['clientSecret'],
  clientId: 'lectern',
  authorizationEndpoint: 'https://id.example.com/a',
  tokenEndpoint: 'https://id.example.com/t',
  userEndpoint: 'https://id.example.com/me',
  responseType: 'code',
  scope: 'openid',
  emailProperty: 'email',
  issuer: null,
};

const forum = {
  ...common,
  __typename: 'ForumIntegration',
  id: 'forum-1',
  type: 'FORUM',
  secretsSet: ['apiKey'],
  forumId: 'talk',
};

const scimServer = {
  __typename: 'ScimServer',
  baseUrl: 'https://acme.example/scim/v2',
  hasToken: false,
  createTime: null,
  lastUseTime: null,
  peopleCount: 0,
};

const page = (integrations: readonly object[]) => ({
  viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } },
  workspace: { id: 'workspace-1', __typename: 'Workspace', integrations, scimServer },
});

const open = (integrations: readonly object[] = []): Promise<AppUnderTest> =>
  renderApp({
    at: '/admin/integrations-management/',
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: { IntegrationsPageQuery: { Query: () => page(integrations) } },
  });

const card = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string | RegExp) => dialog().getByLabelText(name);

describe('the cards', () => {
  it('ADM-07 INTG-01 INTG-02 tell of each kind what it is for and whether it is connected', async () => {
    await open([forum]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Personnel system',
      'Single sign-on',
      'Loom',
      'Forum',
      'Push notifications',
      'Provisioning by your identity provider (SCIM)',
      'API tokens',
      'Webhooks',
    ]);
    expect(card('Forum').getByText('Connected since 31 Jan 2030')).toBeVisible();
    expect(card('Loom').getByText('Not connected')).toBeVisible();
    // Nothing is called of a forum that could be tested.
    expect(card('Forum').queryByRole('button', { name: /^Test/ })).toBeNull();
  });

  it('INTG-09 tests a connection, and says what is wrong in the words of the provider', async () => {
    const app = await open([scim]);
    await userEvent.click(await screen.findByRole('button', { name: 'Test: Personnel system' }));
    expect(button('Testing…: Personnel system')).toHaveAttribute('aria-disabled', 'true');
    const lastCheck = {
      __typename: 'IntegrationCheck',
      ok: false,
      problem: 'CREDENTIALS_REFUSED',
      field: 'apiKey',
      host: 'hr.example.com',
      status: 401,
      providerText: 'Token expired',
      time: '2030-02-01T10:00:00Z',
    };
    await app.answer('useTestStoredMutation', {
      TestIntegrationPayload: () => ({ integration: { ...scim, lastCheck }, userErrors: [] }),
    });
    expect(app.variables('useTestStoredMutation')).toEqual({ input: { integrationId: 'personnel-1' } });
    expect(await screen.findByText(/it does not work$/)).toBeVisible();
    expect(
      screen.getByText('hr.example.com refused the credentials. Check “Token”. The provider says: Token expired'),
    ).toBeVisible();
  });

  it('INTG-07 INTG-08 disconnects after saying what is lost', async () => {
    const app = await open([forum]);
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect: Forum' }));
    expect(dialog().getByText(/stored details and keys are deleted/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Disconnect' }));
    await app.answer('useDisconnectIntegrationMutation', {
      DisconnectIntegrationPayload: () => ({ disconnectedIntegrationId: 5, userErrors: [] }),
    });
    expect(await screen.findByText('Forum deleted')).toBeVisible();
    expect(card('Forum').getByText('Not connected')).toBeVisible();
  });

  it('says so in its place when they could not be read', async () => {
    await renderApp({
      at: '/admin/integrations-management/',
      shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
      pages: { IntegrationsPageQuery: { Query: () => page([]) } },
      failing: { IntegrationsPageQuery: [['workspace', 'integrations']] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
  });
});

describe('the form', () => {
  it('INTG-03 INTG-04 INTG-08 OP-68 connects, and says so', async () => {
    const app = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect: Forum' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Connect' }));
    expect(field('Forum ID')).toHaveAccessibleDescription('Fill this in');
    await waitFor(() => expect(field('Forum ID')).toHaveFocus());
    await userEvent.type(field('Forum ID'), 'talk');
    await userEvent.type(field('API key'), 'secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Connect' }));
    expect(app.variables('useConnectIntegrationMutation')).toEqual({
      input: { values: { forum: { forumId: 'talk', apiKey: 'secret' } } },
    });
    await app.answer('useConnectIntegrationMutation', {
      ConnectIntegrationPayload: () => ({ integration: forum, userErrors: [] }),
    });
    expect(await screen.findByText('Forum connected')).toBeVisible();
    expect(card('Forum').getByText('Connected since 31 Jan 2030')).toBeVisible();
  });

  it('INTG-03 shows the fields of the way that is chosen', async () => {
    const app = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect: Personnel system' }));
    expect(field('Token')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Show token' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.selectOptions(field('How people are read'), 'Employee directory with an API key');
    await userEvent.type(field('Company name at the provider'), 'acme');
    await userEvent.type(field('API key'), 'k');
    expect(dialog().queryByRole('button', { name: /password|token/i })).toBeNull();
    await userEvent.click(field('Sync every night'));
    await userEvent.click(dialog().getByRole('button', { name: 'Connect' }));
    expect(app.variables('useConnectIntegrationMutation')).toEqual({
      input: { values: { personnel: { subdomain: 'acme', apiKey: 'k', sync: true } } },
    });
  });

  it('INTG-05 reconnects without the secret that is stored, and clears what was emptied', async () => {
    const app = await open([{ ...scim, group: 'Staff' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect: Personnel system' }));
    expect(field('Address of the SCIM service')).toHaveValue('https://hr.example.com/scim/v2');
    expect(field('Token')).toHaveValue('');
    expect(field('Token')).toHaveAccessibleDescription('Stored. Leave it empty to keep it.');
    await userEvent.clear(field('Only this group'));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(app.variables('useUpdateIntegrationMutation')).toEqual({
      input: {
        integrationId: 'personnel-1',
        values: {
          personnel: {
            scimEndpoint: 'https://hr.example.com/scim/v2',
            group: null,
            subdomain: null,
            clientId: null,
            clientSecret: null,
            tokenEndpoint: null,
            sync: true,
          },
        },
      },
    });
  });

  it('OP-32 says where a refused field stands, and that a secret does not follow to another server', async () => {
    const app = await open([scim]);
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect: Personnel system' }));
    await userEvent.clear(field('Address of the SCIM service'));
    await userEvent.type(field('Address of the SCIM service'), 'https://other.example.com');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await app.answer('useUpdateIntegrationMutation', {
      UpdateIntegrationPayload: () => ({
        integration: null,
        userErrors: [{ code: 'INVALID', field: 'values.personnel.apiKey', params: null }],
      }),
    });
    await waitFor(() => expect(field('Token')).toHaveAccessibleDescription(/^Enter it again/));
  });

  it('INTG-09 tests what is written before it is saved', async () => {
    const app = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect: Personnel system' }));
    await userEvent.type(field('Address of the SCIM service'), 'https://hr.example.com');
    await userEvent.type(field('Token'), 't');
    await userEvent.click(dialog().getByRole('button', { name: 'Test' }));
    const check = {
      ok: false,
      problem: 'NOT_SCIM',
      field: 'scimEndpoint',
      host: 'hr.example.com',
      status: 200,
      providerText: null,
    };
    await app.answer('useTestValuesMutation', {
      TestIntegrationPayload: () => ({ check, userErrors: [] }),
    });
    expect(await dialog().findByRole('alert')).toHaveTextContent('hr.example.com does not speak SCIM 2.0');
    await userEvent.type(field('Address of the SCIM service'), '/scim');
    expect(dialog().queryByRole('alert')).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Test' }));
    await app.answer('useTestValuesMutation', {
      TestIntegrationPayload: () => ({ check: { ...check, ok: true, problem: null }, userErrors: [] }),
    });
    expect(await dialog().findByText('It works.')).toBeVisible();
  });

  it('INTG-04 INTG-09 asks before it connects what a test has found not working, and tests what is connected', async () => {
    const app = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect: Personnel system' }));
    await userEvent.type(field('Address of the SCIM service'), 'hr.example.com/scim');
    await userEvent.type(field('Token'), 't');
    await userEvent.click(dialog().getByRole('button', { name: 'Test' }));
    const check = {
      ok: false,
      problem: 'NOT_SCIM',
      field: null,
      host: 'hr.example.com',
      status: 200,
      providerText: null,
    };
    await app.answer('useTestValuesMutation', { TestIntegrationPayload: () => ({ check, userErrors: [] }) });
    await userEvent.click(dialog().getByRole('button', { name: 'Connect' }));
    expect(app.operations).not.toContain('useConnectIntegrationMutation');
    expect(dialog().getByText(/^It will not work until a test succeeds/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Connect anyway' }));
    await app.answer('useConnectIntegrationMutation', {
      ConnectIntegrationPayload: () => ({ integration: scim, userErrors: [] }),
    });
    expect(card('Personnel system').getByText('Not tested · connected since 31 Jan 2030')).toBeVisible();
    expect(app.variables('useTestStoredMutation')).toEqual({ input: { integrationId: 'personnel-1' } });
    const lastCheck = { __typename: 'IntegrationCheck', ...check, time: '2030-02-01T10:00:00Z' };
    await app.answer('useTestStoredMutation', {
      TestIntegrationPayload: () => ({ integration: { ...scim, lastCheck }, userErrors: [] }),
    });
    expect(await card('Personnel system').findByText('Not working · connected since 31 Jan 2030')).toBeVisible();
  });

  it('INTG-03 names the redirect address, and lets the button of a sign-in provider be named', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect: Single sign-on' }));
    expect(dialog().getByText(`${window.location.origin}/signin/callback`)).toBeVisible();
    expect(field('Name on the sign-in button')).toHaveAttribute('maxlength', '60');
  });

  it('INTG-03 finds the addresses of a sign-in provider, or says why not', async () => {
    const app = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect: Single sign-on' }));
    await userEvent.type(field(/^Issuer/), 'https://id.example.com');
    await userEvent.click(dialog().getByRole('button', { name: 'Find' }));
    const check = {
      problem: 'NAME_NOT_FOUND',
      field: 'issuer',
      host: 'id.example.com',
      status: null,
      providerText: null,
    };
    await app.answer('useDiscoverSignInMutation', {
      DiscoverSignInPayload: () => ({ provider: null, check, userErrors: [] }),
    });
    await waitFor(() =>
      expect(field(/^Issuer/)).toHaveAccessibleDescription(
        'There is no server called id.example.com. Check the address.',
      ),
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Find' }));
    await app.answer('useDiscoverSignInMutation', {
      DiscoverSignInPayload: () => ({
        provider: {
          issuer: 'https://id.example.com',
          authorizationEndpoint: 'https://id.example.com/a',
          tokenEndpoint: 'https://id.example.com/t',
          userEndpoint: 'https://id.example.com/me',
          scope: 'openid email',
        },
        check: { ...check, problem: null },
        userErrors: [],
      }),
    });
    await waitFor(() => expect(field('Authorization endpoint')).toHaveValue('https://id.example.com/a'));
    expect(field('Scope')).toHaveValue('openid email');
    expect(dialog().getByText('Found. Enter the client ID and secret next.')).toBeVisible();
  });

  it.each([['code'], [null]])(
    'INTG-03 shows the response type of a sign-in provider, which is code (stored: %s), and sends it',
    async (responseType) => {
      const app = await open([{ ...signIn, responseType }]);
      await userEvent.click(await screen.findByRole('button', { name: 'Reconnect: Single sign-on' }));
      expect(field('Response type')).toHaveValue('code');
      expect(field('Response type')).toHaveAttribute('readonly');
      expect(field('Response type')).toHaveAccessibleDescription(/^Always “code”/);
      await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
      expect(app.variables('useUpdateIntegrationMutation')['input']).toMatchObject({
        values: { oauth2: { responseType: 'code', scope: 'openid' } },
      });
    },
  );

  it('says why it was not saved when the network fails', async () => {
    const app = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Connect: Loom' }));
    await userEvent.type(field('App name'), 'a');
    await userEvent.type(field('App key'), 'k');
    await userEvent.click(dialog().getByRole('button', { name: 'Connect' }));
    await app.fail('useConnectIntegrationMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(await dialog().findByRole('alert')).toBeVisible();
  });
});

describe('the sync', () => {
  const aSync = (more: Record<string, unknown>) => ({
    ...scim,
    lastSync: {
      __typename: 'IntegrationSync',
      jobId: 8,
      outcome: 'DONE',
      dryRun: false,
      addedCount: 3,
      returnedCount: 1,
      departedCount: 0,
      keptCount: 20,
      skippedCount: 2,
      problem: null,
      field: null,
      host: null,
      status: null,
      providerText: null,
      time: '2030-02-01T10:00:00Z',
      ...more,
    },
  });
  const job = {
    id: 'job-8',
    state: 'DONE',
    doneCount: 2,
    totalCount: 6,
    rows: { csvUrl: 'https://demo.test/rows.csv' },
  };

  it('INTG-06 INTG-08 BEY-45 shows how far it is, what it came to, and where the report is', async () => {
    const app = await open([scim]);
    await userEvent.click(await screen.findByRole('button', { name: 'Sync now: Personnel system' }));
    expect(app.variables('useSyncMutation')).toEqual({ input: { integrationId: 'personnel-1' } });
    await app.answer('useSyncMutation', {
      SyncIntegrationPayload: () => ({ integration: aSync({ outcome: 'RUNNING' }), userErrors: [] }),
    });
    expect(await screen.findByRole('progressbar', { name: 'Syncing…' })).toBeVisible();
    expect(button('Preview: Personnel system')).toHaveAttribute('aria-disabled', 'true');
    const tell = (change: object) =>
      app.tell('useWatchedSyncSubscription', {
        Subscription: () => ({ job: { __typename: 'Job', ...job, ...change } }),
      });
    await tell({ state: 'RUNNING', doneCount: 3 });
    expect(screen.getByRole('progressbar', { name: 'Syncing…' })).toHaveAttribute('value', '3');
    expect(app.operations).not.toContain('useWatchedSyncQuery');
    await tell({});
    await app.answer('useWatchedSyncQuery', {
      Query: () => ({ node: aSync({}), job: { __typename: 'Job', ...job } }),
    });
    expect(await screen.findByText('Personnel system synced')).toBeVisible();
    expect(
      screen.getByText('Added: 3 · Back again: 1 · Access withdrawn: 0 · Unchanged: 20 · Skipped: 2'),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Report (CSV)' })).toHaveAttribute('href', job.rows.csvUrl);
  });

  it('INTG-06 asks before more than a fifth lose their access, and sends their number', async () => {
    const app = await open([aSync({ outcome: 'NEEDS_CONFIRMATION', departedCount: 7 })]);
    expect(await screen.findByText(/^7 people would lose access/)).toBeVisible();
    await userEvent.click(button('Withdraw access: Personnel system'));
    expect(dialog().getByText(/Nothing they have learned is erased/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw access' }));
    expect(app.variables('useSyncMutation')).toEqual({
      input: { integrationId: 'personnel-1', confirmedDepartures: 7 },
    });
  });

  it('ERR-13 INTG-09 says why it did not begin, in the words of the provider', async () => {
    const app = await open([scim]);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview: Personnel system' }));
    expect(app.variables('useSyncMutation')).toEqual({ input: { integrationId: 'personnel-1', dryRun: true } });
    const params = { problem: 'CREDENTIALS_REFUSED', field: 'apiKey', host: 'hr.example.com', providerText: 'Expired' };
    await app.answer('useSyncMutation', {
      SyncIntegrationPayload: () => ({ integration: null, userErrors: [{ code: '9904', params }] }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Personnel integration authentication failed; re-enter connection data. hr.example.com refused the credentials. Check “Token”. The provider says: Expired',
    );
  });

  it('ERR-13 INTG-09 a sync in the background that was refused says the same', async () => {
    const refused = { outcome: 'FAILED', problem: 'CREDENTIALS_REFUSED', field: 'apiKey', host: 'hr.example.com' };
    await open([aSync(refused)]);
    expect(
      await screen.findByText(
        'Personnel integration authentication failed; re-enter connection data. hr.example.com refused the credentials. Check “Token”.',
      ),
    ).toBeVisible();
  });

  it('ERR-13 a refusal that says nothing more is told in the words of its code alone', async () => {
    const app = await open([scim]);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview: Personnel system' }));
    await app.answer('useSyncMutation', {
      SyncIntegrationPayload: () => ({ integration: null, userErrors: [{ code: '9904', params: null }] }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Personnel integration authentication failed; re-enter connection data',
    );
  });

  it('INTG-09 says why it failed', async () => {
    await open([aSync({ outcome: 'FAILED', problem: 'BUSY', host: 'hr.example.com', providerText: 'Down' })]);
    expect(await screen.findByText(/^Sync failed .*Nothing was changed\.$/)).toBeVisible();
    expect(
      screen.getByText('hr.example.com is busy. Try again in a few minutes. The provider says: Down'),
    ).toBeVisible();
  });
});
