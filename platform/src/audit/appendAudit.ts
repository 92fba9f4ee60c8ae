import { createHmac, hkdfSync } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../config.ts';
import { json } from '../db/json.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** Everything that is noted for safety. The list is closed: anyone who reads the log can know every action. */
export const auditActions = [
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'LOCKED',
  'UNLOCKED',
  'SIGNED_OUT',
  'SIGNED_OUT_EVERYWHERE',
  'SESSION_MISUSED',
  'PASSWORD_RESET_REQUESTED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'REGISTERED',
  'EXTERNAL_SIGN_IN',
  'EXTERNAL_REFUSED',
  'API_TOKEN_CREATED',
  'API_TOKEN_ROTATED',
  'API_TOKEN_REVOKED',
  'SERVICE_ACCOUNT_CREATED',
  'SERVICE_ACCOUNT_CHANGED',
  'SERVICE_ACCOUNT_DELETED',
  'WEBHOOK_CREATED',
  'WEBHOOK_CHANGED',
  'WEBHOOK_DELETED',
  'WEBHOOK_SECRET_ROTATED',
  'WEBHOOK_ENABLED',
  'WEBHOOK_DISABLED',
  'RIGHTS_CHANGED',
  'PERSON_ADDED',
  'PERSON_REMOVED',
  'INVITED',
  'INVITATION_REVOKED',
  'INVITATION_ACCEPTED',
  'PROFILE_CHANGED',
  'CONSENT_CREATED',
  'CONSENT_ACCEPTED',
  'INTEGRATION_CHANGED',
  'CAMPAIGN_CREATED',
  'CAMPAIGN_CHANGED',
  'CAMPAIGN_DELETED',
  'VOUCHERS_CREATED',
  'WORKSPACE_CREATED',
  'DATA_EXPORTED',
  'LIST_DOWNLOADED',
  'ACCOUNT_ERASED',
  'ACCESS_WITHDRAWN',
  'ACCESS_RESTORED',
  'PERSON_ENROLLED',
  'DUE_DATE_CHANGED',
  'WAITING_ENROLMENT_CANCELLED',
  'PERSON_UNENROLLED',
  'DISCUSSION_MODERATED',
  'DISCUSSION_REPORTED',
  'LEARNERS_MESSAGED',
  'GROUP_CREATED',
  'GROUP_CHANGED',
  'GROUP_DELETED',
  'GROUP_JOINED',
  'GROUP_LEFT',
  'GROUP_COURSE_ASSIGNED',
  'GROUP_COURSE_CHANGED',
  'GROUP_COURSE_REMOVED',
  'RETENTION_CHANGED',
  'PRIVACY_REQUEST_LOGGED',
  'PRIVACY_REQUEST_CLOSED',
  'CERTIFICATE_REVOKED',
  'CERTIFICATE_RESTORED',
  'COURSE_DELETED',
  'COURSE_HANDED_OVER',
  'COURSE_LOCK_OVERRIDDEN',
  'JOB_STARTED',
  'JOB_ENDED',
] as const;

export type AuditAction = (typeof auditActions)[number];

export interface AuditEntry {
  readonly workspaceId: Id;
  readonly action: AuditAction;
  /** Who did it; absent for callers who are not signed in. */
  readonly actorId?: Id;
  /** Whom it was done to, where that is a person. */
  readonly subjectId?: Id;
  /**
   * What else is worth knowing. Never an address, a password, a token or the name of a person: people are named by id or
   * {@link keyedNameHash}. What is deleted leaves its `name`.
   */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The job it belongs to; what a job notes in the transactions of its work belongs to that job without it. */
  readonly jobId?: Id;
}

/**
 * The statement that notes what was done to each person of `subjects`, a query for `subject_id` and `details` (JSON); for what is decided on
 * in SQL.
 */
export const insertAuditEntries = (
  { workspaceId, action, actorId }: Pick<AuditEntry, 'workspaceId' | 'action'> & { readonly actorId: Id },
  subjects: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into audit_entry (workspace_id, action, actor_id, subject_id, details)
  select ${workspaceId}, ${action}, ${actorId}, subject.subject_id, subject.details from (${subjects}) subject`;

/** Appends to the audit log in the transaction of what is noted, so that neither exists without the other. */
export async function appendAudit(trx: Trx, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) {
    await trx
      .insertInto('audit_entry')
      .values(
        entries.map(({ workspaceId, action, actorId, subjectId, details, jobId }) => ({
          workspace_id: workspaceId,
          action,
          actor_id: actorId ?? null,
          subject_id: subjectId ?? null,
          details: json(details ?? {}),
          ...(jobId === undefined ? {} : { job_run_id: jobId }),
        })),
      )
      .execute();
  }
}

/**
 * Stands in the log for a name that need not belong to an account: equal names of a workspace, in any case of letters, have
 * equal hashes, and without the installation's `TOKEN_SECRET` nobody can try names against it.
 */
export function keyedNameHash({ tokenSecret }: Pick<Config, 'tokenSecret'>, workspaceId: Id, name: string): string {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'lectern audit name', 32));
  return createHmac('sha256', key).update(`${workspaceId}:${name.toLowerCase()}`).digest('base64url').slice(0, 22);
}
