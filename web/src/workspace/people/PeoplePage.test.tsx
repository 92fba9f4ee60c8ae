import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJob, jobRows } from '../../job/job.testkit.ts';
import { aPerson, ben, inRow, openPeople, peoplePage } from './people.testkit.tsx';

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('aria-label') ?? head.querySelector('button')?.textContent ?? head.textContent);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const invited = aPerson({ ...ben, status: 'INVITED', inviteTime: '2030-01-31T09:00:00Z' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the list', () => {
  it('USERS-05 ADM-08 tells who people are, how far they have come and when they were invited', async () => {
    await openPeople([aPerson({ admin: true }), invited]);
    expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    expect(screen.getByText('2 people')).toBeVisible();
    expect(names()).toEqual(['Ada ExampleAdminada@example.org', 'ben@example.org']);
    expect(inRow('Ada').getByText('Joined')).toBeVisible();
    expect(inRow('ben').getByText('Invited')).toBeVisible();
    expect(inRow('ben').getByText('Sent 31 Jan 2030')).toBeVisible();
  });

  it.each([
    { who: 'everyone has joined', people: [aPerson()], heads: ['Person', 'Status'] },
    { who: 'nobody was invited yet', people: [aPerson(), ben], heads: ['Person', 'Status', 'Actions'] },
    { who: 'somebody was', people: [aPerson(), invited], heads: ['Person', 'Status', 'Invitation', 'Actions'] },
    {
      who: 'whoever was invited has joined',
      people: [aPerson({ inviteTime: '2030-01-31T09:00:00Z' })],
      heads: ['Person', 'Status', 'Invitation'],
    },
  ])('USERS-05 has no columns with nothing in them when $who', async ({ people, heads: expected }) => {
    await openPeople(people);
    await screen.findByRole('table');
    expect(heads()).toEqual(expected);
  });

  it('INTG-06 tells who left by the personnel system, and gives access back', async () => {
    const app = await openPeople([aPerson({ leaveTime: '2030-02-01T09:00:00Z', leftBy: 'ADMIN' })]);
    await screen.findByRole('row', { name: /Ada/ });
    expect(inRow('Ada').getByText('No access')).toBeVisible();
    expect(inRow('Ada').getByText('Withdrawn by an admin on 1 Feb 2030')).toBeVisible();
    await userEvent.click(button('Give access back: ada@example.org'));
    await app.answer('useRestoreAccessMutation', {
      RestoreAccessPayload: () => ({ person: { id: 'person-1', leaveTime: null }, userErrors: [] }),
    });
    expect(app.variables('useRestoreAccessMutation')).toEqual({ input: { userId: 'person-1' } });
    expect(inRow('Ada').getByText('Joined')).toBeVisible();
  });

  it('USERS-05 is searched while one types, by the address', async () => {
    const app = await openPeople([aPerson(), ben]);
    const search = await screen.findByRole('searchbox', { name: 'Search people' });
    await userEvent.type(search, 'ben');
    await waitFor(() => expect(app.router.state.location.search).toBe('?search=ben'));
    expect(app.variables('PeoplePageQuery')).toMatchObject({ search: 'ben', status: null });
    await app.answer('PeoplePageQuery', { Query: () => peoplePage([ben]) });
    expect(names()).toEqual(['ben@example.org']);
    expect(search).toHaveValue('ben');
    expect(search).toHaveFocus();
    // One search for three letters.
    expect(app.operations.filter((name) => name === 'PeoplePageQuery')).toHaveLength(2);
  });

  it('USERS-05 is filtered by status, says when nobody matches, and shows everyone again', async () => {
    const app = await openPeople([aPerson()]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Revoked');
    await app.answer('PeoplePageQuery', { Query: () => peoplePage([]) });
    expect(app.router.state.location.search).toBe('?status=revoked');
    expect(await screen.findByText('Nobody matches')).toBeVisible();
    await userEvent.click(button('Show everyone'));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
    expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('');
  });

  it('USERS-05 LIM-02 is turned by its cursor, which stands in the address', async () => {
    const app = await openPeople([aPerson()], { hasNextPage: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await app.answer('PeoplePageQuery', { Query: () => peoplePage([ben]) });
    expect(app.router.state.location.search).toBe('?after=c');
    expect(app.variables('PeoplePageQuery')).toMatchObject({ first: 100, after: 'c' });
    expect(names()).toEqual(['ben@example.org']);
  });

  it('USERS-05 is ordered by the head of a column, up, down and as it comes', async () => {
    const app = await openPeople([aPerson()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Person' }));
    expect(app.router.state.navigation.location?.search).toBe('?sort=name');
    expect(app.variables('PeoplePageQuery')).toMatchObject({ orderBy: { field: 'NAME', direction: 'ASC' } });
    expect(screen.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button('Person'));
    expect(app.variables('PeoplePageQuery')).toMatchObject({ orderBy: { field: 'NAME', direction: 'DESC' } });
  });

  it('OP-30 STAFF-01 shows the columns that one chooses, here and in the CSV, and remembers them', async () => {
    await openPeople([aPerson({ inviteTime: '2030-01-31T09:00:00Z' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Rights' }));
    expect(heads()).toEqual(['Person', 'Status', 'Rights', 'Invitation']);
    const csv = new URL(screen.getByText<HTMLAnchorElement>('Download CSV').href);
    expect(csv.searchParams.get('columns')).toBe('name,username,status,createCourse,createVoucher,admin,inviteTime');
    expect(localStorage.getItem('lectern.choice.columns.people.invitations')).toBe('["status","invitation","rights"]');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Usual columns' }));
    expect(heads()).toEqual(['Person', 'Status', 'Invitation']);
    expect(localStorage.getItem('lectern.choice.columns.people.invitations')).toBeNull();
  });

  it('USERS-05 says so in its place when it could not be read, and is read again', async () => {
    const app = await openPeople([aPerson()], { failed: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded');
    await userEvent.click(button('Try again'));
    await app.answer('PeoplePageQuery', { Query: () => peoplePage([aPerson()]) });
    expect(await screen.findByRole('rowheader')).toHaveTextContent('Ada Example');
  });

  it('TRIAL-04 ROLE-09 is left by anyone who is no longer an admin', async () => {
    const app = await openPeople(null);
    await app.answer('PeoplePageQuery', { Query: () => peoplePage([], { roles: [] }) });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  });
});

describe('many people', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('BEY-12 USERS-02 are selected one by one, asked about, and invited by a job whose report is shown', async () => {
    const app = await openPeople([aPerson(), ben]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ben@example.org' }));
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
    expect(bar.getByRole('status')).toHaveTextContent('1 selected');
    await userEvent.click(bar.getByRole('button', { name: 'Invite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite 1 person?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(app.variables('useChangePeopleMutation')).toEqual({
      input: { selection: { ids: ['person-2'] }, action: 'INVITE' },
    });
    await app.answer('useChangePeopleMutation', { ChangePeoplePayload: () => ({ job: { jobId: 7 }, userErrors: [] }) });
    await waitFor(() => expect(app.router.state.navigation.location?.pathname).toBe('/admin/jobs/job/'));
    expect(app.router.state.navigation.location?.search).toBe('?id=7');
  });

  it('BEY-13 are enrolled in a course with a due date, after a look at what would happen', async () => {
    const app = await openPeople([aPerson(), ben]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ben@example.org' }));
    await userEvent.click(button('Enrol in a course'));
    const dialog = within(screen.getByRole('dialog', { name: 'Enrol in a course' }));
    expect(dialog.getByText(/^1 person is selected/)).toBeVisible();
    await app.answer('useCoursesToEnrolQuery', {
      Query: () => ({
        authoredCourses: {
          pageInfo: { hasNextPage: false },
          nodes: [
            { id: 'c1', courseId: 258, name: 'Painting', type: 'SIMPLE', rights: { mayEdit: true } },
            { id: 'c2', courseId: 259, name: 'Elsewhere', type: 'EXTERNAL', rights: { mayEdit: true } },
          ],
        },
      }),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Enrol' }));
    expect(dialog.getByText('Choose a course', { selector: 'p, span, div' })).toBeVisible();
    expect(dialog.queryByRole('option', { name: 'Elsewhere' })).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Course' }), 'Painting');
    fireEvent.change(dialog.getByLabelText(/^Due date/), { target: { value: '2999-12-05' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Check first' }));
    const input = {
      courseId: '258',
      people: { selection: { ids: ['person-2'] } },
      dueTime: new Date(2999, 11, 5, 23, 59, 59).toISOString(),
      notify: true,
    };
    expect(app.variables('useEnrolPeopleMutation')).toEqual({ input: { ...input, dryRun: true } });
    await app.answer('useEnrolPeopleMutation', { EnrolPeoplePayload: () => ({ job: { jobId: 7 }, userErrors: [] }) });
    await app.answer('JobTrialQuery', { Query: () => ({ job: null }) });
    expect(await dialog.findByRole('region', { name: 'What would happen' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tell them by e-mail' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enrol' }));
    expect(app.variables('useEnrolPeopleMutation')).toEqual({ input: { ...input, notify: false, dryRun: false } });
    await app.answer('useEnrolPeopleMutation', { EnrolPeoplePayload: () => ({ job: { jobId: 8 }, userErrors: [] }) });
    await waitFor(() => expect(app.router.state.navigation.location?.search).toBe('?id=8'));
  });

  it('BEY-12 STAFF-01 are all that match but some; a refusal stands in the question', async () => {
    const app = await openPeople([aPerson(), ben], { total: 12_431 });
    // It stands in the head of a wide table: jsdom knows no container queries, and takes it for a card's, which has none.
    const all = await screen.findByRole('checkbox', { name: 'Select all rows of this page', hidden: true });
    await userEvent.click(all);
    await userEvent.click(button('Select all 12,431'));
    await userEvent.click(box('Select Ada Example'));
    expect(screen.getByText('12,430 selected')).toBeVisible();
    await userEvent.click(button('Change rights'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Let them create courses' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the rights of 12,430 people?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change rights' }));
    expect(app.variables('useChangePeopleMutation')).toEqual({
      input: {
        selection: {
          filter: {
            search: null,
            status: null,
            rightsWait: null,
            accessWithdrawn: null,
            groupId: null,
            exceptIds: ['person-1'],
          },
        },
        action: 'CHANGE_RIGHTS',
        createCourse: true,
      },
    });
    await app.answer('useChangePeopleMutation', {
      ChangePeoplePayload: () => ({ job: null, userErrors: [{ code: 'FORBIDDEN', params: null }] }),
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('You no longer have admin rights');
  });

  it('are selected from a row to another with shift, and no longer with Escape', async () => {
    await openPeople([aPerson(), ben, aPerson({ id: 'person-3', name: 'Cai' })]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Example' }));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Cai'));
    await user.keyboard('{/Shift}');
    expect(box('Select ben@example.org')).toBeChecked();
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });
});

describe('an invitation', () => {
  it('USERS-02 is sent, sent again, and revoked, in its row', async () => {
    const app = await openPeople([ben]);
    await userEvent.click(await screen.findByRole('button', { name: 'Invite: ben@example.org' }));
    expect(app.variables('useInvitePersonMutation')).toEqual({ input: { userId: 'person-2' } });
    expect(button('Sending…: ben@example.org')).toHaveAttribute('aria-disabled', 'true');
    await app.answer('useInvitePersonMutation', {
      InvitePersonPayload: () => ({ person: invited, userErrors: [] }),
    });
    expect(inRow('ben').getByText('Invited')).toBeVisible();
    expect(button('Invite again: ben@example.org')).toBeVisible();
    await userEvent.click(button('Revoke: ben@example.org'));
    expect(app.operations).not.toContain('useRevokeInvitationMutation');
    const question = within(screen.getByRole('dialog', { name: 'Revoke the invitation of ben@example.org?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await app.answer('useRevokeInvitationMutation', {
      RevokeInvitationPayload: () => ({ person: { ...invited, status: 'REVOKED' }, userErrors: [] }),
    });
    expect(inRow('ben').getByText('Revoked')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Revoke:/ })).toBeNull();
    expect(button('Invite again: ben@example.org')).toHaveFocus();
  });

  it.each([
    [{ code: 'RATE_LIMITED', params: { most: 5 } }, /the limit is 5 invitations a day/],
    [{ code: 'CONFLICT', params: null }, /has joined in the meantime.*Reload the list/],
    [{ code: '1001', params: null }, /no longer in the workspace.*Reload the list/],
    [{ code: 'FORBIDDEN', params: null }, /You no longer have admin rights/],
  ])('USERS-02 says in its row why it was refused: %j', async (refusal, text) => {
    const app = await openPeople([ben]);
    await userEvent.click(await screen.findByRole('button', { name: 'Invite: ben@example.org' }));
    await app.answer('useInvitePersonMutation', {
      InvitePersonPayload: () => ({ person: null, userErrors: [refusal] }),
    });
    expect(await inRow('ben').findByRole('alert')).toHaveTextContent(text);
    expect(button('Invite: ben@example.org')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('USERS-02 is not offered to anyone who has joined and confirmed the address', async () => {
    await openPeople([aPerson(), aPerson({ id: 'person-3', name: 'Cai', addressProven: false })]);
    expect(
      (await screen.findAllByRole('button', { name: /: ada@example.org$/ })).map((item) => item.textContent),
    ).toEqual(['Send a link']);
    expect(inRow('Cai').getByText('Address not confirmed')).toBeVisible();
  });
});

describe('a new person', () => {
  const openForm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add people' }));
    return within(screen.getByRole('dialog', { name: 'Add people' }));
  };

  it('USERS-01 USERS-02 is added on top of the list and invited', async () => {
    const app = await openPeople([aPerson()]);
    const form = await openForm();
    await userEvent.type(form.getByLabelText('E-mail addresses'), ' ben@example.org ');
    await userEvent.click(form.getByLabelText('May create courses'));
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect(app.variables('useAddPersonMutation')).toEqual({
      input: { username: 'ben@example.org', createCourse: true, createVoucher: false },
    });
    await app.answer('useAddPersonMutation', { AddPersonPayload: () => ({ person: ben, userErrors: [] }) });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(['ben@example.org', 'Ada Exampleada@example.org']);
    expect(screen.getByText('2 people')).toBeVisible();
    await app.answer('useInvitePersonMutation', { InvitePersonPayload: () => ({ person: invited, userErrors: [] }) });
    expect(await screen.findByText(/ben@example.org was added. The invitation is on its way/)).toBeInTheDocument();
    expect(inRow('ben').getByText('Invited')).toBeVisible();
  });

  it('USERS-03 takes the place of the revoked invitation of the same address', async () => {
    const app = await openPeople([aPerson(), { ...ben, status: 'REVOKED' }]);
    const form = await openForm();
    await userEvent.type(form.getByLabelText('E-mail addresses'), 'ben@example.org');
    await userEvent.click(form.getByLabelText('Send the invitation now'));
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await app.answer('useAddPersonMutation', {
      AddPersonPayload: () => ({ person: { ...ben, id: 'person-9' }, userErrors: [] }),
    });
    expect(names()).toEqual(['ben@example.org', 'Ada Exampleada@example.org']);
    expect(screen.getByText('2 people')).toBeVisible();
    expect(app.operations).not.toContain('useInvitePersonMutation');
  });

  it('USERS-01 needs an address; what the platform refuses is said in the form', async () => {
    const app = await openPeople([aPerson()]);
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByLabelText('E-mail addresses')).toHaveAccessibleDescription(/Enter an e-mail address/);
    expect(app.operations).not.toContain('useAddPersonMutation');
    await userEvent.type(form.getByLabelText('E-mail addresses'), 'ben@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await app.answer('useAddPersonMutation', {
      AddPersonPayload: () => ({ person: null, userErrors: [{ code: 'CONFLICT', field: null, params: null }] }),
    });
    expect(await form.findByRole('alert')).toHaveTextContent('This person has already been added');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await app.answer('useAddPersonMutation', {
      AddPersonPayload: () => ({ person: null, userErrors: [{ code: 'INVALID', field: 'username', params: null }] }),
    });
    expect(form.getByLabelText('E-mail addresses')).toHaveAccessibleDescription(/Enter an e-mail address/);
  });

  const pasted = 'Ann Lee <ann@example.org>; ben@example.org';
  const jobOf = (jobId: number) => ({
    ImportPeoplePayload: () => ({ job: { jobId }, missingGroups: [], userErrors: [] }),
  });

  it('USERS-01 OP-166 one is added with the name that a mail program gives them', async () => {
    const app = await openPeople([aPerson()]);
    const form = await openForm();
    await userEvent.type(form.getByLabelText('E-mail addresses'), 'Ann Lee <ann@example.org>');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect(app.variables('useAddPersonMutation')).toMatchObject({
      input: { username: 'ann@example.org', name: 'Ann Lee' },
    });
  });

  it('USERS-01 USERS-02 OP-166 several are checked, and added as one import that takes no right away', async () => {
    const app = await openPeople([aPerson()]);
    const form = await openForm();
    await userEvent.type(form.getByLabelText('E-mail addresses'), pasted);
    await userEvent.click(form.getByLabelText('May create courses'));
    await userEvent.click(form.getByRole('button', { name: 'Check' }));
    const input = {
      rows: [
        { number: 1, username: 'ann@example.org', name: 'Ann Lee', createCourse: true },
        { number: 2, username: 'ben@example.org', createCourse: true },
      ],
      invite: true,
      createGroups: false,
    };
    expect(app.variables('useImportPeopleMutation')).toMatchObject({ input: { ...input, dryRun: true } });
    await app.answer('useImportPeopleMutation', jobOf(9));
    const counts = { waiting: 0, done: 1, startsLater: 0, unchanged: 1, refused: 0 };
    const job = aJob({ id: 'job-9', jobId: 9, kind: 'PEOPLE_IMPORT_TRIAL', state: 'DONE', rowCounts: counts });
    await app.answer('JobTrialQuery', { Query: () => ({ job }) });
    const rows = jobRows([
      { number: 1, subject: 'ann@example.org', code: 'ADDED' },
      { number: 2, subject: 'ben@example.org', state: 'UNCHANGED', code: 'THERE' },
    ]);
    await app.answer('JobRowsQuery', { Query: () => ({ job: { ...job, rows } }) });
    expect(await screen.findByRole('row', { name: /^ben@example.org 2 Stays as it is/ })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add 2 people' }));
    expect(app.variables('useImportPeopleMutation')).toMatchObject({ input: { ...input, dryRun: false } });
    await app.answer('useImportPeopleMutation', jobOf(10));
    await waitFor(() => expect(app.router.state.navigation.location?.search).toBe('?id=10'));
  });

  it('USERS-01 OP-166 says which of several are no addresses, and adds nobody until they are mended', async () => {
    const app = await openPeople([aPerson()]);
    const form = await openForm();
    const field = form.getByLabelText('E-mail addresses');
    await userEvent.type(field, `${pasted}, nonsense; cy@`);
    await userEvent.click(form.getByRole('button', { name: 'Add 4 people' }));
    expect(field).toHaveAccessibleDescription('These are not e-mail addresses: nonsense and cy@');
    // In the next frame.
    await waitFor(() => expect(field).toHaveFocus());
    expect(app.operations).not.toContain('useImportPeopleMutation');
  });

  it('STAFF-02 who has an account already is told so, and not invited', async () => {
    const app = await openPeople([ben]);
    const form = await openForm();
    await userEvent.type(form.getByLabelText('E-mail addresses'), 'ada@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await app.answer('useAddPersonMutation', { AddPersonPayload: () => ({ person: aPerson(), userErrors: [] }) });
    expect(await screen.findByText(/ada@example.org already has an account/)).toBeInTheDocument();
    expect(app.operations).not.toContain('useInvitePersonMutation');
  });
});

describe('everyone', () => {
  const counts = (invitedCount: number, over: object = {}) => ({
    totalCount: invitedCount,
    invitedCount,
    revokedCount: 0,
    invitedBeforeCount: 0,
    tooManyTodayCount: 0,
    remainingTodayCount: null,
    ...over,
  });
  const openChoice = async (added: number, waiting: number, over: object = {}) => {
    const app = await openPeople([ben]);
    await userEvent.click(await screen.findByRole('button', { name: 'Invite everyone' }));
    await app.answer('InviteChoicesQuery', {
      Workspace: () => ({
        id: 'workspace-1',
        added: counts(added, { totalCount: waiting, ...over }),
        waiting: counts(waiting, over),
      }),
    });
    return { app, dialog: within(screen.getByRole('dialog', { name: 'Invite everyone' })) };
  };
  const aList = (people: readonly (readonly [string, string])[], over: object = {}) => ({
    Workspace: () => ({
      id: 'workspace-1',
      invitedPeople: {
        ...counts(people.length, over),
        edges: people.map(([username, outcome], index) => ({
          cursor: `c${index}`,
          node: { __typename: 'InvitedPerson', userId: index, username, outcome },
        })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    }),
  });

  it('USERS-04 is invited after a look at who they are and why others are not, and the list is read again', async () => {
    const { app, dialog } = await openChoice(3, 8);
    expect(dialog.getByRole('button', { name: 'Send invitations' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Everyone who has not joined (8)' }));
    await app.answer(
      'InvitedListQuery',
      aList(
        [
          ['ben@example.org', 'INVITED'],
          ['gone@example.org', 'REVOKED'],
          ['often@example.org', 'TOO_MANY_TODAY'],
        ],
        { invitedCount: 8, revokedCount: 1, tooManyTodayCount: 1 },
      ),
    );
    expect(dialog.getByText('8 people get an invitation')).toBeVisible();
    expect(dialog.getByText('Left out, as their invitation is revoked: 1')).toBeVisible();
    const list = within(dialog.getByRole('region', { name: 'People without an account' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ben@example.org',
      'gone@example.orgRevoked',
      'often@example.orgFive today already',
    ]);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Who gets an invitation' }), 'ben{Enter}');
    await waitFor(() => expect(app.variables('InvitedListQuery')).toEqual({ resend: true, search: 'ben' }));
    await app.answer('InvitedListQuery', aList([['ben@example.org', 'INVITED']]));
    expect(dialog.getByRole('button', { name: 'Send 8 invitations' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Only people not invited yet (3)' }));
    await app.answer('InvitedListQuery', aList([['ben@example.org', 'INVITED']]));
    await userEvent.click(dialog.getByRole('button', { name: 'Send 3 invitations' }));
    expect(app.variables('useInviteEveryoneMutation')).toEqual({ input: { resend: false } });
    await app.answer('useInviteEveryoneMutation', {
      InviteEveryonePayload: () => ({ invitedCount: 2, userErrors: [] }),
    });
    expect(await screen.findByText('2 invitations are on their way.')).toBeInTheDocument();
    await app.answer('PeoplePageQuery', { Query: () => peoplePage([invited]) });
    expect(inRow('ben').getByText('Invited')).toBeVisible();
  });

  it('USERS-04 TRIAL-04 says before it is sent that a trial has no room for so many', async () => {
    const { app, dialog } = await openChoice(101, 101, { remainingTodayCount: 40 });
    await userEvent.click(await dialog.findByRole('radio', { name: /Only people not invited yet/ }));
    await app.answer('InvitedListQuery', aList([]));
    expect(dialog.getByRole('alert')).toHaveTextContent('40 are left today');
    expect(dialog.getByRole('button', { name: 'Send invitations' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('USERS-04 TRIAL-04 says when it was too many for a day all the same', async () => {
    const { app, dialog } = await openChoice(100, 100);
    await userEvent.click(await dialog.findByRole('radio', { name: /Only people not invited yet/ }));
    await app.answer('InvitedListQuery', aList([]));
    await userEvent.click(dialog.getByRole('button', { name: 'Send 100 invitations' }));
    await app.answer('useInviteEveryoneMutation', {
      InviteEveryonePayload: () => ({
        invitedCount: null,
        userErrors: [{ code: 'RATE_LIMITED', params: { most: 100 } }],
      }),
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('the limit is 100 invitations a day');
  });

  it('USERS-04 has nobody to invite when everyone has joined', async () => {
    const { dialog } = await openChoice(0, 0);
    expect(await dialog.findByText(/Nobody is waiting for an invitation/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send invitations' })).toHaveAttribute('aria-disabled', 'true');
  });
});
