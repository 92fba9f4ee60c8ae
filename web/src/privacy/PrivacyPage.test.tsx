import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { everyRequest, privacyVariables, readPrivacyView, writePrivacyView } from './privacyView.ts';
import { receivedTime } from './request/requestForm.ts';
import { choicesOf } from './retention/retentionForm.ts';

const request = (over: Record<string, unknown> = {}) => ({
  __typename: 'PrivacyRequest',
  id: 'request-1',
  kind: 'ERASURE',
  state: 'OPEN',
  origin: 'MAIL',
  username: 'ada@example.org',
  userId: 7,
  name: 'Ada Example',
  known: true,
  orderedByName: 'Ines',
  requestTime: '2030-01-31T09:00:00Z',
  dueTime: '2030-03-02T09:00:00Z',
  closeTime: null,
  overdue: false,
  ...over,
});

const viewer = { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } };
const requestsPage = (requests: readonly object[]) => ({
  viewer,
  workspace: {
    id: 'workspace-1',
    privacyRequests: {
      totalCount: requests.length,
      csvUrl: 'https://lectern.test/api/v1/secured/workspaces/1/privacyrequests.csv',
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      edges: requests.map((node) => ({ node })),
    },
  },
});
const kept = { factMonths: null, auditMonths: 13, inactiveAccountMonths: null };
const retentionPage = { viewer, workspace: { id: 'workspace-1', retention: kept } };

const open = (page: object, at = '/admin/privacy/') =>
  renderApp({
    at,
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: { PrivacyPageQuery: { Query: () => page } },
  });

describe('BEY-20 who asked for their data', () => {
  it('stands there with its outcome, who is late, and where it is carried out', async () => {
    await open(
      requestsPage([
        request({ overdue: true }),
        request({
          id: 'request-2',
          state: 'DONE',
          origin: 'SELF',
          username: null,
          name: null,
          known: false,
          closeTime: '2030-02-01T09:00:00Z',
        }),
        request({
          id: 'request-3',
          kind: 'EXPORT',
          userId: null,
          name: null,
          known: false,
          username: 'stranger@else.test',
        }),
      ]),
    );
    const late = within(await screen.findByRole('row', { name: /Ada Example/ }));
    expect(late.getByText('Overdue')).toBeVisible();
    expect(late.getByText('Logged by Ines')).toBeVisible();
    expect(late.getByRole('link', { name: 'Carry out: Ada Example' })).toHaveAttribute(
      'href',
      '/admin/users-management/person/?id=7&show=data',
    );
    const done = within(screen.getByRole('row', { name: /Deleted person/ }));
    expect(done.getByText('Done')).toBeVisible();
    expect(done.queryByRole('button')).toBeNull();
    const stranger = within(screen.getByRole('row', { name: /stranger/ }));
    expect(stranger.getByText('No one here has this address')).toBeVisible();
    expect(stranger.getByRole('button', { name: 'Mark as answered: stranger@else.test' })).toBeVisible();
  });

  it('is taken back after a question, or is refused where someone was faster', async () => {
    const app = await open(requestsPage([request()]));
    const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel this request?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel: Ada Example' }));
    expect(dialog().getByText('Deletion: Ada Example')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Leave open' }));
    expect(app.operations).not.toContain('useCloseRequestMutation');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Ada Example' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel request' }));
    expect(app.variables('useCloseRequestMutation')).toEqual({
      input: { privacyRequestId: 'request-1', state: 'CANCELLED' },
    });
    await app.answer('useCloseRequestMutation', {
      ClosePrivacyRequestPayload: () => ({ privacyRequest: null, userErrors: [{ code: 'CONFLICT', params: null }] }),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('This request has changed in the meantime.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Ada Example' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel request' }));
    await app.answer('useCloseRequestMutation', {
      ClosePrivacyRequestPayload: () => ({
        privacyRequest: request({ state: 'CANCELLED', closeTime: '2030-02-01T09:00:00Z' }),
        userErrors: [],
      }),
    });
    expect(screen.getByText('Cancelled', { selector: 'td span' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ada Example' })).toHaveFocus();
  });

  it('is answered after a question where no one here has the address, and its row keeps the focus', async () => {
    const stranger = { userId: null, name: null, known: false, username: 'stranger@else.test' };
    const app = await open(requestsPage([request(stranger)]));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as answered: stranger@else.test' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mark this request as answered?' }));
    expect(dialog.getByText('Deletion: stranger@else.test')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as answered' }));
    expect(app.variables('useCloseRequestMutation')).toEqual({
      input: { privacyRequestId: 'request-1', state: 'DONE' },
    });
    await app.answer('useCloseRequestMutation', {
      ClosePrivacyRequestPayload: () => ({
        privacyRequest: request({ ...stranger, state: 'DONE', closeTime: '2030-02-01T09:00:00Z' }),
        userErrors: [],
      }),
    });
    expect(screen.getByText('stranger@else.test')).toHaveFocus();
  });

  it('is logged by an admin with who asked, what for and since when', async () => {
    const app = await open(requestsPage([]));
    expect(await screen.findByText('No one has asked yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log a request' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Log a request' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log' }));
    expect(dialog.getByText(/^Enter an e-mail address/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'ada@example.org');
    await userEvent.click(dialog.getByRole('radio', { name: 'That all of it is deleted' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log' }));
    expect(app.variables('useLogRequestMutation')).toEqual({
      input: { kind: 'ERASURE', username: 'ada@example.org', requestTime: expect.stringMatching(/^\d{4}-/) },
    });
    await app.answer('useLogRequestMutation', {
      LogPrivacyRequestPayload: () => ({ privacyRequest: request(), userErrors: [] }),
    });
    expect(await screen.findByText(/2 March 2030 is the last day/)).toBeInTheDocument();
    await app.answer('PrivacyPageQuery', { Query: () => requestsPage([request()]) });
    expect(screen.getByRole('row', { name: /Ada Example/ })).toBeVisible();
  });

  it('is filtered in the address, and shown whole again', async () => {
    const app = await open(requestsPage([request()]));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Overdue');
    expect(app.variables('PrivacyPageQuery')).toMatchObject({ state: null, overdue: true });
    await app.answer('PrivacyPageQuery', { Query: () => requestsPage([]) });
    expect(app.router.state.location.search).toBe('?state=overdue');
    await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('has its view in the address', () => {
    const view = { ...everyRequest, state: 'done', kind: 'export', email: 'a@b.test', after: 'c' } as const;
    expect(readPrivacyView(writePrivacyView(view))).toEqual(view);
    expect(readPrivacyView('?tab=x&state=toString&kind=__proto__')).toEqual(everyRequest);
    expect(privacyVariables('?state=done&kind=erasure&sort=-due')).toMatchObject({
      showsRequests: true,
      state: 'DONE',
      overdue: null,
      kind: 'ERASURE',
    });
    expect(privacyVariables('?tab=retention').showsRequests).toBe(false);
  });

  it('came on a day of the last year', () => {
    const now = new Date(2030, 5, 15, 12);
    expect(receivedTime('2030-06-15', now)).toBe(new Date(2030, 5, 15).toISOString());
    expect(receivedTime('2030-06-16', now)).toBeNull();
    expect(receivedTime('2029-06-01', now)).toBeNull();
    expect(receivedTime(null, now)).toBeNull();
  });
});

describe('BEY-20 how long things are kept', () => {
  const previewOf = (over: object = {}) => ({
    Workspace: () => ({
      id: 'workspace-1',
      previewRetention: {
        factsBeforeTime: '2028-01-01T00:00:00Z',
        factCount: 0,
        auditBeforeTime: '2028-12-31T00:00:00Z',
        auditEntryCount: 0,
        accountCount: 0,
        people: [],
        ...over,
      },
    }),
  });

  it('is changed after a look at what would go, which is named once more', async () => {
    const app = await open(retentionPage, '/admin/privacy/?tab=retention');
    await screen.findByRole('heading', { name: 'What is deleted next' });
    await app.answer('useRetentionPreviewQuery', previewOf());
    expect(screen.getAllByText('Nothing')).toHaveLength(3);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delete unused accounts after' }), '2 years');
    await waitFor(() =>
      expect(app.variables('useRetentionPreviewQuery')).toEqual({ retention: { ...kept, inactiveAccountMonths: 24 } }),
    );
    await app.answer(
      'useRetentionPreviewQuery',
      previewOf({
        accountCount: 25,
        people: [
          {
            userId: 8,
            username: 'away@example.org',
            name: 'Away',
            lastActivityTime: '2027-01-31T09:00:00Z',
            warned: false,
            hasLeft: false,
            eraseTime: '2030-03-02T09:00:00Z',
          },
        ],
      }),
    );
    expect(screen.getByText('25 accounts')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /away@example.org/ }));
    expect(row.getByText('2 Mar 2030')).toBeVisible();
    expect(screen.getByText('And 24 more')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^25 accounts are deleted in 30 days unless their owners sign in/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    expect(app.variables('useUpdateRetentionMutation')).toEqual({
      input: { retention: { ...kept, inactiveAccountMonths: 24 } },
    });
    await app.answer('useUpdateRetentionMutation', {
      UpdateRetentionPayload: () => ({
        workspace: { id: 'workspace-1', retention: { ...kept, inactiveAccountMonths: 24 } },
        userErrors: [],
      }),
    });
    expect(await screen.findByText('Saved. It takes effect within the hour.')).toBeInTheDocument();
    expect(screen.getByText('All changes are saved')).toBeVisible();
  });

  /** Changes something and saves it, before it is known what goes. */
  const saveAtOnce = async () => {
    const app = await open(retentionPage, '/admin/privacy/?tab=retention');
    await app.answer('useRetentionPreviewQuery', previewOf());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delete unused accounts after' }), '2 years');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(screen.getByRole('dialog'));
    return { app, dialog, change: dialog.getByRole('button', { name: 'Change' }) };
  };

  /** The button keeps the focus, says that it does nothing, and does nothing. */
  const expectNothingSent = async (app: AppUnderTest, change: HTMLElement) => {
    expect(change).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(change);
    expect(app.operations).not.toContain('useUpdateRetentionMutation');
  };

  it('is not changed before it is said what goes', async () => {
    const { app, dialog, change } = await saveAtOnce();
    await expectNothingSent(app, change);
    await app.answer('useRetentionPreviewQuery', previewOf({ accountCount: 25 }));
    expect(await dialog.findByText(/^25 accounts are deleted/)).toBeVisible();
    expect(change).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(change);
    expect(app.operations).toContain('useUpdateRetentionMutation');
  });

  it('is not changed where it could not be said what goes', async () => {
    const { app, dialog, change } = await saveAtOnce();
    await app.fail('useRetentionPreviewQuery', new Error('lost'));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await expectNothingSent(app, change);
  });

  it('offers what a tool has set, too', () => {
    expect(choicesOf('factMonths', 30)).toEqual([null, 13, 24, 30, 36, 60, 120]);
    expect(choicesOf('auditMonths', 13)).toEqual([6, 13, 24, 36, 60, 84]);
  });
});
