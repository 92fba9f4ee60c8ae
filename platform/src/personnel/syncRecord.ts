import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findIntegration } from '../integration/integrationQueries.ts';
import type { StoredSync, SyncState } from '../integration/storedSync.ts';
import type { JobRunKey } from '../job/jobRunQueries.ts';
import { countOutcomes } from './personnelQueries.ts';
import { writeSync } from '../integration/integrationQueries.ts';
import type { Id } from '../shared/id.ts';

/** A sync that was ordered. */
export interface SyncOrder extends JobRunKey {
  readonly integrationId: Id;
  readonly dryRun: boolean;
  /** So many may lose their access though they are more than a fifth. */
  readonly confirmedDepartures: number;
  /** Whether it is enough to read who changed since the sync before, where the system can tell. */
  readonly changesOnly: boolean;
}

/** A sync that has just begun, as the integration shows it; what it was read for before stays known. */
export const begunSync = (
  { runId, dryRun }: Pick<SyncOrder, 'runId' | 'dryRun'>,
  before: SyncState | null,
  now: Date,
): StoredSync => ({
  jobId: runId,
  outcome: 'RUNNING',
  dryRun,
  added: 0,
  returned: 0,
  departed: 0,
  kept: 0,
  skipped: 0,
  problem: null,
  field: null,
  host: null,
  status: null,
  providerText: null,
  time: now.toISOString(),
  plan: null,
  readTime: before?.readTime ?? null,
  wholeTime: before?.wholeTime ?? null,
});

/** Writes what a sync came to that did not reach its end; what it had done stands in the rows. Nothing where another has begun since. */
export const recordStop = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: SyncOrder,
  more: Partial<StoredSync>,
): Promise<void> =>
  inWorkspace(db, order.workspaceId, async (trx) => {
    const { workspaceId, integrationId } = order;
    const row = await findIntegration(trx, workspaceId, { id: integrationId }, true);
    if (row === null || row.lastSync?.jobId !== order.runId) {
      return;
    }
    const counts = await countSync(trx, order, row.lastSync.plan?.kept ?? 0);
    await writeSync(trx, workspaceId, integrationId, {
      ...begunSync(order, row.lastSync, clock()),
      ...counts,
      ...more,
    });
  });

const skipReasons = ['NO_ADDRESS', 'DUPLICATE_ADDRESS', 'ADDRESS_DIFFERS', 'ADMIN', 'REVOKED', '1001'];

/** How many people came to which end, counted from the rows; `kept` of them needed none. */
export async function countSync(
  trx: Trx,
  key: JobRunKey,
  kept: number,
): Promise<Pick<StoredSync, 'added' | 'returned' | 'departed' | 'kept' | 'skipped'>> {
  const counts = await countOutcomes(trx, key);
  const of = (...codes: readonly string[]): number => codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0);
  return {
    added: of('ADDED', 'WOULD_ADD'),
    returned: of('RETURNED', 'WOULD_RETURN'),
    departed: of('DEPARTED', 'WOULD_LEAVE'),
    kept: kept + of('LINKED', 'WOULD_LINK'),
    skipped: of(...skipReasons),
  };
}
