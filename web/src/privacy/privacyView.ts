import {
  firstPage,
  pageVariables,
  readTablePage,
  writeTablePage,
  type PageVariables,
  type TablePage,
} from '../admin/table/tablePage.ts';
import { readSort, writeSort, type TableSort } from '../admin/table/tableSort.ts';
import { orderVariable } from '../admin/table/tableView.ts';

export const tabs = ['requests', 'retention'] as const;
export type PrivacyTab = (typeof tabs)[number];

/** Which requests are listed, by the word in the address. */
export const stateWords = ['open', 'overdue', 'done', 'cancelled'] as const;
export type StateWord = (typeof stateWords)[number];
export const kindWords = { export: 'EXPORT', erasure: 'ERASURE' } as const;
export type KindWord = keyof typeof kindWords;

/** What the list can be ordered by; by when requests came, the newest first, without one. */
const orders = { received: 'REQUEST_TIME', due: 'DUE_TIME' } as const;

/** What the page shows. It lives in the address: `?tab=&state=&kind=&email=&sort=&after=`. */
export interface PrivacyView extends TablePage {
  tab: PrivacyTab;
  state: StateWord | null;
  kind: KindWord | null;
  /** An e-mail address, whole; empty for none. */
  email: string;
  sort: TableSort | null;
}

export const everyRequest: PrivacyView = {
  tab: 'requests',
  state: null,
  kind: null,
  email: '',
  sort: null,
  ...firstPage,
};

const pageSize = 50;
const longestAddress = 255;

/** The view in the query part of an address. Unknown words are left out. */
export function readPrivacyView(search: string): PrivacyView {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind') ?? '';
  return {
    tab: tabs.find((tab) => tab === parameters.get('tab')) ?? 'requests',
    state: stateWords.find((word) => word === parameters.get('state')) ?? null,
    kind: Object.hasOwn(kindWords, kind) ? (kind as KindWord) : null,
    email: (parameters.get('email') ?? '').trim().slice(0, longestAddress),
    sort: readSort(parameters.get('sort'), Object.keys(orders)),
    ...readTablePage(parameters),
  };
}

/** The query part for a view, empty for all requests. */
export function writePrivacyView({ tab, state, kind, email, sort, ...page }: PrivacyView): string {
  const parameters = new URLSearchParams();
  if (tab !== 'requests') return '?tab=retention';
  if (state) parameters.set('state', state);
  if (kind) parameters.set('kind', kind);
  if (email) parameters.set('email', email);
  if (sort) parameters.set('sort', writeSort(sort));
  writeTablePage(parameters, page);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Variables of the page's query. */
export interface PrivacyVariables extends PageVariables {
  showsRequests: boolean;
  state: 'OPEN' | 'DONE' | 'CANCELLED' | null;
  overdue: boolean | null;
  kind: (typeof kindWords)[KindWord] | null;
  username: string | null;
  orderBy: { field: (typeof orders)[keyof typeof orders]; direction: 'ASC' | 'DESC' } | null;
}

/** The variables for the query part of an address. */
export function privacyVariables(address: string): PrivacyVariables {
  const { tab, state, kind, email, sort, ...page } = readPrivacyView(address);
  return {
    ...pageVariables(page, pageSize),
    showsRequests: tab === 'requests',
    state:
      state === null || state === 'overdue'
        ? null
        : ({ open: 'OPEN', done: 'DONE', cancelled: 'CANCELLED' } as const)[state],
    overdue: state === 'overdue' ? true : null,
    kind: kind && kindWords[kind],
    username: email || null,
    orderBy: orderVariable(sort, orders),
  };
}
