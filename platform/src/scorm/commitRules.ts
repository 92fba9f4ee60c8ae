/** What a commit makes of what is kept. Pure. */
import { invalidField } from '../errors.ts';
import type { ScormVersion } from './scormPackage.ts';
import type { ItemState, KeptItem } from './scormQueries.ts';
import type { CommitRequest } from './scormSchemas.ts';
import { isFinished, reached, statusOf } from './statusRules.ts';

/** More sessions than anybody has open or unsent at a time. */
const mostRemembered = 50;

/** Thirty years, and what the database has room for. */
const mostSeconds = 1_000_000_000;

/** The state after a commit; null when it comes too late to change anything: its session has ended, or went on already. */
export function stateAfter(
  before: ItemState | null,
  itemId: string,
  version: ScormVersion,
  { session, sequence, cmi, sessionSeconds }: CommitRequest,
): ItemState | null {
  const status = statusOf(version, cmi);
  const now = {
    itemId,
    session,
    sequence,
    cmi,
    ...(before === null ? status : reached(before, status)),
    sessionSeconds,
  };
  if (before === null) {
    return { ...now, pastSessions: [], earlierSeconds: 0 };
  }
  if (before.session === session) {
    return sequence <= before.sequence
      ? null
      : { ...before, ...now, sessionSeconds: Math.max(sessionSeconds, before.sessionSeconds) };
  }
  if (before.pastSessions.includes(session)) {
    return null;
  }
  return {
    ...now,
    pastSessions: [...before.pastSessions, before.session].slice(-mostRemembered),
    earlierSeconds: Math.min(before.earlierSeconds + before.sessionSeconds, mostSeconds),
  };
}

/** All items of a lecture together: reading them must not take the memory of a server. */
export const mostKeptBytes = 4 * 1024 * 1024;

/** Throws INVALID where an item would keep more than before, and all of them more than they may. */
export function assertRoom(kept: readonly KeptItem[], { itemId, cmi, pastSessions }: ItemState): void {
  const bytes = Buffer.byteLength(JSON.stringify(cmi)) + Buffer.byteLength(JSON.stringify(pastSessions));
  const before = kept.find((one) => one.itemId === itemId)?.bytes ?? 0;
  const all = kept.reduce((sum, one) => sum + one.bytes, bytes - before);
  if (all > mostKeptBytes && bytes > before) {
    throw invalidField('cmi', `must leave all items of the package together within ${mostKeptBytes} bytes`);
  }
}

/** Whether every item that opens has come to its end. */
export const isPackageFinished = (
  items: readonly { readonly itemId: string; readonly path: string | null }[],
  states: readonly Pick<ItemState, 'itemId' | 'completion' | 'success'>[],
): boolean => {
  const finished = new Set(states.filter(isFinished).map(({ itemId }) => itemId));
  return items.every(({ itemId, path }) => path === null || finished.has(itemId));
};
