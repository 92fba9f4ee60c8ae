import { sql } from 'kysely';
import type { KeptAnswer } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Learners whose answers to a question are alike in all that decides what becomes of them. */
export interface AnsweredAlike {
  readonly questionId: Id;
  /** The answer that counts. */
  readonly kept: KeptAnswer;
  /** What else they submitted, each once, whether before or after it. */
  readonly others: readonly KeptAnswer[];
  /** As it was graded. */
  readonly correct: boolean;
  /** Whether that was a decision of the author. */
  readonly pointGiven: boolean;
  /** Of learners who are done with the course. */
  readonly finished: boolean;
  readonly learnerCount: number;
}

/**
 * Counts the learners of a course by their answers to some of its questions; a row for all that anyone submitted to one, however many learners there
 * are. Joined as it stands, without a list of learners made first, so that PostgreSQL may read a large course with several processes; what was
 * submitted is read from the answers, of which there are fewer (OP-336).
 */
export async function countAnswered(
  trx: Trx,
  courseId: Id,
  questionIds: readonly Id[],
): Promise<readonly AnsweredAlike[]> {
  const { rows } = await sql<Omit<AnsweredAlike, 'others'> & { others: readonly KeptAnswer[] | null }>`
    select answer.question_id as "questionId", answer.user_answer as kept, answer.other_answers as others, answer.correct,
      answer.point_given as "pointGiven", user_course.finish_time is not null as finished, count(*)::integer as "learnerCount"
    from user_course
    join answer on answer.workspace_id = ${workspaceOf(trx)} and answer.user_course_id = user_course.user_course_id
      and answer.question_id = any(${[...questionIds]}::bigint[])
    where user_course.workspace_id = ${workspaceOf(trx)} and user_course.course_id = ${courseId}
    group by 1, 2, 3, 4, 5, 6`.execute(trx);
  return rows.map((row) => ({ ...row, others: row.others ?? [] }));
}
