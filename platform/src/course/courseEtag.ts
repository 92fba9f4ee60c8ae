import { etagOf } from '../http/etag.ts';
import type { CourseRecord } from './courseRecord.ts';
import { courseTiming } from './courseRules.ts';
import { courseResponseSchema } from './courseSchemas.ts';
import { wireShape } from '../http/wireShape.ts';

/** Shape of a course in the answers that can be revalidated. */
const courseShape = wireShape(courseResponseSchema);

/** Validator of a course for its authors: its version (OP-14). */
export const courseEtag = (course: Pick<CourseRecord, 'version'>): string => etagOf(course.version);

/** An `If-Match` as its author meant it: {@link publicCourseEtag} begins with the version, which is all that a save asks for. */
export function versionsOf(ifMatch: string | undefined): string | undefined {
  return ifMatch?.replaceAll(/"(\d+)\.[^"]*"/g, '"$1"');
}

/**
 * Validator of a course for everyone. Beside the version it tells the last write, which also a deleted tag moves, and what
 * changes by the clock: the timing and how many modules are open to visitors.
 */
export function publicCourseEtag(course: CourseRecord, openModules: number, now: Date): string {
  const lastWrite = Date.parse(course.updateTime);
  return etagOf([course.version, lastWrite, courseTiming(course, now), openModules, courseShape].join('.'));
}
