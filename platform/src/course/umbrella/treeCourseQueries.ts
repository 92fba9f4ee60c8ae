import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Which of these courses the workspace has. */
export async function existingCourses(trx: Trx, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await trx
    .selectFrom('course')
    .select('course.course_id')
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ course_id }) => course_id));
}
