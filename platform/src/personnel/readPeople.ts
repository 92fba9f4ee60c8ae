import type { PersonnelSource, SourcePerson } from '../integration/personnel/personnelSource.ts';
import type { SyncState } from '../integration/storedSync.ts';
import type { JobAttempt } from '../job/jobKind.ts';

/** What was read of a personnel system. */
export interface ReadPeople {
  readonly people: readonly SourcePerson[];
  /** Whether everyone was read, not only who had changed. */
  readonly isWhole: boolean;
  /** When reading began. */
  readonly readTime: Date;
}

const dayMs = 86_400_000;
/** Someone who was deleted there is not among those who changed: everyone is read this often. */
const wholeEveryMs = 7 * dayMs;
/** The clocks of the two servers differ by less. */
const clocksDifferMs = 10 * 60_000;

/**
 * Reads the people to the last page: only those who changed since the sync before, where that is enough and the system can tell, else
 * everyone.
 */
export async function readPeople(
  source: PersonnelSource,
  { changesOnly, before }: { readonly changesOnly: boolean; readonly before: SyncState | null },
  { signal, progress }: Pick<JobAttempt, 'signal' | 'progress'>,
  readTime: Date,
): Promise<ReadPeople> {
  const since = changesOnly ? changedSince(before, readTime) : null;
  const changed = since === null ? null : await source.changedSince(since, signal);
  const people: SourcePerson[] = [];
  for await (const page of changed ?? source.everyone(signal)) {
    people.push(...page);
    await progress({ done: 0, total: people.length });
  }
  return { people, isWhole: changed === null, readTime };
}

/** From when changes count; null where everyone is to be read. */
function changedSince(before: SyncState | null, now: Date): Date | null {
  if (before?.readTime == null || before.wholeTime === null) {
    return null;
  }
  const isOld = now.getTime() - Date.parse(before.wholeTime) >= wholeEveryMs;
  return isOld ? null : new Date(Date.parse(before.readTime) - clocksDifferMs);
}
