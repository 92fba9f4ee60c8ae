import {
  firstPage,
  pageVariables,
  readTablePage,
  writeTablePage,
  type PageVariables,
  type TablePage,
} from '../admin/table/tablePage.ts';
import { actionGroups, type ActionGroup } from './actionGroups.ts';
import type { AuditAction } from './__generated__/useAuditTable_entry.graphql.ts';

/** What of the audit log is shown. It lives in the address: `?what=&person=&from=&until=&after=`. */
export interface AuditView extends TablePage {
  what: ActionGroup | null;
  /** The raw id of a person, whatever they did or was done to them. */
  person: number | null;
  /** ISO 8601; what happened from here, and before there. */
  from: string | null;
  until: string | null;
}

/** Everything, the newest first. */
export const wholeLog: AuditView = { what: null, person: null, from: null, until: null, ...firstPage };

const pageSize = 50;

/** The view in the query part of an address. What cannot be read is left out. */
export function readAuditView(search: string): AuditView {
  const parameters = new URLSearchParams(search);
  const what = parameters.get('what');
  const person = parameters.get('person') ?? '';
  return {
    what: what !== null && Object.hasOwn(actionGroups, what) ? (what as ActionGroup) : null,
    person: /^\d{1,15}$/.test(person) ? Number(person) : null,
    from: readTime(parameters.get('from')),
    until: readTime(parameters.get('until')),
    ...readTablePage(parameters),
  };
}

function readTime(text: string | null): string | null {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The query part for a view, empty for the whole log. */
export function writeAuditView({ what, person, from, until, ...page }: AuditView): string {
  const parameters = new URLSearchParams();
  if (what) parameters.set('what', what);
  if (person !== null) parameters.set('person', String(person));
  if (from) parameters.set('from', from);
  if (until) parameters.set('until', until);
  writeTablePage(parameters, page);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Variables of the page's query. */
export interface AuditVariables extends PageVariables {
  actions: AuditAction[] | null;
  personId: string | null;
  startTime: string | null;
  endTime: string | null;
}

/** The variables for the query part of an address. */
export function auditVariables(address: string): AuditVariables {
  const { what, person, from, until, ...page } = readAuditView(address);
  return {
    ...pageVariables(page, pageSize),
    actions: what && [...actionGroups[what]],
    personId: person === null ? null : String(person),
    startTime: from,
    endTime: until,
  };
}
