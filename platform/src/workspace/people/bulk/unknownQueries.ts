/** Many people at once whom nobody knows yet, as rows of an import name them. */
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../../db/database.ts';
import { json } from '../../../db/json.ts';
import { insertAuditEntries } from '../../../audit/appendAudit.ts';
import { insertMails } from '../../../mail/order/enqueueMail.ts';
import { mailAllowances, mailLock } from '../../../mail/order/mailAllowance.ts';
import type { Id } from '../../../shared/id.ts';
import { addressLock } from '../invitationQueries.ts';
import type { Rights } from '../peopleQueries.ts';

export interface UnknownPerson extends Rights {
  /** Of the row. */
  readonly number: number;
  readonly username: string;
  readonly name: string | null;
}

interface People {
  readonly workspaceId: Id;
  readonly people: readonly UnknownPerson[];
  readonly invite: boolean;
}

/** The rows as `given`, with the key of each address. */
const given = (people: readonly UnknownPerson[]): RawBuilder<unknown> => sql`(
  select row.number, row.username, row.name, row."createCourse", row."createVoucher", address_key(row.username) as key
  from jsonb_to_recordset(${json(people)}) as row(
    number integer, username text, name text, "createCourse" boolean, "createVoucher" boolean)
) as given`;

/**
 * Waits for anyone who is at these addresses, as `lockAddress` and `mayGetMail` do, and keeps others waiting. In the order of the
 * addresses, so that two imports of the same people do not wait for each other.
 */
export async function lockAddresses(trx: Trx, { workspaceId, people, invite }: People): Promise<void> {
  const locks = [
    addressLock(workspaceId, sql`ordered.key`),
    ...(invite ? [mailLock(workspaceId, 'INVITATION', sql`ordered.key`)] : []),
  ];
  await sql`
    select ${sql.join(locks)} from (select given.key from ${given(people)} order by given.key offset 0) as ordered`.execute(
    trx,
  );
}

/**
 * The numbers of those rows whose address no account and nobody who was ever invited has, that no other row is about, neither of these nor
 * an earlier one of the job, and that got no invitation of late. Call after {@link lockAddresses}.
 */
export async function selectUnknown(
  trx: Trx,
  { workspaceId, people, runId, now }: People & { readonly runId: Id; readonly now: Date },
): Promise<readonly number[]> {
  const mailedSince = new Date(now.getTime() - mailAllowances.INVITATION.withinMs);
  const { rows } = await sql<{ number: number }>`
    with given as materialized (select given.* from ${given(people)})
    select given.number from given
    where (select count(*) from given other where other.key = given.key) = 1
      and not exists (
        select from app_user where app_user.workspace_id = ${workspaceId} and app_user.username_key = given.key)
      and not exists (
        select from invitation where invitation.workspace_id = ${workspaceId} and invitation.username_key = given.key)
      and not exists (
        select from mail where mail.workspace_id = ${workspaceId} and mail.kind = 'INVITATION'
          and mail.recipient_key = given.key and mail.created_time > ${mailedSince})
      and not exists (
        -- The offset keeps the rows about an address a question of their own, as a table that was just filled has no statistics.
        select from (
          select job_row.job_run_id, job_row.row_number from job_row
          where job_row.workspace_id = ${workspaceId} and job_row.subject_key = given.key offset 0
        ) said where said.job_run_id = ${runId} and said.row_number < given.number)`.execute(trx);
  return rows.map(({ number }) => number);
}

export interface AddedPeople {
  /** By the numbers of their rows. */
  readonly userIds: ReadonlyMap<number, Id>;
  /** Of their invitations, which wait for the queue. */
  readonly mailIds: readonly Id[];
}

/** Adds people who are unknown, with a note of each, and orders their invitations if they are invited. */
export async function insertUnknown(
  trx: Trx,
  { workspaceId, actorId, people, invite, now }: People & { readonly actorId: Id; readonly now: Date },
): Promise<AddedPeople> {
  const { rows } = await sql<{ number: number; userId: Id }>`
    with given as materialized (select given.* from ${given(people)}),
    added as (
      insert into invitation (workspace_id, username, name, create_course, create_voucher, created_time, invited_time)
      select ${workspaceId}, given.username, given.name, given."createCourse", given."createVoucher", ${now}::timestamptz,
        ${invite ? now : null}::timestamptz
      from given order by given.number
      returning invitation.user_id, invitation.username_key, invitation.create_course, invitation.create_voucher
    ),
    noted as (
      ${insertAuditEntries(
        { workspaceId, action: 'PERSON_ADDED', actorId },
        sql`
          select added.user_id as subject_id,
            jsonb_build_object('createCourse', added.create_course, 'createVoucher', added.create_voucher) as details
          from added order by added.user_id`,
      )}
    )
    select given.number, added.user_id as "userId" from added join given on given.key = added.username_key
    order by given.number`.execute(trx);
  const userIds = new Map(rows.map(({ number, userId }) => [number, userId]));
  if (!invite) {
    return { userIds, mailIds: [] };
  }
  const ids = [...userIds.values()];
  const mails = await insertMails(
    { workspaceId, kind: 'INVITATION', now },
    sql`
      select invitation.username as recipient, jsonb_build_object('userId', invitation.user_id) as params from invitation
      where invitation.workspace_id = ${workspaceId} and invitation.user_id = any(${ids}::bigint[])
      order by invitation.user_id`,
  ).execute(trx);
  await insertAuditEntries(
    { workspaceId, action: 'INVITED', actorId },
    sql`select invited.user_id as subject_id, '{}'::jsonb as details from unnest(${ids}::bigint[]) as invited(user_id)`,
  ).execute(trx);
  return { userIds, mailIds: mails.rows.map(({ mailId }) => mailId) };
}
