import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import { isOf, type PersonKey } from '../identity/personKeyQueries.ts';
import type { MailKind } from './order/enqueueMail.ts';
import type { RenderedMail } from './renderMail.ts';
import type { Id } from '../shared/id.ts';

export interface OrderedMail {
  readonly workspaceId: Id;
  readonly mailId: Id;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly createdTime: Date;
}

/** A mail that was ordered and of which nothing has become yet, or null. */
export async function findOrderedMail(trx: Trx, { workspaceId, mailId }: MailKey): Promise<OrderedMail | null> {
  const row = await trx
    .selectFrom('mail')
    .where('mail.workspace_id', '=', workspaceId)
    .where('mail.mail_id', '=', mailId)
    .where('mail.done_time', 'is', null)
    .select(['mail.kind', 'mail.recipient', 'mail.params', 'mail.created_time'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        workspaceId,
        mailId,
        kind: row.kind,
        recipient: row.recipient,
        params: row.params,
        createdTime: row.created_time,
      };
}

/**
 * Takes up to `most` mails, of all workspaces, that a server of the version before the queue has ordered; no such server sends them for
 * five minutes. Call outside of transactions.
 */
export async function claimUnqueuedMail(
  db: Database,
  now: Date,
  most: number,
): Promise<(MailKey & { readonly kind: MailKind })[]> {
  const { rows } = await sql<{ workspace_id: number; mail_id: number; kind: MailKind }>`
    select due.workspace_id, due.mail_id, due.kind from claim_due_mail(${now}, ${most}::integer) as due`.execute(db);
  return rows.map((row) => ({ workspaceId: row.workspace_id, mailId: row.mail_id, kind: row.kind }));
}

/** Notes that a mail stands in the queue of jobs. */
export async function markQueued(trx: Trx, { workspaceId, mailId }: MailKey): Promise<void> {
  await sql`update mail set next_try_time = 'infinity'
    where mail.workspace_id = ${workspaceId} and mail.mail_id = ${mailId}`.execute(trx);
}

type MailKey = Pick<OrderedMail, 'workspaceId' | 'mailId'>;

/**
 * Nothing more is to be done for a mail; `rendered` is kept where there is no mail server to take it. One that ended in the meantime,
 * as its person was erased, keeps nothing.
 */
export async function finishMail(trx: Trx, mail: MailKey, now: Date, rendered: RenderedMail | null): Promise<void> {
  await trx
    .updateTable('mail')
    .set({ done_time: now, rendered: rendered === null ? null : json(rendered) })
    .where('mail.workspace_id', '=', mail.workspaceId)
    .where('mail.mail_id', '=', mail.mailId)
    .where('mail.done_time', 'is', null)
    .execute();
}

export interface MailWorkspace {
  readonly hostname: string;
  readonly company: string | null;
  readonly color: string | null;
  readonly trial: boolean;
  readonly profile: Readonly<Record<string, unknown>>;
}

export async function findMailWorkspace(trx: Trx, workspaceId: Id): Promise<MailWorkspace | null> {
  const row = await trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .select(['workspace.hostname', 'workspace.company', 'workspace.color', 'workspace.trial', 'workspace.profile'])
    .executeTakeFirst();
  return row ?? null;
}

export interface MailPerson {
  readonly userId: Id;
  readonly username: string;
  readonly name: string;
  readonly language: string;
  /** Whether the person proved to receive mail at the address. */
  readonly addressProven: boolean;
}

/** The account that a mail is about, by its id or its name in any case of letters; null when there is none. */
export async function findMailPerson(trx: Trx, workspaceId: Id, by: PersonKey): Promise<MailPerson | null> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where(isOf('app_user', by))
    .select([
      'app_user.user_id',
      'app_user.username',
      'app_user.name',
      'app_user.language',
      'app_user.email_verified_time',
    ])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        userId: row.user_id,
        username: row.username,
        name: row.name,
        language: row.language,
        addressProven: row.email_verified_time !== null,
      };
}

export interface OutboxMail {
  readonly mailId: Id;
  readonly kind: MailKind;
  readonly createdTime: Date;
  readonly rendered: RenderedMail;
}

/** The mails that were kept instead of sent, newest first; of one workspace. */
export async function listOutbox(trx: Trx, workspaceId: Id, most: number): Promise<OutboxMail[]> {
  const rows = await outboxOf(trx, workspaceId).orderBy('mail.mail_id', 'desc').limit(most).execute();
  return rows.map(toOutboxMail);
}

/** One of the mails that were kept instead of sent, or null. */
export async function findOutboxMail(trx: Trx, workspaceId: Id, mailId: Id): Promise<OutboxMail | null> {
  const row = await outboxOf(trx, workspaceId).where('mail.mail_id', '=', mailId).executeTakeFirst();
  return row === undefined ? null : toOutboxMail(row);
}

const outboxOf = (trx: Trx, workspaceId: Id) =>
  trx
    .selectFrom('mail')
    .where('mail.workspace_id', '=', workspaceId)
    .where('mail.rendered', 'is not', null)
    .select(['mail.mail_id', 'mail.kind', 'mail.created_time', 'mail.rendered']);

type OutboxRow = Awaited<ReturnType<ReturnType<typeof outboxOf>['executeTakeFirstOrThrow']>>;

const toOutboxMail = (row: OutboxRow): OutboxMail => ({
  mailId: row.mail_id,
  kind: row.kind,
  createdTime: row.created_time,
  rendered: row.rendered as unknown as RenderedMail,
});
