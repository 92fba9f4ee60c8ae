import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { PersonGroupTable } from '../../db/schema.ts';
import type { Order } from '../../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../../http/rsql.ts';
import type { Id } from '../../shared/id.ts';
import { memberCount, peopleAtDomains } from './membershipQueries.ts';

type Origin = Selectable<PersonGroupTable>['origin'];

/** What an admin says of a group. */
export interface GroupFields {
  readonly name: string;
  readonly description: string;
  /** In lower case. */
  readonly addressDomain: string | null;
}

export interface GroupRow extends GroupFields {
  readonly id: Id;
  readonly origin: Origin;
  readonly memberCount: number;
  readonly createTime: Date;
  readonly updateTime: Date;
}

/** What `q` may ask of groups. */
export const groupSelectors = {
  id: { type: 'integer', column: sql`person_group.group_id` },
  name: { type: 'text', column: sql`person_group.name`, lowered: sql`person_group.name_key` },
  description: { type: 'text', column: sql`person_group.description` },
  addressDomain: { type: 'text', column: sql`person_group.address_domain` },
  origin: { type: 'text', column: sql`person_group.origin` },
  createTime: { type: 'time', column: sql`person_group.created_time` },
  updateTime: { type: 'time', column: sql`person_group.update_time` },
} as const satisfies Selectors;

const sortColumns: SortColumns = {
  name: { column: sql`person_group.name_key`, type: 'text' },
  memberCount: { column: memberCount, type: 'integer' },
  createTime: { column: sql`person_group.created_time`, type: 'time' },
  updateTime: { column: sql`person_group.update_time`, type: 'time' },
};

/** The order that was asked for, else that of the names; 400 for a field that groups have not. */
export const orderOfGroups = (sort: readonly string[]): Order =>
  sortedBy(sort, {
    name: 'groups',
    columns: sortColumns,
    fallback: ['name,asc'],
    tieBreaker: sql`person_group.group_id`,
  });

const groups = (trx: Trx, workspaceId: Id) =>
  trx
    .selectFrom('person_group')
    .leftJoin(peopleAtDomains(workspaceId), 'at_domain.address_domain', 'person_group.domain_key')
    .where('person_group.workspace_id', '=', workspaceId)
    .select([
      'person_group.group_id as id',
      'person_group.name',
      'person_group.description',
      'person_group.address_domain as addressDomain',
      'person_group.origin',
      'person_group.created_time as createTime',
      'person_group.update_time as updateTime',
      memberCount.as('memberCount'),
    ]);

/** A page of groups. */
export const findGroups = (
  trx: Trx,
  workspaceId: Id,
  { q, order, page }: { readonly q: string | undefined; readonly order: Order; readonly page: PageRequest },
): Promise<PageRows<GroupRow>> =>
  readPage(listOf(groups(trx, workspaceId).where(rsqlWhere(q, groupSelectors))), order, page);

/** One group, or null. */
export async function findGroup(trx: Trx, workspaceId: Id, groupId: Id): Promise<GroupRow | null> {
  const row = await groups(trx, workspaceId).where('person_group.group_id', '=', groupId).executeTakeFirst();
  return row ?? null;
}

/** What changes of a group depend on. */
export interface LockedGroup extends GroupFields {
  readonly id: Id;
  readonly origin: Origin;
}

const lockedColumns = [
  'person_group.group_id as id',
  'person_group.name',
  'person_group.description',
  'person_group.origin',
  'person_group.address_domain as addressDomain',
] as const;

/** A group, locked until the end of the transaction, so that two who fill it count each other's people; null when there is none. */
export async function lockGroup(trx: Trx, workspaceId: Id, groupId: Id): Promise<LockedGroup | null> {
  const row = await trx
    .selectFrom('person_group')
    .where('person_group.workspace_id', '=', workspaceId)
    .where('person_group.group_id', '=', groupId)
    .select(lockedColumns)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The same by name, in any case of letters. */
export async function lockGroupByName(trx: Trx, workspaceId: Id, name: string): Promise<LockedGroup | null> {
  const row = await trx
    .selectFrom('person_group')
    .where('person_group.workspace_id', '=', workspaceId)
    .where(sql<boolean>`person_group.name_key = lower(${name})`)
    .select(lockedColumns)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Which of these names no group has, in any case of letters; each once, in their order. */
export async function findMissingGroups(trx: Trx, workspaceId: Id, names: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select named.name from (
      select distinct on (lower(given.name)) given.name, given.place
      from unnest(${[...names]}::text[]) with ordinality as given (name, place)
      order by lower(given.name), given.place
    ) as named
    where not exists (
      select from person_group
      where person_group.workspace_id = ${workspaceId} and person_group.name_key = lower(named.name))
    order by named.place`.execute(trx);
  return rows.map(({ name }) => name);
}

/** How many groups a workspace has; anyone else who makes one waits until the end of the transaction. */
export async function countGroups(trx: Trx, workspaceId: Id): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groups of ${workspaceId}`}, 0))`.execute(trx);
  const { total } = await trx
    .selectFrom('person_group')
    .where('person_group.workspace_id', '=', workspaceId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Makes a group; its id. */
export async function insertGroup(
  trx: Trx,
  workspaceId: Id,
  { name, description, addressDomain, now }: GroupFields & { readonly now: Date },
): Promise<Id> {
  const { group_id: groupId } = await trx
    .insertInto('person_group')
    .values({
      workspace_id: workspaceId,
      name,
      description,
      address_domain: addressDomain,
      created_time: now,
      update_time: now,
    })
    .returning('person_group.group_id')
    .executeTakeFirstOrThrow();
  return groupId;
}

/** Writes what is said of a group; the database dates it. */
export async function updateGroup(
  trx: Trx,
  workspaceId: Id,
  groupId: Id,
  { name, description, addressDomain }: GroupFields,
): Promise<void> {
  await trx
    .updateTable('person_group')
    .set({ name, description, address_domain: addressDomain })
    .where('person_group.workspace_id', '=', workspaceId)
    .where('person_group.group_id', '=', groupId)
    .execute();
}

/** Deletes a group with its memberships; its people stay. */
export async function deleteGroupRow(trx: Trx, workspaceId: Id, groupId: Id): Promise<void> {
  await trx
    .deleteFrom('person_group')
    .where('person_group.workspace_id', '=', workspaceId)
    .where('person_group.group_id', '=', groupId)
    .execute();
}
