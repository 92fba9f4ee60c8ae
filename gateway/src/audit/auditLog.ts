import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type { AuditEntry, AuditEntryConnectionResolvers, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, type Connection } from '../pagination.ts';
import { allOf, anyOf, anyOneOf, quoted } from '../rsql.ts';
import { auditLogCsvPath, getAuditLog } from './auditApi.ts';
import { toAuditEntry } from './auditMappers.ts';

export type AuditLogModel = Connection<AuditEntry> & Downloadable;

export const AuditEntryConnection: AuditEntryConnectionResolvers = { csvUrl };

/** BEY-20: one call for a page. */
export const auditLog: NonNullable<WorkspaceResolvers['auditLog']> = async ({ workspaceId }, args, { rest }) => {
  const { actions, personId, startTime, endTime } = args;
  // An id of something else names nobody.
  const person = personId == null ? undefined : (rawIdOf(personId, 'WorkspacePerson', 'User') ?? 0);
  const q = allOf(
    actions == null ? undefined : anyOf('action', actions),
    person === undefined ? undefined : anyOneOf(anyOf('actorId', [person]), anyOf('subjectId', [person])),
    startTime == null ? undefined : `time=ge=${quoted(startTime)}`,
    endTime == null ? undefined : `time=lt=${quoted(endTime)}`,
  );
  const found = await readConnection(
    toPageRequest(args),
    (page) => getAuditLog(rest, workspaceId, { ...page, q }),
    toAuditEntry,
  );
  return { ...found, csv: { path: auditLogCsvPath(workspaceId), query: { q } } };
};
