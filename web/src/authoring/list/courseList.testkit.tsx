import { screen, within } from '@testing-library/react';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

/** A course as its authors see it in the list: a published one unless the test says otherwise. */
export const anAuthoredCourse = (course: Record<string, unknown> = {}) => ({
  __typename: 'AuthoredCourse',
  id: 'course-258',
  courseId: 258,
  name: 'Tea for beginners',
  type: 'NORMAL',
  imageUrl: null,
  moduleCount: 1,
  lectureCount: 12,
  metadata: { language: 'en' },
  rights: { mayEdit: true },
  tags: [{ id: 'tag-1', name: 'Drinks' }],
  published: true,
  template: false,
  voucherActivated: false,
  learnerCount: 3,
  updateTime: '2030-01-31T09:00:00Z',
  updatedBy: { userId: 1200, name: 'Ada Example', username: 'ada@example.org' },
  lock: null,
  ...course,
});

/** A page of the list. */
export const coursePage = (
  courses: readonly object[],
  pageInfo: Record<string, unknown> = {},
  unavailable = false,
) => ({
  viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_COURSE_ADMIN'] } },
  authoredCourses: {
    totalCount: courses.length,
    unavailable,
    edges: courses.map((node) => ({ cursor: 'c', node })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: 'first', endCursor: 'last', ...pageInfo },
  },
});

/** Opens the list as an author; `courses` null leaves its query to the test. */
export const openCourses = (
  courses: readonly object[] | null,
  { at = '/admin/courses/', pageInfo = {} }: { at?: string; pageInfo?: Record<string, unknown> } = {},
): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user: { roles: ['ROLE_COURSE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: courses ? { CourseListPageQuery: { Query: () => coursePage(courses, pageInfo) } } : {},
  });

/** The row of the table that tells of a course. */
export const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
export const inRow = (name: string) => within(rowOf(name));
