import { inWorkspace } from '../db/database.ts';
import type { TestApp } from './testApp.ts';
import type { Id } from '../shared/id.ts';

export interface AuditRow {
  readonly action: string;
  readonly actorId: Id | null;
  readonly subjectId: Id | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The audit log of a workspace, oldest first, without the beginnings and ends of jobs. */
export async function auditTrail(server: Pick<TestApp, 'db'>, workspaceId = 1): Promise<AuditRow[]> {
  const rows = await inWorkspace(server.db, workspaceId, (trx) =>
    trx
      .selectFrom('audit_entry')
      .select(['audit_entry.action', 'audit_entry.actor_id', 'audit_entry.subject_id', 'audit_entry.details'])
      .where('audit_entry.action', 'not in', ['JOB_STARTED', 'JOB_ENDED'])
      .orderBy('audit_entry.audit_id')
      .execute(),
  );
  return rows.map((row) => ({
    action: row.action,
    actorId: row.actor_id,
    subjectId: row.subject_id,
    details: row.details,
  }));
}
