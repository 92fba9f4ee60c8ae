import { hasRole } from './guards.ts';
import { courseOfAddress, courseOfPath } from './courseAddress.ts';
import { readIdParameter } from './hashLink.ts';
import { normalisePath } from './normalisePath.ts';
import type { PageAddress } from './pageRequest.ts';

/** The pages that become the editor of their course (EDIT-02). */
const editedPaths: ReadonlySet<string> = new Set(['/dashboard/course', '/courseware']);

/** What of a course is open in the editor. */
export interface EditedPlace {
  courseId: number;
  /** Null on the page of the course. */
  lectureId: number | null;
}

/** The course that an address shows and that can be edited from there (EDIT-01); null on any other page. */
export function editablePlace({ pathname, search, hash }: PageAddress): EditedPlace | null {
  const path = normalisePath(pathname);
  if (!editedPaths.has(path) && path !== '/courses/course' && courseOfPath(path) === null) return null;
  const courseId = courseOfAddress({ pathname, hash });
  if (courseId === null) return null;
  return { courseId, lectureId: path === '/courseware' ? readIdParameter(search, 'lecture') : null };
}

/** Whether an address asks for editing mode (EDIT-21). */
export function asksForEditing(address: PageAddress): boolean {
  return (
    editedPaths.has(normalisePath(address.pathname)) &&
    new URLSearchParams(address.search).get('edit') === 'true' &&
    editablePlace(address) !== null
  );
}

/** Whether someone with these roles may edit courses; which ones, the platform decides (ROLE-03). */
export const mayEdit = (roles: readonly string[] | null | undefined): boolean =>
  roles != null && hasRole(roles, 'ROLE_COURSE_ADMIN');
