import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { writeTableView } from '../../admin/table/tableView.ts';
import { allQuestions, questionsVariables, readQuestionsView } from './questionsView.ts';

const question = (over: Record<string, unknown> = {}) => ({
  __typename: 'DiscussionQuestion',
  threadId: 7,
  courseId: 258,
  courseName: 'German',
  lectureId: 2001,
  lectureName: 'At the station',
  title: 'Which platform?',
  authorName: 'Ada',
  createTime: '2030-01-31T09:00:00Z',
  lastActivityTime: '2030-01-31T09:00:00Z',
  replyCount: 2,
  state: 'UNANSWERED',
  reportCount: 0,
  pinned: false,
  closed: false,
  ...over,
});

const page = (questions: readonly object[]) => ({
  viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_COURSE_ADMIN'] } },
  workspace: {
    id: 'workspace-1',
    discussionQuestions: {
      totalCount: questions.length,
      csvUrl: 'https://lectern.test/api/v1/secured/workspaces/1/discussionquestions.csv?state=hidden',
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      edges: questions.map((node) => ({ node })),
    },
  },
  authoredCourses: { nodes: [{ id: 'course-1', courseId: 258, name: 'German', rights: { mayEdit: true } }] },
});

const open = (questions: readonly object[], at = '/admin/discussion/') =>
  renderApp({
    at,
    shell: { user: { roles: ['ROLE_COURSE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: { QuestionsPageQuery: { Query: () => page(questions) } },
  });

describe('the questions of all courses', () => {
  it('BEY-16 say where they stand and how, and lead to their place below the lecture', async () => {
    await open([
      question({ reportCount: 1, pinned: true }),
      question({ threadId: 8, title: null, authorName: null, state: 'DELETED', lectureName: null }),
    ]);
    const row = within(await screen.findByRole('row', { name: /Which platform/ }));
    expect(row.getByRole('link', { name: 'Which platform?' })).toHaveAttribute(
      'href',
      '/courseware/?lecture=2001&question=7#!258',
    );
    for (const text of ['At the station', 'Ada', 'Unanswered', '1 report', 'Pinned']) {
      expect(row.getByText(text)).toBeVisible();
    }
    const gone = within(screen.getByRole('row', { name: /deleted/i }));
    expect(gone.queryByRole('link')).toBeNull();
    expect(gone.getByText('This lecture was removed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('state=hidden'),
    );
  });

  it('OP-335 are exported as JSON Lines by admins alone', async () => {
    await open([question()]);
    expect(await screen.findByRole('link', { name: 'Download CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More ways to download' })).toBeNull();
  });

  it('BEY-16 nothing yet says what will stand here, nothing found leads back to all', async () => {
    const app = await open([]);
    expect(await screen.findByText('No questions yet')).toBeVisible();
    app.unmount();
    const narrowed = await open([], '/admin/discussion/?state=reported');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all questions' }));
    await waitFor(() => expect(narrowed.router.state.location.search).toBe(''));
  });

  it('BEY-16 are filtered by their state, in the address', async () => {
    const app = await open([question()]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Reported');
    await waitFor(() => expect(app.variables('QuestionsPageQuery')).toMatchObject({ state: 'REPORTED' }));
  });

  it('BEY-16 selected ones are hidden with one reason, and the list is read again', async () => {
    const app = await open([question(), question({ threadId: 8, title: 'Tip?' })]);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Which platform/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tip/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hide 2 questions from others?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Off topic');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(app.variables('useHideDiscussionQuestionsMutation')).toEqual({
      input: { threadIds: ['7', '8'], reason: 'Off topic' },
    });
    await app.answer('useHideDiscussionQuestionsMutation', {
      HideDiscussionQuestionsPayload: () => ({ changedCount: 2, userErrors: [] }),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('BEY-16 have their view in the address, and leave out what makes no sense', () => {
    const view = {
      ...allQuestions,
      search: 'why',
      course: 258,
      state: 'hidden',
      since: '2030-01-31',
      after: 'c',
    } as const;
    expect(readQuestionsView(writeTableView(view))).toEqual(view);
    expect(readQuestionsView('?state=x&course=-1&since=soon&sort=name')).toEqual(allQuestions);
    expect(questionsVariables('?sort=-replies&state=hidden')).toMatchObject({
      first: 25,
      state: 'HIDDEN',
      orderBy: { field: 'REPLY_COUNT', direction: 'DESC' },
    });
  });
});
