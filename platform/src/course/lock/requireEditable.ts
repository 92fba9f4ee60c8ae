import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { findCourse } from '../courseQueries.ts';
import { requireTemplateRight } from '../requireTemplateRight.ts';
import type { Author } from '../policy.ts';

/** Throws NOT_FOUND for a course that is not there, and FORBIDDEN for a template unless an admin asks. */
export async function requireEditable(trx: Trx, courseId: Id, author: Author): Promise<void> {
  const course = await findCourse(trx, courseId);
  if (course === null) {
    throw new DomainError('NOT_FOUND');
  }
  if (course.template) {
    requireTemplateRight(author);
  }
}
