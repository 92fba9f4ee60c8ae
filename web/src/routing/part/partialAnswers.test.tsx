import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.ts';
import type { FieldPath } from '../../testing/failAt.ts';
import { renderApp, type AppUnderTest, type Resolvers } from '../../testing/renderApp.tsx';
import { lectureFixture, studyCourseFixture, userCourseFixture } from '../../testing/studyFixture.ts';

const failed = 'This part could not be loaded. The rest of the page works as usual.';

beforeEach(() => void fakeIntersectionObserver());

/** The page at an address, answered with these fields failed. */
function openPartly(at: string, query: string, answer: Resolvers, fields: readonly FieldPath[]): Promise<AppUnderTest> {
  return renderApp({ at, shell: { user: {} }, pages: { [query]: answer }, failing: { [query]: fields } });
}

const list = (nodes: readonly object[]) => ({
  totalCount: nodes.length,
  nodes,
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const dashboard: Resolvers = {
  Query: () => ({
    viewer: {
      dueNext: null,
      continueLearning: userCourseFixture(),
      active: list([userCourseFixture()]),
      completed: list([]),
      activeUserCourses: list([userCourseFixture()]),
      completedUserCourses: list([]),
      recent: list([]),
    },
  }),
};
const course: Resolvers = { Query: () => ({ course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }) }) };
const lecture: Resolvers = {
  Query: () => ({
    course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }),
    lecture: lectureFixture({}),
  }),
};

describe('a page with a partial answer', () => {
  it('dashboard: a list that failed says so under its heading, the others stand', async () => {
    await openPartly('/dashboard/', 'DashboardPageQuery', dashboard, [['viewer', 'completedUserCourses']]);
    const completed = within(screen.getByRole('region', { name: 'Completed' }));
    expect(completed.getByRole('alert')).toHaveTextContent(failed);
    expect(screen.getByRole('region', { name: 'Not started yet' })).toHaveTextContent('German for Beginners');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('dashboard: what failed is never taken for an empty one', async () => {
    await openPartly('/dashboard/', 'DashboardPageQuery', dashboard, [
      ['viewer', 'active'],
      ['viewer', 'activeUserCourses'],
      ['viewer', 'continueLearning'],
    ]);
    expect(screen.queryByText('No courses yet')).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Completed' })).toBeVisible();
  });

  it('course page: achievements that failed leave the rest, and come on demand', async () => {
    const app = await openPartly('/courses/course/#!258', 'CoursePageQuery', course, [['course', 'achievements']]);
    expect(screen.getByRole('heading', { level: 1, name: 'German for Beginners' })).toBeVisible();
    expect(screen.getByText('First module')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(failed);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await app.fail('CoursePageQuery', new RequestError({ kind: 'unavailable', code: '-1' }));
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await app.answer('CoursePageQuery', course);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('BEY-50 course page: where the page is of an earlier version, the part offers to reload it when it suits', async () => {
    const app = await openPartly('/courses/course/#!258', 'CoursePageQuery', course, [['course', 'achievements']]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await app.fail('CoursePageQuery', new RequestError({ kind: 'server', code: 'UNKNOWN_DOCUMENT', status: 400 }));
    expect(screen.getByText('First module')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByRole('button')).toHaveTextContent('Reload');
  });

  it('course page: nobody is asked to enrol again because their enrolment could not be read', async () => {
    await openPartly('/courses/course/#!258', 'CoursePageQuery', course, [['course', 'viewerUserCourse']]);
    expect(screen.getByText('First module')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(screen.queryByRole('button', { name: 'Enrol' })).not.toBeInTheDocument();
  });

  it('lecture: content that failed leaves the outline to continue elsewhere', async () => {
    await openPartly('/courseware/?lecture=2001&module=1001#!258', 'LecturePageQuery', lecture, [
      ['lecture', 'content'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'First lecture' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(screen.getByText('Second lecture')).toBeInTheDocument();
  });

  it('lecture: an outline that failed leaves the lecture to be read', async () => {
    await openPartly('/courseware/?lecture=2001&module=1001#!258', 'LecturePageQuery', lecture, [
      ['course', 'modules'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'First lecture' })).toBeVisible();
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
    expect(screen.queryByText('An error occurred')).not.toBeInTheDocument();
  });

  it('NAV-06 a page whose own object failed is an error, never "Page not found"', async () => {
    await openPartly('/courseware/?lecture=2001&module=1001#!258', 'LecturePageQuery', lecture, [['course']]);
    expect(screen.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  });
});
