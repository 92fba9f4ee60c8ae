import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { aLearner, learners, viewer } from './progress.testkit.ts';

const query = 'ProgressPageQuery';

const open = (
  nodes: readonly object[],
  at = '/admin/progress/',
  roles: readonly string[] = ['ROLE_COURSE_ADMIN'],
): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user: { ...viewer.user, roles: [...roles] }, workspace: { id: 'workspace-1' } },
    pages: { [query]: { Query: () => learners(nodes) } },
  });

const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);

beforeEach(() => localStorage.clear());

describe('how learners get on', () => {
  it('PROGR-01 PROGR-04 ADM-04 tells of each who, in what, how far, how well, when last and where', async () => {
    // A window in which the table shows all of its first columns.
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const app = await open([aLearner()]);
    const ada = await row('Ada Example');
    expect(ada.getByRole('link', { name: 'Ada Example' })).toHaveAttribute('href', '/admin/progress/way/?id=77');
    expect(ada.getByText('ada@demo.test')).toBeVisible();
    expect(ada.getByText('Painting')).toBeVisible();
    expect(ada.getByText('In progress')).toBeVisible();
    expect(ada.getByRole('progressbar', { name: 'Done by Ada Example' })).toHaveAttribute('aria-valuenow', '33');
    expect(ada.getByText('14%')).toBeVisible();
    expect(ada.getByText('31 Jan 2030')).toBeVisible();
    expect(ada.getByText('The clock')).toBeVisible();
    expect(app.variables(query)).toMatchObject({ first: 25, phase: null, orderBy: null });
  });

  it.each([
    [{ stuck: true }, 'Stuck'],
    [{ overdue: true, stuck: true }, 'Overdue'],
    [{ expired: true, overdue: true, stuck: false }, 'Time ran out'],
    [{ phase: 'COMPLETED' }, 'Completed'],
    [{ phase: 'GAVE_UP' }, 'Left the course'],
    [{ phase: 'GAVE_UP', expired: true }, 'Time ran out'],
    [{ phase: 'ENROLLED' }, 'Not started'],
  ])('PROGR-01 says of %j: %s', async (state, word) => {
    await open([aLearner(state)]);
    expect((await row('Ada')).getByText(word)).toBeVisible();
  });

  it('PROGR-01 PROGR-02 every filter stands in the address, and each leads back to the beginning', async () => {
    const app = await open([aLearner()], '/admin/progress/?after=c&person=1200');
    const at = (): string => app.router.state.location.search;
    expect(app.variables(query)).toMatchObject({ after: 'c', personId: '1200' });
    await userEvent.click(await screen.findByRole('button', { name: 'Only Ada Example' }));
    await waitFor(() => expect(at()).toBe(''));
    await app.answer(query, { Query: () => learners([aLearner()]) });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Painting');
    await app.answer(query, { Query: () => learners([aLearner()]) });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Stuck');
    await app.answer(query, { Query: () => learners([aLearner()]) });
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Score to, %' }), '60');
    await waitFor(() => expect(at()).toBe('?course=258&state=stuck&max=60'));
    expect(app.variables(query)).toMatchObject({ courseId: '258', stuck: true, maxScore: 60 });
  });

  it('PROGR-01 a score that is none says so, and asks for nothing', async () => {
    const app = await open([aLearner()]);
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    const field = screen.getByRole('textbox', { name: 'Score from, %' });
    await userEvent.type(field, 'x{Tab}');
    expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 100');
    expect(app.operations.filter((name) => name === query)).toHaveLength(1);
  });

  it('PROGR-01 is ordered by the heads of its columns', async () => {
    const app = await open([aLearner()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Score' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?sort=score'));
    expect(app.variables(query)).toMatchObject({ orderBy: { field: 'SCORE', direction: 'ASC' } });
  });

  it('PROGR-03 OP-84 is downloaded as CSV, in the language of the page', async () => {
    await open([aLearner()]);
    const link = await screen.findByRole('link', { name: 'Download CSV' });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.pathname).toBe('/api/v1/secured/workspaces/7/usercourses.csv');
    expect(url.searchParams.get('q')).toBe('x');
    expect(url.searchParams.get('lang')).toBe('en');
  });

  it('PROGR-01 says what will stand here, and what to do where nobody matches', async () => {
    await open([]);
    expect(await screen.findByText('No one has enrolled yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to courses' })).toHaveAttribute('href', '/admin/courses/');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('PROGR-01 leads back to everyone where nobody matches', async () => {
    const app = await open([], '/admin/progress/?state=left');
    expect(await screen.findByText('No learner matches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('ROLE-12 OP-39 a voucher admin is led away', async () => {
    const app = await open([aLearner()], '/admin/progress/', ['ROLE_VOUCHER_ADMIN']);
    expect(app.router.state.location.pathname).toBe('/');
    expect(app.operations).not.toContain(query);
  });

  it('ERR-08 PROGR-01 says that the list could not be read, below its heading', async () => {
    await renderApp({
      at: '/admin/progress/',
      shell: { user: viewer.user, workspace: { id: 'workspace-1' } },
      pages: { [query]: { Query: () => learners([]) } },
      failing: { [query]: [['workspace', 'userCourses']] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No one has enrolled yet')).not.toBeInTheDocument();
  });

  it('BEY-13 people are enrolled by their addresses in the course that is shown; a refusal stands in the form', async () => {
    const app = await open([aLearner()], '/admin/progress/?course=258');
    await userEvent.click(await screen.findByRole('button', { name: 'Enrol people' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Enrol people' }));
    expect(dialog.getByRole('combobox', { name: 'Course' })).toHaveValue('258');
    await userEvent.click(dialog.getByRole('button', { name: 'Enrol' }));
    expect(dialog.getByText('Enter at least one e-mail address')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('E-mail addresses'), 'a@x.org, b@x.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Enrol' }));
    expect(app.variables('useEnrolPeopleMutation')).toEqual({
      input: {
        courseId: '258',
        people: { usernames: ['a@x.org', 'b@x.org'] },
        dueTime: null,
        notify: true,
        dryRun: false,
      },
    });
    await app.answer('useEnrolPeopleMutation', {
      EnrolPeoplePayload: () => ({ job: null, userErrors: [{ code: 'NOT_AVAILABLE_ANY_MORE', params: null }] }),
    });
    expect(await dialog.findByRole('alert')).toBeVisible();
  });

  it('PROGR-01 some or all that match are written to, by a job whose report is shown', async () => {
    const app = await open([aLearner(), aLearner({ id: 'uc-78', name: 'Ben' })], '/admin/progress/?state=stuck&max=40');
    const button = (name: string): HTMLElement => screen.getByRole('button', { name });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ben' }));
    await userEvent.click(button('Write to learners'));
    const dialog = within(screen.getByRole('dialog', { name: 'Write to learners' }));
    expect(dialog.getByText(/^1 enrolment is selected/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByLabelText('Subject')).toHaveAccessibleDescription('Enter a subject');
    await waitFor(() => expect(dialog.getByLabelText('Subject')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Subject'), 'Monday');
    await userEvent.type(dialog.getByLabelText('Message'), 'At nine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const sent = app.variables('useMessageLearnersMutation');
    expect(sent).toMatchObject({ input: { learners: { ids: ['uc-78'] }, subject: 'Monday', body: 'At nine.' } });
    await app.answer('useMessageLearnersMutation', {
      MessageLearnersPayload: () => ({ job: null, userErrors: [{ code: 'RATE_LIMITED', params: null }] }),
    });
    expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    // All that match, but one.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Example' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Example' }));
    await userEvent.click(button('Select all 2'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
    await userEvent.click(button('Write to learners'));
    await userEvent.type(screen.getByLabelText('Subject'), 'x');
    await userEvent.type(screen.getByLabelText('Message'), 'y');
    await userEvent.click(button('Send'));
    expect(app.variables('useMessageLearnersMutation')).toMatchObject({
      input: { learners: { filter: { stuck: true, maxScore: 40, exceptIds: ['uc-78'] } } },
    });
    await app.answer('useMessageLearnersMutation', {
      MessageLearnersPayload: () => ({ job: { jobId: 7 }, userErrors: [] }),
    });
    await waitFor(() => expect(app.router.state.navigation.location?.pathname).toBe('/admin/jobs/job/'));
  });

  it('OP-127 selected learners are un-enrolled after a question, or get another due date', async () => {
    const app = await open([aLearner()]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ada Example' }));
    await userEvent.click(screen.getByRole('button', { name: 'Un-enrol' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Un-enrol 1 learner?' }));
    expect(dialog.getByText(/their work is kept/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Un-enrol' }));
    expect(app.variables('useChangeEnrolmentsMutation')).toEqual({
      input: { learners: { ids: ['uc-77'] }, action: 'UNENROL', dryRun: false },
    });
    await app.answer('useChangeEnrolmentsMutation', {
      ChangeEnrolmentsPayload: () => ({ job: null, userErrors: [{ code: 'RATE_LIMITED', params: null }] }),
    });
    expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep them enrolled' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change due date' }));
    const due = within(screen.getByRole('dialog', { name: 'Change due date' }));
    await userEvent.click(due.getByRole('button', { name: 'Save' }));
    expect(due.getByText('Choose a day, or “No due date”')).toBeVisible();
    await userEvent.click(due.getByRole('checkbox', { name: 'No due date' }));
    await userEvent.click(due.getByRole('button', { name: 'Save' }));
    expect(app.variables('useChangeEnrolmentsMutation')).toEqual({
      input: { learners: { ids: ['uc-77'] }, action: 'CHANGE_DUE', dueTime: null, dryRun: false },
    });
  });

  it('OP-126 who has no account yet is seen and cancelled, also where nobody has enrolled', async () => {
    const app = await renderApp({
      at: '/admin/progress/',
      shell: { user: viewer.user, workspace: { id: 'workspace-1' } },
      pages: { [query]: { Query: () => learners([], 1) } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Waiting to join (1)' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Waiting to join' }));
    const nodes = ['w-1', 'w-2'].map((id) => ({
      id,
      username: `${id}@x.org`,
      courseName: 'Painting',
      dueTime: '2030-02-01T20:00:00.000Z',
    }));
    const edges = nodes.map((node) => ({ cursor: node.id, node }));
    const pageInfo = { hasNextPage: false, endCursor: 'w-2' };
    await app.answer('WaitingListQuery', {
      Query: () => ({ workspace: { id: 'workspace-1', waitingEnrolments: { edges, pageInfo } } }),
    });
    expect(dialog.getAllByText('Painting · Due 1 Feb 2030')).toHaveLength(2);
    const cancel = async (id: string) => {
      await userEvent.click(dialog.getByRole('button', { name: `Cancel enrolment: ${id}@x.org, Painting` }));
      const question = within(screen.getByRole('dialog', { name: `Cancel the enrolment of ${id}@x.org?` }));
      await userEvent.click(question.getByRole('button', { name: 'Cancel enrolment' }));
      expect(app.variables('useCancelWaitingMutation')).toMatchObject({ input: { waitingEnrolmentId: id } });
      await app.answer('useCancelWaitingMutation', {
        CancelWaitingEnrolmentPayload: () => ({ cancelledWaitingEnrolmentId: id, userErrors: [] }),
      });
    };
    await cancel('w-1');
    expect(dialog.queryByText('w-1@x.org')).not.toBeInTheDocument();
    expect(dialog.getByRole('list', { name: 'Waiting to join' })).toHaveFocus();
    await cancel('w-2');
    expect(await dialog.findByText('Nobody is waiting any more.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await app.answer('WaitingEnrolmentsRefetchQuery', {
      Workspace: () => ({ id: 'workspace-1', waitingEnrolments: { totalCount: 0 } }),
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Waiting to join/ })).not.toBeInTheDocument());
  });
});
