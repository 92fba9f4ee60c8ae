import {
  firstPage,
  pageVariables,
  readTablePage,
  writeTablePage,
  type PageVariables,
  type TablePage,
} from '../../admin/table/tablePage.ts';

/** What is listed and from where. It lives in the address: `?search=&expired=true&after=`. */
export interface CampaignListView extends TablePage {
  /** Trimmed text, empty for none. */
  search: string;
  /** Whether campaigns whose end has come are shown, too (CAMP-05). */
  expired: boolean;
}

/** Everything that has not expired, from its beginning. */
export const currentCampaigns: CampaignListView = { search: '', expired: false, ...firstPage };

/** LIM-01. */
const pageSize = 25;
const searchLimit = 200;

/** The view in the query part of an address. */
export function readCampaignListView(address: string): CampaignListView {
  const parameters = new URLSearchParams(address);
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, searchLimit),
    expired: parameters.get('expired') === 'true',
    ...readTablePage(parameters),
  };
}

/** The query part for a view, empty for what is shown at first. */
export function writeCampaignListView({ search, expired, ...page }: CampaignListView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (expired) parameters.set('expired', 'true');
  writeTablePage(parameters, page);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Variables of the page's query. */
export interface CampaignListVariables extends PageVariables {
  search: string | null;
  hideExpired: boolean;
}

/** The variables for the query part of an address. */
export function campaignListVariables(address: string): CampaignListVariables {
  const { search, expired, ...page } = readCampaignListView(address);
  return { ...pageVariables(page, pageSize), search: search || null, hideExpired: !expired };
}
