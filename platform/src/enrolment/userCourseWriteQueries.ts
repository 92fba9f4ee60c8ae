/** Statements that begin and end user courses. */
import { sql, type RawBuilder } from 'kysely';
import type { IsoTime } from '../content/content.ts';
import type { DrawnQuestions } from '../content/question/bankRules.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { Id } from '../shared/id.ts';

/** For `update_time`: the moment of a change. Always later than that of the change before, by which the database knows that it was named. */
export const changedAt = (now: IsoTime): RawBuilder<Date> =>
  sql<Date>`greatest(${now}::timestamptz, user_course.update_time + interval '1 microsecond')`;

/** False when a simultaneous enrolment was quicker: then its user course is the one. */
export async function insertUserCourse(
  trx: Trx,
  course: Pick<CourseRecord, 'id' | 'workspaceId'>,
  {
    userId,
    drawn,
    dueTime,
    umbrellaId,
    now,
  }: {
    readonly userId: Id;
    readonly drawn: DrawnQuestions;
    readonly dueTime: IsoTime | null;
    readonly umbrellaId: Id | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('user_course')
    .values({
      workspace_id: course.workspaceId,
      user_id: userId,
      course_id: course.id,
      start_time: now,
      update_time: now,
      drawn_questions: json(drawn),
      due_time: dueTime,
      umbrella_id: umbrellaId,
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'user_id', 'course_id']).where('finish_time', 'is', null).doNothing(),
    )
    .returning('user_course.user_course_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends what ran out before it was completed, at the moment it did: anyone who enrols again begins again. */
export async function endExpired(
  trx: Trx,
  { userId, courseId, now }: { readonly userId: Id; readonly courseId: Id; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('user_course')
    .set({
      finish_time: sql<Date>`greatest(user_course.expire_time, user_course.start_time)`,
      update_time: changedAt(now.toISOString()),
    })
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.user_id', '=', userId)
    .where('user_course.course_id', '=', courseId)
    .where('user_course.finish_time', 'is', null)
    .where('user_course.expire_time', '<=', now)
    .execute();
}

/** Ends a user course, as completed or as given up. */
export async function finishUserCourse(
  trx: Trx,
  userCourseId: Id,
  { finishTime, completed, now }: { readonly finishTime: IsoTime; readonly completed: boolean; readonly now: IsoTime },
): Promise<void> {
  await trx
    .updateTable('user_course')
    .set({ finish_time: finishTime, completed, update_time: changedAt(now) })
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.user_course_id', '=', userCourseId)
    .execute();
}

/** Says until when a user course should be completed, null for whenever; false when it said so already. */
export async function changeDueTime(
  trx: Trx,
  userCourseId: Id,
  { dueTime, now }: { readonly dueTime: IsoTime | null; readonly now: IsoTime },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_course')
    .set({ due_time: dueTime, update_time: changedAt(now) })
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.user_course_id', '=', userCourseId)
    .where(sql<boolean>`user_course.due_time is distinct from ${dueTime}::timestamptz`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}
