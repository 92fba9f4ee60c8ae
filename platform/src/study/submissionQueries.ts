import { sql } from 'kysely';
import type { KeptAnswer } from '../content/question/question.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

export interface SubmissionRow {
  readonly submission_id: Id;
  readonly question_id: Id;
  readonly user_answer: KeptAnswer;
  readonly correct: boolean;
  readonly submit_time: Date;
  /** How many there are of the question in all. */
  readonly total: number;
}

/** The newest submissions of each of the questions, the newest first. */
export async function findSubmissions(
  trx: Trx,
  userCourseId: Id,
  questionIds: readonly Id[],
  mostOfAQuestion: number,
): Promise<readonly SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    select submission_id, question_id, user_answer, correct, submit_time, total
    from (
      select submission_id, question_id, user_answer, correct, submit_time,
        count(*) over (partition by question_id)::integer as total,
        row_number() over (partition by question_id order by submit_time desc, submission_id desc) as place
      from answer_submission
      where workspace_id = ${workspaceOf(trx)} and user_course_id = ${userCourseId}
        and question_id = any(${[...questionIds]}::bigint[])
    ) as numbered
    where place <= ${mostOfAQuestion}
    order by question_id, place`.execute(trx);
  return rows;
}
