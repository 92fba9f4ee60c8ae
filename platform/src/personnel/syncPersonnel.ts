import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ProviderProblem } from '../integration/check/providerProblem.ts';
import { findIntegration } from '../integration/integrationQueries.ts';
import { openValues } from '../integration/openValues.ts';
import { sourceOf } from '../integration/personnel/sourceOf.ts';
import { createSealing } from '../integration/sealing.ts';
import { JobCancelled, RequeueJob, type JobAttempt } from '../job/jobKind.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import { findJobRun } from '../job/jobRunQueries.ts';
import { workThroughRows } from '../job/workThroughRows.ts';
import type { Outbound } from '../outbound/outboundClient.ts';
import { personnelJob } from './personnelJob.ts';
import { writeSync } from '../integration/integrationQueries.ts';
import { planSyncRows } from './planSyncRows.ts';
import { readPeople } from './readPeople.ts';
import { syncPerson } from './syncPerson.ts';
import { begunSync, countSync, recordStop, type SyncOrder } from './syncRecord.ts';
import { forecastOf, syncRow } from './syncRow.ts';
import type { Id } from '../shared/id.ts';

type SyncDeps = Pick<Deps, 'config' | 'db' | 'clock'> & { readonly outbound: Outbound };

/**
 * Takes over the people of a personnel system. They are read whole before anything is done, so that a system that fails half-way changes
 * nothing; what is to be done is then done row by row, each once however often the job is taken up again.
 */
export const syncPersonnel = (deps: SyncDeps): JobWork =>
  jobWork(personnelJob, async (attempt) => {
    const { workspaceId, runId, payload } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('A sync belongs to a workspace, and somebody watches it');
    }
    const order: SyncOrder = { workspaceId, runId, ...payload };
    try {
      await sync(deps, attempt, order);
    } catch (error) {
      await recordEnd(deps, order, attempt, error);
      throw error;
    }
  });

async function sync(deps: SyncDeps, attempt: JobAttempt, order: SyncOrder): Promise<void> {
  const { db, clock } = deps;
  const { workspaceId, integrationId, runId } = order;
  const { actorId, integration } = await inWorkspace(db, workspaceId, async (trx) => ({
    actorId: (await findJobRun(trx, order))?.actorId ?? null,
    integration: await findIntegration(trx, workspaceId, { id: integrationId }),
  }));
  // Disconnected since it was ordered.
  if (integration === null) {
    return;
  }
  // The plan and its mark are one transaction.
  const { lastSync } = integration;
  if (lastSync?.jobId !== runId || lastSync.plan === null) {
    const values = openValues(createSealing(deps.config.sealingKey), workspaceId, integration);
    const source = sourceOf(deps.outbound, values, deps.config.personnelDirectoryUrl);
    const { changesOnly } = order;
    await planSyncRows(deps, order, await readPeople(source, { changesOnly, before: lastSync }, attempt, clock()));
  }
  await workThroughRows(deps, attempt, async (trx, row) => {
    const input = syncRow.parse(row.input);
    return input.dry
      ? { state: 'UNCHANGED', code: forecastOf(input) }
      : syncPerson(trx, { workspaceId, actorId, now: clock() }, input, row);
  });
  const unconfirmedDepartures = await inWorkspace(db, workspaceId, (trx) => finish(trx, order, actorId, clock()));
  if (unconfirmedDepartures > 0) {
    attempt.tellAtEnd({ unconfirmedDepartures });
  }
}

/** What ended an attempt, where none follows: the integration must not look as if the sync continued. */
async function recordEnd(
  deps: SyncDeps,
  order: SyncOrder,
  { isLastAttempt }: Pick<JobAttempt, 'isLastAttempt'>,
  error: unknown,
): Promise<void> {
  if (error instanceof JobCancelled) {
    await recordStop(deps, order, { outcome: 'CANCELLED' });
  } else if (isLastAttempt && !(error instanceof RequeueJob)) {
    const { code, ...place } = error instanceof ProviderProblem ? error.problem : { code: null };
    await recordStop(deps, order, { outcome: 'FAILED', problem: code, ...place });
  }
}

/** Answers how many would lose their access and do not, as nobody has confirmed it. */
async function finish(trx: Trx, order: SyncOrder, actorId: Id | null, now: Date): Promise<number> {
  const { workspaceId, integrationId, dryRun } = order;
  const integration = await findIntegration(trx, workspaceId, { id: integrationId }, true);
  const lastSync = integration?.lastSync ?? null;
  if (lastSync === null || lastSync.jobId !== order.runId || lastSync.plan === null) {
    return 0;
  }
  const { kept, waits, readTime, isWhole } = lastSync.plan;
  const counts = await countSync(trx, order, kept);
  const before = begunSync(order, lastSync, now);
  await writeSync(trx, workspaceId, integrationId, {
    ...before,
    ...counts,
    outcome: waits ? 'NEEDS_CONFIRMATION' : 'DONE',
    ...(dryRun || waits ? {} : { readTime, wholeTime: isWhole ? readTime : before.wholeTime }),
  });
  if (!dryRun && !waits) {
    const { kept: _kept, ...changed } = counts;
    await appendAudit(trx, {
      workspaceId,
      action: 'INTEGRATION_CHANGED',
      ...(actorId === null ? {} : { actorId }),
      details: { type: 'PERSONNEL', change: 'synced', ...changed },
    });
  }
  return waits ? counts.departed : 0;
}
