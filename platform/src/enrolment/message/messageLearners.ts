import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { JobRow, JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { JobRunKey } from '../../job/jobRunQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import { enqueueMail } from '../../mail/order/enqueueMail.ts';
import { mayGetMail } from '../../mail/order/mailAllowance.ts';
import { findReader, isWrittenTo } from './messageQueries.ts';
import { messageJob } from './messageJob.ts';

/** Orders the mails of a message, one for each of its learners. */
export const messageLearners = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): JobWork =>
  jobWork(messageJob, async (attempt) => {
    const { workspaceId, runId } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('A message belongs to a workspace');
    }
    await workThroughRows(deps, attempt, (trx, row) => messageRow(trx, deps, { workspaceId, runId }, row));
  });

async function messageRow(
  trx: Trx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  key: JobRunKey,
  row: JobRow,
): Promise<JobRowOutcome> {
  // Who is selected in two courses gets one mail.
  if (await isWrittenTo(trx, key, row)) {
    return { state: 'UNCHANGED', code: 'TWICE' };
  }
  const { workspaceId, runId } = key;
  const userCourseId = Number(row.input['userCourseId']);
  const reader = await findReader(trx, userCourseId);
  if (reader === null) {
    return { state: 'UNCHANGED', code: 'GONE' };
  }
  if (reader.hasLeft) {
    return { state: 'REFUSED', code: 'LEFT' };
  }
  if (reader.hasStopped) {
    return { state: 'REFUSED', code: 'STOPPED' };
  }
  if (!reader.isReachable) {
    return { state: 'REFUSED', code: 'TRIAL' };
  }
  const mail = {
    workspaceId,
    kind: 'MESSAGE',
    recipient: reader.username,
    params: { runId, userCourseId, userId: row.subjectId ?? 0 },
    now: clock(),
  } as const;
  if (!(await mayGetMail(trx, mail))) {
    return { state: 'REFUSED', code: 'MAILS_TODAY' };
  }
  await enqueueMail(jobs, trx, mail);
  return { state: 'DONE', code: 'MESSAGED' };
}
