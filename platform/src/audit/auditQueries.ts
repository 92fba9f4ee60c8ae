import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

export interface AuditRow {
  readonly id: Id;
  readonly time: Date;
  readonly action: string;
  readonly actorId: Id | null;
  readonly subjectId: Id | null;
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
export function findAuditEntries(trx: Trx, { workspaceId, q, page }: AuditRequest): Promise<PageRows<AuditRow>> {
  const entries = trx
    .selectFrom('audit_entry')
    .where('audit_entry.workspace_id', '=', workspaceId)
    .where(rsqlWhere(q, auditSelectors));
  const rows = entries.select([
    'audit_entry.audit_id as id',
    'audit_entry.audit_time as time',
    'audit_entry.action',
    'audit_entry.actor_id as actorId',
    'audit_entry.subject_id as subjectId',
    'audit_entry.details',
  ]);
  return readPage(listOf(rows), newestFirst, page);
}
