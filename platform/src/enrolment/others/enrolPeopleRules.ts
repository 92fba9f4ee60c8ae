/** In which courses others can be enrolled, and by whom (BEY-13). */
import type { CourseRecord } from '../../course/courseRecord.ts';
import { DomainError } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import type { IsoTime } from '../../content/content.ts';
import type { Id } from '../../shared/id.ts';
import { knowsPeople, mayManageEnrolments } from '../policy.ts';

/** Who is enrolled: by id, by address, or everyone whom a filter of the list of people names without some. */
export type EnrolledPeople =
  | { readonly userIds: readonly Id[] }
  | { readonly usernames: readonly string[] }
  | { readonly q: string; readonly exceptUserIds: readonly Id[] };

/**
 * Throws NOT_FOUND for a course that the viewer does not administer, and FORBIDDEN where someone who is no admin names people in another
 * way than by address: the report says whom an id or a filter means, and only admins may read the list of people.
 */
export function assertMayEnrolOthers(
  viewer: Viewer,
  course: Pick<CourseRecord, 'createdBy'> | null,
  people: EnrolledPeople,
): void {
  if (course === null || !mayManageEnrolments(viewer, course)) {
    throw new DomainError('NOT_FOUND');
  }
  if (!knowsPeople(viewer) && !('usernames' in people)) {
    throw new DomainError('FORBIDDEN', { message: 'Name the people by their e-mail addresses' });
  }
}

type OpenCourse = Pick<CourseRecord, 'type' | 'published' | 'template' | 'availableUntilTime'>;

/** Whether others can be enrolled in a course now: {@link assertTakesOthers} would not throw. */
export const isOpenToOthers = ({ type, published, template, availableUntilTime }: OpenCourse, now: IsoTime): boolean =>
  type !== 'EXTERNAL' && published && !template && (availableUntilTime === null || availableUntilTime > now);

/**
 * Throws INVALID for a course that learners cannot study here, NOT_AVAILABLE_ANY_MORE for one that is over. A code is not needed, and
 * before its start people are enrolled all the same: it opens to them in time.
 */
export function assertTakesOthers(course: OpenCourse, now: IsoTime): void {
  if (isOpenToOthers(course, now)) {
    return;
  }
  if (course.type === 'EXTERNAL') {
    throw new DomainError('INVALID', { message: 'This course is on another site' });
  }
  if (!course.published || course.template) {
    throw new DomainError('INVALID', { message: 'Publish the course before you enrol others in it' });
  }
  throw new DomainError('NOT_AVAILABLE_ANY_MORE', { params: { availableUntilTime: course.availableUntilTime } });
}
