import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import type { MailKind, MailOrder } from './enqueueMail.ts';

const hourMs = 3_600_000;

/** Mails of a kind that one address gets within some time; what comes beyond is not sent. Nobody's mailbox is a target. */
export const mailAllowances: Readonly<Record<MailKind, { readonly most: number; readonly withinMs: number }>> = {
  RESET_PW: { most: 3, withinMs: hourMs },
  PASSWORD_CHANGED: { most: 3, withinMs: hourMs },
  INVITATION: { most: 5, withinMs: 24 * hourMs },
  REMINDER: { most: 1, withinMs: 24 * hourMs },
  MESSAGE: { most: 3, withinMs: 24 * hourMs },
  QUESTIONS: { most: 1, withinMs: 24 * hourMs },
  REPLY: { most: 20, withinMs: 24 * hourMs },
  ENROLMENT: { most: 10, withinMs: 24 * hourMs },
  INACTIVE_ACCOUNT: { most: 1, withinMs: 24 * hourMs },
  PUBLISHED: { most: 50, withinMs: 24 * hourMs },
  REVIEW: { most: 50, withinMs: 24 * hourMs },
  WEBHOOK_DISABLED: { most: 50, withinMs: 24 * hourMs },
  NOT_PUBLISHED: { most: 50, withinMs: 24 * hourMs },
};

/**
 * Whether an address, in any case of letters, may get another mail of a kind. Those who ask for one address wait for each other
 * until their transactions end, so that many at once count right. Whether the address has an account is not looked at.
 */
export async function mayGetMail(
  trx: Trx,
  { workspaceId, kind, recipient, now }: Pick<MailOrder, 'workspaceId' | 'kind' | 'recipient' | 'now'>,
): Promise<boolean> {
  const { most, withinMs } = mailAllowances[kind];
  await sql`select ${mailLock(workspaceId, kind, sql`address_key(${recipient})`)}`.execute(trx);
  const { rows } = await sql<{ ordered: number }>`
    select count(*) as ordered from mail
    where mail.workspace_id = ${workspaceId} and mail.recipient_key = address_key(${recipient})
      and mail.kind = ${kind} and mail.created_time > ${new Date(now.getTime() - withinMs)}`.execute(trx);
  return (rows[0]?.ordered ?? 0) < most;
}

/** What those who ask for one address take, for statements about many. */
export const mailLock = (workspaceId: Id, kind: MailKind, recipientKey: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${`${workspaceId} ${kind} `} || ${recipientKey}, 0))`;
