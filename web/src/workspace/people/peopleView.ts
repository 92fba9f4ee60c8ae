import {
  firstPage,
  pageVariables,
  readTablePage,
  type PageVariables,
  type TablePage,
} from '../../admin/table/tablePage.ts';
import { readSort, type TableSort } from '../../admin/table/tableSort.ts';
import { orderVariable, readId, readSearch } from '../../admin/table/tableView.ts';

/** How far people have come, by the word in the address. */
export const statusWords = {
  added: 'ADDED',
  invited: 'INVITED',
  joined: 'REGISTERED',
  revoked: 'REVOKED',
} as const;

/** A status as it stands in the address. */
export type StatusWord = keyof typeof statusWords;

/** What the list can be narrowed to: a status, those without access, or those whose rights wait for a proven address (ADR 0014). */
export type FilterWord = StatusWord | 'noaccess' | 'rightswait';
export const filterWords: readonly FilterWord[] = [
  ...(Object.keys(statusWords) as StatusWord[]),
  'noaccess',
  'rightswait',
];

/** Which rights people of the list of rights have, by the word in the address. */
export const rightWords = { any: 'ANY', admin: 'ADMIN', courses: 'CREATE_COURSE', vouchers: 'CREATE_VOUCHER' } as const;
export type RightWord = keyof typeof rightWords;

/** What the list can be ordered by, by the word in the address; by e-mail address without one. */
const orders = {
  name: 'NAME',
  status: 'STATUS',
  invited: 'INVITE_TIME',
  added: 'CREATE_TIME',
  changed: 'UPDATE_TIME',
} as const;

type OrderWord = keyof typeof orders;

/** What is told of each person at first, beside who they are and how far they have come. */
export type PeopleShown = 'invitations' | 'rights';

/** Which people are listed. */
export interface PeopleFilter {
  /** Trimmed text, empty for none. */
  search: string;
  status: FilterWord | null;
  /** Raw id of the group that they belong to. */
  group: number | null;
  /** In the list of rights: whether they have one, or `everyone`; null in the list of people. */
  right?: RightWord | 'everyone' | null;
}

/** What is listed, in which order, and from where. It lives in the address: `?search=&status=&group=&sort=&after=`. */
export interface PeopleView extends PeopleFilter, TablePage {
  sort: TableSort | null;
}

/** Everyone, from the beginning. */
export const everyone: PeopleView = { search: '', status: null, group: null, right: null, sort: null, ...firstPage };

/** The default size of a page of the access list (USERS-05). */
export const peoplePageSize = 100;

/** The view in the query part of an address. Unknown words are left out. */
export function readPeopleView(search: string): PeopleView {
  const parameters = new URLSearchParams(search);
  return {
    search: readSearch(parameters),
    status: readStatus(parameters.get('status')),
    group: readId(parameters.get('group')),
    right: readRight(parameters.get('right')),
    sort: readSort(parameters.get('sort'), Object.keys(orders)),
    ...readTablePage(parameters),
  };
}

/** A filter by its word in the address, null for any other. */
export const readStatus = (word: string | null): FilterWord | null =>
  filterWords.find((known) => known === word) ?? null;

/** A right by its word in the address, null for any other. */
export const readRight = (word: string | null): RightWord | 'everyone' | null =>
  word === 'everyone' || (word !== null && Object.hasOwn(rightWords, word)) ? (word as RightWord | 'everyone') : null;

/** What of the filter the servers are asked. */
export const statusVariables = (
  word: FilterWord | null,
): { status: (typeof statusWords)[StatusWord] | null; rightsWait: true | null; accessWithdrawn: true | null } => ({
  status: word === null || word === 'rightswait' || word === 'noaccess' ? null : statusWords[word],
  rightsWait: word === 'rightswait' || null,
  accessWithdrawn: word === 'noaccess' || null,
});

/** Variables of the queries of both pages. */
export interface PeopleVariables extends PageVariables {
  search: string | null;
  status: (typeof statusWords)[StatusWord] | null;
  groupId: string | null;
  rightsWait: true | null;
  accessWithdrawn: true | null;
  right: (typeof rightWords)[RightWord] | null;
  orderBy: { field: (typeof orders)[OrderWord]; direction: 'ASC' | 'DESC' } | null;
}

/** The variables for the query part of an address; `shows` rights of those who have one, unless everyone is asked for. */
export function peopleVariables(address: string, shows: PeopleShown = 'invitations'): PeopleVariables {
  const { search, status, group, right, sort, ...page } = readPeopleView(address);
  const word = shows === 'rights' ? (right ?? 'any') : 'everyone';
  return {
    ...pageVariables(page, peoplePageSize),
    search: search || null,
    ...statusVariables(status),
    groupId: group === null ? null : String(group),
    right: word === 'everyone' ? null : rightWords[word],
    orderBy: orderVariable(sort, orders),
  };
}
