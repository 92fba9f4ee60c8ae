import { readDay } from '../ui/form/day.ts';
import {
  firstPage,
  pageVariables,
  readTablePage,
  type PageVariables,
  type TablePage,
} from '../admin/table/tablePage.ts';
import { readSort, type TableSort } from '../admin/table/tableSort.ts';
import { orderVariable, readId, readSearch } from '../admin/table/tableView.ts';

/** What each status asks for, by its word in the address. Anyone who ran out of time has that status and no other (ADR 0050). */
const stateArguments = {
  enrolled: { phase: 'ENROLLED', expired: false },
  active: { phase: 'IN_PROGRESS', expired: false },
  stuck: { stuck: true },
  due: { phase: 'ENROLLED', expired: false, dueSoon: true },
  overdue: { overdue: true },
  completed: { phase: 'COMPLETED' },
  left: { phase: 'GAVE_UP', expired: false },
  expired: { expired: true },
} as const;

/** A status as it stands in the address. */
export type StateWord = keyof typeof stateArguments;

export const stateWords = Object.keys(stateArguments) as readonly StateWord[];

/** The orders of the list, by the word in the address. */
const orderFields = {
  name: 'NAME',
  course: 'COURSE',
  seen: 'SEEN',
  score: 'SCORE',
  active: 'LAST_ACTIVITY_TIME',
  enrolled: 'START_TIME',
  finished: 'FINISH_TIME',
  due: 'DUE_TIME',
} as const;

/** Who is listed and from where. It lives in the address: `?search=&course=&group=&state=&since=&min=&sort=&after=`. */
export interface ProgressView extends TablePage {
  /** Trimmed text, empty for none. */
  search: string;
  /** Raw ids. */
  course: number | null;
  person: number | null;
  group: number | null;
  state: StateWord | null;
  /** Days of the calendar of who looks (`2030-01-31`), both included. */
  since: string | null;
  until: string | null;
  /** Whole percent, both included. */
  min: number | null;
  max: number | null;
  sort: TableSort | null;
}

/** Everyone, from the beginning. */
export const allLearners: ProgressView = {
  search: '',
  course: null,
  person: null,
  group: null,
  state: null,
  since: null,
  until: null,
  min: null,
  max: null,
  sort: null,
  ...firstPage,
};

/** Rows of a page (LIM-01). */
const pageSize = 25;

/** The view in the query part of an address. What makes no sense is left out. */
export function readProgressView(address: string): ProgressView {
  const parameters = new URLSearchParams(address);
  return {
    search: readSearch(parameters),
    course: readId(parameters.get('course')),
    person: readId(parameters.get('person')),
    group: readId(parameters.get('group')),
    state: readState(parameters.get('state')),
    since: readDay(parameters.get('since')),
    until: readDay(parameters.get('until')),
    min: readPercent(parameters.get('min')),
    max: readPercent(parameters.get('max')),
    sort: readSort(parameters.get('sort'), Object.keys(orderFields)),
    ...readTablePage(parameters),
  };
}

/** A status by its word, null for any other. */
export const readState = (word: string | null): StateWord | null =>
  word !== null && Object.hasOwn(stateArguments, word) ? (word as StateWord) : null;

/** A whole percentage from 0 to 100, null for anything else. */
export const readPercent = (text: string | null): number | null =>
  text !== null && /^(?:\d{1,2}|100)$/.test(text) ? Number(text) : null;

/** What of a view says which learners are meant, as the gateway takes it. */
export interface FilterVariables {
  search: string | null;
  courseId: string | null;
  personId: string | null;
  groupId: string | null;
  phase: 'ENROLLED' | 'IN_PROGRESS' | 'COMPLETED' | 'GAVE_UP' | null;
  stuck: boolean | null;
  expired: boolean | null;
  overdue: boolean | null;
  dueSoon: boolean | null;
  startTime: string | null;
  endTime: string | null;
  minScore: number | null;
  maxScore: number | null;
}

/** Variables of the page's query. */
export interface ProgressVariables extends PageVariables, FilterVariables {
  orderBy: { field: (typeof orderFields)[keyof typeof orderFields]; direction: 'ASC' | 'DESC' } | null;
}

/** The variables for the query part of an address. */
export function progressVariables(address: string): ProgressVariables {
  const { sort, after, before, ...filter } = readProgressView(address);
  return {
    ...pageVariables({ after, before }, pageSize),
    ...filterVariables(filter),
    orderBy: orderVariable(sort, orderFields),
  };
}

/** The filter of a view. */
export function filterVariables({
  search,
  course,
  person,
  group,
  state,
  since,
  until,
  min,
  max,
}: Omit<ProgressView, 'sort' | 'after' | 'before'>): FilterVariables {
  return {
    search: search || null,
    courseId: course === null ? null : String(course),
    personId: person === null ? null : String(person),
    groupId: group === null ? null : String(group),
    phase: null,
    stuck: null,
    expired: null,
    overdue: null,
    dueSoon: null,
    ...(state === null ? {} : stateArguments[state]),
    startTime: since === null ? null : dayBegins(since),
    endTime: until === null ? null : dayBegins(until, 1),
    minScore: min,
    maxScore: max,
  };
}

/** When a day begins where one looks, or so many days after it: a day of a change of clocks is not 24 hours long. */
export function dayBegins(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
