import type { Database, Trx } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import { DomainError } from '../../errors.ts';
import { loadOutline, type CourseContent } from '../courseContent.ts';
import { publicCourseEtag } from '../courseEtag.ts';
import { openModules, readCourseForEveryone, type CourseInclude } from '../courseReading.ts';
import { isInCatalogue } from '../courseRules.ts';
import type { CourseWire } from '../courseView.ts';
import type { Id } from '../../shared/id.ts';

export interface PublicCourseRequest {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly include: CourseInclude;
  readonly now: Date;
  /** Told the validator of the answer; true when the caller has that answer, which is not made again then. */
  readonly isHeld: (etag: string) => boolean;
}

/** A course of the catalogue for everyone (REST-16, OP-49); null when the caller has it. Throws NOT_FOUND for every other. */
export const readPublicCourse = (db: Database, request: PublicCourseRequest): Promise<CourseWire | null> =>
  readRecent(db, request.workspaceId, async (trx) => {
    const { include, now } = request;
    const { course, outline } = await loadPublished(trx, request.courseId);
    const open = openModules(course, outline, now).size;
    return request.isHeld(publicCourseEtag(course, open, now))
      ? null
      : readCourseForEveryone(trx, course, outline, include, now);
  });

/** A course that the public may see. Throws NOT_FOUND for every other. */
export async function loadPublished(trx: Trx, courseId: Id): Promise<CourseContent> {
  const content = await loadOutline(trx, courseId);
  if (content === null || !isInCatalogue(content.course)) {
    throw new DomainError('NOT_FOUND');
  }
  return content;
}
