import { sql, type RawBuilder } from 'kysely';
import type { KeptAnswer } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { Id } from '../../shared/id.ts';

/** One answer that learners gave to a question. */
export interface DistinctAnswer {
  readonly questionId: Id;
  readonly kept: KeptAnswer;
}

const learnersOf = (trx: Trx, courseId: Id): RawBuilder<unknown> => sql`
  learner as materialized (
    select user_course.user_course_id, user_course.finish_time is not null as finished from user_course
    where user_course.workspace_id = ${workspaceOf(trx)} and user_course.course_id = ${courseId}
  )`;

/** Every answer that learners of a course ever gave to some of its questions and that counts, each once. */
export async function findDistinctAnswers(
  trx: Trx,
  courseId: Id,
  questionIds: readonly Id[],
): Promise<readonly DistinctAnswer[]> {
  const ids = sql`${[...questionIds]}::bigint[]`;
  const { rows } = await sql<DistinctAnswer>`
    with ${learnersOf(trx, courseId)}
    select answer.question_id as "questionId", answer.user_answer as kept
    from learner
    join answer on answer.workspace_id = ${workspaceOf(trx)} and answer.user_course_id = learner.user_course_id
      and answer.question_id = any(${ids})
    union
    select submitted.question_id, submitted.user_answer
    from learner
    join answer_submission submitted on submitted.workspace_id = ${workspaceOf(trx)}
      and submitted.user_course_id = learner.user_course_id and submitted.question_id = any(${ids}) and submitted.counts`.execute(
    trx,
  );
  return rows;
}

/** What the key of a question says of one answer. */
export interface Verdict extends DistinctAnswer {
  /** Whether it still is an answer. */
  readonly counts: boolean;
  readonly right: boolean;
}

/** Learners whose answers are alike in all that decides what becomes of them. */
export interface AnsweredAlike {
  readonly questionId: Id;
  /** As it was graded. */
  readonly correct: boolean;
  /** Whether that was a decision of the author. */
  readonly pointGiven: boolean;
  /** Of learners who are done with the course. */
  readonly finished: boolean;
  /** Whether the answer that counts still is one. */
  readonly counts: boolean;
  /** Whether anything that was submitted is right. */
  readonly everRight: boolean;
  readonly learnerCount: number;
}

/** Counts the learners of a course by their answers and what is said of these; a few rows for each question, however many learners there are. */
export async function countAnswered(
  trx: Trx,
  courseId: Id,
  verdicts: readonly Verdict[],
): Promise<readonly AnsweredAlike[]> {
  const ids = sql`${[...new Set(verdicts.map(({ questionId }) => questionId))]}::bigint[]`;
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<AnsweredAlike>`
    with ${learnersOf(trx, courseId)},
    verdict as materialized (
      select * from jsonb_to_recordset(${json(verdicts)})
        as said ("questionId" bigint, kept jsonb, counts boolean, "right" boolean)
    ), tried as materialized (
      select submitted.user_course_id, submitted.question_id, bool_or(verdict."right") as ever_right
      from learner
      join answer_submission submitted on submitted.workspace_id = ${workspaceId}
        and submitted.user_course_id = learner.user_course_id and submitted.question_id = any(${ids}) and submitted.counts
      join verdict on verdict."questionId" = submitted.question_id and verdict.kept = submitted.user_answer
      group by submitted.user_course_id, submitted.question_id
    )
    select answer.question_id as "questionId", answer.correct, answer.point_given as "pointGiven", learner.finished,
      verdict.counts, coalesce(tried.ever_right, verdict."right") as "everRight", count(*)::integer as "learnerCount"
    from learner
    join answer on answer.workspace_id = ${workspaceId} and answer.user_course_id = learner.user_course_id
      and answer.question_id = any(${ids})
    join verdict on verdict."questionId" = answer.question_id and verdict.kept = answer.user_answer
    left join tried on tried.user_course_id = answer.user_course_id and tried.question_id = answer.question_id
    group by 1, 2, 3, 4, 5, 6`.execute(trx);
  return rows;
}
