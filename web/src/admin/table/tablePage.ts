/** Where a page of a list begins or ends: at most one of the two cursors. */
export interface TablePage {
  after: string | null;
  before: string | null;
}

/** The beginning of a list. */
export const firstPage: TablePage = { after: null, before: null };

/** Cursors are short; anything longer is none. */
const cursorLimit = 500;

const cursor = (text: string | null): string | null => (text && text.length <= cursorLimit ? text : null);

/** The page in the query part of an address: `?after=` or `?before=`. */
export function readTablePage(parameters: URLSearchParams): TablePage {
  const after = cursor(parameters.get('after'));
  return { after, before: after === null ? cursor(parameters.get('before')) : null };
}

/** Writes the page into the query part of an address. */
export function writeTablePage(parameters: URLSearchParams, { after, before }: TablePage): void {
  if (after) parameters.set('after', after);
  if (before) parameters.set('before', before);
}

/** The arguments of a connection. */
export interface PageVariables {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
}

/** The arguments that read a page of so many rows. */
export function pageVariables({ after, before }: TablePage, size: number): PageVariables {
  const back = before !== null;
  return { first: back ? null : size, after, last: back ? size : null, before };
}
