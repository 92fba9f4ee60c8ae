import { useTableAddress } from '../../admin/table/useTableAddress.ts';
import { readPeopleFilter, writePeopleFilter, type PeopleFilter } from './peopleFilter.ts';

/** Which people are listed, as the address says, and how to change it. */
export const usePeopleFilter = (): [filter: PeopleFilter, change: (next: PeopleFilter) => void] =>
  useTableAddress(readPeopleFilter, writePeopleFilter);
