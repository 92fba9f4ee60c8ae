import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Whether somebody has completed a course, however often they began it. */
export async function hasCompleted(trx: Trx, courseId: Id, userId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('user_course')
    .select('user_course.user_course_id')
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .where('user_course.user_id', '=', userId)
    .where('user_course.completed', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
