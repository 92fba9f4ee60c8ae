/**
 * What the public lists are revalidated by. A write that can change them raises the version of its workspace; the dates of
 * courses change them without a write, so that the moments passed since count too. Both together are the ETag.
 */
import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import type { Id } from '../../content/content.ts';
import { timingChanges } from '../courseRules.ts';

interface TimingChanges {
  readonly version: number;
  /** Moments in milliseconds since 1970, ascending. */
  readonly moments: readonly number[];
}

/** Tells one state of the public lists of a workspace from any other. */
export type CatalogueState = (workspaceId: Id, now: Date) => Promise<string>;

const keptWorkspaces = 10_000;

/** Raises the version. Call it last in the transaction: it makes other course writes of the workspace wait for the commit. */
export async function raiseCatalogueVersion(trx: Trx, workspaceId: Id): Promise<void> {
  await sql`
    insert into catalogue_version (workspace_id, version) values (${workspaceId}, 1)
    on conflict (workspace_id) do update set version = catalogue_version.version + 1`.execute(trx);
}

/** One statement for each state asked for, unless courses were written since the last time. */
export function createCatalogueState(db: Database): CatalogueState {
  const timings = new LRUCache<Id, TimingChanges>({ max: keptWorkspaces });
  return async (workspaceId, now) => {
    const { rows } = await sql<{ version: number }>`select catalogue_version_of(${workspaceId}) as version`.execute(db);
    let current = timings.get(workspaceId);
    if (current?.version !== (rows[0]?.version ?? 0)) {
      current = await loadTimingChanges(db, workspaceId);
      timings.set(workspaceId, current);
    }
    return `${current.version}.${countUntil(current.moments, now.getTime())}`;
  };
}

/** Version and dates of one moment: a single statement sees a single state. */
async function loadTimingChanges(db: Database, workspaceId: Id): Promise<TimingChanges> {
  const row = await inWorkspace(db, workspaceId, async (trx) => {
    const { rows } = await sql<{ version: number; dates: CourseDatesRow[] | null }>`
      select catalogue_version_of(${workspaceId}) as version,
        (select json_agg(json_build_array(course.available_from_time, course.start_time, course.available_until_time))
         from course where course.workspace_id = ${workspaceId} and course.published and not course.template
           and coalesce(course.available_from_time, course.start_time, course.available_until_time) is not null) as dates
    `.execute(trx);
    return rows[0];
  });
  return {
    version: row?.version ?? 0,
    moments: (row?.dates ?? [])
      .flatMap(([availableFromTime, startTime, availableUntilTime]) =>
        timingChanges({ availableFromTime, startTime, availableUntilTime }),
      )
      .sort((a, b) => a - b),
  };
}

type CourseDatesRow = readonly [from: string | null, start: string | null, until: string | null];

/** How many of the ascending moments are not after `time`. */
function countUntil(moments: readonly number[], time: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle] as number) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
