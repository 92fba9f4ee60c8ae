import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type {
  AuditEntryConnectionResolvers,
  WorkspaceAuditLogArgs,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, type Connection } from '../pagination.ts';
import { allOf, anyOf, anyOneOf, quoted, searchIn } from '../rsql.ts';
import { auditLogCsvPath, getAuditLog } from './auditApi.ts';
import { toAuditEntry, type AuditEntryModel } from './auditMappers.ts';

export type AuditLogModel = Connection<AuditEntryModel> & Downloadable;

export const AuditEntryConnection: AuditEntryConnectionResolvers = { csvUrl };

/** BEY-20: one call for a page. */
export const auditLog: NonNullable<WorkspaceResolvers['auditLog']> = async ({ workspaceId }, args, { rest }) => {
  const q = conditionOf(args, args.grouped);
  // What was done to someone is told entry by entry: that others were in the same job says nothing of them.
  const grouped = args.grouped && args.personId == null && !isSearch(args.subjectSearch) ? 'true' : undefined;
  const lang = args.language?.toLowerCase();
  const found = await readConnection(
    toPageRequest(args),
    (page) => getAuditLog(rest, workspaceId, { ...page, q, lang, grouped }),
    toAuditEntry,
  );
  return { ...found, csv: { path: auditLogCsvPath(workspaceId), query: { q: conditionOf(args, false) } } };
};

type Filter = Omit<WorkspaceAuditLogArgs, 'first' | 'after' | 'last' | 'before'>;

function conditionOf(
  { actions, personId, actorSearch, subjectSearch, jobId, startTime, endTime }: Filter,
  grouped: boolean,
): string {
  // An id of something else names nobody.
  const person = personId == null ? undefined : (rawIdOf(personId, 'User') ?? 0);
  return allOf(
    actions == null ? undefined : anyOf('action', actions),
    person === undefined ? undefined : anyOneOf(didBy(person, grouped), anyOf('subjectId', [person])),
    isSearch(actorSearch) ? searchIn(actorSearch, 'actor') : undefined,
    isSearch(subjectSearch) ? searchIn(subjectSearch, 'subject') : undefined,
    jobId == null ? undefined : anyOf('jobId', [rawIdOf(jobId, 'Job') ?? 0]),
    startTime == null ? undefined : `time=ge=${quoted(startTime)}`,
    endTime == null ? undefined : `time=lt=${quoted(endTime)}`,
  );
}

const didBy = (person: number, grouped: boolean): string =>
  grouped ? `(${allOf(anyOf('actorId', [person]), 'inJob==false')})` : anyOf('actorId', [person]);

const isSearch = (text: string | null | undefined): text is string => text != null && text.trim() !== '';
