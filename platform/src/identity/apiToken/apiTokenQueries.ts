/** Tokens of programs, and how much they are used (BEY-42). */
import { sql } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../../db/database.ts';
import { actingAccounts } from '../../db/accounts.ts';
import type { TokenScope } from '../../http/tokenScope.ts';
import type { Id } from '../../shared/id.ts';

/** What a token opens, with the rights of its owner as they are now. */
export interface KnownApiToken {
  readonly tokenId: Id;
  readonly userId: Id;
  readonly scopes: readonly TokenScope[];
  readonly roleAdmin: boolean;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  readonly trial: boolean;
  /** Whether it is one of a service account. */
  readonly serviceAccount: boolean;
  readonly name: string;
  readonly lastCharacters: string;
  readonly createdTime: Date;
}

/**
 * The token with a hash; null for one that is unknown, revoked, rotated away or expired, and where its owner has no access any more. Looked up
 * by the hash, so that how long it takes tells nothing. Enters the workspace on its own: call it outside of any transaction.
 */
export async function findKnownToken(
  db: Database,
  workspaceId: Id,
  { hash, now }: { readonly hash: Buffer; readonly now: Date },
): Promise<KnownApiToken | null> {
  // One statement, as in `findViewer`: its first row enters the workspace before the tables are looked at.
  const { rows } = await sql<KnownApiToken>`
    with entered as materialized (select set_config('lectern.workspace_id', ${String(workspaceId)}, true)::bigint as workspace_id)
    select known.* from entered cross join lateral (
      select api_token.token_id as "tokenId", api_token.user_id as "userId", api_token.scopes,
        owner.role_admin as "roleAdmin", owner.create_course as "createCourse", owner.create_voucher as "createVoucher",
        owner.is_service_account as "serviceAccount", workspace.trial, workspace.created_time as "createdTime",
        api_token.name, api_token.last_characters as "lastCharacters"
      from api_token
      cross join lateral (
        select app_user.role_admin, app_user.create_course and app_user.rights_count as create_course,
          app_user.create_voucher and app_user.rights_count as create_voucher, false as is_service_account
        from app_user
        where app_user.workspace_id = api_token.workspace_id and app_user.user_id = api_token.user_id and app_user.left_time is null
        union all
        select service_account.role_admin, service_account.create_course, service_account.create_voucher, true
        from service_account
        where service_account.workspace_id = api_token.workspace_id and service_account.user_id = api_token.user_id
          and service_account.disable_time is null and service_account.delete_time is null
      ) owner
      join workspace on workspace.workspace_id = api_token.workspace_id
      where api_token.workspace_id = entered.workspace_id and api_token.expire_time > ${now}
        and (api_token.token_hash = ${hash} or (api_token.previous_hash = ${hash} and api_token.previous_expire_time > ${now}))
      offset 0
    ) as known`.execute(db);
  return rows[0] ?? null;
}

export interface ApiTokenRow {
  readonly token_id: Id;
  readonly user_id: Id;
  readonly owner_name: string | null;
  readonly owner_username: string;
  readonly service_account: boolean;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly last_characters: string;
  readonly previous_expire_time: Date | null;
  readonly create_time: Date;
  readonly rotate_time: Date | null;
  readonly expire_time: Date;
  readonly last_use_time: Date | null;
}

const tokens = (trx: Trx) =>
  trx
    .selectFrom('api_token')
    .innerJoin(actingAccounts().as('owner'), (join) =>
      join.onRef('owner.workspace_id', '=', 'api_token.workspace_id').onRef('owner.user_id', '=', 'api_token.user_id'),
    )
    .leftJoin('service_account', (join) =>
      join
        .onRef('service_account.workspace_id', '=', 'api_token.workspace_id')
        .onRef('service_account.user_id', '=', 'api_token.user_id'),
    )
    .where('api_token.workspace_id', '=', workspaceOf(trx))
    .select([
      'api_token.token_id',
      'api_token.user_id',
      'owner.name as owner_name',
      'owner.username as owner_username',
      sql<boolean>`service_account.user_id is not null`.as('service_account'),
      'api_token.name',
      'api_token.scopes',
      'api_token.last_characters',
      'api_token.previous_expire_time',
      'api_token.create_time',
      'api_token.rotate_time',
      'api_token.expire_time',
      'api_token.last_use_time',
    ])
    .$narrowType<{ scopes: readonly TokenScope[] }>();

/** The tokens of someone, the newest first, expired ones too. */
export const findTokensOf = (trx: Trx, userId: Id): Promise<readonly ApiTokenRow[]> =>
  tokens(trx).where('api_token.user_id', '=', userId).orderBy('api_token.token_id', 'desc').execute();

/** The newest tokens of everyone in the workspace, service accounts included. */
export const findTokensOfAll = (trx: Trx, most: number): Promise<readonly ApiTokenRow[]> =>
  tokens(trx).orderBy('api_token.token_id', 'desc').limit(most).execute();

/** A token, of `userId` alone where that is given; held until the transaction ends. */
export async function lockToken(trx: Trx, tokenId: Id, userId?: Id): Promise<ApiTokenRow | null> {
  const row = await tokens(trx)
    .where('api_token.token_id', '=', tokenId)
    .$if(userId !== undefined, (query) => query.where('api_token.user_id', '=', userId as Id))
    .forUpdate('api_token')
    .executeTakeFirst();
  return row ?? null;
}

/** Anyone who adds a token for someone holds the lock until the transaction ends, so that the count of them holds. */
export async function lockTokensOf(trx: Trx, userId: Id): Promise<void> {
  const key = `api tokens of ${workspaceOf(trx)} ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

export interface NewApiToken {
  readonly userId: Id;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly hash: Buffer;
  readonly lastCharacters: string;
  readonly expireTime: Date;
  readonly now: Date;
}

export async function insertToken(trx: Trx, token: NewApiToken): Promise<Id> {
  const { token_id: tokenId } = await trx
    .insertInto('api_token')
    .values({
      workspace_id: workspaceOf(trx),
      user_id: token.userId,
      name: token.name,
      scopes: [...token.scopes],
      token_hash: token.hash,
      last_characters: token.lastCharacters,
      create_time: token.now,
      expire_time: token.expireTime,
    })
    .returning('api_token.token_id')
    .executeTakeFirstOrThrow();
  return tokenId;
}

export interface Rotation {
  readonly hash: Buffer;
  readonly lastCharacters: string;
  readonly expireTime: Date;
  /** Until when the token before counts. */
  readonly previousExpireTime: Date;
  readonly now: Date;
}

/** Puts another token in the place of one, which counts for a while yet. */
export async function rotateToken(trx: Trx, tokenId: Id, rotation: Rotation): Promise<void> {
  await trx
    .updateTable('api_token')
    .set((column) => ({
      previous_hash: column.ref('api_token.token_hash'),
      previous_expire_time: rotation.previousExpireTime,
      token_hash: rotation.hash,
      last_characters: rotation.lastCharacters,
      expire_time: rotation.expireTime,
      rotate_time: rotation.now,
    }))
    .where('api_token.workspace_id', '=', workspaceOf(trx))
    .where('api_token.token_id', '=', tokenId)
    .execute();
}

export async function deleteToken(trx: Trx, tokenId: Id): Promise<void> {
  await trx
    .deleteFrom('api_token')
    .where('api_token.workspace_id', '=', workspaceOf(trx))
    .where('api_token.token_id', '=', tokenId)
    .execute();
}

/** Ends all tokens of someone at once. */
export async function deleteTokensOf(trx: Trx, userId: Id): Promise<void> {
  await trx
    .deleteFrom('api_token')
    .where('api_token.workspace_id', '=', workspaceOf(trx))
    .where('api_token.user_id', '=', userId)
    .execute();
}

/** Ends the tokens of someone whose address is about to be proven for the first time: who made them gave no proof. */
export async function deleteTokensBeforeProof(trx: Trx, userId: Id): Promise<void> {
  await sql`
    delete from api_token using app_user
    where api_token.workspace_id = ${workspaceOf(trx)} and api_token.user_id = ${userId}
      and app_user.workspace_id = api_token.workspace_id and app_user.user_id = api_token.user_id
      and app_user.email_verified_time is null`.execute(trx);
}

/** What a token was used for on a day. */
export interface TokenUse {
  readonly tokenId: Id;
  readonly date: string;
  readonly callCount: number;
  readonly cost: number;
  readonly lastUseTime: Date;
}

/** As the GraphQL interface counts: beyond that a day is told no more of. */
const mostTold = 2_147_483_647;

/** Adds to what is stored for the day; a token that was revoked meanwhile is passed over. */
export async function addUse(trx: Trx, use: TokenUse): Promise<void> {
  const workspaceId = workspaceOf(trx);
  await sql`
    with used as (
      update api_token set last_use_time = greatest(api_token.last_use_time, ${use.lastUseTime}::timestamptz)
      where api_token.workspace_id = ${workspaceId} and api_token.token_id = ${use.tokenId}
      returning api_token.token_id
    )
    insert into api_token_usage (workspace_id, token_id, usage_date, call_count, cost)
    select ${workspaceId}, used.token_id, ${use.date}::date, ${use.callCount}, ${use.cost} from used
    on conflict on constraint api_token_usage_pkey do update
      set call_count = least(api_token_usage.call_count + excluded.call_count, ${mostTold}),
          cost = least(api_token_usage.cost + excluded.cost, ${mostTold})`.execute(trx);
}

export interface UsageRow {
  readonly tokenId: Id;
  readonly date: string;
  readonly callCount: number;
  readonly cost: number;
}

/** How much tokens were used on each day since one, the earliest first. */
export async function findUsage(trx: Trx, tokenIds: readonly Id[], since: string): Promise<readonly UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select api_token_usage.token_id as "tokenId", api_token_usage.usage_date::text as date,
      api_token_usage.call_count as "callCount", api_token_usage.cost
    from api_token_usage
    where api_token_usage.workspace_id = ${workspaceOf(trx)} and api_token_usage.token_id = any(${[...tokenIds]}::bigint[])
      and api_token_usage.usage_date >= ${since}::date
    order by api_token_usage.token_id, api_token_usage.usage_date`.execute(trx);
  return rows;
}
