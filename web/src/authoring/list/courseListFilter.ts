/** What a course can be to its authors, by the word in the address. */
export const stateWords = {
  published: { published: true, template: false },
  draft: { published: false, template: false },
  template: { template: true },
} as const;

/** A state as it stands in the address. */
export type StateWord = keyof typeof stateWords;

/** The orders of the list, by the word in the address; the newest come first without one. */
const orderWords = {
  changed: { field: 'UPDATE_TIME', direction: 'DESC' },
  name: { field: 'NAME', direction: 'ASC' },
} as const;

/** An order as it stands in the address. */
export type OrderWord = keyof typeof orderWords;

/** What is listed and from where. It lives in the address: `?search=&state=&order=&after=`. */
export interface CourseListView {
  /** Trimmed text, empty for none. */
  search: string;
  state: StateWord | null;
  order: OrderWord | null;
  /** The cursor that the page begins behind, or ends before; at most one of them. */
  after: string | null;
  before: string | null;
}

/** Everything, from its beginning. */
export const allCourses: CourseListView = { search: '', state: null, order: null, after: null, before: null };

/** CRS-03, LIM-01. */
const pageSize = 25;
/** The longest search text that is sent. */
const searchLimit = 200;
/** Cursors are short; anything longer is none. */
const cursorLimit = 500;

/** The view in the query part of an address. Unknown words are left out. */
export function readCourseListView(search: string): CourseListView {
  const parameters = new URLSearchParams(search);
  const after = cursor(parameters.get('after'));
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, searchLimit),
    state: readState(parameters.get('state')),
    order: readOrder(parameters.get('order')),
    after,
    before: after === null ? cursor(parameters.get('before')) : null,
  };
}

/** A state by its word, null for any other. */
export const readState = (word: string | null): StateWord | null =>
  word !== null && Object.hasOwn(stateWords, word) ? (word as StateWord) : null;

/** An order by its word, null for any other. */
export const readOrder = (word: string | null): OrderWord | null =>
  word !== null && Object.hasOwn(orderWords, word) ? (word as OrderWord) : null;

const cursor = (text: string | null): string | null => (text && text.length <= cursorLimit ? text : null);

/** The query part for a view, empty for everything. */
export function writeCourseListView(view: CourseListView): string {
  const parameters = new URLSearchParams();
  for (const name of ['search', 'state', 'order', 'after', 'before'] as const) {
    const value = view[name];
    if (value) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Variables of the page's query. */
export interface CourseListVariables {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
  filter: { search: string | null; published?: boolean; template?: boolean };
  orderBy: (typeof orderWords)[OrderWord] | null;
}

/** The variables for the query part of an address. */
export function courseListVariables(address: string): CourseListVariables {
  const { search, state, order, after, before } = readCourseListView(address);
  const back = before !== null;
  return {
    first: back ? null : pageSize,
    after,
    last: back ? pageSize : null,
    before,
    filter: { search: search || null, ...(state === null ? {} : stateWords[state]) },
    orderBy: order && orderWords[order],
  };
}
