import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

const account = (change: object = {}) => ({
  __typename: 'ServiceAccount',
  id: 'account-5',
  name: 'Warehouse',
  description: 'Copies progress',
  rights: { admin: false, createCourse: true, createVoucher: false },
  owner: { userId: 7, name: 'Ada Author', username: 'ada@demo.test' },
  disableTime: null,
  lastUseTime: null,
  apiTokens: [],
  ...change,
});

const accounts = (...serviceAccounts: readonly object[]) => ({
  Query: () => ({
    viewer: { user: { id: 'user-1', userId: 1001 } },
    workspace: { id: 'workspace-1', serviceAccounts },
  }),
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
  await userEvent.click(await screen.findByRole('button', { name: 'Manage service accounts' }));
  await app.answer('ServiceAccountListQuery', accounts(...shown));
  return app;
}

const panel = () => within(screen.getByRole('dialog', { name: 'Service accounts' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('service accounts', () => {
  it('BEY-42 OP-303 are made with a name and rights, and a name that is taken is told at its field', async () => {
    const app = await open();
    expect(panel().getByText(/^There are no service accounts yet\./)).toBeVisible();
    await press('New service account');
    await press('Create account');
    expect(panel().getByLabelText('Name')).toHaveAccessibleDescription('Give it a name.');
    await userEvent.type(panel().getByLabelText('Name'), 'Warehouse');
    await userEvent.click(panel().getByRole('checkbox', { name: 'Create courses' }));
    await press('Create account');
    expect(app.variables('useCreateServiceAccountMutation')).toEqual({
      input: {
        name: 'Warehouse',
        description: '',
        rights: { admin: false, createCourse: true, createVoucher: false },
      },
    });
    await app.answer('useCreateServiceAccountMutation', {
      CreateServiceAccountPayload: () => ({
        serviceAccount: null,
        userErrors: [{ code: 'SERVICE_ACCOUNT_NAME_TAKEN', field: null, params: { name: 'Warehouse' } }],
      }),
    });
    expect(panel().getByLabelText('Name')).toHaveAccessibleDescription(
      'There is a service account of this name already.',
    );
  });

  it('BEY-42 OP-303 tell what they may do and who is responsible, or that nobody is, and can be taken over', async () => {
    const app = await open(account({ owner: null }));
    const item = panel().getByRole('listitem');
    expect(item).toHaveTextContent('No owner');
    expect(item).toHaveTextContent('May: Create courses');
    await press('Edit: Warehouse');
    await userEvent.click(panel().getByRole('checkbox', { name: /I am responsible/ }));
    await press('Save changes');
    expect(app.variables('useUpdateServiceAccountMutation')).toMatchObject({
      input: { serviceAccountId: 'account-5', name: 'Warehouse', ownerId: '1001' },
    });
  });

  it('BEY-42 OP-303 are disabled and deleted after asking', async () => {
    const app = await open(account());
    await press('Disable: Warehouse');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Disable “Warehouse”?' })).getByRole('button', { name: 'Disable' }),
    );
    expect(app.variables('useUpdateServiceAccountMutation')).toEqual({
      input: { serviceAccountId: 'account-5', disabled: true },
    });
    await app.answer('useUpdateServiceAccountMutation', {
      UpdateServiceAccountPayload: () => ({
        serviceAccount: account({ disableTime: '2030-01-31T09:00:00Z' }),
        userErrors: [],
      }),
    });
    expect(panel().getByRole('button', { name: 'Enable: Warehouse' })).toBeVisible();
    await press('Delete: Warehouse');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Delete “Warehouse”?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(app.variables('useDeleteServiceAccountMutation')).toEqual({ input: { serviceAccountId: 'account-5' } });
    await app.answer('useDeleteServiceAccountMutation', {
      DeleteServiceAccountPayload: () => ({ deletedServiceAccountId: 'account-5', userErrors: [] }),
    });
    await app.answer('ServiceAccountListQuery', accounts());
    expect(panel().queryByText('Warehouse')).toBeNull();
  });

  it('BEY-42 OP-303 are given tokens by the form of people, shown once', async () => {
    const app = await open(account());
    await press('API tokens of Warehouse');
    await press('New API token');
    await userEvent.type(panel().getByLabelText('What it is for'), 'Nightly');
    await userEvent.click(panel().getByRole('checkbox', { name: 'Read: Courses' }));
    await press('Create token');
    expect(app.variables('useCreateApiTokenMutation')).toMatchObject({
      input: { serviceAccountId: 'account-5', name: 'Nightly', scopes: ['COURSES_READ'] },
    });
    await app.answer('useCreateApiTokenMutation', {
      CreateApiTokenPayload: () => ({ token: 'lectern_secret', userErrors: [] }),
    });
    expect(
      within(screen.getByRole('dialog', { name: 'Copy your new token' })).getByText('lectern_secret'),
    ).toBeVisible();
  });
});
