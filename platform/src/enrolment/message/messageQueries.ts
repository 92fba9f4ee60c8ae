import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { getsWorkspaceWords } from '../../reminder/reminderQueries.ts';
import { rowsAbout, type JobRow } from '../../job/jobRowQueries.ts';
import type { JobRunKey } from '../../job/jobRunQueries.ts';
import type { Id } from '../../shared/id.ts';

/** What is written to learners, the same to all of them. */
export interface LearnerMessage {
  /** One line. */
  readonly subject: string;
  /** Plain text; an empty line parts paragraphs. */
  readonly body: string;
}

/** Keeps a message beside the job that sends it. */
export async function insertMessage(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  { subject, body }: LearnerMessage,
): Promise<void> {
  await trx
    .insertInto('learner_message')
    .values({ workspace_id: workspaceId, job_run_id: runId, subject, body })
    .execute();
}

/** A message with the course that its reader gets it about; null when one of them is gone. */
export async function findMessage(
  trx: Trx,
  { runId, userCourseId }: { readonly runId: Id; readonly userCourseId: Id },
): Promise<(LearnerMessage & { readonly courseId: Id; readonly courseName: string }) | null> {
  const row = await trx
    .selectFrom('learner_message')
    .innerJoin('user_course', 'user_course.workspace_id', 'learner_message.workspace_id')
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'user_course.workspace_id')
        .onRef('course.course_id', '=', 'user_course.course_id'),
    )
    .where('learner_message.workspace_id', '=', workspaceOf(trx))
    .where('learner_message.job_run_id', '=', runId)
    .where('user_course.user_course_id', '=', userCourseId)
    .select([
      'learner_message.subject',
      'learner_message.body',
      'course.course_id as courseId',
      'course.name as courseName',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an earlier row of the job has written to the same address. */
export async function isWrittenTo(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  row: Pick<JobRow, 'subject' | 'number'>,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with said as materialized (${rowsAbout(workspaceId, row.subject)})
    select exists (
      select from said where said.job_run_id = ${runId} and said.row_number < ${row.number} and said.state = 'DONE'
    ) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/** Whom a message goes to, as far as it decides whether it may. */
export interface MessageReader {
  readonly username: string;
  readonly hasLeft: boolean;
  /** Whether they said that they want no mail about their courses. */
  readonly hasStopped: boolean;
  /** As {@link getsWorkspaceWords} says. */
  readonly isReachable: boolean;
}

/** The learner of a user course; null when it is gone. */
export async function findReader(trx: Trx, userCourseId: Id): Promise<MessageReader | null> {
  const { rows } = await sql<MessageReader>`
    select app_user.username, app_user.left_time is not null as "hasLeft",
      reminder_state.stopped_time is not null as "hasStopped",
      ${getsWorkspaceWords} as "isReachable"
    from user_course
    join workspace on workspace.workspace_id = user_course.workspace_id
    join app_user on app_user.workspace_id = user_course.workspace_id and app_user.user_id = user_course.user_id
    left join reminder_state on reminder_state.workspace_id = app_user.workspace_id
      and reminder_state.user_id = app_user.user_id
    where user_course.workspace_id = ${workspaceOf(trx)} and user_course.user_course_id = ${userCourseId}`.execute(trx);
  return rows[0] ?? null;
}
