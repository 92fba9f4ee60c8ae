/** What learners would lose by a save or a deletion (OP-55). */
import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Removal } from '../../content/removalRules.ts';
import type { Id } from '../../shared/id.ts';

/** What learners have on something that is about to go. */
export interface ProgressAtRisk {
  readonly lectureIds: readonly Id[];
  readonly questionIds: readonly Id[];
  /** Learners with such progress. */
  readonly learnerCount: number;
}

/** Progress of the learners of a course on removed lectures and questions (OP-55). */
export async function findProgressOn(trx: Trx, courseId: Id, removal: Removal): Promise<ProgressAtRisk> {
  const { rows } = await sql<{ lecture_ids: Id[]; question_ids: Id[]; learner_count: number }>`
    with mark as (
      select user_course.user_id, lecture_seen.lecture_id, null::bigint as question_id
      from user_course
        join lecture_seen on lecture_seen.workspace_id = user_course.workspace_id
          and lecture_seen.user_course_id = user_course.user_course_id
          and lecture_seen.lecture_id = any(${[...removal.lectureIds]}::bigint[])
      where user_course.course_id = ${courseId}
      union all
      select user_course.user_id, null, answer.question_id
      from user_course
        join answer on answer.workspace_id = user_course.workspace_id
          and answer.user_course_id = user_course.user_course_id
          and answer.question_id = any(${[...removal.questionIds]}::bigint[])
      where user_course.course_id = ${courseId}
    )
    select coalesce(json_agg(distinct mark.lecture_id) filter (where mark.lecture_id is not null), '[]') as lecture_ids,
      coalesce(json_agg(distinct mark.question_id) filter (where mark.question_id is not null), '[]') as question_ids,
      count(distinct mark.user_id) as learner_count
    from mark
  `.execute(trx);
  const row = rows[0];
  return {
    lectureIds: row?.lecture_ids ?? [],
    questionIds: row?.question_ids ?? [],
    learnerCount: row?.learner_count ?? 0,
  };
}

/** Learners who completed a course or have any seen mark or answer in it, whatever became of its content since. */
export async function countLearnersWithProgress(trx: Trx, courseId: Id): Promise<number> {
  const { rows } = await sql<{ learner_count: number }>`
    select count(distinct user_course.user_id) as learner_count
    from user_course
    where user_course.course_id = ${courseId} and (user_course.completed
      or exists (select from lecture_seen where lecture_seen.workspace_id = user_course.workspace_id
        and lecture_seen.user_course_id = user_course.user_course_id)
      or exists (select from answer where answer.workspace_id = user_course.workspace_id
        and answer.user_course_id = user_course.user_course_id))
  `.execute(trx);
  return rows[0]?.learner_count ?? 0;
}
