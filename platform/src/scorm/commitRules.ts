/** What a commit makes of what is kept. Pure. */
import type { ScormVersion } from './scormPackage.ts';
import type { ItemState } from './scormQueries.ts';
import type { CommitRequest } from './scormSchemas.ts';
import { isFinished, reached, statusOf } from './statusRules.ts';

/** More sessions than anybody has open or unsent at a time. */
const mostRemembered = 50;

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
    earlierSeconds: before.earlierSeconds + before.sessionSeconds,
  };
}

/** Whether every item that opens has come to its end. */
export const isPackageFinished = (
  items: readonly { readonly itemId: string; readonly path: string | null }[],
  states: readonly ItemState[],
): boolean => {
  const finished = new Set(states.filter(isFinished).map(({ itemId }) => itemId));
  return items.every(({ itemId, path }) => path === null || finished.has(itemId));
};
