import type { Database } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import { DomainError } from '../../errors.ts';
import { findCourse } from '../courseQueries.ts';
import { isInCatalogue } from '../courseRules.ts';
import type { Id } from '../../shared/id.ts';

/** What the author wrote of the course for others (OP-89), with what it is called. */
export interface CourseMetadata {
  readonly [key: string]: unknown;
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly courseImage: unknown;
}

/** The metadata of a course in the catalogue (WS-19). Throws NOT_FOUND for every other. */
export async function readCourseMetadata(
  db: Database,
  { workspaceId, courseId }: { readonly workspaceId: Id; readonly courseId: Id },
): Promise<CourseMetadata> {
  const course = await readRecent(db, workspaceId, (trx) => findCourse(trx, courseId));
  if (course === null || !isInCatalogue(course)) {
    throw new DomainError('NOT_FOUND');
  }
  return {
    courseImage: course.courseImage,
    ...course.metadata,
    id: course.id,
    name: course.name,
    description: course.miniDescription,
  };
}
