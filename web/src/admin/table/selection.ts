/** Which rows of a list are selected: some by their ids, or all that match its filter but some. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const nothing: Selection = { kind: 'some', ids: new Set() };
export const everything: Selection = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' ? !selection.except.has(id) : selection.ids.has(id);

/** How many rows are selected, of a list with `total`. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.kind === 'all' ? Math.max(0, total - selection.except.size) : selection.ids.size;

/** The selection with these rows in it, or out of it. */
export const withRows = (selection: Selection, ids: readonly string[], selected: boolean): Selection =>
  selection.kind === 'all'
    ? { kind: 'all', except: changed(selection.except, ids, !selected) }
    : { kind: 'some', ids: changed(selection.ids, ids, selected) };

const changed = (set: ReadonlySet<string>, ids: readonly string[], within: boolean): ReadonlySet<string> =>
  new Set(within ? [...set, ...ids] : [...set].filter((id) => !ids.includes(id)));

/** The rows from one to another, both with; only the second where the first is not shown. */
export function between(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  return start < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
