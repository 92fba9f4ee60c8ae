import { appendAudit } from '../audit/appendAudit.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { JobKind } from './jobKind.ts';
import { countJobRows } from './jobRowQueries.ts';
import { findJobRun, noteOfJob, type JobRunKey } from './jobRunQueries.ts';

/** Notes in the audit log that someone ordered a job, in the transaction of the order; nothing for a job that changes nothing. */
export async function noteOrder<Payload extends object>(
  trx: Trx,
  { workspaceId, runId, actorId }: JobRunKey & { readonly actorId: Id | null },
  kind: JobKind<Payload>,
  payload: Payload,
): Promise<void> {
  const said = kind.noted?.(payload) ?? null;
  if (said !== null) {
    await appendAudit(trx, {
      workspaceId,
      action: 'JOB_STARTED',
      ...(actorId === null ? {} : { actorId }),
      details: { kind: kind.name, ...said },
      jobId: runId,
    });
  }
}

/**
 * Notes how a job ended, once it has, in the transaction in which it does: the job itself is forgotten long before the log. Nothing for
 * one whose order was not noted. `told` is what its handler says of the end.
 */
export async function noteEnd(trx: Trx, key: JobRunKey, told: Readonly<Record<string, number>> = {}): Promise<void> {
  const run = await findJobRun(trx, key);
  if (run === null || run.endTime === null || (await noteOfJob(trx, key)) !== 'started') {
    return;
  }
  const { DONE: done, UNCHANGED: unchanged, REFUSED: refused, WAITING: left } = await countJobRows(trx, key);
  await appendAudit(trx, {
    workspaceId: key.workspaceId,
    action: 'JOB_ENDED',
    ...(run.actorId === null ? {} : { actorId: run.actorId }),
    details: { state: run.state, done, unchanged, refused, left, ...told },
    jobId: key.runId,
  });
}
