import { pageVariables, readTablePage, type PageVariables, type TablePage } from '../../admin/table/tablePage.ts';
import { readSort, type TableSort } from '../../admin/table/tableSort.ts';
import { orderVariable, readSearch } from '../../admin/table/tableView.ts';

/** What the list can be ordered by, by the word in the address; the newest come first without one (CAMP-06). */
const orders = { name: 'NAME', begins: 'START_TIME' } as const;

type OrderWord = keyof typeof orders;

/** What is listed, in which order, and from where. It lives in the address: `?search=&expired=true&sort=&after=`. */
export interface CampaignListView extends TablePage {
  /** Trimmed text, empty for none. */
  search: string;
  /** Whether campaigns whose end has come are shown, too (CAMP-05). */
  expired: boolean;
  sort: TableSort | null;
}

/** Rows of a page (LIM-01). */
const pageSize = 25;

/** The view in the query part of an address. Unknown words are left out. */
export function readCampaignListView(address: string): CampaignListView {
  const parameters = new URLSearchParams(address);
  return {
    search: readSearch(parameters),
    expired: parameters.get('expired') === 'true',
    sort: readSort(parameters.get('sort'), Object.keys(orders)),
    ...readTablePage(parameters),
  };
}

/** Variables of the page's query. */
export interface CampaignListVariables extends PageVariables {
  search: string | null;
  hideExpired: boolean;
  orderBy: { field: (typeof orders)[OrderWord]; direction: 'ASC' | 'DESC' } | null;
}

/** The variables for the query part of an address. */
export function campaignListVariables(address: string): CampaignListVariables {
  const { search, expired, sort, ...page } = readCampaignListView(address);
  return {
    ...pageVariables(page, pageSize),
    search: search || null,
    hideExpired: !expired,
    orderBy: orderVariable(sort, orders),
  };
}
