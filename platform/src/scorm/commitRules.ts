/** What a commit makes of what is kept. Pure. */
import type { Cmi } from './statusRules.ts';
import { invalidField } from '../errors.ts';
import type { ScormVersion } from './scormPackage.ts';
import type { ItemState, KeptItem } from './scormQueries.ts';
import type { CommitRequest } from './scormSchemas.ts';
import { isFinished, reached, statusOf } from './statusRules.ts';

/** 64 KB of data that packages keep for themselves is what SCORM 2004 asks for; some keep more in 1.2. */
export const mostValueLength = 65_536;
export const mostCmiLength = 400_000;
/** Of those that are named in an answer. */
const mostLeftOut = 100;

/** What the run-times of both versions know: anything else is no data model. */
const elementPattern = /^(?:cmi|adl)\.[\w.]{1,246}$/;

/** The data model as it was sent, without what does not fit. */
export interface FittingCmi {
  readonly cmi: Cmi;
  readonly leftOut: readonly string[];
}

const isFitting = (entry: [string, unknown]): entry is [string, string] =>
  elementPattern.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= mostValueLength;

const lengthOf = ([element, value]: [string, string]): number => element.length + value.length;

/**
 * A run-time refuses one value and keeps the others (SCORM-02), and so does a commit: a member that is no element, no text or too long is
 * left out. Where the others are too much together, the longest of them are.
 */
export function fittingCmi(sent: Readonly<Record<string, unknown>>): FittingCmi {
  const fitting = Object.entries(sent).filter(isFitting);
  const others = Object.entries(sent).filter((entry) => !isFitting(entry));
  let length = 0;
  const tooMuch = new Set(
    fitting
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))
      .filter((entry) => (length += lengthOf(entry)) > mostCmiLength)
      .map(([element]) => element),
  );
  return {
    cmi: Object.fromEntries(fitting.filter(([element]) => !tooMuch.has(element))),
    leftOut: [...others.map(([element]) => element.slice(0, 255)), ...tooMuch].slice(0, mostLeftOut),
  };
}

/** What was kept of members that are left out stays, as a value stays that a run-time refuses to replace. */
const withLeftOut = (before: ItemState | null, { cmi, leftOut }: FittingCmi): Cmi => ({
  ...Object.fromEntries(
    leftOut.flatMap((element) => {
      const value = before !== null && Object.hasOwn(before.cmi, element) ? before.cmi[element] : undefined;
      return value === undefined ? [] : [[element, value]];
    }),
  ),
  ...cmi,
});

/** More sessions than anybody has open or unsent at a time. */
const mostRemembered = 50;

/** Thirty years, and what the database has room for. */
const mostSeconds = 1_000_000_000;

/** The state after a commit; null when it comes too late to change anything: its session has ended, or continued already. */
export function stateAfter(
  before: ItemState | null,
  itemId: string,
  version: ScormVersion,
  { session, sequence, sessionSeconds, ...fitting }: Omit<CommitRequest, 'cmi'> & FittingCmi,
): ItemState | null {
  const cmi = withLeftOut(before, fitting);
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
