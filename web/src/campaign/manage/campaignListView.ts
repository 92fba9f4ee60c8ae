/** What is listed and from where. It lives in the address: `?search=&expired=true&after=`. */
export interface CampaignListView {
  /** Trimmed text, empty for none. */
  search: string;
  /** Whether campaigns whose end has come are shown, too (CAMP-05). */
  expired: boolean;
  /** The cursor that the page begins behind, or ends before; at most one of them. */
  after: string | null;
  before: string | null;
}

/** Everything that has not expired, from its beginning. */
export const currentCampaigns: CampaignListView = { search: '', expired: false, after: null, before: null };

/** LIM-01. */
const pageSize = 25;
const searchLimit = 200;
/** Cursors are short; anything longer is none. */
const cursorLimit = 500;

/** The view in the query part of an address. */
export function readCampaignListView(address: string): CampaignListView {
  const parameters = new URLSearchParams(address);
  const after = cursor(parameters.get('after'));
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, searchLimit),
    expired: parameters.get('expired') === 'true',
    after,
    before: after === null ? cursor(parameters.get('before')) : null,
  };
}

const cursor = (text: string | null): string | null => (text && text.length <= cursorLimit ? text : null);

/** The query part for a view, empty for what is shown at first. */
export function writeCampaignListView({ search, expired, after, before }: CampaignListView): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (expired) parameters.set('expired', 'true');
  if (after) parameters.set('after', after);
  if (before) parameters.set('before', before);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Variables of the page's query. */
export interface CampaignListVariables {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
  search: string | null;
  hideExpired: boolean;
}

/** The variables for the query part of an address. */
export function campaignListVariables(address: string): CampaignListVariables {
  const { search, expired, after, before } = readCampaignListView(address);
  const back = before !== null;
  return {
    first: back ? null : pageSize,
    after,
    last: back ? pageSize : null,
    before,
    search: search || null,
    hideExpired: !expired,
  };
}
