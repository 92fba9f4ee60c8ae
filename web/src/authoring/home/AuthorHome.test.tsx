import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { rememberLastPlace } from './lastPlaces.ts';

const none = { totalCount: 0, nodes: [], edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

const openDashboard = (roles: readonly string[]) =>
  renderApp({
    at: '/dashboard/',
    shell: { user: { userId: 1001, roles: [...roles] }, workspace: { id: 'workspace-1', trial: null } },
    pages: {
      DashboardPageQuery: {
        Query: () => ({
          viewer: {
            dueNext: null,
            continueLearning: null,
            active: none,
            completed: none,
            records: none,
            activeUserCourses: none,
            completedUserCourses: none,
            completionRecords: none,
            recent: none,
          },
        }),
      },
    },
  });

const aCourse = (courseId: number, name: string, more: object = {}) => ({
  __typename: 'AuthoredCourse',
  id: `course-${courseId}`,
  courseId,
  name,
  imageUrl: null,
  published: false,
  template: false,
  updateTime: '2030-01-31T09:00:00Z',
  updatedBy: { userId: 1001, name: 'Ada Example', username: 'ada@example.org' },
  metadata: { language: null },
  ...more,
});

const home = ({
  edited = [],
  drafts = [],
  unanswered = 0,
}: Partial<Record<'edited' | 'drafts', readonly object[]>> & { unanswered?: number }) => ({
  Query: () => ({
    edited: { unavailable: false, nodes: edited },
    drafts: { totalCount: drafts.length, nodes: drafts.slice(0, 1) },
    workspace: {
      id: 'workspace-1',
      coursesToReview: { courseCount: 0, courses: [] },
      reported: { totalCount: 0 },
      stuck: { totalCount: 0 },
      late: { totalCount: 0 },
      dueSoon: { totalCount: 0 },
      unanswered: { totalCount: unanswered },
    },
    jobs: { nodes: [] },
  }),
});

const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => import('./AuthorHome.tsx'));
afterEach(() => localStorage.clear());

describe('the dashboard of someone who makes courses', () => {
  it('OP-233 begins with the courses that they edited last, each at the lecture where they were', async () => {
    rememberLastPlace(1001, { course: 7, lecture: { moduleId: 70, lectureId: 71, name: 'Brewing' } });
    const app = await openDashboard(['ROLE_COURSE_ADMIN']);
    const others = { userId: 3, name: 'Ben Example', username: 'ben@example.org' };
    await app.answer(
      'AuthorNewsQuery',
      home({ edited: [aCourse(7, 'Tea'), aCourse(8, 'Coffee', { published: true, updatedBy: others })] }),
    );
    const courses = within(await region('Continue editing'));
    const [tea, coffee] = courses.getAllByRole('listitem');
    expect(courses.getByRole('link', { name: 'Tea' })).toHaveAttribute(
      'href',
      '/courseware/?lecture=71&module=70&edit=true#!7',
    );
    expect(tea).toHaveTextContent(/In “Brewing”Draft/);
    expect(courses.getByRole('link', { name: 'Coffee' })).toHaveAttribute('href', '/dashboard/course/?edit=true#!8');
    expect(coffee).toHaveTextContent(/Published.*by Ben Example/);
    expect(courses.getByRole('link', { name: 'Manage courses' })).toHaveAttribute('href', '/admin/courses/');
    expect(screen.queryByText('Pick your first course')).toBeNull();
    expect(await region('Courses you take')).toHaveTextContent('The courses you enrol in appear here');
  });

  it('OP-233 says what needs them: drafts, questions without an answer', async () => {
    const app = await openDashboard(['ROLE_COURSE_ADMIN']);
    await app.answer('AuthorNewsQuery', home({ drafts: [aCourse(7, 'Tea')], unanswered: 2 }));
    const items = within(await region('Needs attention')).getAllByRole('link');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['“Tea” is still a draft', '/dashboard/course/?edit=true#!7'],
      ['2 questions of learners have no answer yet', '/admin/discussion/?state=unanswered'],
    ]);
  });

  it('OP-233 leads from several drafts to the list of them', async () => {
    const app = await openDashboard(['ROLE_COURSE_ADMIN']);
    await app.answer('AuthorNewsQuery', home({ drafts: [aCourse(7, 'Tea'), aCourse(8, 'Coffee')] }));
    expect(within(await region('Needs attention')).getByRole('link')).toHaveAttribute(
      'href',
      '/admin/courses/?state=draft',
    );
  });

  it('OP-233 says how to begin where there is nothing yet, and opens the ways to a new course', async () => {
    const app = await openDashboard(['ROLE_COURSE_ADMIN']);
    await app.answer('AuthorNewsQuery', home({}));
    expect(await region('Continue editing')).toHaveTextContent('Make your first course');
    expect(await region('Needs attention')).toHaveTextContent('Nothing waits for you.');
    await userEvent.click(screen.getByRole('button', { name: 'Create a course' }));
    expect(await screen.findByRole('dialog', { name: 'Create a course' })).toBeVisible();
  });

  it('OP-233 is nothing that learners load', async () => {
    const app = await openDashboard([]);
    expect(await screen.findByText('Pick your first course')).toBeVisible();
    expect(app.operations).not.toContain('AuthorNewsQuery');
  });
});
