import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { MailTable } from '../../db/schema.ts';
import type { JobQueue } from '../../job/jobQueue.ts';
import { mailJob, mailPriority } from './mailJob.ts';
import type { Id } from '../../shared/id.ts';

export type MailKind = MailTable['kind'];

export interface MailOrder {
  readonly workspaceId: Id;
  readonly kind: MailKind;
  /** Address as it was typed; whom the mail really goes to is looked up when it is rendered. */
  readonly recipient: string;
  /** Ids that the rendering needs, such as `userId` of an invitation; never a token. */
  readonly params?: Readonly<Record<string, number>>;
  readonly now: Date;
  /** When it is to be sent; at once when left out. */
  readonly sendTime?: Date;
}

/**
 * Orders a mail, in the transaction of what it is about. It is sent within seconds of the commit or of its time. The row is what is known of the
 * order: how many an address got, and its outcome; the queue holds its id alone. Answers that id.
 */
export async function enqueueMail(
  jobs: Pick<JobQueue, 'enqueueAll'>,
  trx: Trx,
  { workspaceId, kind, recipient, params, now, sendTime = now }: MailOrder,
): Promise<Id> {
  const { mail_id: mailId } = await trx
    .insertInto('mail')
    .values({ workspace_id: workspaceId, kind, recipient, params: json(params ?? {}), created_time: now })
    .returning('mail.mail_id')
    .executeTakeFirstOrThrow();
  const delaySeconds = Math.max(0, Math.ceil((sendTime.getTime() - now.getTime()) / 1000));
  await enqueueOrderedMail(jobs, trx, { workspaceId, kind, mailIds: [mailId], delaySeconds });
  return mailId;
}

/**
 * The statement that writes a row of `mail` for each row of `recipients`, a query for `recipient` (an address) and `params` (JSON). It gives
 * their `mailId`s, which `enqueueOrderedMail` takes. For mails to many, that are decided on in SQL.
 */
export const insertMails = (
  { workspaceId, kind, now }: Pick<MailOrder, 'workspaceId' | 'kind' | 'now'>,
  recipients: RawBuilder<unknown>,
): RawBuilder<{ mailId: Id }> => sql<{ mailId: Id }>`
  insert into mail (workspace_id, kind, recipient, params, created_time)
  select ${workspaceId}, ${kind}, reader.recipient, reader.params, ${now}::timestamptz from (${recipients}) reader
  returning mail.mail_id as "mailId"`;

/** Has mails sent whose rows stand there, however many they are. */
export const enqueueOrderedMail = (
  jobs: Pick<JobQueue, 'enqueueAll'>,
  trx: Trx,
  {
    workspaceId,
    kind,
    mailIds,
    delaySeconds = 0,
  }: { workspaceId: Id; kind: MailKind; mailIds: readonly Id[]; delaySeconds?: number },
): Promise<void> =>
  jobs.enqueueAll(
    trx,
    mailJob,
    mailIds.map((mailId) => ({ workspaceId, payload: { mailId }, priority: mailPriority(kind), delaySeconds })),
  );
