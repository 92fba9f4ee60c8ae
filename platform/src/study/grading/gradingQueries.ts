import { sql } from 'kysely';
import type { GradedAnswer } from '../../content/question/answerAfterChange.ts';
import type { KeptAnswer } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import { insertSelectedJobRows } from '../../job/jobRowQueries.ts';
import type { JobRunKey } from '../../job/jobRunQueries.ts';
import type { Id } from '../../shared/id.ts';

/** A row for each learner who answered one of the questions, in the order of their addresses, or without names in no order that tells them. */
export const insertRowsOfAnswers = (
  trx: Trx,
  job: JobRunKey,
  {
    courseId,
    questionIds,
    named,
  }: { readonly courseId: Id; readonly questionIds: readonly Id[]; readonly named: boolean },
): Promise<number> =>
  insertSelectedJobRows(
    trx,
    job,
    sql`
      select row_number() over (order by ${named ? sql`app_user.username_key,` : sql``} user_course.user_course_id) as row_number,
        ${named ? sql`app_user.username` : sql`''`} as subject, ${named ? sql`app_user.user_id` : sql`null::bigint`} as subject_id,
        jsonb_build_object('userCourseId', user_course.user_course_id, 'userId', app_user.user_id) as input
      from user_course
      join app_user on app_user.workspace_id = user_course.workspace_id and app_user.user_id = user_course.user_id
      where user_course.workspace_id = ${workspaceOf(trx)} and user_course.course_id = ${courseId}
        and exists (select from answer
          where answer.workspace_id = user_course.workspace_id and answer.user_course_id = user_course.user_course_id
            and answer.question_id = any(${[...questionIds]}::bigint[]))`,
  );

/** The answer to one question in one user course. */
export interface AnswerKey {
  readonly userCourseId: Id;
  readonly questionId: Id;
}

const isOf = ({ userCourseId, questionId }: AnswerKey) => sql`
  user_course_id = ${userCourseId} and question_id = ${questionId}`;

/** The question is asked again, with all its tries; what was submitted stays, and counts no more. */
export async function forgetAnswer(trx: Trx, key: AnswerKey): Promise<void> {
  await sql`delete from answer where workspace_id = ${workspaceOf(trx)} and ${isOf(key)}`.execute(trx);
  await sql`update answer_submission set counts = false where workspace_id = ${workspaceOf(trx)} and ${isOf(key)}`.execute(
    trx,
  );
}

/** The question counts as right, whatever was chosen, where it was answered in that version at the latest; whether it was. */
export async function givePoint(trx: Trx, key: AnswerKey, beforeVersion: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update answer set correct = true, point_given = true, graded_again = false
    where workspace_id = ${workspaceOf(trx)} and ${isOf(key)} and course_version <= ${beforeVersion}`.execute(trx);
  return numAffectedRows === 1n;
}

export async function setAnswer(
  trx: Trx,
  key: AnswerKey,
  { kept, correct, wrongCount }: GradedAnswer,
  version: number,
): Promise<void> {
  await sql`
    update answer set user_answer = ${json(kept)}, correct = ${correct}, wrong_count = ${wrongCount},
      course_version = ${version}, point_given = false, graded_again = true
    where workspace_id = ${workspaceOf(trx)} and ${isOf(key)}`.execute(trx);
}

export interface Submission {
  readonly submissionId: Id;
  readonly kept: KeptAnswer;
}

/** Those that count, the oldest first. */
export async function findSubmissionsOf(trx: Trx, key: AnswerKey): Promise<readonly Submission[]> {
  const { rows } = await sql<Submission>`
    select submission_id as "submissionId", user_answer as kept from answer_submission
    where workspace_id = ${workspaceOf(trx)} and ${isOf(key)} and counts
    order by submission_id`.execute(trx);
  return rows;
}

/** What was submitted counts for statistics as if it had been given to that version. */
export async function setSubmissionOutcomes(
  trx: Trx,
  key: AnswerKey,
  { outcomes, version }: { readonly outcomes: ReadonlyMap<Id, boolean>; readonly version: number },
): Promise<void> {
  const [ids, corrects] = [[...outcomes.keys()], [...outcomes.values()]];
  await sql`
    update answer_submission set correct = graded.correct, course_version = ${version}
    from unnest(${ids}::bigint[], ${corrects}::boolean[]) as graded (submission_id, correct)
    where answer_submission.workspace_id = ${workspaceOf(trx)} and answer_submission.user_course_id = ${key.userCourseId}
      and answer_submission.submission_id = graded.submission_id`.execute(trx);
}

/** Anyone who reads or sorts by progress counts it again. */
export async function touchUserCourse(trx: Trx, userCourseId: Id, now: Date): Promise<void> {
  await sql`
    update user_course set update_time = ${now}
    where workspace_id = ${workspaceOf(trx)} and user_course_id = ${userCourseId}`.execute(trx);
}
