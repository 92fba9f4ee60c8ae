import {
  firstPage,
  pageVariables,
  readTablePage,
  type PageVariables,
  type TablePage,
} from '../../admin/table/tablePage.ts';
import { readSort, type TableSort } from '../../admin/table/tableSort.ts';
import { orderVariable, readSearch } from '../../admin/table/tableView.ts';

/** What the list can be ordered by, by the word in the address; by name without one. */
const orders = { name: 'NAME', people: 'MEMBER_COUNT', created: 'CREATE_TIME' } as const;

type OrderWord = keyof typeof orders;

/** What is listed, in which order, and from where. It lives in the address: `?search=&sort=&after=`. */
export interface GroupsView extends TablePage {
  /** Trimmed text, empty for none. */
  search: string;
  sort: TableSort | null;
}

/** All groups, from the beginning. */
export const allGroups: GroupsView = { search: '', sort: null, ...firstPage };

/** Rows of a page (LIM-01). */
const pageSize = 25;

/** The view in the query part of an address. Unknown words are left out. */
export function readGroupsView(address: string): GroupsView {
  const parameters = new URLSearchParams(address);
  return {
    search: readSearch(parameters),
    sort: readSort(parameters.get('sort'), Object.keys(orders)),
    ...readTablePage(parameters),
  };
}

/** Variables of the page's query. */
export interface GroupsVariables extends PageVariables {
  search: string | null;
  orderBy: { field: (typeof orders)[OrderWord]; direction: 'ASC' | 'DESC' } | null;
}

/** The variables for the query part of an address. */
export function groupsVariables(address: string): GroupsVariables {
  const { search, sort, ...page } = readGroupsView(address);
  return {
    ...pageVariables(page, pageSize),
    search: search || null,
    orderBy: orderVariable(sort, orders),
  };
}
