/** What undo and redo go through, to the start of the session (BEY-04). */
import type { Change, Patch } from './change.ts';

/** Typing in one field joins into one step until nothing was typed for this long. */
const pauseMs = 1000;

export interface Step {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  /** The field that was typed in, or null for a step of its own. */
  readonly typing: string | null;
  /** When it was last added to, in milliseconds. */
  readonly time: number;
}

export interface History {
  /** The oldest first. */
  readonly past: readonly Step[];
  /** What was undone; the next to redo is the last. */
  readonly future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };

/** The history after a change of now; a change without patches is none. What was undone cannot be redone any more. */
export function recorded(history: History, change: Change, typing: string | null, now: number): History {
  if (change.patches.length === 0) {
    return history;
  }
  const step: Step = { patches: change.patches, inverse: change.inverse, typing, time: now };
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    typing !== null &&
    last.typing === typing &&
    now - last.time < pauseMs &&
    history.future.length === 0;
  return { past: joins ? [...history.past.slice(0, -1), joined(last, step)] : [...history.past, step], future: [] };
}

/** Steps that replace the same values keep the first way back and the last way on, so that long typing stays small. */
function joined(first: Step, second: Step): Step {
  const same = replacedPaths(first.patches) !== '' && replacedPaths(first.patches) === replacedPaths(second.patches);
  return {
    ...second,
    patches: same ? second.patches : [...first.patches, ...second.patches],
    inverse: same ? first.inverse : [...second.inverse, ...first.inverse],
  };
}

/** The paths of values that patches replace; empty when they do anything else. */
const replacedPaths = (patches: readonly Patch[]): string =>
  patches.every(({ op }) => op === 'replace') ? JSON.stringify(patches.map(({ path }) => path)) : '';

/** The step to undo and the history then; null when there is none. */
export function undone(history: History): { readonly step: Step; readonly history: History } | null {
  const step = history.past.at(-1);
  return step === undefined
    ? null
    : { step, history: { past: history.past.slice(0, -1), future: [...history.future, step] } };
}

/** The step to redo and the history then; null when there is none. */
export function redone(history: History): { readonly step: Step; readonly history: History } | null {
  const step = history.future.at(-1);
  return step === undefined
    ? null
    : // A step that was taken up again is whole: what is typed next is not joined to it.
      { step, history: { past: [...history.past, { ...step, typing: null }], future: history.future.slice(0, -1) } };
}
