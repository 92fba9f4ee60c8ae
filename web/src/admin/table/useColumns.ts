import { useMemo, useState } from 'react';
import type { Column } from './AdminTable.tsx';
import { rememberColumns, rememberedColumns, shownColumns } from './columnChoice.ts';

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
  return useMemo(
    () => ({
      all,
      shown: shownColumns(all, chosen),
      choose: (next) => {
        rememberColumns(table, next);
        setChosen(next);
      },
    }),
    [all, chosen, table],
  );
}
