import { inWorkspace, type Database } from '../db/database.ts';

export interface LoggedAction {
  readonly action: string;
  readonly actorId: number | null;
  readonly subjectId: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What the audit log of a workspace holds, the oldest first. */
export const auditLogOf = (db: Database, workspaceId: number): Promise<LoggedAction[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const rows = await trx
      .selectFrom('audit_entry')
      .where('audit_entry.workspace_id', '=', workspaceId)
      .select(['audit_entry.action', 'audit_entry.actor_id', 'audit_entry.subject_id', 'audit_entry.details'])
      .orderBy('audit_entry.audit_id')
      .execute();
    return rows.map((row) => ({
      action: row.action,
      actorId: row.actor_id,
      subjectId: row.subject_id,
      details: row.details,
    }));
  });
