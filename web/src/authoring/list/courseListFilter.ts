import { readSort, writeSort, type TableSort } from '../../admin/table/tableSort.ts';

/** What a course can be to its authors, by the word in the address. */
export const stateWords = {
  published: { published: true, template: false },
  draft: { published: false, template: false },
  template: { template: true },
} as const;

/** A state as it stands in the address. */
export type StateWord = keyof typeof stateWords;

/** What the list can be ordered by, by the word in the address; the newest come first without one. */
const sortFields = { name: 'NAME', state: 'PUBLISHED', changed: 'UPDATE_TIME' } as const;

/** A column that the list can be ordered by, as it stands in the address. */
export type SortWord = keyof typeof sortFields;

/** An order by one of those columns. */
export interface CourseListSort extends TableSort {
  by: SortWord;
}

/** What is listed and from where. It lives in the address: `?search=&state=&sort=&after=`. */
export interface CourseListView {
  /** Trimmed text, empty for none. */
  search: string;
  state: StateWord | null;
  sort: CourseListSort | null;
  /** The cursor that the page begins behind, or ends before; at most one of them. */
  after: string | null;
  before: string | null;
}

/** Everything, from its beginning. */
export const allCourses: CourseListView = { search: '', state: null, sort: null, after: null, before: null };

/** Rows of a page (CRS-03, LIM-01). */
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
    sort: readCourseSort(parameters.get('sort')),
    after,
    before: after === null ? cursor(parameters.get('before')) : null,
  };
}

/** A state by its word, null for any other. */
export const readState = (word: string | null): StateWord | null =>
  word !== null && Object.hasOwn(stateWords, word) ? (word as StateWord) : null;

/** An order by its word, null for any other. */
export const readCourseSort = (word: string | null): CourseListSort | null =>
  readSort(word, Object.keys(sortFields)) as CourseListSort | null;

const cursor = (text: string | null): string | null => (text && text.length <= cursorLimit ? text : null);

/** The query part for a view, empty for everything. */
export function writeCourseListView(view: CourseListView): string {
  const parameters = new URLSearchParams();
  const { search, state, sort, after, before } = view;
  for (const [name, value] of Object.entries({ search, state, sort: sort && writeSort(sort), after, before })) {
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
  orderBy: { field: (typeof sortFields)[SortWord]; direction: 'ASC' | 'DESC' } | null;
}

/** The variables for the query part of an address. */
export function courseListVariables(address: string): CourseListVariables {
  const { search, state, sort, after, before } = readCourseListView(address);
  const back = before !== null;
  return {
    first: back ? null : pageSize,
    after,
    last: back ? pageSize : null,
    before,
    filter: { search: search || null, ...(state === null ? {} : stateWords[state]) },
    orderBy: sort && { field: sortFields[sort.by], direction: sort.descending ? 'DESC' : 'ASC' },
  };
}
