import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { isSame } from '../draft/isSame.ts';
import { treeRows, type TreeRow } from './treeRows.ts';
import { firstTreeState, nextTree, selectedKeys, type TreeEvent, type TreeState } from './treeState.ts';

export interface Tree extends Omit<TreeState, 'selected' | 'focused'> {
  readonly rows: readonly TreeRow[];
  /** The row that is the stop of the keyboard; null in a course without modules. */
  readonly focused: string | null;
  /** In the order of the course. */
  readonly selected: readonly NodeKey[];
  send: (event: TreeEvent) => void;
}

/** The rows of a course with what is focused, selected, collapsed and being renamed. */
export function useTree({ modules }: CourseDraft, current: NodeKey | null, readOnly: boolean): Tree {
  const [state, send] = useReducer(
    (before: TreeState, [event, rows]: readonly [TreeEvent, readonly TreeRow[]]) => nextTree(before, event, rows),
    firstTreeState,
  );
  const rows = useSame(
    useMemo(() => treeRows({ modules }, state.collapsed, readOnly), [modules, state.collapsed, readOnly]),
  );
  const selected = useSame(useMemo(() => selectedKeys({ modules }, state.selected), [modules, state.selected]));
  const there = (key: string | null): string | undefined => rows.find((row) => row.key === key)?.key;
  return {
    ...state,
    rows,
    selected,
    focused: there(state.focused) ?? there(current) ?? rows[0]?.key ?? null,
    send: useCallback((event: TreeEvent) => send([event, rows]), [rows]),
  };
}

/** The value of before as long as the one of now says the same. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  keep(value);
  return value;
}

/** Brings the focus to the row that it was asked for, once that is drawn. */
export function useRowFocus(tree: Tree, grid: RefObject<HTMLElement | null>): void {
  const { asked, focused, renaming } = tree;
  const done = useRef(asked);
  useEffect(() => {
    // The field of a new name has it; how that ends asks again.
    if (renaming !== null) done.current = asked;
    if (done.current === asked || focused === null) return;
    const row = rowElement(grid.current, focused);
    if (!row) return;
    done.current = asked;
    (row.querySelector<HTMLElement>('[data-focus]') ?? row).focus();
  });
}

/** The drawn row with a key. */
export const rowElement = (grid: HTMLElement | null, key: string): HTMLElement | null =>
  grid?.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? null;
