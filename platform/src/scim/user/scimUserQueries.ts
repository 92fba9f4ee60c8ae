import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { filterCondition, type FilterColumns } from '../filter/filterQueries.ts';
import type { ListRequest, ScimPage } from '../listRequest.ts';
import { schemaUrns } from '../scimSchemas.ts';
import type { UserDraft } from './userDraft.ts';

/** Someone whom the identity provider knows, as they are here. */
export interface ScimUserRow {
  /** What the provider was told as their id; it stays when an account is made of an invitation. */
  readonly scimId: string;
  readonly userId: Id;
  /** What the provider calls them, often their address. */
  readonly userName: string;
  /** Their e-mail address here. */
  readonly address: string;
  readonly externalId: string | null;
  /** The name that they have here; null while they have no account. */
  readonly accountName: string | null;
  /** Names as the provider sent them; null for none. */
  readonly displayName: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  /** Whether they may sign in. */
  readonly active: boolean;
  readonly departedTime: Date | null;
  readonly createdTime: Date;
  readonly updateTime: Date;
}

/** Everyone whom the provider has linked and who is there, as `scim_user`. */
const users = (workspaceId: Id): RawBuilder<unknown> => sql`(
  select link.external_id as scim_id, link.user_id, link.user_name, link.user_name_key, link.provider_key, link.display_name,
    link.given_name, link.family_name, account.name as account_name,
    coalesce(account.username, waiting.username) as address, coalesce(account.username_key, waiting.username_key) as address_key,
    case when account.user_id is null then waiting.revoked_time is null else account.left_time is null end as active,
    link.departed_time, link.created_time, greatest(link.update_time, account.update_time, waiting.update_time) as update_time
  from personnel_link as link
  left join app_user as account on account.workspace_id = link.workspace_id and account.user_id = link.user_id
  left join invitation as waiting on waiting.workspace_id = link.workspace_id and waiting.user_id = link.user_id
    and waiting.accepted_time is null
  where link.workspace_id = ${workspaceId} and link.source = 'SERVER'
    and (account.user_id is not null or waiting.user_id is not null)
) as scim_user`;

const columns = sql`scim_user.scim_id as "scimId", scim_user.user_id as "userId", scim_user.user_name as "userName",
  scim_user.address, scim_user.provider_key as "externalId", scim_user.account_name as "accountName",
  scim_user.display_name as "displayName", scim_user.given_name as "givenName", scim_user.family_name as "familyName",
  scim_user.active, scim_user.departed_time as "departedTime", scim_user.created_time as "createdTime",
  scim_user.update_time as "updateTime"`;

const shownName = sql`coalesce(scim_user.account_name, scim_user.display_name,
  nullif(concat_ws(' ', scim_user.given_name, scim_user.family_name), ''))`;

/** What users may be filtered by; an address stands as the one e-mail that someone has. */
const userColumns: FilterColumns = new Map([
  ['id', { type: 'exact', column: sql`scim_user.scim_id` }],
  ['externalid', { type: 'exact', column: sql`scim_user.provider_key` }],
  ['username', { type: 'text', column: sql`scim_user.user_name`, addressKey: sql`scim_user.user_name_key` }],
  ['displayname', { type: 'text', column: shownName }],
  ['name', { type: 'text', column: shownName }],
  ['name.formatted', { type: 'text', column: shownName }],
  ['name.givenname', { type: 'text', column: sql`scim_user.given_name` }],
  ['name.familyname', { type: 'text', column: sql`scim_user.family_name` }],
  ['active', { type: 'boolean', column: sql`scim_user.active` }],
  ['emails', { type: 'text', column: sql`scim_user.address`, addressKey: sql`scim_user.address_key` }],
  ['emails.value', { type: 'text', column: sql`scim_user.address`, addressKey: sql`scim_user.address_key` }],
  ['emails.type', { type: 'text', column: sql`'work'::text` }],
  ['emails.primary', { type: 'boolean', column: sql`true` }],
  ['schemas', { type: 'text', column: sql`${schemaUrns.user}::text` }],
  ['meta.resourcetype', { type: 'text', column: sql`'User'::text` }],
  ['meta.created', { type: 'time', column: sql`scim_user.created_time` }],
  ['meta.lastmodified', { type: 'time', column: sql`scim_user.update_time` }],
]);

/** A page of users, in the order in which they came. */
export async function findScimUsers(
  trx: Trx,
  workspaceId: Id,
  { filter, startIndex, count }: ListRequest,
): Promise<ScimPage<ScimUserRow>> {
  const condition = filterCondition(filter, userColumns);
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${users(workspaceId)} where ${condition}`.execute(trx);
  const total = counted.rows[0]?.total ?? 0;
  if (count === 0 || startIndex > total) {
    return { total, rows: [] };
  }
  // Ids grow: a longer one is a later one.
  const { rows } = await sql<ScimUserRow>`
    select ${columns} from ${users(workspaceId)} where ${condition}
    order by length(scim_user.scim_id), scim_user.scim_id limit ${count} offset ${startIndex - 1}`.execute(trx);
  return { total, rows };
}

export async function findScimUser(trx: Trx, workspaceId: Id, scimId: string): Promise<ScimUserRow | null> {
  const { rows } = await sql<ScimUserRow>`
    select ${columns} from ${users(workspaceId)} where scim_user.scim_id = ${scimId}`.execute(trx);
  return rows[0] ?? null;
}

/** Keeps others from changing the link of someone until the transaction ends. */
export async function lockScimLink(trx: Trx, workspaceId: Id, scimId: string): Promise<void> {
  await trx
    .selectFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.source', '=', 'SERVER')
    .where('personnel_link.external_id', '=', scimId)
    .select('personnel_link.external_id')
    .forUpdate()
    .execute();
}

/** The id of anyone who has an address, with an account or without; also of someone whose invitation was revoked. Null for nobody. */
export async function findAnyoneOfAddress(trx: Trx, workspaceId: Id, address: string): Promise<Id | null> {
  const { rows } = await sql<{ userId: Id }>`
    select found.user_id as "userId" from (
      select app_user.user_id, 1 as place from app_user
      where app_user.workspace_id = ${workspaceId} and app_user.username_key = address_key(${address})
      union all
      select invitation.user_id, 2 from invitation
      where invitation.workspace_id = ${workspaceId} and invitation.username_key = address_key(${address})
        and invitation.accepted_time is null
    ) as found order by found.place limit 1`.execute(trx);
  return rows[0]?.userId ?? null;
}

/** What of a user someone else has already: the name, the id at the provider or the person; null for nothing. */
export async function findTaken(
  trx: Trx,
  workspaceId: Id,
  {
    scimId,
    userId,
    userName,
    externalId,
  }: {
    /** The user themselves, null for one who is to be added. */
    readonly scimId: string | null;
    /** Null for nobody yet. */
    readonly userId: Id | null;
  } & Pick<UserDraft, 'userName' | 'externalId'>,
): Promise<'person' | 'userName' | 'externalId' | null> {
  const { rows } = await sql<{ taken: 'person' | 'userName' | 'externalId' }>`
    select case when scim_user.user_id = ${userId}::bigint then 'person'
      when scim_user.user_name_key = address_key(${userName}) then 'userName' else 'externalId' end as taken
    from ${users(workspaceId)}
    where (scim_user.user_id = ${userId}::bigint or scim_user.user_name_key = address_key(${userName}) or scim_user.provider_key = ${externalId}::text)
      and scim_user.scim_id is distinct from ${scimId}::text
    order by taken desc limit 1`.execute(trx);
  return rows[0]?.taken ?? null;
}

/** Links someone to the provider; answers the id that it is told. */
export async function insertScimLink(
  trx: Trx,
  workspaceId: Id,
  { userId, departedTime, draft }: { userId: Id; departedTime: Date | null; draft: UserDraft },
): Promise<string> {
  // Links of people who are nobody any more would stand in the way of their names.
  await sql`
    delete from personnel_link as link
    where link.workspace_id = ${workspaceId} and link.source = 'SERVER'
      and (link.user_name_key = address_key(${draft.userName}) or link.provider_key = ${draft.externalId}::text)
      and not exists (
        select from app_user where app_user.workspace_id = link.workspace_id and app_user.user_id = link.user_id)
      and not exists (
        select from invitation where invitation.workspace_id = link.workspace_id and invitation.user_id = link.user_id
          and invitation.accepted_time is null)`.execute(trx);
  const { rows } = await sql<{ scimId: string }>`
    insert into personnel_link (workspace_id, source, external_id, user_id, departed_time, user_name, provider_key, display_name,
      given_name, family_name)
    values (${workspaceId}, 'SERVER', nextval('lectern_id')::text, ${userId}, ${departedTime}, ${draft.userName},
      ${draft.externalId}, ${draft.displayName}, ${draft.givenName}, ${draft.familyName})
    returning personnel_link.external_id as "scimId"`.execute(trx);
  return rows[0]?.scimId ?? '';
}

export async function updateScimLink(
  trx: Trx,
  workspaceId: Id,
  scimId: string,
  { departedTime, draft }: { departedTime: Date | null; draft: UserDraft },
): Promise<void> {
  await trx
    .updateTable('personnel_link')
    .set({
      departed_time: departedTime,
      user_name: draft.userName,
      provider_key: draft.externalId,
      display_name: draft.displayName,
      given_name: draft.givenName,
      family_name: draft.familyName,
    })
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.source', '=', 'SERVER')
    .where('personnel_link.external_id', '=', scimId)
    .execute();
}

export async function deleteScimLink(trx: Trx, workspaceId: Id, scimId: string): Promise<void> {
  await trx
    .deleteFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.source', '=', 'SERVER')
    .where('personnel_link.external_id', '=', scimId)
    .execute();
}
