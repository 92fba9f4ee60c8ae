import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/renderApp.tsx';
import { aPerson } from '../people.testkit.tsx';

const page = (person: object | null, viewerId = 1001) => ({
  viewer: { hasPassword: true, user: { id: 'user-1', userId: viewerId, roles: ['ROLE_ADMIN'] } },
  workspace: {
    id: 'workspace-1',
    person,
    userCourses: {
      totalCount: 40,
      edges: [
        {
          node: {
            id: 'uc-1',
            userCourseId: 51,
            scorePercent: 70,
            seenPercent: 85,
            startTime: '2030-01-01T09:00:00Z',
            lastActivityTime: null,
            course: { id: 'course-1', name: 'Painting' },
          },
        },
      ],
    },
    lastSignIn: { edges: [{ node: { id: 'entry-1', time: '2030-01-31T09:00:00Z' } }] },
    auditLog: {
      edges: [
        {
          node: {
            id: 'entry-1',
            time: '2030-01-31T09:00:00Z',
            who: { text: 'Ada Example', kind: 'PERSON', thingId: '1234' },
            sentence: [{ text: 'Signed in', kind: null, thingId: null }],
            jobId: null,
            jobEntryCount: null,
          },
        },
      ],
    },
  },
});

const open = (person: object | null, viewerId?: number) =>
  renderApp({
    at: '/admin/users-management/person/?id=1234',
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: { PersonPageQuery: { Query: () => page(person, viewerId) } },
  });

const ada = aPerson({ userId: 1234 });

describe('the page of a person', () => {
  it('USERS-05 OP-168 tells the last sign-in, and leads to writing, enrolling and a password reset', async () => {
    const app = await open(ada);
    expect(await screen.findByText('Last sign-in')).toBeVisible();
    expect(screen.getByText(/^31 January 2030/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', 'mailto:ada%40example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send a password reset' }));
    expect(app.variables('useRequestPasswordResetMutation')).toEqual({ input: { username: 'ada@example.org' } });
    await app.answer('useRequestPasswordResetMutation', {
      RequestPasswordResetPayload: () => ({ accepted: true, userErrors: [] }),
    });
    expect(await screen.findByText(/The mail for a new password is on its way to Ada Example/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enrol in a course' }));
    expect(screen.getByRole('dialog', { name: 'Enrol in a course' })).toBeVisible();
  });

  it('OP-168 offers no password to someone without an account, and nothing to whose access was withdrawn', async () => {
    await open(aPerson({ userId: 1234, status: 'INVITED' }));
    expect(await screen.findByRole('button', { name: 'Enrol in a course' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a password reset' })).toBeNull();
    expect(screen.queryByText('Last sign-in')).toBeNull();
  });

  it('OP-168 leads back to the list, which keeps its filters where it was opened from there', async () => {
    const app = await open(ada);
    const back = async () => (await screen.findByRole('link', { name: 'Back to people' })).getAttribute('href');
    expect(await back()).toBe('/admin/users-management/');
    const list = '/admin/users-management/?status=ADDED';
    const person = '/admin/users-management/person/?id=1234';
    await act(() => app.router.navigate(person, { state: { list }, replace: true }));
    expect(await back()).toBe(list);
    await act(() => app.router.navigate(person, { state: { list: '//elsewhere.test/' }, replace: true }));
    expect(await back()).toBe('/admin/users-management/');
  });

  it('USERS-05 STAFF-01 PROGR-02 tells their access, courses and what happened', async () => {
    const app = await open(ada);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Example' })).toBeVisible();
    expect(app.variables('PersonPageQuery')).toEqual({ id: '1234', language: 'EN' });
    expect(screen.getByText('ada@example.org')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Courses: ada@example.org' })).not.toBeChecked();
    const course = within(screen.getByRole('row', { name: /Painting/ }));
    expect(course.getByRole('link', { name: 'Painting' })).toHaveAttribute('href', '/admin/progress/way/?id=51');
    expect(course.getByText('85%')).toBeVisible();
    expect(course.getByText('70%')).toBeVisible();
    expect(screen.getByText('1 of 40 are shown, the newest first.')).toBeVisible();
    expect(screen.getByRole('row', { name: /Signed in/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Everything in the audit log' })).toHaveAttribute(
      'href',
      '/admin/audit/?person=1234',
    );
  });

  it('OP-130 withdraws access after a question whose primary button keeps it, and gives it back', async () => {
    const app = await open(ada);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw access' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw the access of Ada Example?' }));
    expect(dialog.getByText(/signed out everywhere at once/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw access' }));
    await waitFor(() => expect(app.variables('useWithdrawAccessMutation')).toEqual({ input: { userId: 'person-1' } }));
    await app.answer('useWithdrawAccessMutation', {
      WithdrawAccessPayload: () => ({
        person: { id: 'person-1', status: 'REGISTERED', leaveTime: '2030-02-01T09:00:00Z', leftBy: 'ADMIN' },
        userErrors: [],
      }),
    });
    expect(await screen.findByText('Ada Example can no longer sign in.')).toBeVisible();
    expect(screen.getByText('No access')).toBeVisible();
    expect(screen.getByText(/Withdrawn by an admin on/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Give access back: ada@example.org' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw access' })).toBeNull();
  });

  it('OP-130 OP-131 nobody is offered to take the right or the access from themselves', async () => {
    await open(aPerson({ userId: 1234, admin: true }), 1234);
    expect(await screen.findByText('Everything, as an admin')).toBeVisible();
    expect(screen.queryByRole('switch', { name: /Admin/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw access' })).toBeNull();
  });

  it('OP-131 names an admin once the acting admin has given their password, and says why it was refused', async () => {
    const app = await open(ada);
    await userEvent.click(await screen.findByRole('switch', { name: 'Admin: ada@example.org' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Make Ada Example an admin?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
    expect(dialog.getByLabelText('Your own password')).toBeInvalid();
    await userEvent.type(dialog.getByLabelText('Your own password'), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
    await waitFor(() =>
      expect(app.variables('useChangeAdminMutation')).toEqual({
        input: { userId: 'person-1', admin: true, password: 'secret' },
      }),
    );
    await app.answer('useChangeAdminMutation', {
      ChangeAdminPayload: () => ({
        person: null,
        userErrors: [{ code: 'CONFLICT', field: null, params: { reason: 'NO_ACCESS' } }],
      }),
    });
    expect(await dialog.findByText('This person has no access. Give it back first.')).toBeVisible();
  });

  it('BEY-20 erases them once their address is typed, and leaves for the list', async () => {
    const app = await open(ada);
    await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Erase Ada Example?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(dialog.getByText('This is not the address of the person')).toBeVisible();
    expect(app.operations).not.toContain('useErasePersonMutation');
    await userEvent.type(dialog.getByRole('textbox'), 'ADA@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(app.variables('useErasePersonMutation')).toEqual({
      input: { userId: '1234', confirmUsername: 'ADA@example.org' },
    });
    await app.answer('useErasePersonMutation', {
      ErasePersonalDataPayload: () => ({ erased: true, userErrors: [] }),
    });
    await waitFor(() => expect(app.router.state.navigation.location?.pathname).toBe('/admin/users-management/'));
  });

  it('BEY-20 the last admin is not erased', async () => {
    const app = await open(ada);
    await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'ada@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
    await app.answer('useErasePersonMutation', {
      ErasePersonalDataPayload: () => ({ erased: null, userErrors: [{ code: 'CONFLICT', field: null, params: null }] }),
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is the last admin of the workspace');
  });

  it('BEY-20 gives all that is stored about them, and sends who looks at themselves to the settings', async () => {
    const app = await open(ada, 1234);
    await userEvent.click(await screen.findByRole('button', { name: 'Download the data' }));
    expect(app.variables('useExportPersonalDataMutation')).toEqual({ input: { userId: '1234' } });
    expect(screen.queryByRole('button', { name: 'Erase this person' })).toBeNull();
    expect(screen.getByText(/You erase it in your settings/)).toBeVisible();
  });

  it('says when there is nobody', async () => {
    await open(null);
    expect(await screen.findByText('There is no such person')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to people' })).toHaveAttribute('href', '/admin/users-management/');
  });
});
