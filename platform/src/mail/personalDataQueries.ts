import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** That there was a mail, not what stood in it: that may still open something. */
export const readMails = (trx: Trx, { workspaceId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('mail')
    .where('mail.workspace_id', '=', workspaceId)
    .where(sql<boolean>`mail.recipient_key = address_key(${username})`)
    .select(['mail.kind', 'mail.created_time as createdTime', 'mail.done_time as doneTime'])
    .orderBy('mail.created_time')
    .execute();

/** That mails were sent stays for a week, without to whom: a trial that erases whom it invited may not invite others instead. */
export async function forgetMails(trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<void> {
  await trx
    .updateTable('mail')
    .set({ recipient: '', params: json({}), rendered: null, done_time: sql<Date>`coalesce(mail.done_time, now())` })
    .where('mail.workspace_id', '=', workspaceId)
    .where(sql<boolean>`mail.recipient_key = address_key(${username}) or mail.params ->> 'userId' = ${String(userId)}`)
    .execute();
}
