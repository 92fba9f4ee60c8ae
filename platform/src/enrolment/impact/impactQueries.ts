import { sql } from 'kysely';
import type { KeptAnswer } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { selectUserCourses, toUserCourseRecord } from '../userCourseQueries.ts';
import type { UserCourseRecord } from '../userCourseRecord.ts';

/** Learners who are not done with a course. */
export async function countActive(trx: Trx, courseId: Id): Promise<number> {
  const row = await trx
    .selectFrom('user_course')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .where('user_course.finish_time', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Their user courses, those that were active last first. Chosen before anything is joined to them, as there may be many more. */
export async function findLatestActive(trx: Trx, courseId: Id, most: number): Promise<readonly UserCourseRecord[]> {
  const latest = trx
    .selectFrom('user_course')
    .select('user_course.user_course_id')
    .where('user_course.workspace_id', '=', workspaceOf(trx))
    .where('user_course.course_id', '=', courseId)
    .where('user_course.finish_time', 'is', null)
    .orderBy('user_course.update_time', 'desc')
    .orderBy('user_course.user_course_id')
    .limit(most);
  const rows = await selectUserCourses(trx)
    .where('user_course.user_course_id', 'in', latest)
    .orderBy('user_course.update_time', 'desc')
    .orderBy('user_course.user_course_id')
    .execute();
  return rows.map(toUserCourseRecord);
}

/** What was submitted to a question in a user course and counts, the oldest first; undefined for nothing. */
export type SubmissionsOf = (userCourseId: Id, questionId: Id) => readonly KeptAnswer[] | undefined;

export async function findSubmissionsOf(
  trx: Trx,
  userCourseIds: readonly Id[],
  questionIds: readonly Id[],
): Promise<SubmissionsOf> {
  if (questionIds.length === 0) {
    return () => undefined;
  }
  const { rows } = await sql<{ userCourseId: Id; questionId: Id; submissions: KeptAnswer[] }>`
    select user_course_id as "userCourseId", question_id as "questionId",
      jsonb_agg(user_answer order by submission_id) as submissions
    from answer_submission
    where workspace_id = ${workspaceOf(trx)} and counts and user_course_id = any(${[...userCourseIds]}::bigint[])
      and question_id = any(${[...questionIds]}::bigint[])
    group by user_course_id, question_id`.execute(trx);
  const found = new Map(rows.map((row) => [`${row.userCourseId} ${row.questionId}`, row.submissions]));
  return (userCourseId, questionId) => found.get(`${userCourseId} ${questionId}`);
}
