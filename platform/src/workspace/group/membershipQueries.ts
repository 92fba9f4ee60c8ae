/**
 * Who belongs to groups: members that are stored, and everyone at the address domain of one, who is not. Accounts and people who wait
 * for one are told by the same ids.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Names of groups that are told of one person. */
export const mostGroupsOfPerson = 100;

/**
 * Ids of the people of the groups of which `comparison` holds (`person_group.group_id = …`), as a subquery. Filters that know no request
 * use it, so that the workspace is that of the transaction.
 */
export const peopleOfGroups = (comparison: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`(
  select member.user_id
  from person_group join person_group_member member
    on member.workspace_id = person_group.workspace_id and member.group_id = person_group.group_id
  where person_group.workspace_id = lectern_workspace_id() and ${comparison}
  union all
  select account.user_id
  from person_group join app_user account
    on account.workspace_id = person_group.workspace_id and account.address_domain = person_group.domain_key
  where person_group.workspace_id = lectern_workspace_id() and ${comparison}
  union all
  select waiting.user_id
  from person_group join invitation waiting
    on waiting.workspace_id = person_group.workspace_id and waiting.address_domain = person_group.domain_key
  where person_group.workspace_id = lectern_workspace_id() and ${comparison})`;

/** The same of one group, by its id or by the column that holds it. */
export const peopleOfGroup = (groupId: Id | RawBuilder<unknown>): RawBuilder<unknown> =>
  peopleOfGroups(sql<SqlBool>`person_group.group_id = ${groupId}`);

/** `[{ id, name }]` of the groups of `person` in a statement that has one, in the order of their names. */
export const groupsOfPerson = (workspaceId: Id): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', named.group_id, 'name', named.name) order by named.name_key)
  from (
    select person_group.group_id, person_group.name, person_group.name_key
    from person_group_member member join person_group
      on person_group.workspace_id = member.workspace_id and person_group.group_id = member.group_id
    where member.workspace_id = ${workspaceId} and member.user_id = person.user_id
    union
    select person_group.group_id, person_group.name, person_group.name_key
    from person_group
    where person_group.workspace_id = ${workspaceId} and person_group.domain_key = person.address_domain
    order by name_key limit ${mostGroupsOfPerson}
  ) as named), '[]')`;

/**
 * How many people have an address of each domain that a group names, as `at_domain` to be joined with groups. It is counted once for all
 * groups of a list, however many name one domain.
 */
export const peopleAtDomains = (workspaceId: Id) =>
  sql<{ address_domain: string; people: number }>`(
    select at_address.address_domain, count(*) as people from (
      select account.address_domain from app_user account
      where account.workspace_id = ${workspaceId} and account.address_domain in (${domainsOfGroups(workspaceId)})
      union all
      select waiting.address_domain from invitation waiting
      where waiting.workspace_id = ${workspaceId} and waiting.address_domain in (${domainsOfGroups(workspaceId)})
        and waiting.accepted_time is null and not exists (
          select from app_user where app_user.workspace_id = waiting.workspace_id and app_user.username_key = waiting.username_key)
    ) as at_address group by at_address.address_domain)`.as('at_domain');

const domainsOfGroups = (workspaceId: Id): RawBuilder<unknown> => sql`
  select named.domain_key from person_group named
  where named.workspace_id = ${workspaceId} and named.domain_key is not null`;

/** How many people belong to `person_group`, joined with `at_domain`: its members, and those of its domain who are none. */
export const memberCount = sql<number>`((
    select count(*) from person_group_member member
    where member.workspace_id = person_group.workspace_id and member.group_id = person_group.group_id
  ) + coalesce(at_domain.people, 0) - case when at_domain.people is null then 0 else (
    select count(*) from person_group_member member
    where member.workspace_id = person_group.workspace_id and member.group_id = person_group.group_id and (
      exists (
        select from app_user account where account.workspace_id = member.workspace_id
          and account.user_id = member.user_id and account.address_domain = person_group.domain_key)
      or exists (
        select from invitation waiting where waiting.workspace_id = member.workspace_id
          and waiting.user_id = member.user_id and waiting.address_domain = person_group.domain_key
          and waiting.accepted_time is null and not exists (
            select from app_user where app_user.workspace_id = waiting.workspace_id and app_user.username_key = waiting.username_key)))
  ) end)`;

/**
 * Anyone who erases someone waits until the end of the transaction, and then finds the groups that they were put into meanwhile. Nothing
 * happens where there is nobody.
 */
export async function holdPerson(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  for (const table of ['app_user', 'invitation'] as const) {
    await trx
      .selectFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('user_id', '=', userId)
      .select('user_id')
      .forKeyShare()
      .execute();
  }
}

/** Whether someone is a member of a group; anyone who belongs to it by the address alone is none. */
export async function isMember(trx: Trx, workspaceId: Id, groupId: Id, userId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('person_group_member')
    .where('person_group_member.workspace_id', '=', workspaceId)
    .where('person_group_member.group_id', '=', groupId)
    .where('person_group_member.user_id', '=', userId)
    .select('person_group_member.user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts someone into a group that is locked and that they are no member of. */
export async function insertMember(
  trx: Trx,
  { workspaceId, groupId, userId, now }: { workspaceId: Id; groupId: Id; userId: Id; now: Date },
): Promise<void> {
  await trx
    .insertInto('person_group_member')
    .values({ workspace_id: workspaceId, group_id: groupId, user_id: userId, added_time: now })
    .execute();
}

/** Takes someone out of a group; false when they are no member. */
export async function deleteMember(trx: Trx, workspaceId: Id, groupId: Id, userId: Id): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('person_group_member')
    .where('person_group_member.workspace_id', '=', workspaceId)
    .where('person_group_member.group_id', '=', groupId)
    .where('person_group_member.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) > 0;
}

/** Whether a group has as many members as `most`. Call after the lock of the group. */
export async function hasMembers(trx: Trx, workspaceId: Id, groupId: Id, most: number): Promise<boolean> {
  const row = await trx
    .selectFrom('person_group_member')
    .where('person_group_member.workspace_id', '=', workspaceId)
    .where('person_group_member.group_id', '=', groupId)
    .select('person_group_member.user_id')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
