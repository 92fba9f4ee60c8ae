import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { viewer } from '../progress/progress.testkit.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { orderQuestions } from './orderQuestions.ts';
import { readStatisticsView, startOf, writeStatisticsView } from './statisticsView.ts';

const step = (lectureId: number, name: string, numbers: object) => ({
  lectureId,
  name,
  moduleName: 'Basics',
  reached: 0,
  seen: 0,
  inProgress: 0,
  gaveUp: 0,
  expired: 0,
  ...numbers,
});

const question = (questionId: number, text: string, change: object = {}) => ({
  questionId,
  text,
  weight: 1,
  number: questionId,
  lectureName: 'The clock',
  answeredCount: 0,
  rightAtOnceCount: 0,
  discrimination: null,
  outdatedCount: 0,
  findings: [],
  parts: [],
  ...change,
});

const suspicious = question(2, '<p>What <b>time</b>?</p>', {
  answeredCount: 40,
  rightAtOnceCount: 10,
  discrimination: -0.214,
  outdatedCount: 3,
  findings: ['WRONG_KEY'],
  parts: [
    { text: 'Three', place: null, chosenCount: 30, correct: false },
    { text: 'Four', place: null, chosenCount: 10, correct: true },
  ],
});

const statistics = (change: { funnel?: object | null; questions?: object[] } = {}) => ({
  viewer,
  authoredCourse: { id: 'course-1', name: 'Painting', metadata: { language: 'de' } },
  workspace: {
    id: 'workspace-1',
    courseFunnel:
      change.funnel === null
        ? null
        : {
            learnerCount: 50,
            newestOnly: false,
            completedCount: 7,
            csvUrl: 'http://lectern.test/api/v1/secured/courses/258/funnel.csv',
            steps: [
              step(1, 'Reading', { reached: 50, seen: 45, inProgress: 4 }),
              step(2, 'The clock', { reached: 20, inProgress: 9, gaveUp: 4, expired: 2 }),
            ],
            ...change.funnel,
          },
    questionStatistics:
      change.funnel === null
        ? null
        : {
            csvUrl: 'http://lectern.test/api/v1/secured/courses/258/questionstatistics.csv',
            questions: change.questions ?? [question(1, 'Which one?'), suspicious],
          },
  },
});

const open = (data: object, at = '/admin/courses/statistics/?id=258'): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user: viewer.user, workspace: { id: 'workspace-1' } },
    pages: { StatisticsPageQuery: { Query: () => data } },
  });

it('ANLY-10 has how many learners come to each lecture, in numbers and as bars, and where most stop', async () => {
  await open(statistics());
  expect(await screen.findByRole('heading', { level: 1, name: 'Statistics: Painting' })).toBeVisible();
  expect(screen.getByText('50 learners, of whom 7 completed the course.')).toBeVisible();
  expect(
    screen.getByText('More learners stop at “The clock” than anywhere else: 15 do not continue from there.'),
  ).toBeVisible();
  const row = within(screen.getByRole('row', { name: /The clock/ }));
  expect(row.getByText('40 % (20)')).toBeVisible();
  expect(row.getByRole('progressbar', { name: 'The clock: share of learners who reached it' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['0', '9', '4', '2']),
  );
  expect(screen.getAllByRole('link', { name: 'Download CSV' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/funnel.csv'),
  );
});

it('BEY-07 a question tells what stands out, and opened what was chosen and what can be done', async () => {
  await open(statistics());
  const entry = await screen.findByRole('button', { name: /What time/ });
  expect(entry).toHaveTextContent('25 % right at once');
  expect(entry).toHaveTextContent('Is the right answer right?');
  expect(screen.getByRole('button', { name: /Which one/ })).toHaveTextContent('No answers yet');
  await userEvent.click(entry);
  const chosen = within(screen.getByRole('list', { name: 'Chosen at the first try' }));
  expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Three75 % (30)', 'Four25 % (10)']);
  expect(within(chosen.getAllByRole('listitem')[1] as HTMLElement).getByLabelText('Right answer')).toBeVisible();
  expect(screen.getByText(/Check which one is marked as right/)).toBeVisible();
  expect(screen.getByText(/Discrimination: -0.21/)).toBeVisible();
  expect(screen.getByText(/^3 answers were given before/)).toBeVisible();
});

it('BEY-07 questions stand in the order that is chosen, which the address keeps', async () => {
  const app = await open(statistics());
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'What stands out first');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.slice(0, 2))).toEqual([
    '2.',
    '1.',
  ]);
  await waitFor(() => expect(app.router.state.location.search).toBe('?id=258&order=findings'));
});

it('ANLY-06 a period is asked for from the hour in which it begins, and kept in the address', () => {
  const now = new Date('2030-01-31T09:12:00Z');
  expect(startOf(30, now)).toBe('2030-01-01T09:00:00.000Z');
  expect(startOf(null, now)).toBeNull();
  const view = { id: 258, days: 30, order: 'hardest', question: null } as const;
  expect(readStatisticsView(writeStatisticsView(view))).toEqual(view);
  expect(readStatisticsView('?id=x&days=31&order=upside')).toEqual({
    id: null,
    days: null,
    order: 'course',
    question: null,
  });
});

it('BEY-07 the hardest stand first, those that nobody answered last', () => {
  const of = (answeredCount: number, rightAtOnceCount: number) => ({ answeredCount, rightAtOnceCount, findings: [] });
  expect(orderQuestions([of(0, 0), of(10, 9), of(10, 1)], 'hardest')).toEqual([of(10, 1), of(10, 9), of(0, 0)]);
});

it('ANLY-08 nobody yet, and nobody in the period, each say what to do', async () => {
  const app = await open(statistics({ funnel: { learnerCount: 0 } }));
  expect(await screen.findByText('Numbers appear here as soon as learners begin this course.')).toBeVisible();
  app.unmount();
  await open(statistics({ funnel: { learnerCount: 0 } }), '/admin/courses/statistics/?id=258&days=30');
  expect(await screen.findByText(/Choose a longer period/)).toBeVisible();
});

it('OP-54 what is not open to the viewer is not found', async () => {
  await open(statistics({ funnel: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Manage courses' })).toHaveAttribute(
    'href',
    '/admin/courses/',
  );
});
