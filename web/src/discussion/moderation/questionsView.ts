import {
  firstPage,
  pageVariables,
  readTablePage,
  type PageVariables,
  type TablePage,
} from '../../admin/table/tablePage.ts';
import { readSort, type TableSort } from '../../admin/table/tableSort.ts';
import { orderVariable, readId, readSearch } from '../../admin/table/tableView.ts';
import { dayBegins } from '../../progress/progressView.ts';
import { readDay } from '../../ui/form/day.ts';

/** What each state asks for, by its word in the address. */
const stateArguments = {
  unanswered: 'UNANSWERED',
  answered: 'ANSWERED',
  hidden: 'HIDDEN',
  reported: 'REPORTED',
} as const;

/** A state as it stands in the address. */
export type StateWord = keyof typeof stateArguments;

export const stateWords = Object.keys(stateArguments) as readonly StateWord[];

/** The orders of the list, by the word in the address. */
const orderFields = { asked: 'CREATE_TIME', active: 'LAST_ACTIVITY_TIME', replies: 'REPLY_COUNT' } as const;

/** Which questions are listed and from where. It lives in the address: `?search=&course=&state=&since=&until=&sort=&after=`. */
export interface QuestionsView extends TablePage {
  /** Trimmed text, empty for none. */
  search: string;
  /** Raw id. */
  course: number | null;
  state: StateWord | null;
  /** Days of the calendar of who looks (`2030-01-31`), both included. */
  since: string | null;
  until: string | null;
  sort: TableSort | null;
}

/** Every question, the newest first. */
export const allQuestions: QuestionsView = {
  search: '',
  course: null,
  state: null,
  since: null,
  until: null,
  sort: null,
  ...firstPage,
};

/** Rows of a page (LIM-01). */
const pageSize = 25;

/** The view in the query part of an address. What makes no sense is left out. */
export function readQuestionsView(address: string): QuestionsView {
  const parameters = new URLSearchParams(address);
  return {
    search: readSearch(parameters),
    course: readId(parameters.get('course')),
    state: readState(parameters.get('state')),
    since: readDay(parameters.get('since')),
    until: readDay(parameters.get('until')),
    sort: readSort(parameters.get('sort'), Object.keys(orderFields)),
    ...readTablePage(parameters),
  };
}

/** A state by its word, null for any other. */
export const readState = (word: string | null): StateWord | null =>
  word !== null && Object.hasOwn(stateArguments, word) ? (word as StateWord) : null;

/** Variables of the page's query. */
export interface QuestionsVariables extends PageVariables {
  search: string | null;
  courseId: string | null;
  state: (typeof stateArguments)[StateWord] | null;
  startTime: string | null;
  endTime: string | null;
  orderBy: { field: (typeof orderFields)[keyof typeof orderFields]; direction: 'ASC' | 'DESC' } | null;
}

/** The variables for the query part of an address. */
export function questionsVariables(address: string): QuestionsVariables {
  const { sort, after, before, search, course, state, since, until } = readQuestionsView(address);
  return {
    ...pageVariables({ after, before }, pageSize),
    search: search || null,
    courseId: course === null ? null : String(course),
    state: state && stateArguments[state],
    startTime: since === null ? null : dayBegins(since),
    endTime: until === null ? null : dayBegins(until, 1),
    orderBy: orderVariable(sort, orderFields),
  };
}
