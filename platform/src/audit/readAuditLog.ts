import { inWorkspace, type Database } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import type { Id } from '../shared/id.ts';
import { appendAudit } from './appendAudit.ts';
import { everyAuditEntry, findAuditEntries, type AuditRequest, type NamedAuditRow } from './auditQueries.ts';

/** A page of what happened in a workspace, the newest first. */
export const readAuditLog = (db: Database, request: AuditRequest): ReturnType<typeof findAuditEntries> =>
  readRecent(db, request.workspaceId, (trx) => findAuditEntries(trx, request));

/** Everything that `q` asks for, for a file; that someone takes it is noted as well. */
export async function exportAuditLog(
  db: Database,
  { workspaceId, actorId, q }: { readonly workspaceId: Id; readonly actorId: Id; readonly q: string | undefined },
): Promise<AsyncIterable<readonly NamedAuditRow[]>> {
  await inWorkspace(db, workspaceId, (trx) =>
    appendAudit(trx, { workspaceId, action: 'LIST_DOWNLOADED', actorId, details: { list: 'auditlog' } }),
  );
  return everyAuditEntry(db, workspaceId, q);
}
