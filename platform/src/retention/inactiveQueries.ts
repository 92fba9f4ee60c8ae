/**
 * Accounts that nobody has used for so long that they are to go. One condition says which: it is read for the preview, for the
 * warnings and, once more, at the erasure.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { insertMails } from '../mail/order/enqueueMail.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { lastWarningDays, warningDays } from './retentionRules.ts';

interface Inactivity {
  /** Null when accounts are kept for good. */
  readonly months: number | null;
  readonly now: Date;
}

const days = (count: number): RawBuilder<unknown> => sql`make_interval(days => ${count}::integer)`;
const ago = (months: number, time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${time}) at time zone 'UTC' - make_interval(months => ${months}::integer)) at time zone 'UTC'`;

/** Whether the time to warn someone has come: their account goes within 30 days. Anyone who has rights is never asked to leave. */
const isInactive = ({ months, now }: Inactivity): RawBuilder<SqlBool> =>
  months === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(person_activity.active_time <= ${ago(months, sql`${now}::timestamptz + ${days(warningDays)}`)}
        and not exists (
          select from app_user where app_user.workspace_id = person_activity.workspace_id
            and app_user.user_id = person_activity.user_id
            and (app_user.role_admin or app_user.create_course or app_user.create_voucher)))`;

/** When an account goes: as it was told, else after the months, but never sooner than 30 days after it is told. */
const eraseTime = (
  months: number | null,
  now: Date,
): RawBuilder<Date> => sql<Date>`coalesce(person_activity.erase_time, greatest(
  (person_activity.active_time at time zone 'UTC' + make_interval(months => ${months}::integer)) at time zone 'UTC',
  ${now}::timestamptz + ${days(warningDays)}))`;

export interface InactivePerson {
  readonly userId: Id;
  readonly username: string;
  readonly name: string;
  readonly activeTime: Date;
  /** Whether an e-mail has told them; nobody writes to who left, as they could not sign in. */
  readonly warned: boolean;
  readonly hasLeft: boolean;
  readonly eraseTime: Date;
}

/** How many are inactive, and the first of them, those who are next first. */
export async function findInactivePeople(
  trx: Trx,
  inactivity: Inactivity,
  most: number,
): Promise<{ readonly count: number; readonly people: readonly InactivePerson[] }> {
  const workspaceId = workspaceOf(trx);
  const { months, now } = inactivity;
  const { rows } = await sql<InactivePerson & { count: number }>`
    select app_user.user_id as "userId", app_user.username, app_user.name, person_activity.active_time as "activeTime",
      person_activity.warned_count > 0 and app_user.left_time is null as warned,
      app_user.left_time is not null as "hasLeft", ${eraseTime(months, now)} as "eraseTime", count(*) over () as count
    from person_activity
    join app_user on app_user.workspace_id = person_activity.workspace_id and app_user.user_id = person_activity.user_id
    where person_activity.workspace_id = ${workspaceId} and ${isInactive(inactivity)}
    order by "eraseTime", person_activity.active_time, app_user.user_id limit ${most}`.execute(trx);
  return { count: rows[0]?.count ?? 0, people: rows.map(({ count: _count, ...person }) => person) };
}

/** Takes back that accounts go which are not inactive any more: the settings or their rights have changed. */
export async function spareActivePeople(trx: Trx, inactivity: Inactivity): Promise<void> {
  await sql`
    update person_activity set warned_count = 0, erase_time = null
    where person_activity.workspace_id = ${workspaceOf(trx)} and person_activity.warned_count > 0
      and not ${isInactive(inactivity)}`.execute(trx);
}

/** Notes the first warning of up to `most` people, with the day that it names; answers whom to write to. */
export const noteFirstWarnings = (trx: Trx, inactivity: Inactivity, most: number): Promise<readonly Id[]> =>
  noteWarnings(trx, {
    whom: sql<SqlBool>`person_activity.warned_count = 0 and ${isInactive(inactivity)}`,
    count: 1,
    eraseTime: eraseTime(inactivity.months, inactivity.now),
    most,
  });

/** Notes the second warning, seven days before; when it comes late, the day moves. */
export const noteLastWarnings = (trx: Trx, { now }: Inactivity, most: number): Promise<readonly Id[]> => {
  const soonest = sql<Date>`${now}::timestamptz + ${days(lastWarningDays)}`;
  return noteWarnings(trx, {
    whom: sql<SqlBool>`person_activity.warned_count = 1 and person_activity.erase_time <= ${soonest}`,
    count: 2,
    eraseTime: sql<Date>`greatest(person_activity.erase_time, ${soonest})`,
    most,
  });
};

async function noteWarnings(
  trx: Trx,
  {
    whom,
    count,
    eraseTime: time,
    most,
  }: { whom: RawBuilder<SqlBool>; count: number; eraseTime: RawBuilder<Date>; most: number },
): Promise<readonly Id[]> {
  const workspaceId = workspaceOf(trx);
  // Two servers at once: what the one has taken, the other lets be.
  const { rows } = await sql<{ userId: Id }>`
    update person_activity set warned_count = ${count}, erase_time = ${time}
    where person_activity.workspace_id = ${workspaceId} and person_activity.user_id in (
      select person_activity.user_id from person_activity
      where person_activity.workspace_id = ${workspaceId} and ${whom}
      order by person_activity.active_time, person_activity.user_id limit ${most} for update skip locked)
    returning person_activity.user_id as "userId"`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** Orders the rows of the warnings; answers their ids. */
export async function insertWarningMails(trx: Trx, userIds: readonly Id[], now: Date): Promise<readonly Id[]> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await insertMails(
    { workspaceId, kind: 'INACTIVE_ACCOUNT', now },
    sql`
      select app_user.username as recipient, jsonb_build_object('userId', app_user.user_id) as params from app_user
      where app_user.workspace_id = ${workspaceId} and app_user.user_id = any(${[...userIds]}::bigint[])`,
  ).execute(trx);
  return rows.map(({ mailId }) => mailId);
}

const isDue = (inactivity: Inactivity): RawBuilder<SqlBool> => sql<SqlBool>`(person_activity.warned_count = 2
  and person_activity.erase_time <= ${inactivity.now} and ${isInactive(inactivity)})`;

/** Up to `most` people whose time is over. */
export async function findDueAccounts(trx: Trx, inactivity: Inactivity, most: number): Promise<readonly Id[]> {
  const { rows } = await sql<{ userId: Id }>`
    select person_activity.user_id as "userId" from person_activity
    where person_activity.workspace_id = ${workspaceOf(trx)} and ${isDue(inactivity)}
    order by person_activity.erase_time, person_activity.user_id limit ${most}`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/**
 * The address of someone whose time is over, with the account locked: anyone who signs in at this moment is waited for, and then spared.
 * Null for everyone else.
 */
export async function lockDueAccount(trx: Trx, userId: Id, inactivity: Inactivity): Promise<string | null> {
  const account = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceOf(trx))
    .where('app_user.user_id', '=', userId)
    .select('app_user.username')
    .forUpdate()
    .executeTakeFirst();
  // A statement of its own: it sees what was written while the lock was waited for.
  const { rows } = await sql<{ due: boolean }>`
    select true as due from person_activity
    where person_activity.workspace_id = ${workspaceOf(trx)} and person_activity.user_id = ${userId}
      and ${isDue(inactivity)}`.execute(trx);
  return rows.length === 0 ? null : (account?.username ?? null);
}
