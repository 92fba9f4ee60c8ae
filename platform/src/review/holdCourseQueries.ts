import { workspaceOf, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';

/** Keeps a course from being deleted until the end of the transaction. Throws NOT_FOUND where it was deleted since it was read. */
export async function holdCourse(trx: Trx, courseId: Id): Promise<void> {
  const row = await trx
    .selectFrom('course')
    .select('course.course_id')
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', '=', courseId)
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) {
    throw new DomainError('NOT_FOUND');
  }
}
