import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { PageRequest } from '../../http/paging.ts';
import type { Selectors } from '../../http/rsql.ts';
import type { PersonResponse } from './peopleSchemas.ts';

export interface PersonRow {
  readonly userId: number;
  readonly username: string;
  readonly name: string | null;
  readonly admin: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  readonly status: PersonResponse['status'];
  readonly addressProven: boolean;
  readonly invitedTime: Date | null;
}

interface SqlPerson {
  user_id: number;
  username: string;
  name: string | null;
  admin: boolean;
  create_course: boolean;
  create_voucher: boolean;
  status: PersonResponse['status'];
  address_proven: boolean;
  invited_time: Date | null;
}

/** What `q` may ask of people (USERS-05). */
export const personSelectors = {
  id: { type: 'integer', column: sql`person.user_id` },
  userId: { type: 'integer', column: sql`person.user_id` },
  username: { type: 'text', column: sql`person.username`, lowered: sql`person.username_key` },
  name: { type: 'text', column: sql`person.name` },
  status: { type: 'text', column: sql`person.status` },
} as const satisfies Selectors;

/** Who has an account. The same columns as those of {@link waiting}. */
const registered = (workspaceId: number): RawBuilder<unknown> => sql`(
  select app_user.user_id, app_user.username, app_user.username_key, app_user.name, app_user.role_admin as admin,
    app_user.create_course, app_user.create_voucher, 'REGISTERED' as status,
    app_user.email_verified_time is not null as address_proven
  from app_user
  where app_user.workspace_id = ${workspaceId}
) as person`;

/**
 * Those who were added and have no account. `forPage` looks for each one's account by itself instead of joining all accounts, which is
 * right where a page of them is read in order: the planner cannot turn a subquery with an offset into a join.
 */
const waiting = (workspaceId: number, { forPage }: { forPage: boolean }): RawBuilder<unknown> => sql`(
  select invitation.user_id, invitation.username, invitation.username_key, null as name, false as admin,
    invitation.create_course, invitation.create_voucher,
    case when invitation.revoked_time is not null then 'REVOKED'
      when invitation.invited_time is not null then 'INVITED' else 'ADDED' end as status,
    false as address_proven
  from invitation
  where invitation.workspace_id = ${workspaceId} and invitation.accepted_time is null and not exists (
    select from app_user where app_user.workspace_id = invitation.workspace_id
      and app_user.username_key = invitation.username_key ${forPage ? sql`offset 0` : sql``})
) as person`;

const columns = sql`person.user_id, person.username, person.name, person.admin, person.create_course,
  person.create_voucher, person.status, person.address_proven`;

/**
 * People on the given rows, in alphabetical order of their addresses: accounts, and those who were added and have none yet, nobody
 * twice. Each of the two is read from its index in this order, only as far as the page reaches, and the two are merged; however
 * many people there are, the first page costs the same. `invited_time` is looked up for the rows of the page alone.
 */
export const peopleInOrder = (
  workspaceId: number,
  where: RawBuilder<SqlBool>,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<SqlPerson> => sql<SqlPerson>`
  select ${columns}, (
      select invitation.invited_time from invitation
      where invitation.workspace_id = ${workspaceId} and invitation.username_key = person.username_key) as invited_time
  from (
    (select ${columns}, person.username_key from ${registered(workspaceId)} where ${where}
      order by person.username_key limit ${offset + limit})
    union all
    (select ${columns}, person.username_key from ${waiting(workspaceId, { forPage: true })} where ${where}
      order by person.username_key limit ${offset + limit})
    order by username_key limit ${limit} offset ${offset}
  ) as person
  order by person.username_key`;

/** A page of people in alphabetical order of their addresses, and how many there are on all pages. */
export async function findPeople(
  trx: Trx,
  workspaceId: number,
  where: RawBuilder<SqlBool>,
  { page, size }: PageRequest,
): Promise<{ people: PersonRow[]; total: number }> {
  const { rows } = await peopleInOrder(workspaceId, where, { limit: size, offset: page * size }).execute(trx);
  const counted = await sql<{ total: number }>`
    select (select count(*) from ${registered(workspaceId)} where ${where})
      + (select count(*) from ${waiting(workspaceId, { forPage: false })} where ${where}) as total`.execute(trx);
  return { people: rows.map(toRow), total: counted.rows[0]?.total ?? 0 };
}

/** One person by id, or null. */
export async function findPerson(trx: Trx, workspaceId: number, userId: number): Promise<PersonRow | null> {
  const { rows } = await peopleInOrder(workspaceId, sql<SqlBool>`person.user_id = ${userId}`, {
    limit: 1,
    offset: 0,
  }).execute(trx);
  const row = rows[0];
  return row === undefined ? null : toRow(row);
}

const toRow = (row: SqlPerson): PersonRow => ({
  userId: row.user_id,
  username: row.username,
  name: row.name,
  admin: row.admin,
  createCourse: row.create_course,
  createVoucher: row.create_voucher,
  status: row.status,
  addressProven: row.address_proven,
  invitedTime: row.invited_time,
});

/** The account with an address, in any case of letters, or null. */
export async function findAccount(
  trx: Trx,
  workspaceId: number,
  username: string,
): Promise<{ id: number; username: string; name: string } | null> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where(sql<boolean>`app_user.username_key = lower(${username})`)
    .select(['app_user.user_id', 'app_user.username', 'app_user.name'])
    .executeTakeFirst();
  return row === undefined ? null : { id: row.user_id, username: row.username, name: row.name };
}

export interface Rights {
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
}

/** Changes these rights of an account or an open invitation; others stay, so that two admins at once undo nothing of each other. */
export async function updateRights(
  trx: Trx,
  workspaceId: number,
  { userId, status }: Pick<PersonRow, 'userId' | 'status'>,
  { createCourse, createVoucher }: Partial<Rights>,
): Promise<void> {
  const table = status === 'REGISTERED' ? 'app_user' : 'invitation';
  await trx
    .updateTable(table)
    .set({
      ...(createCourse === undefined ? {} : { create_course: createCourse }),
      ...(createVoucher === undefined ? {} : { create_voucher: createVoucher }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
