import { sql, type RawBuilder } from 'kysely';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { everyRow, listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

export interface AuditRow {
  readonly id: Id;
  readonly time: Date;
  readonly action: string;
  readonly actorId: Id | null;
  /** What who did it is called today: the name, or the address without one; null for nobody, and once they were erased. */
  readonly actorName: string | null;
  readonly subjectId: Id | null;
  /** Whom it was done to, likewise. */
  readonly subjectName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What `q` may compare in the audit log. */
export const auditSelectors = {
  id: { type: 'integer', column: sql`audit_entry.audit_id` },
  action: { type: 'text', column: sql`audit_entry.action` },
  actorId: { type: 'integer', column: sql`audit_entry.actor_id` },
  subjectId: { type: 'integer', column: sql`audit_entry.subject_id` },
  time: { type: 'time', column: sql`audit_entry.audit_time` },
} as const satisfies Selectors;

const newestFirst: Order = {
  name: 'auditlog',
  keys: [
    { column: sql`audit_entry.audit_time`, type: 'time', direction: 'desc' },
    { column: sql`audit_entry.audit_id`, type: 'integer', direction: 'desc' },
  ],
};

export interface AuditRequest {
  readonly workspaceId: Id;
  readonly q: string | undefined;
  readonly page: PageRequest;
}

/** A page of the audit log, the newest first. */
export const findAuditEntries = (trx: Trx, { workspaceId, q, page }: AuditRequest): Promise<PageRows<AuditRow>> =>
  readPage(listOf(entries(trx, workspaceId, q)), newestFirst, page);

/** All that `q` asks for, some at a time. */
export const everyAuditEntry = (
  db: Database,
  workspaceId: Id,
  q: string | undefined,
): AsyncIterable<readonly AuditRow[]> =>
  everyRow(newestFirst, (slice) =>
    inWorkspace(db, workspaceId, (trx) => listOf(entries(trx, workspaceId, q)).rows(slice)),
  );

const entries = (trx: Trx, workspaceId: Id, q: string | undefined) =>
  trx
    .selectFrom('audit_entry')
    .where('audit_entry.workspace_id', '=', workspaceId)
    .where(rsqlWhere(q, auditSelectors))
    .select([
      'audit_entry.audit_id as id',
      'audit_entry.audit_time as time',
      'audit_entry.action',
      'audit_entry.actor_id as actorId',
      nameOf(workspaceId, sql`audit_entry.actor_id`).as('actorName'),
      'audit_entry.subject_id as subjectId',
      nameOf(workspaceId, sql`audit_entry.subject_id`).as('subjectName'),
      'audit_entry.details',
    ]);

/** What a person is called today, with an account or without. Nothing of it is kept in the log. */
const nameOf = (workspaceId: Id, userId: RawBuilder<unknown>): RawBuilder<string | null> => sql`coalesce(
  (select coalesce(app_user.name, app_user.username) from app_user
    where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}),
  (select coalesce(invitation.name, invitation.username) from invitation
    where invitation.workspace_id = ${workspaceId} and invitation.user_id = ${userId} limit 1))`;
