import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../requestError.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { certificateFixture, stepFixture, userCourseFixture } from '../testing/studyFixture.ts';

const connection = (nodes: readonly object[], hasNextPage = false) => ({
  totalCount: nodes.length,
  nodes,
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage, endCursor: String(nodes.length - 1) },
});

const course = (courseId: number, name: string) => ({
  id: `course-${courseId}`,
  courseId,
  name,
  lectureCount: 2,
  imageUrl: null,
  metadata: { language: null },
});

function openDashboard(viewer: {
  active?: object[];
  completed?: object[];
  hasNextPage?: boolean;
  continueLearning?: object | null;
  dueNext?: object | null;
  records?: object[];
}): Promise<AppUnderTest> {
  const active = connection(viewer.active ?? [], viewer.hasNextPage);
  const completed = connection(viewer.completed ?? []);
  const records = connection(viewer.records ?? []);
  return renderApp({
    at: '/dashboard/',
    shell: { user: {} },
    pages: {
      DashboardPageQuery: {
        Query: () => ({
          viewer: {
            dueNext: viewer.dueNext ?? null,
            continueLearning: viewer.continueLearning ?? null,
            active,
            completed,
            activeUserCourses: active,
            completedUserCourses: completed,
            records,
            completionRecords: records,
            recent: connection([]),
          },
        }),
      },
    },
  });
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the dashboard', () => {
  it('BEY-13 a course says by when it is due, in words, and that it is overdue', async () => {
    const dueTime = new Date(2030, 11, 5, 23, 59, 59).toISOString();
    await openDashboard({
      active: [
        userCourseFixture({ dueTime }),
        userCourseFixture({ id: 'userCourse-2', dueTime, overdue: true, course: course(7, 'Late') }),
      ],
    });
    expect(await screen.findByText('Due 5 Dec 2030')).toBeVisible();
    expect(screen.getByText('Overdue since 5 Dec 2030')).toBeVisible();
  });

  it.each([
    ['ENR-04 OP-51 has not begun', 'Coming up', /^The lectures open on 31 January 2035\.$/, {}],
    [
      'OP-21 whose time ran out',
      'Your time ran out',
      /^Your time in this course ran out on 31 January 2020\./,
      { expired: true, expireTime: '2020-01-31T09:00:00.000Z' },
    ],
  ])('%s, a course leads to its page and offers no lecture', async (_what, heading, words, change) => {
    const gate = { reason: 'COURSE_NOT_STARTED', time: '2035-01-31T09:00:00.000Z' };
    const closed = (id: number) =>
      userCourseFixture({
        id: `u${id}`,
        course: course(id, `Course ${id}`),
        continueAt: { ...stepFixture({ name: 'First lecture' }), sectionId: null, gate },
        ...change,
      });
    await openDashboard({ continueLearning: closed(1), active: [closed(1), closed(2)] });
    const lead = region(heading);
    expect(lead.getByText(words)).toBeVisible();
    expect(lead.getByRole('link', { name: 'Go to the course page' })).toHaveAttribute('href', '/dashboard/course/#!1');
    expect(region('In progress').getByText(words)).toBeVisible();
    expect(screen.queryByText(/First lecture/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^(Start|Continue)$/ })).toBeNull();
  });

  it('UMB-01 PROG-10 a course without lectures shows no progress that nobody can make', async () => {
    const umbrella = userCourseFixture({
      course: { ...course(109, 'Which course is for me?'), lectureCount: 0 },
      continueAt: null,
      remainingMinutes: 0,
    });
    await openDashboard({ active: [umbrella, { ...umbrella, id: 'userCourse-2' }], continueLearning: umbrella });
    expect(screen.getAllByText('Which course is for me?').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Go to the course page' })).toHaveAttribute(
      'href',
      '/dashboard/course/#!109',
    );
    expect(screen.queryByText(/%/)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('OP-21 a course that is open for a while says until when', async () => {
    await openDashboard({ active: [userCourseFixture({ expireTime: '2035-01-31T09:00:00.000Z' })] });
    expect(screen.getByText('Open to you until 31 January 2035.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next: First lecture' })).toBeVisible();
  });

  it('UMB-03 names the umbrella course by which a course was found, on every card, once for each course', async () => {
    const umbrella = course(109, 'Which course is for me?');
    const found = (id: string, name: string, change: object = {}) =>
      userCourseFixture({ id, umbrella, course: course(Number(id), name), ...change });
    const first = found('1', 'First');
    await openDashboard({
      continueLearning: first,
      active: [first, found('2', 'Second'), found('3', 'Third', { status: 'DONE' })],
      completed: [
        found('4', 'Fourth', { phase: 'COMPLETED' }),
        userCourseFixture({ id: '5', course: course(5, 'Fifth') }),
      ],
    });
    const links = screen.getAllByRole('link', { name: 'Which course is for me?' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['3', '1', '2', '4'].map((id) => `/dashboard/course/?umbrella=true&from=${id}#!109`),
    );
    expect(screen.getAllByText(/^Found with/)).toHaveLength(4);
  });

  it('OP-170 DASH-03 a completed course that was deleted stays with its day, score and certificate, and links nowhere else', async () => {
    const record = {
      courseId: 6,
      courseName: 'Gone',
      courseLanguage: 'de',
      finishTime: '2030-01-31T09:00:00.000Z',
    };
    await openDashboard({
      records: [
        { ...record, userCourseId: 5, scorePercent: 80, certificate: certificateFixture() },
        { ...record, userCourseId: 4, courseName: 'Without', scorePercent: null, certificate: null },
      ],
    });
    const records = region('Completed, no longer available');
    expect(records.getAllByText('Completed on 31 January 2030')).toHaveLength(2);
    expect(records.getByText('Score: 80%')).toBeVisible();
    expect(records.getByText('Completed without a certificate')).toBeVisible();
    expect(records.getByRole('heading', { name: 'Gone' })).toHaveAttribute('lang', 'de');
    expect(records.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/verifycertificate/?uuid=f8257667-1eae-46f4-9cdc-344be9e96eb7',
    ]);
    expect(screen.queryByRole('region', { name: 'Completed' })).toBeNull();
  });

  it('DASH-01 shows courses in progress and completed courses as two groups', async () => {
    await openDashboard({
      active: [userCourseFixture({ seenPercent: 40 })],
      completed: [
        userCourseFixture({
          id: 'userCourse-2',
          phase: 'COMPLETED',
          finishTime: '2030-01-31T09:00:00.000Z',
          course: course(259, 'Time Management'),
          certificate: certificateFixture(),
        }),
      ],
    });
    expect(region('In progress').getByText('German for Beginners')).toBeVisible();
    expect(region('In progress').getByText('40% done')).toBeVisible();
    expect(region('In progress').getByText('36 min left')).toBeVisible();
    expect(region('In progress').getByText('Next: First lecture')).toBeVisible();
    expect(region('Completed').getByText('Completed on 31 January 2030')).toBeVisible();
    expect(region('Completed').getByRole('link', { name: 'Certificate' })).toHaveAttribute(
      'href',
      '/verifycertificate/?uuid=f8257667-1eae-46f4-9cdc-344be9e96eb7',
    );
  });

  it('WCAG 3.1.2 the names of courses say their language on each card', async () => {
    const inUkrainian = (courseId: number, name: string) => ({
      ...course(courseId, name),
      metadata: { language: 'uk' },
    });
    await openDashboard({
      active: [
        userCourseFixture({ id: 'userCourse-5', course: inUkrainian(261, 'Світло') }),
        userCourseFixture({ id: 'userCourse-6', status: 'DONE', course: inUkrainian(262, 'Вода') }),
      ],
      completed: [userCourseFixture({ id: 'userCourse-7', phase: 'COMPLETED', course: inUkrainian(263, 'Земля') })],
      continueLearning: userCourseFixture({ id: 'userCourse-8', course: inUkrainian(264, 'Повітря') }),
    });
    for (const name of ['Світло', 'Вода', 'Земля', 'Повітря']) {
      expect(screen.getByText(name)).toHaveAttribute('lang', 'uk');
    }
  });

  it('DASH-04 links to the learner’s own page of the course', async () => {
    await openDashboard({ active: [userCourseFixture()] });
    expect(region('In progress').getByRole('link', { name: 'German for Beginners' })).toHaveAttribute(
      'href',
      '/dashboard/course/#!258',
    );
  });

  it('DASH-02 DASH-03 reads 25 of each group and more on demand', async () => {
    const app = await openDashboard({ active: [userCourseFixture()], hasNextPage: true });
    expect(app.variables('DashboardPageQuery')).toEqual({ count: 25 });
    await userEvent.click(region('In progress').getByRole('button', { name: 'Show more' }));
    await app.fail('ActiveCoursesPaginationQuery', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(region('In progress').getByRole('alert')).toHaveTextContent('More courses could not be loaded. Try again.');
    await userEvent.click(region('In progress').getByRole('button', { name: 'Show more' }));
    expect(app.variables('ActiveCoursesPaginationQuery')).toMatchObject({ count: 25, cursor: '0' });
    await app.answer('ActiveCoursesPaginationQuery', {
      Viewer: () => ({
        activeUserCourses: connection([userCourseFixture({ id: 'userCourse-3', course: course(260, 'One more') })]),
      }),
    });
    expect(region('In progress').getByText('One more')).toBeVisible();
    expect(region('In progress').getByText('German for Beginners')).toBeVisible();
  });

  it('OP-96 continues with one click where the learner stopped in the lecture that is next, and shows the course once', async () => {
    const studied = userCourseFixture({ phase: 'ENROLLED', continueAt: { ...stepFixture(), sectionId: 31 } });
    const app = await openDashboard({ active: [studied], continueLearning: studied });
    const card = region('Continue where you left off');
    expect(card.getByText('Lecture: Second lecture')).toBeVisible();
    expect(screen.getAllByText('German for Beginners')).toHaveLength(1);
    await userEvent.click(card.getByRole('link', { name: 'Continue' }));
    const { search, hash, state } = app.router.state.navigation.location ?? app.router.state.location;
    expect({ search, hash, state }).toEqual({
      search: '?lecture=2002&module=1001',
      hash: '#!258',
      state: { sectionId: 31 },
    });
  });

  const inDays = (days: number): string => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 23, 59).toISOString();
  };

  it.each([
    ['Due today', { dueTime: inDays(0) }],
    ['Due tomorrow', { dueTime: inDays(1) }],
    ['Due in 6 days', { dueTime: inDays(6) }],
    ['Overdue', { dueTime: inDays(-2), overdue: true }],
  ])('OP-155 BEY-13 what is due first leads, whatever was studied last: %s', async (heading, change) => {
    const last = userCourseFixture({ phase: 'IN_PROGRESS', seenPercent: 5 });
    const due = userCourseFixture({ id: 'userCourse-2', course: course(7, 'Safety at work'), ...change });
    await openDashboard({ active: [last, due], continueLearning: last, dueNext: due });
    const card = region(heading);
    expect(card.getByText('Safety at work')).toBeVisible();
    expect(card.getByRole('link', { name: 'Start' })).toBeVisible();
    expect(region('In progress').getByText('German for Beginners')).toBeVisible();
    expect(screen.getAllByText('Safety at work')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Continue where you left off' })).not.toBeInTheDocument();
  });

  it('OP-155 a course that was never opened stands under a heading of its own, without words about its progress', async () => {
    const fresh = userCourseFixture();
    await openDashboard({ active: [fresh], continueLearning: fresh });
    const card = region('Not started yet');
    expect(card.getByRole('link', { name: 'Start' })).toBeVisible();
    expect(card.queryByText(/One lecture at a time/)).not.toBeInTheDocument();
  });

  it.each([
    [5, false],
    [10, true],
    [40, true],
  ])('PROG-14 at %i %% a word of encouragement is there: %s', async (seenPercent, there) => {
    const last = userCourseFixture({ phase: 'IN_PROGRESS', seenPercent });
    await openDashboard({ active: [last], continueLearning: last });
    expect(screen.queryAllByText('One lecture at a time. You can do this.')).toHaveLength(there ? 1 : 0);
  });

  it('DASH-02 the line that names the next lecture leads into it', async () => {
    await openDashboard({ active: [userCourseFixture()] });
    expect(region('In progress').getByRole('link', { name: 'Next: First lecture' })).toHaveAttribute(
      'href',
      '/courseware/?lecture=2001&module=1001#!258',
    );
  });

  it('OP-41 a course whose lectures are all done leads by its certificate, and is neither in progress nor continued', async () => {
    const done = userCourseFixture({
      status: 'DONE',
      phase: 'IN_PROGRESS',
      continueAt: null,
      scorePercent: 86,
      certificateProgress: { pointsPercent: 80, requiredPercent: 75, pointsMissing: 0, reached: true },
    });
    await openDashboard({ active: [done], continueLearning: done });
    const card = region('Your certificate is ready');
    expect(card.getByText('Score: 86%')).toBeVisible();
    expect(card.getByRole('link', { name: 'Get the certificate' })).toHaveAttribute(
      'href',
      '/courseware/?completed=true#!258',
    );
    expect(screen.getAllByText('German for Beginners')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'In progress' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Continue/)).not.toBeInTheDocument();
  });

  it('OP-103 with too few points it says what the certificate needs', async () => {
    const done = userCourseFixture({
      status: 'DONE',
      continueAt: null,
      certificateProgress: { pointsPercent: 62, requiredPercent: 75, pointsMissing: 2, reached: false },
    });
    await openDashboard({ active: [done] });
    const card = region('All lectures done');
    expect(card.getByText('Points for the certificate: 62% (75% needed)')).toBeVisible();
    expect(card.getByRole('link', { name: 'Finish the course' })).toBeVisible();
  });

  it('DASH-01 says what to do where nothing is there yet', async () => {
    await openDashboard({});
    expect(screen.getByText('Pick your first course')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses/');
  });

  it('NAV-02 sends a visitor home', async () => {
    const app = await renderApp({ at: '/dashboard/' });
    expect(app.router.state.location.pathname).toBe('/');
  });
});
