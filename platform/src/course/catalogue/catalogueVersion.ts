/**
 * What the public lists are revalidated by. A write that can change them raises the version of its workspace; the dates of
 * courses change them without a write, so that the moments passed since count too. Both together are the ETag.
 */
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { continueFrom, positionToRead, readRecent, readRecentStatement } from '../../db/replica/readRecent.ts';
import { timingChanges } from '../courseRules.ts';
import { findCatalogueDates, findCatalogueVersion } from './catalogueVersionQueries.ts';
import { askTogether } from '../../shared/askTogether.ts';
import type { Id } from '../../shared/id.ts';

interface TimingChanges {
  readonly version: number;
  /** Moments in milliseconds since 1970, ascending. */
  readonly moments: readonly number[];
}

interface Asked {
  readonly workspaceId: Id;
  /** What the answer must have come to: who has written shares none with those who may read older ones. */
  readonly after: string;
}

/** Tells one state of the public lists of a workspace from any other. */
export type CatalogueState = (workspaceId: Id, now: Date) => Promise<string>;

const keptWorkspaces = 10_000;

/**
 * One statement for all who ask for the state of a workspace at the same time, and one more where courses were written since the
 * last time. It is asked of the database for each: another server may have written.
 */
export function createCatalogueState(db: Database): CatalogueState {
  const timings = new LRUCache<Id, TimingChanges>({ max: keptWorkspaces });
  const versionNow = askTogether(
    async ({ workspaceId, after }: Asked) => {
      continueFrom(after);
      const version = await readRecentStatement(db, workspaceId, (on) => findCatalogueVersion(on, workspaceId));
      return { version, position: positionToRead() };
    },
    ({ workspaceId, after }) => `${workspaceId} ${after}`,
  );
  return async (workspaceId, now) => {
    const { version, position } = await versionNow({ workspaceId, after: positionToRead() });
    // What is kept under this state is read no earlier than the state, also where another request has asked for it.
    continueFrom(position);
    let current = timings.get(workspaceId);
    if (current?.version !== version) {
      current = await loadTimingChanges(db, workspaceId);
      timings.set(workspaceId, current);
    }
    return `${current.version}.${countUntil(current.moments, now.getTime())}`;
  };
}

/** Version and dates of one moment: a single statement sees a single state. */
async function loadTimingChanges(db: Database, workspaceId: Id): Promise<TimingChanges> {
  const row = await readRecent(db, workspaceId, (trx) => findCatalogueDates(trx, workspaceId));
  return {
    version: row.version,
    moments: row.dates
      .flatMap(([availableFromTime, startTime, availableUntilTime]) =>
        timingChanges({ availableFromTime, startTime, availableUntilTime }),
      )
      .sort((a, b) => a - b),
  };
}

/** How many of the ascending moments are not after `time`. */
function countUntil(moments: readonly number[], time: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle] as number) <= time) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
