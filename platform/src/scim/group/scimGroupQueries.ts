import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { filterCondition, type FilterColumn, type FilterColumns } from '../filter/filterQueries.ts';
import type { ListRequest, ScimPage } from '../listRequest.ts';
import { schemaUrns } from '../scimSchemas.ts';

/** A group of the identity provider. */
export interface ScimGroupRow {
  readonly scimId: string;
  readonly groupId: Id;
  readonly name: string;
  readonly externalId: string | null;
  /** Differs when someone else belongs to it. */
  readonly memberMark: string;
  readonly memberCount: number;
  readonly createdTime: Date;
  readonly updateTime: Date;
}

/** All groups of the provider, as `scim_group`. */
const groups = (workspaceId: Id): RawBuilder<unknown> => sql`(
  select person_group.group_id, person_group.group_id::text as scim_id, person_group.name, person_group.name_key,
    person_group.external_id, member.mark, member.count as member_count, person_group.created_time,
    person_group.update_time
  from person_group
  cross join lateral (
    select count(*), concat(count(*), ':', sum(hashint8extended(person_group_member.user_id, 0)::numeric)) as mark
    from person_group_member
    where person_group_member.workspace_id = person_group.workspace_id
      and person_group_member.group_id = person_group.group_id) as member
  where person_group.workspace_id = ${workspaceId} and person_group.origin = 'SCIM'
) as scim_group`;

const columns = sql`scim_group.scim_id as "scimId", scim_group.group_id as "groupId", scim_group.name,
  scim_group.external_id as "externalId", scim_group.mark as "memberMark", scim_group.member_count as "memberCount",
  scim_group.created_time as "createdTime", scim_group.update_time as "updateTime"`;

/** Of whose members a comparison holds, by the ids that the provider knows. */
const withMember = (workspaceId: Id, comparison: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from person_group_member as member
  join personnel_link as link on link.workspace_id = member.workspace_id and link.user_id = member.user_id
    and link.source = 'SERVER'
  where member.workspace_id = ${workspaceId} and member.group_id = scim_group.group_id and ${comparison})`;

/** What groups may be filtered by. */
const groupColumns = (workspaceId: Id): FilterColumns => {
  const members: FilterColumn = {
    type: 'exact',
    column: sql`link.external_id`,
    within: (comparison: RawBuilder<SqlBool>) => withMember(workspaceId, comparison),
  };
  return new Map<string, FilterColumn>([
    ['id', { type: 'exact', column: sql`scim_group.scim_id` }],
    ['externalid', { type: 'exact', column: sql`scim_group.external_id` }],
    ['displayname', { type: 'text', column: sql`scim_group.name`, lowered: sql`scim_group.name_key` }],
    ['members', members],
    ['members.value', members],
    ['schemas', { type: 'text', column: sql`${schemaUrns.group}::text` }],
    ['meta.resourcetype', { type: 'text', column: sql`'Group'::text` }],
    ['meta.created', { type: 'time', column: sql`scim_group.created_time` }],
    ['meta.lastmodified', { type: 'time', column: sql`scim_group.update_time` }],
  ]);
};

/** A page of groups, in the order in which they were made. */
export async function findScimGroups(
  trx: Trx,
  workspaceId: Id,
  { filter, startIndex, count }: ListRequest,
): Promise<ScimPage<ScimGroupRow>> {
  const condition = filterCondition(filter, groupColumns(workspaceId));
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${groups(workspaceId)} where ${condition}`.execute(trx);
  const total = counted.rows[0]?.total ?? 0;
  if (count === 0 || startIndex > total) {
    return { total, rows: [] };
  }
  const { rows } = await sql<ScimGroupRow>`
    select ${columns} from ${groups(workspaceId)} where ${condition}
    order by scim_group.group_id limit ${count} offset ${startIndex - 1}`.execute(trx);
  return { total, rows };
}

export async function findScimGroup(trx: Trx, workspaceId: Id, scimId: string): Promise<ScimGroupRow | null> {
  const { rows } = await sql<ScimGroupRow>`
    select ${columns} from ${groups(workspaceId)} where scim_group.scim_id = ${scimId}`.execute(trx);
  return rows[0] ?? null;
}

/** Who belongs to these groups, by the ids that the provider knows. */
export async function findScimMembers(
  trx: Trx,
  workspaceId: Id,
  groupIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly string[]>> {
  const { rows } = await sql<{ groupId: Id; members: readonly string[] }>`
    select member.group_id as "groupId", array_agg(link.external_id order by member.added_time, member.user_id) as members
    from person_group_member as member
    join personnel_link as link on link.workspace_id = member.workspace_id and link.user_id = member.user_id
      and link.source = 'SERVER'
    where member.workspace_id = ${workspaceId} and member.group_id = any(${[...groupIds]}::bigint[])
    group by member.group_id`.execute(trx);
  return new Map(rows.map(({ groupId, members }) => [groupId, members]));
}

export async function insertScimGroup(
  trx: Trx,
  workspaceId: Id,
  { name, externalId, now }: { name: string; externalId: string | null; now: Date },
): Promise<Id> {
  const { group_id: groupId } = await trx
    .insertInto('person_group')
    .values({
      workspace_id: workspaceId,
      name,
      origin: 'SCIM',
      external_id: externalId,
      created_time: now,
      update_time: now,
    })
    .returning('person_group.group_id')
    .executeTakeFirstOrThrow();
  return groupId;
}

export async function updateScimGroup(
  trx: Trx,
  workspaceId: Id,
  groupId: Id,
  { name, externalId }: { name: string; externalId: string | null },
): Promise<void> {
  await trx
    .updateTable('person_group')
    .set({ name, external_id: externalId })
    .where('person_group.workspace_id', '=', workspaceId)
    .where('person_group.group_id', '=', groupId)
    .execute();
}

/** Notes that other people belong to groups: to the provider their members are a part of them. */
export async function touchScimGroups(trx: Trx, workspaceId: Id, groupIds: readonly Id[], now: Date): Promise<void> {
  await sql`
    update person_group set update_time = greatest(person_group.update_time, ${now}::timestamptz)
    where person_group.workspace_id = ${workspaceId} and person_group.group_id = any(${[...groupIds]}::bigint[])`.execute(
    trx,
  );
}

/** Locks the groups of the provider that someone belongs to until the transaction ends. */
export async function lockScimGroupsOf(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  await sql`
    select from person_group
    where person_group.workspace_id = ${workspaceId} and person_group.origin = 'SCIM' and exists (
      select from person_group_member as member
      where member.workspace_id = person_group.workspace_id and member.group_id = person_group.group_id
        and member.user_id = ${userId})
    order by person_group.group_id for no key update`.execute(trx);
}

/** Groups of a provider that is disconnected are those of the admins from then on, with the people who are in them. */
export async function handOverScimGroups(trx: Trx, workspaceId: Id): Promise<void> {
  await trx
    .updateTable('person_group')
    .set({ origin: 'HAND', external_id: null })
    .where('person_group.workspace_id', '=', workspaceId)
    .where('person_group.origin', '=', 'SCIM')
    .execute();
}
