import { useRef, type RefObject } from 'react';
import { useNavigation } from 'react-router';
import { firstPage, type TablePage } from './tablePage.ts';
import { writeTableView } from './tableView.ts';
import { useTableAddress } from './useTableAddress.ts';

/** A list that is shown a page at a time, as the address says which. */
export interface PagedList<View extends TablePage> {
  readonly view: View;
  /** For what stands above the rows: turning a page brings it into sight. */
  readonly head: RefObject<HTMLDivElement | null>;
  /** Whether other rows are on their way. */
  readonly busy: boolean;
  /** Narrows or orders the list otherwise, from its first page. */
  readonly change: (changes: Partial<View>) => void;
  /** Shows another page of the same list. */
  readonly turn: (page: TablePage) => void;
}

/** Reads a paged list out of the address and writes it back. */
export function usePagedList<View extends TablePage>(
  read: (search: string) => View,
  write: (view: View) => string = writeTableView,
): PagedList<View> {
  const head = useRef<HTMLDivElement>(null);
  const [view, setView] = useTableAddress(read, write);
  const busy = useNavigation().state === 'loading';
  return {
    view,
    head,
    busy,
    change: (changes) => setView({ ...view, ...firstPage, ...changes }),
    turn(page) {
      setView({ ...view, ...page });
      head.current?.scrollIntoView({ block: 'nearest' });
    },
  };
}
