import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Column } from './AdminTable.tsx';
import { rememberColumns, rememberedColumns, shownColumns } from './columnChoice.ts';

/** Windows in which a table has room for every column that it shows at first, beside the menu of the area. */
const wide = '(min-width: 1400px)';

/** The columns of a table and which of them are shown. */
export interface ColumnChoice<Row> {
  readonly all: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  /** Shows these; null shows what is shown at first. */
  readonly choose: (chosen: readonly string[] | null) => void;
}

/** Which columns of a table are shown; remembered in this browser under the table's name. */
export function useColumns<Row>(table: string, all: readonly Column<Row>[]): ColumnChoice<Row> {
  const [chosen, setChosen] = useState(() => rememberedColumns(table));
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
  return useMemo(
    () => ({
      all,
      shown: shownColumns(all, chosen, isWide),
      choose: (next) => {
        rememberColumns(table, next);
        setChosen(next);
      },
    }),
    [all, chosen, isWide, table],
  );
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
