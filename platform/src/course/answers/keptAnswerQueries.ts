import { sql } from 'kysely';
import type { KeptAnswer } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** How many learners gave one answer to a question, and how it was graded. */
export interface KeptAnswerCount {
  readonly questionId: Id;
  /** All of them, the oldest first. */
  readonly submissions: readonly KeptAnswer[];
  readonly correct: boolean;
  /** Of learners who are done with the course, whose answers stay. */
  readonly finished: boolean;
  readonly learnerCount: number;
}

/** The answers that count, of all learners of a course, to some of its questions. Its rows grow with the different answers alone. */
export async function countKeptAnswers(
  trx: Trx,
  courseId: Id,
  questionIds: readonly Id[],
): Promise<readonly KeptAnswerCount[]> {
  const { rows } = await sql<KeptAnswerCount>`
    select answer.question_id as "questionId", answer.correct, user_course.finish_time is not null as finished,
      case when answer.wrong_count + answer.correct::integer <= 1 then jsonb_build_array(answer.user_answer)
        else coalesce((select jsonb_agg(submitted.user_answer order by submitted.submission_id)
          from answer_submission submitted
          where submitted.workspace_id = answer.workspace_id and submitted.user_course_id = answer.user_course_id
            and submitted.question_id = answer.question_id and submitted.counts), jsonb_build_array(answer.user_answer)) end as submissions,
      count(*)::integer as "learnerCount"
    from user_course
    join answer on answer.workspace_id = user_course.workspace_id
      and answer.user_course_id = user_course.user_course_id
      and answer.question_id = any(${[...questionIds]}::bigint[])
    where user_course.workspace_id = ${workspaceOf(trx)} and user_course.course_id = ${courseId}
    group by 1, 2, 3, 4`.execute(trx);
  return rows;
}
