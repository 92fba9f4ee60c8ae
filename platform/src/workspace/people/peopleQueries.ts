import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import type { Cursor, Order } from '../../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../../http/paging.ts';
import { everyRow, firstRows, readPage, type ListSource, type Slice } from '../../http/readPage.ts';
import { addressSelector, type Selectors } from '../../http/rsql.ts';
import { groupsOfPerson, peopleOfGroups } from '../group/membershipQueries.ts';
import type { AccessOrigin } from './accessOrigin.ts';
import type { PersonResponse } from './peopleSchemas.ts';
import type { Id } from '../../shared/id.ts';

export interface GroupName {
  readonly id: Id;
  readonly name: string;
}

export interface PersonRow {
  readonly userId: Id;
  readonly username: string;
  readonly name: string | null;
  readonly admin: boolean;
  /** Becomes an admin once the address is proven. */
  readonly adminPromised: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  readonly status: PersonResponse['status'];
  readonly addressProven: boolean;
  readonly invitedTime: Date | null;
  /** When their access was withdrawn; null for those who may sign in. */
  readonly leftTime: Date | null;
  /** Who withdrew it; null for those who may sign in. */
  readonly leftBy: AccessOrigin | null;
  /** Who revoked their invitation; null for those with an account, and while it counts. */
  readonly revokedBy: AccessOrigin | null;
  /** In the order of their names, the first hundred. */
  readonly groups: readonly GroupName[];
  readonly createTime: Date;
  readonly updateTime: Date;
}

interface SqlPerson {
  user_id: number;
  username: string;
  name: string | null;
  admin: boolean;
  admin_promised: boolean;
  create_course: boolean;
  create_voucher: boolean;
  status: PersonResponse['status'];
  address_proven: boolean;
  invited_time: Date | null;
  left_time: Date | null;
  left_by: AccessOrigin | null;
  revoked_by: AccessOrigin | null;
  groups: readonly GroupName[];
  create_time: Date;
  update_time: Date;
}

/** What `q` may ask of people (USERS-05). */
export const personSelectors = {
  id: { type: 'integer', column: sql`person.user_id` },
  userId: { type: 'integer', column: sql`person.user_id` },
  groupId: {
    type: 'integer',
    column: sql`person_group.group_id`,
    within: (comparison) => sql<SqlBool>`person.user_id in ${peopleOfGroups(comparison)}`,
  },
  username: addressSelector('person.username'),
  name: { type: 'text', column: sql`person.name`, folded: sql`person.name_search` },
  status: { type: 'text', column: sql`person.status` },
  invitedTime: { type: 'time', column: sql`person.invited_time` },
  leftTime: { type: 'time', column: sql`person.left_time` },
  accessWithdrawn: { type: 'boolean', column: sql`(person.left_time is not null)` },
  rightsWait: { type: 'boolean', column: sql`person.rights_wait` },
  admin: { type: 'boolean', column: sql`(person.admin or person.admin_promised)` },
  createCourse: { type: 'boolean', column: sql`person.create_course` },
  createVoucher: { type: 'boolean', column: sql`person.create_voucher` },
  anyRight: {
    type: 'boolean',
    column: sql`(person.admin or person.admin_promised or person.create_course or person.create_voucher)`,
  },
  createTime: { type: 'time', column: sql`person.create_time` },
  updateTime: { type: 'time', column: sql`person.update_time` },
} as const satisfies Selectors;

/** What a list of people may be sorted by. */
const personSortColumns: SortColumns = {
  username: { column: sql`person.username_key`, type: 'text' },
  name: { column: sql`lower(person.name)`, type: 'text', nullable: true },
  status: { column: sql`person.status`, type: 'text' },
  invitedTime: { column: sql`person.invited_time`, type: 'time', nullable: true },
  createTime: { column: sql`person.create_time`, type: 'time' },
  updateTime: { column: sql`person.update_time`, type: 'time' },
};

/** Addresses are unique, so that they are an order on their own, and one that has an index. */
const byAddress: Order = {
  name: 'people',
  keys: [{ column: sql`person.username_key`, type: 'text', direction: 'asc' }],
};

/** The order that was asked for, else that of the addresses; 400 for a field that people have not. */
export const orderOfPeople = (sort: readonly string[]): Order =>
  sort.some((item) => item.trim() !== '')
    ? sortedBy(sort, { name: 'people', columns: personSortColumns, fallback: [], tieBreaker: sql`person.user_id` })
    : byAddress;

/** Who has an account. The same columns as those of {@link waiting}. */
const registered = (workspaceId: Id): RawBuilder<unknown> => sql`(
  select app_user.user_id, app_user.username, app_user.username_key, app_user.address_domain, app_user.name, app_user.name_search, app_user.role_admin as admin,
    app_user.admin_promised, app_user.create_course, app_user.create_voucher, 'REGISTERED' as status,
    app_user.email_verified_time is not null as address_proven,
    (app_user.create_course or app_user.create_voucher) and not app_user.rights_count or app_user.admin_promised as rights_wait, (
      select invitation.invited_time from invitation
      where invitation.workspace_id = ${workspaceId} and invitation.username_key = app_user.username_key) as invited_time,
    app_user.left_time, case when app_user.left_time is not null then app_user.left_by end as left_by, null::text as revoked_by,
    app_user.created_time as create_time, app_user.update_time
  from app_user
  where app_user.workspace_id = ${workspaceId}
) as person`;

/**
 * Those who were added and have no account. `forPage` looks for each one's account on its own instead of joining all accounts, which is
 * right where a page of them is read in order: the planner cannot turn a subquery with an offset into a join.
 */
const waiting = (workspaceId: Id, { forPage }: { forPage: boolean }): RawBuilder<unknown> => sql`(
  select invitation.user_id, invitation.username, invitation.username_key, invitation.address_domain, invitation.name, invitation.name_search, false as admin,
    invitation.admin_promised, invitation.create_course, invitation.create_voucher,
    case when invitation.revoked_time is not null then 'REVOKED'
      when invitation.invited_time is not null then 'INVITED' else 'ADDED' end as status,
    false as address_proven,
    (invitation.create_course or invitation.create_voucher or invitation.admin_promised) and invitation.revoked_time is null as rights_wait,
    invitation.invited_time, null::timestamptz as left_time, null::text as left_by,
    case when invitation.revoked_time is not null then invitation.revoked_by end as revoked_by, invitation.created_time as create_time, invitation.update_time
  from invitation
  where invitation.workspace_id = ${workspaceId} and invitation.accepted_time is null and not exists (
    select from app_user where app_user.workspace_id = invitation.workspace_id
      and app_user.username_key = invitation.username_key ${forPage ? sql`offset 0` : sql``})
) as person`;

const columns = sql`person.user_id, person.username, person.username_key, person.address_domain, person.name, person.name_search, person.admin,
  person.admin_promised, person.create_course, person.create_voucher, person.status, person.address_proven, person.rights_wait,
  person.invited_time, person.left_time, person.left_by, person.revoked_by,
  person.create_time, person.update_time`;

/**
 * People on the given rows: accounts, and those who were added and have none yet, nobody twice. Each of the two is read in the order,
 * only as far as the page reaches, and the two are merged: in the order of the addresses, which have an index, the first page costs the
 * same however many people there are.
 */
const peopleInOrder = (
  workspaceId: Id,
  condition: RawBuilder<SqlBool>,
  { where, order, limit, offset, cursorKeys }: Slice,
): RawBuilder<SqlPerson & { cursor_keys: Cursor }> => sql`
  select person.*, ${groupsOfPerson(workspaceId)} as groups, ${cursorKeys} as cursor_keys
  from (
    (select ${columns} from ${registered(workspaceId)} where ${condition} and ${where}
      order by ${order} limit ${offset + limit})
    union all
    (select ${columns} from ${waiting(workspaceId, { forPage: true })} where ${condition} and ${where}
      order by ${order} limit ${offset + limit})
  ) as person
  order by ${order} limit ${limit} offset ${offset}`;

/** Everyone as `person`, for statements about many at once. */
export const people = (workspaceId: Id): RawBuilder<unknown> => sql`(
  select ${columns} from ${registered(workspaceId)}
  union all
  select ${columns} from ${waiting(workspaceId, { forPage: false })}
) as person`;

/** The people that `q` asks for, as a list to read pages of. */
export const listOfPeople = (trx: Trx, workspaceId: Id, condition: RawBuilder<SqlBool>): ListSource<SqlPerson> => ({
  rows: async (slice) => (await peopleInOrder(workspaceId, condition, slice).execute(trx)).rows,
  total: async () => {
    const { rows } = await sql<{ total: number }>`
      select (select count(*) from ${registered(workspaceId)} where ${condition})
        + (select count(*) from ${waiting(workspaceId, { forPage: false })} where ${condition}) as total`.execute(trx);
    return rows[0]?.total ?? 0;
  },
});

/** A page of people. */
export async function findPeople(
  trx: Trx,
  workspaceId: Id,
  { condition, order, page }: { condition: RawBuilder<SqlBool>; order: Order; page: PageRequest },
): Promise<PageRows<PersonRow>> {
  const found = await readPage(listOfPeople(trx, workspaceId, condition), order, page);
  return { ...found, rows: found.rows.map(toPersonRow) };
}

/** Everyone whom `condition` names, some at a time, each run of them in a transaction of its own. */
export async function* everyPerson(
  db: Database,
  workspaceId: Id,
  { condition, order }: { condition: RawBuilder<SqlBool>; order: Order },
): AsyncGenerator<readonly PersonRow[]> {
  const read = (slice: Slice) =>
    readRecent(db, workspaceId, (trx) => listOfPeople(trx, workspaceId, condition).rows(slice));
  for await (const rows of everyRow(order, read)) {
    yield rows.map(toPersonRow);
  }
}

/** One person by id, or null. */
export const findPerson = (trx: Trx, workspaceId: Id, userId: Id): Promise<PersonRow | null> =>
  findOne(trx, workspaceId, sql<SqlBool>`person.user_id = ${userId}`);

/** One person by address, in any case of letters, or null. */
export const findPersonByAddress = (trx: Trx, workspaceId: Id, username: string): Promise<PersonRow | null> =>
  findOne(trx, workspaceId, sql<SqlBool>`person.username_key = address_key(${username})`);

async function findOne(trx: Trx, workspaceId: Id, condition: RawBuilder<SqlBool>): Promise<PersonRow | null> {
  const [row] = await listOfPeople(trx, workspaceId, condition).rows(firstRows(byAddress, 1));
  return row === undefined ? null : toPersonRow(row);
}

export const toPersonRow = (row: SqlPerson): PersonRow => ({
  userId: row.user_id,
  username: row.username,
  name: row.name,
  admin: row.admin,
  adminPromised: row.admin_promised,
  createCourse: row.create_course,
  createVoucher: row.create_voucher,
  status: row.status,
  addressProven: row.address_proven,
  invitedTime: row.invited_time,
  leftTime: row.left_time,
  leftBy: row.left_by,
  revokedBy: row.revoked_by,
  groups: row.groups,
  createTime: row.create_time,
  updateTime: row.update_time,
});

/** The account with an address, in any case of letters, or null. */
export async function findAccount(
  trx: Trx,
  workspaceId: Id,
  username: string,
): Promise<{ id: Id; username: string; name: string } | null> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where(sql<boolean>`app_user.username_key = address_key(${username})`)
    .select(['app_user.user_id', 'app_user.username', 'app_user.name'])
    .executeTakeFirst();
  return row === undefined ? null : { id: row.user_id, username: row.username, name: row.name };
}

export interface Rights {
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
}

/** Rights that an invitation carries to the account that is made of it. */
export interface PromisedRights extends Rights {
  readonly adminPromised: boolean;
}

/** Changes these rights of an account or an open invitation; others stay, so that two admins at once undo nothing of each other. */
export async function updateRights(
  trx: Trx,
  workspaceId: Id,
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
