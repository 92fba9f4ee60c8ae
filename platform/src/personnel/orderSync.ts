import { setTimeout as wait } from 'node:timers/promises';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { Viewer } from '../http/access.ts';
import { ProviderProblem, type Problem } from '../integration/check/providerProblem.ts';
import { findIntegration, type IntegrationRow } from '../integration/integrationQueries.ts';
import { openValues } from '../integration/openValues.ts';
import { sourceOf } from '../integration/personnel/sourceOf.ts';
import { createSealing } from '../integration/sealing.ts';
import { readJobRun, type WatchedJob } from '../job/readJobRun.ts';
import type { Outbound } from '../outbound/outboundClient.ts';
import { personnelJob } from './personnelJob.ts';
import { isSyncRunning } from './personnelQueries.ts';
import { writeSync } from '../integration/integrationQueries.ts';
import { begunSync } from './syncRecord.ts';
import type { Id } from '../shared/id.ts';

type OrderDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'jobs'> & { readonly outbound: Outbound };

export interface SyncRequest {
  readonly workspaceId: Id;
  readonly integrationId: Id;
  readonly dryRun: boolean;
  readonly confirmedDepartures: number;
  /** Ordered once per key. */
  readonly key: string | undefined;
}

const pollMs = 250;

/**
 * Orders a sync. The system is asked first whether address and credentials are right, so that anyone who orders learns it at once. Throws
 * NOT_FOUND, INVALID for another kind of provider, CONFLICT while one is running, 9904 for refused credentials, and PROVIDER_FAILED for
 * every other trouble with the system.
 */
export async function orderSync(deps: OrderDeps, actorId: Id, request: SyncRequest): Promise<Id> {
  const { db, jobs, clock } = deps;
  const { workspaceId, integrationId, dryRun, confirmedDepartures, key } = request;
  await probe(deps, workspaceId, await load(deps, request));
  return inWorkspace(db, workspaceId, async (trx) => {
    const hash = requestHash(integrationId, dryRun, confirmedDepartures);
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'syncIntegration', key, requestHash: hash },
      async () => {
        // Two orders at once: the second waits here, and finds the first.
        const row = await findIntegration(trx, workspaceId, { id: integrationId }, true);
        if (row === null) {
          throw new DomainError('NOT_FOUND');
        }
        if (await isSyncRunning(trx, workspaceId, personnelJob.name)) {
          throw new DomainError('CONFLICT', { message: 'A sync is running already' });
        }
        const payload = { integrationId, dryRun, confirmedDepartures, changesOnly: false };
        const runId = await jobs.enqueueWatched(trx, personnelJob, { workspaceId, actorId, payload });
        await writeSync(trx, workspaceId, integrationId, begunSync({ runId, dryRun }, row.lastSync, clock()));
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
}

/** The job as soon as it has ended, or as it is after `mostMs`. */
export async function waitForSync(
  { db }: Pick<Deps, 'db'>,
  key: { readonly workspaceId: Id; readonly runId: Id },
  viewer: Viewer,
  mostMs: number,
): Promise<WatchedJob> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const job = await readJobRun(db, key, viewer);
    if (job.endTime !== null || waitedMs >= mostMs) {
      return job;
    }
    await wait(pollMs);
  }
}

/**
 * How many people a sync that has ended took over. Throws what stopped it: 9904, PROVIDER_FAILED, or DEPARTURES_NEED_CONFIRMATION with
 * their number.
 */
export async function countSynced(deps: OrderDeps, request: SyncRequest): Promise<number> {
  const { lastSync } = await load(deps, request);
  if (lastSync === null || lastSync.outcome === 'FAILED') {
    const { problem = null, field = null, host = null, status = null, providerText = null } = lastSync ?? {};
    throw refusalOf({ code: problem ?? 'UNREACHABLE', field, host, status, providerText });
  }
  if (lastSync.outcome === 'NEEDS_CONFIRMATION') {
    throw new DomainError('DEPARTURES_NEED_CONFIRMATION', { params: { departures: lastSync.departed } });
  }
  return lastSync.added + lastSync.returned + lastSync.kept;
}

async function load({ db }: OrderDeps, { workspaceId, integrationId }: SyncRequest): Promise<IntegrationRow> {
  const row = await inWorkspace(db, workspaceId, (trx) => findIntegration(trx, workspaceId, { id: integrationId }));
  if (row === null) {
    throw new DomainError('NOT_FOUND');
  }
  if (row.type !== 'PERSONNEL') {
    throw invalidField('@type', 'must be a personnel system: people are taken over from nothing else');
  }
  return row;
}

async function probe({ config, outbound }: OrderDeps, workspaceId: Id, row: IntegrationRow): Promise<void> {
  const values = openValues(createSealing(config.sealingKey), workspaceId, row);
  try {
    await sourceOf(outbound, values, config.personnelDirectoryUrl).probe();
  } catch (error) {
    throw error instanceof ProviderProblem ? refusalOf(error.problem) : error;
  }
}

/** A problem of the personnel system as a refusal; what it said stands in the message (OP-32). */
function refusalOf({ code: problem, ...more }: Problem): DomainError {
  const params = { problem, ...more };
  if (problem === 'CREDENTIALS_REFUSED') {
    return new DomainError(9904, { params });
  }
  return new DomainError('PROVIDER_FAILED', {
    params,
    ...(more.providerText === null ? {} : { message: `The provider answered: ${more.providerText}` }),
  });
}
