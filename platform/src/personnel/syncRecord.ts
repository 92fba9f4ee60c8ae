import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { StoredSync } from '../integration/storedSync.ts';
import type { JobRunKey } from '../job/jobRunQueries.ts';
import { countOutcomes, writeSync } from './personnelQueries.ts';
import type { Id } from '../shared/id.ts';

/** A sync that was ordered. */
export interface SyncOrder extends JobRunKey {
  readonly integrationId: Id;
  readonly dryRun: boolean;
  /** So many may lose their access though they are more than a fifth. */
  readonly confirmedDepartures: number;
}

/** A sync that has just begun, as the integration shows it. */
export const begunSync = ({ runId, dryRun }: Pick<SyncOrder, 'runId' | 'dryRun'>, now: Date): StoredSync => ({
  jobId: runId,
  outcome: 'RUNNING',
  dryRun,
  added: 0,
  returned: 0,
  departed: 0,
  kept: 0,
  skipped: 0,
  planned: false,
  waits: false,
  problem: null,
  field: null,
  host: null,
  status: null,
  providerText: null,
  time: now.toISOString(),
});

/** Writes what a sync came to; what is not said is as at its beginning. */
export const recordSync = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: SyncOrder,
  more: Partial<StoredSync>,
): Promise<void> =>
  inWorkspace(db, order.workspaceId, (trx) =>
    writeSync(trx, order.workspaceId, order.integrationId, { ...begunSync(order, clock()), ...more }),
  );

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
