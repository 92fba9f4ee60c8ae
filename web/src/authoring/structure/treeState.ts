/** What is focused, selected, collapsed and being renamed in the structure: a pure state machine over its rows. */
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { isNode, type NodeRow, type TreeRow } from './treeRows.ts';

export interface TreeState {
  /** The row that the keyboard is at, or comes to. */
  readonly focused: string | null;
  /** Rises each time that the focus shall come to the row, wherever it is. */
  readonly asked: number;
  /** Where a range of selected rows begins. */
  readonly anchor: NodeKey | null;
  /** Modules alone or lectures alone. */
  readonly selected: ReadonlySet<NodeKey>;
  readonly collapsed: ReadonlySet<NodeKey>;
  readonly renaming: NodeKey | null;
}

export const firstTreeState: TreeState = {
  focused: null,
  asked: 0,
  anchor: null,
  selected: new Set(),
  collapsed: new Set(),
  renaming: null,
};

export type TreeEvent =
  /** The focus has come to a row on its own. */
  | { readonly type: 'arrived'; readonly key: string }
  /** The focus shall come to a row. */
  | { readonly type: 'went'; readonly key: string }
  /** Selects all rows of a kind from where the range begins to this one. */
  | { readonly type: 'extended'; readonly key: string }
  | { readonly type: 'toggled'; readonly key: string }
  | { readonly type: 'selectedAll'; readonly key: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'opened' | 'closed'; readonly module: NodeKey }
  | { readonly type: 'renaming'; readonly key: NodeKey }
  /** The focus goes back to the row when the keyboard ended it. */
  | { readonly type: 'renamed'; readonly byKeyboard: boolean };

export function nextTree(state: TreeState, event: TreeEvent, rows: readonly TreeRow[]): TreeState {
  switch (event.type) {
    case 'arrived':
      return state.focused === event.key ? state : { ...state, focused: event.key };
    case 'went':
      return { ...state, focused: event.key, asked: state.asked + 1 };
    case 'extended':
      return extended(state, event.key, rows);
    case 'toggled':
      return toggled(state, nodeAt(rows, event.key), rows);
    case 'selectedAll': {
      const kind = nodeAt(rows, event.key)?.kind;
      return { ...state, selected: new Set(rows.filter((row) => row.kind === kind).map(({ key }) => key)) };
    }
    case 'cleared':
      return { ...state, selected: new Set(), anchor: null };
    case 'opened':
    case 'closed': {
      const collapsed = new Set(state.collapsed);
      if (event.type === 'opened') collapsed.delete(event.module);
      else collapsed.add(event.module);
      return { ...state, collapsed };
    }
    case 'renaming':
      return { ...state, focused: event.key, renaming: event.key };
    case 'renamed':
      return { ...state, renaming: null, asked: state.asked + (event.byKeyboard ? 1 : 0) };
  }
}

function extended(state: TreeState, key: string, rows: readonly TreeRow[]): TreeState {
  const anchor = nodeAt(rows, state.anchor ?? state.focused) ?? nodeAt(rows, key);
  const went = { ...state, focused: key, asked: state.asked + 1 };
  if (!anchor) return went;
  const [from = 0, to = 0] = [anchor.key, key].map((each) => rows.findIndex((row) => row.key === each)).sort(byNumber);
  const range = rows.slice(from, to + 1).filter(({ kind }) => kind === anchor.kind);
  return { ...went, anchor: anchor.key, selected: new Set(range.map((row) => row.key)) };
}

function toggled(state: TreeState, row: NodeRow | null, rows: readonly TreeRow[]): TreeState {
  if (!row) return state;
  const one = rows.find(({ key }) => state.selected.has(key));
  // Modules and lectures are not selected together: there is no place that takes both.
  const selected = new Set(one && one.kind !== row.kind ? [] : state.selected);
  if (!selected.delete(row.key)) selected.add(row.key);
  return { ...state, focused: row.key, anchor: row.key, selected };
}

const byNumber = (a: number, b: number): number => a - b;

const nodeAt = (rows: readonly TreeRow[], key: string | null): NodeRow | null =>
  rows.filter(isNode).find((row) => row.key === key) ?? null;

/** What is selected and still there, in the order of the course. */
export function selectedKeys(
  { modules }: Pick<CourseDraft, 'modules'>,
  selected: ReadonlySet<NodeKey>,
): readonly NodeKey[] {
  if (selected.size === 0) return [];
  return modules
    .flatMap(({ key, lectures }) => [key, ...lectures.map((lecture) => lecture.key)])
    .filter((key) => selected.has(key));
}
