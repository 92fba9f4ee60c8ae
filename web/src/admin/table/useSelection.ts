import { useCallback, useMemo, useRef, useState } from 'react';
import { between, everything, isSelected, nothing, selectedCount, withRows, type Selection } from './selection.ts';

/** The selection of a table, and how its boxes change it. */
export interface RowSelection {
  readonly selection: Selection;
  /** How many rows are selected, over all pages. */
  readonly count: number;
  readonly has: (id: string) => boolean;
  /** Selects a row of those shown, or not; with `extend` all from the one before. */
  readonly set: (id: string, selected: boolean, shown: readonly string[], extend: boolean) => void;
  /** Selects all rows that are shown, or none of them. */
  readonly setShown: (shown: readonly string[], selected: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/**
 * Keeps which rows of a list are selected while one turns its pages. `filter` says what the list holds: rows selected one by one stay
 * selected when it changes; "all that match" ends, as other rows match then.
 */
export function useSelection(total: number, filter: string): RowSelection {
  const [kept, setKept] = useState<{ selection: Selection; filter: string }>({ selection: nothing, filter });
  const before = useRef<string | null>(null);
  const selection = kept.selection.kind === 'all' && kept.filter !== filter ? nothing : kept.selection;
  const keep = useCallback((next: Selection) => setKept({ selection: next, filter }), [filter]);
  return useMemo(
    () => ({
      selection,
      count: selectedCount(selection, total),
      has: (id) => isSelected(selection, id),
      set: (id, selected, shown, extend) => {
        keep(withRows(selection, extend ? between(shown, before.current, id) : [id], selected));
        before.current = id;
      },
      setShown: (shown, selected) => keep(withRows(selection, shown, selected)),
      selectAll: () => keep(everything),
      clear: () => {
        before.current = null;
        keep(nothing);
      },
    }),
    [keep, selection, total],
  );
}
