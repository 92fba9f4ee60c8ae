import { sql, type RawBuilder } from 'kysely';
import type { KeptAnswer } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** One answer to one question. */
export interface AnswerTo {
  readonly questionId: Id;
  readonly kept: KeptAnswer;
}

/** Learners whose answers that count are alike in all that decides what becomes of them. */
export interface AnsweredAlike extends AnswerTo {
  /** As it was graded. */
  readonly correct: boolean;
  /** Whether that was a decision of the author. */
  readonly pointGiven: boolean;
  /** Of learners who are done with the course. */
  readonly finished: boolean;
  readonly learnerCount: number;
}

/**
 * What learners of a course answered to some of its questions. Joined as it stands, without a list of learners made first, so that PostgreSQL may
 * read a large course with several processes.
 */
const answersOf = (trx: Trx, questionIds: readonly Id[]): RawBuilder<unknown> => sql`
  user_course
  join answer on answer.workspace_id = ${workspaceOf(trx)} and answer.user_course_id = user_course.user_course_id
    and answer.question_id = any(${[...questionIds]}::bigint[])`;

const isOf = (trx: Trx, courseId: Id): RawBuilder<unknown> => sql`
  user_course.workspace_id = ${workspaceOf(trx)} and user_course.course_id = ${courseId}`;

/** Counts the learners of a course by their answers; a row for each answer that anyone gave, however many learners there are. */
export async function countAnswered(
  trx: Trx,
  courseId: Id,
  questionIds: readonly Id[],
): Promise<readonly AnsweredAlike[]> {
  const { rows } = await sql<AnsweredAlike>`
    select answer.question_id as "questionId", answer.user_answer as kept, answer.correct, answer.point_given as "pointGiven",
      user_course.finish_time is not null as finished, count(*)::integer as "learnerCount"
    from ${answersOf(trx, questionIds)}
    where ${isOf(trx, courseId)}
    group by 1, 2, 3, 4, 5`.execute(trx);
  return rows;
}

/** Each answer that learners of a course ever submitted to some of its questions and that counts, once. */
export async function findSubmitted(trx: Trx, courseId: Id, questionIds: readonly Id[]): Promise<readonly AnswerTo[]> {
  const { rows } = await sql<AnswerTo>`
    select submitted.question_id as "questionId", submitted.user_answer as kept
    from user_course
    join answer_submission submitted on submitted.workspace_id = ${workspaceOf(trx)}
      and submitted.user_course_id = user_course.user_course_id
      and submitted.question_id = any(${[...questionIds]}::bigint[]) and submitted.counts
    where ${isOf(trx, courseId)}
    group by 1, 2`.execute(trx);
  return rows;
}

/** As {@link countAnswered}, of those learners alone who ever submitted one of `submitted` to the question, whatever counts for them now. */
export async function countWhoSubmitted(
  trx: Trx,
  courseId: Id,
  submitted: readonly AnswerTo[],
): Promise<readonly AnsweredAlike[]> {
  const questionIds = submitted.map(({ questionId }) => questionId);
  const answers = submitted.map(({ kept }) => JSON.stringify(kept));
  const { rows } = await sql<AnsweredAlike>`
    select "questionId", kept, correct, "pointGiven", finished, count(*)::integer as "learnerCount"
    from (
      select answer.question_id as "questionId", answer.user_answer as kept, answer.correct, answer.point_given as "pointGiven",
        user_course.finish_time is not null as finished
      from ${answersOf(trx, [...new Set(questionIds)])}
      join answer_submission submitted on submitted.workspace_id = ${workspaceOf(trx)}
        and submitted.user_course_id = answer.user_course_id and submitted.question_id = answer.question_id
        and submitted.question_id = any(${questionIds}::bigint[]) and submitted.counts
        and (submitted.question_id, submitted.user_answer) in (
          select * from unnest(${questionIds}::bigint[], ${answers}::jsonb[]))
      where ${isOf(trx, courseId)}
      group by answer.user_course_id, 1, 2, 3, 4, 5
    ) as learner
    group by 1, 2, 3, 4, 5`.execute(trx);
  return rows;
}
