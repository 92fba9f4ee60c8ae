import {
  firstPage,
  pageVariables,
  readTablePage,
  type PageVariables,
  type TablePage,
} from '../admin/table/tablePage.ts';
import { readId } from '../admin/table/tableView.ts';
import { actionGroups, type ActionGroup } from './actionGroups.ts';
import { sentenceLanguage } from './useSentenceLanguage.ts';
import type { AuditAction, Language } from './__generated__/AuditPageQuery.graphql.ts';

/** What of the audit log is shown. It lives in the address: `?what=&by=&to=&person=&job=&from=&until=&after=`. */
export interface AuditView extends TablePage {
  what: ActionGroup | null;
  /** Words in the name or the address of who did it; empty for anybody. */
  by: string;
  /** Words in the name or the address of whom it was done to. */
  to: string;
  /** The raw id of a job, whose every entry is shown. */
  job: number | null;
  /** The raw id of a person, whatever they did or was done to them. */
  person: number | null;
  /** ISO 8601; what happened from here, and before there. */
  from: string | null;
  until: string | null;
}

/** Everything, the newest first. */
export const wholeLog: AuditView = {
  what: null,
  by: '',
  to: '',
  job: null,
  person: null,
  from: null,
  until: null,
  ...firstPage,
};

const pageSize = 50;

/** The view in the query part of an address. What cannot be read is left out. */
export function readAuditView(search: string): AuditView {
  const parameters = new URLSearchParams(search);
  const what = parameters.get('what');
  return {
    what: what !== null && Object.hasOwn(actionGroups, what) ? (what as ActionGroup) : null,
    by: (parameters.get('by') ?? '').trim(),
    to: (parameters.get('to') ?? '').trim(),
    job: readId(parameters.get('job')),
    person: readId(parameters.get('person')),
    from: readTime(parameters.get('from')),
    until: readTime(parameters.get('until')),
    ...readTablePage(parameters),
  };
}

function readTime(text: string | null): string | null {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** Variables of the page's query. */
export interface AuditVariables extends PageVariables {
  actions: AuditAction[] | null;
  personId: string | null;
  actorSearch: string | null;
  subjectSearch: string | null;
  jobId: string | null;
  grouped: boolean;
  language: Language;
  startTime: string | null;
  endTime: string | null;
}

/** The variables for the query part of an address. */
export function auditVariables(address: string): AuditVariables {
  const { what, by, to, job, person, from, until, ...page } = readAuditView(address);
  return {
    ...pageVariables(page, pageSize),
    actions: what && [...actionGroups[what]],
    personId: person === null ? null : String(person),
    actorSearch: by || null,
    subjectSearch: to || null,
    jobId: job === null ? null : String(job),
    grouped: job === null,
    language: sentenceLanguage(),
    startTime: from,
    endTime: until,
  };
}
