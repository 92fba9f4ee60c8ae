import { sql, type RawBuilder } from 'kysely';
import type { KeptAnswer } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Learners whose answers that count are alike in all that decides what becomes of them. */
export interface AnsweredAlike {
  readonly questionId: Id;
  readonly kept: KeptAnswer;
  /** As it was graded. */
  readonly correct: boolean;
  /** Whether that was a decision of the author. */
  readonly pointGiven: boolean;
  /** Of learners who are done with the course. */
  readonly finished: boolean;
  readonly learnerCount: number;
}

/** Those of them who submitted other answers as well. */
export interface TriedAlike extends AnsweredAlike {
  /** Each once, without what counts. */
  readonly others: readonly KeptAnswer[];
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

/** Counts the learners who submitted more than what counts, by all that they submitted. */
export async function countTried(trx: Trx, courseId: Id, questionIds: readonly Id[]): Promise<readonly TriedAlike[]> {
  const { rows } = await sql<TriedAlike>`
    select "questionId", kept, correct, "pointGiven", finished, others, count(*)::integer as "learnerCount"
    from (
      select answer.question_id as "questionId", answer.user_answer as kept, answer.correct, answer.point_given as "pointGiven",
        user_course.finish_time is not null as finished, jsonb_agg(distinct submitted.user_answer) as others
      from ${answersOf(trx, questionIds)}
      join answer_submission submitted on submitted.workspace_id = ${workspaceOf(trx)}
        and submitted.user_course_id = answer.user_course_id and submitted.question_id = answer.question_id
        and submitted.question_id = any(${[...questionIds]}::bigint[]) and submitted.counts
        and submitted.user_answer <> answer.user_answer
      where ${isOf(trx, courseId)}
      group by answer.user_course_id, 1, 2, 3, 4, 5
    ) as tried
    group by 1, 2, 3, 4, 5, 6`.execute(trx);
  return rows;
}
