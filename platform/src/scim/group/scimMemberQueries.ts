import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Someone by the id that the provider knows and by the one that they have here. */
export interface LinkedPerson {
  readonly scimId: string;
  readonly userId: Id;
}

/**
 * Who these users are. Until the transaction ends they are neither unlinked nor erased, and any of them who registers moves to their new id
 * only then, groups included.
 */
export async function holdLinkedPeople(
  trx: Trx,
  workspaceId: Id,
  scimIds: readonly string[],
): Promise<readonly LinkedPerson[]> {
  const { rows } = await sql<LinkedPerson>`
    select link.external_id as "scimId", link.user_id as "userId" from personnel_link as link
    where link.workspace_id = ${workspaceId} and link.source = 'SERVER' and link.external_id = any(${[...scimIds]}::text[])
    order by link.external_id for share`.execute(trx);
  const userIds = rows.map(({ userId }) => userId);
  const held = await sql<{ userId: Id }>`
    select app_user.user_id as "userId" from app_user
    where app_user.workspace_id = ${workspaceId} and app_user.user_id = any(${userIds}::bigint[])
    order by app_user.user_id for key share`.execute(trx);
  const waiting = await sql<{ userId: Id }>`
    select invitation.user_id as "userId" from invitation
    where invitation.workspace_id = ${workspaceId} and invitation.user_id = any(${userIds}::bigint[])
    order by invitation.user_id for key share`.execute(trx);
  const there = new Set([...held.rows, ...waiting.rows].map(({ userId }) => userId));
  return rows.filter(({ userId }) => there.has(userId));
}

/** Puts people into a group; answers who was not in it. */
export async function insertMembers(
  trx: Trx,
  workspaceId: Id,
  groupId: Id,
  { userIds, now }: { userIds: readonly Id[]; now: Date },
): Promise<readonly Id[]> {
  const { rows } = await sql<{ userId: Id }>`
    insert into person_group_member (workspace_id, group_id, user_id, added_time)
    select ${workspaceId}, ${groupId}, person.user_id, ${now}::timestamptz
    from unnest(${[...userIds]}::bigint[]) as person (user_id)
    on conflict on constraint person_group_member_pkey do nothing
    returning person_group_member.user_id as "userId"`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** Takes people out of a group, or with `allBut` everyone else; answers who was in it. */
export async function deleteMembers(
  trx: Trx,
  workspaceId: Id,
  groupId: Id,
  { userIds, allBut = false }: { userIds: readonly Id[]; allBut?: boolean },
): Promise<readonly Id[]> {
  const { rows } = await sql<{ userId: Id }>`
    delete from person_group_member
    where person_group_member.workspace_id = ${workspaceId} and person_group_member.group_id = ${groupId}
      and (person_group_member.user_id = any(${[...userIds]}::bigint[])) = ${!allBut}
    returning person_group_member.user_id as "userId"`.execute(trx);
  return rows.map(({ userId }) => userId);
}

/** Takes someone out of all groups of the provider; answers those. */
export async function deleteScimMemberships(trx: Trx, workspaceId: Id, userId: Id): Promise<readonly Id[]> {
  const { rows } = await sql<{ groupId: Id }>`
    delete from person_group_member using person_group
    where person_group_member.workspace_id = ${workspaceId} and person_group_member.user_id = ${userId}
      and person_group.workspace_id = person_group_member.workspace_id
      and person_group.group_id = person_group_member.group_id and person_group.origin = 'SCIM'
    returning person_group_member.group_id as "groupId"`.execute(trx);
  return rows.map(({ groupId }) => groupId);
}
