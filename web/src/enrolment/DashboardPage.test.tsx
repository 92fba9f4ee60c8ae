import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { certificateFixture, stepFixture, userCourseFixture } from '../testing/studyFixture.ts';

const connection = (nodes: readonly object[], hasNextPage = false) => ({
  totalCount: nodes.length,
  nodes,
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage, endCursor: String(nodes.length - 1) },
});

const course = (courseId: number, name: string) => ({ id: `course-${courseId}`, courseId, name, imageUrl: null });

function openDashboard(viewer: {
  active?: object[];
  completed?: object[];
  hasNextPage?: boolean;
  continueLearning?: object | null;
}): Promise<AppUnderTest> {
  const active = connection(viewer.active ?? [], viewer.hasNextPage);
  const completed = connection(viewer.completed ?? []);
  return renderApp({
    at: '/dashboard/',
    shell: { user: {} },
    pages: {
      DashboardPageQuery: {
        Query: () => ({
          viewer: {
            continueLearning: viewer.continueLearning ?? null,
            active,
            completed,
            activeUserCourses: active,
            completedUserCourses: completed,
            recent: connection([]),
          },
        }),
      },
    },
  });
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the dashboard', () => {
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
    expect(region('In progress').getByText('40% seen')).toBeVisible();
    expect(region('In progress').getByText('36 min left')).toBeVisible();
    expect(region('In progress').getByText('Next: First lecture')).toBeVisible();
    expect(region('Completed').getByText('Completed on January 31, 2030')).toBeVisible();
    expect(region('Completed').getByRole('link', { name: 'Certificate' })).toHaveAttribute(
      'href',
      '/verifycertificate/?uuid=f8257667-1eae-46f4-9cdc-344be9e96eb7',
    );
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
    expect(app.variables('ActiveCoursesPaginationQuery')).toMatchObject({ count: 25, cursor: '0' });
    await app.answer('ActiveCoursesPaginationQuery', {
      Viewer: () => ({
        activeUserCourses: connection([userCourseFixture({ id: 'userCourse-3', course: course(260, 'One more') })]),
      }),
    });
    expect(region('In progress').getByText('One more')).toBeVisible();
    expect(region('In progress').getByText('German for Beginners')).toBeVisible();
  });

  it('OP-96 continues with one click in the section seen last', async () => {
    const studied = userCourseFixture({
      nextLecture: stepFixture(),
      lastPosition: { lectureId: 2001, moduleId: 1001, sectionId: 31, lectureName: 'First lecture' },
    });
    const app = await openDashboard({ active: [studied], continueLearning: studied });
    const card = region('Continue where you left off');
    expect(card.getByText('Lecture: First lecture')).toBeVisible();
    await userEvent.click(card.getByRole('link', { name: 'Continue' }));
    const { search, hash, state } = app.router.state.navigation.location ?? app.router.state.location;
    expect({ search, hash, state }).toEqual({
      search: '?lecture=2001&module=1001',
      hash: '#!258',
      state: { sectionId: 31 },
    });
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
