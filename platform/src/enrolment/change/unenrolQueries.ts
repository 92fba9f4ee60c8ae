/** Statements that take people out of courses, and put them back. */
import { sql } from 'kysely';
import type { IsoTime } from '../../content/content.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { changedAt } from '../userCourseWriteQueries.ts';

/** What a change of someone's enrolment depends on. */
export interface OthersUserCourse {
  readonly userId: Id;
  readonly courseId: Id;
  readonly createdBy: Id | null;
  readonly dueTime: IsoTime | null;
  readonly finishTime: IsoTime | null;
  readonly expireTime: IsoTime | null;
  readonly completed: boolean;
}

/** A user course of anyone whom, locked until the end of the transaction as anyone who studies in it locks it; null when it is gone. */
export async function lockUserCourseOfOther(trx: Trx, userCourseId: Id): Promise<OthersUserCourse | null> {
  const row = await trx
    .selectFrom('user_course')
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'user_course.workspace_id')
        .onRef('course.course_id', '=', 'user_course.course_id'),
    )
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.user_course_id', '=', userCourseId)
    .select([
      'user_course.user_id as userId',
      'user_course.course_id as courseId',
      'course.created_by as createdBy',
      'user_course.due_time as dueTime',
      'user_course.finish_time as finishTime',
      'user_course.expire_time as expireTime',
      'user_course.completed',
    ])
    .forNoKeyUpdate('user_course')
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        ...row,
        dueTime: row.dueTime?.toISOString() ?? null,
        finishTime: row.finishTime?.toISOString() ?? null,
        expireTime: row.expireTime?.toISOString() ?? null,
      };
}

/** Whether a learner has done anything in a user course, be it that they opened a lecture. */
export async function hasBegun(trx: Trx, userCourseId: Id): Promise<boolean> {
  const of = (table: string) =>
    sql`exists (select from ${sql.table(table)} as done
      where done.workspace_id = ${workspaceOf(trx)} and done.user_course_id = ${userCourseId})`;
  const { rows } = await sql<{ begun: boolean }>`
    select user_course.last_seen_time is not null or user_course.last_lecture_id is not null
      or ${of('lecture_seen')} or ${of('answer')} or ${of('scorm_state')} or ${of('video_position')} as begun
    from user_course
    where user_course.workspace_id = ${workspaceOf(trx)} and user_course.user_course_id = ${userCourseId}`.execute(trx);
  return rows[0]?.begun ?? false;
}

export async function deleteUserCourse(trx: Trx, userCourseId: Id): Promise<void> {
  await trx
    .deleteFrom('user_course')
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.user_course_id', '=', userCourseId)
    .execute();
}

/** Takes the end of a user course back that came at `finishTime`; false where its learner has begun it again since, or it is gone. */
export async function reopenUserCourse(
  trx: Trx,
  userCourseId: Id,
  { finishTime, now }: { readonly finishTime: IsoTime; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_course')
    .set({ finish_time: null, update_time: changedAt(now.toISOString()) })
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.user_course_id', '=', userCourseId)
    .where('user_course.finish_time', '=', new Date(finishTime))
    .where('user_course.completed', '=', false)
    .where(
      sql<boolean>`not exists (select from user_course other where other.workspace_id = user_course.workspace_id
        and other.user_id = user_course.user_id and other.course_id = user_course.course_id and other.finish_time is null)`,
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}
