import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Whether someone has completed a course, however often they began it, and has no certificate of it to renew. */
export async function hasCompleted(
  trx: Trx,
  { courseId, userId, now }: { readonly courseId: Id; readonly userId: Id; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('user_course')
    .leftJoin('certificate', (join) =>
      join
        .onRef('certificate.workspace_id', '=', 'user_course.workspace_id')
        .onRef('certificate.user_course_id', '=', 'user_course.user_course_id'),
    )
    .select('user_course.user_course_id')
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .where('user_course.user_id', '=', userId)
    .where('user_course.completed', '=', true)
    .where((where) =>
      where.or([where('certificate.expire_time', 'is', null), where('certificate.expire_time', '>', now)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
