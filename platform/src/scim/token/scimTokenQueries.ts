import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** The token of an identity provider, and the workspace that it opens. */
export interface KnownToken {
  readonly lastUseTime: Date | null;
  readonly trial: boolean;
  readonly createdTime: Date;
}

/** What the token with a hash opens here; null for one that does not count. Found by its hash, so that no time tells how near a guess was. */
export async function findToken(trx: Trx, workspaceId: Id, tokenHash: Buffer): Promise<KnownToken | null> {
  const row = await trx
    .selectFrom('scim_token')
    .innerJoin('workspace', 'workspace.workspace_id', 'scim_token.workspace_id')
    .where('scim_token.workspace_id', '=', workspaceId)
    .where('scim_token.token_hash', '=', tokenHash)
    .select(['scim_token.last_use_time as lastUseTime', 'workspace.trial', 'workspace.created_time as createdTime'])
    .executeTakeFirst();
  return row ?? null;
}

export async function noteTokenUse(trx: Trx, workspaceId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('scim_token')
    .set({ last_use_time: now })
    .where('scim_token.workspace_id', '=', workspaceId)
    .execute();
}

/** Whether there is a token; it is not withdrawn until the transaction ends. */
export async function holdToken(trx: Trx, workspaceId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('scim_token')
    .where('scim_token.workspace_id', '=', workspaceId)
    .select('scim_token.created_time')
    // Noting its use waits for nobody.
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** When the token was made that is there, which nobody else changes until the transaction ends; null without one. */
export async function lockToken(trx: Trx, workspaceId: Id): Promise<Date | null> {
  // Also where there is none: of two who make one the second waits here.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scim token of ${workspaceId}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('scim_token')
    .where('scim_token.workspace_id', '=', workspaceId)
    .select('scim_token.created_time')
    .executeTakeFirst();
  return row?.created_time ?? null;
}

/** Puts a token in the place of the one before, if there is one. */
export async function writeToken(
  trx: Trx,
  workspaceId: Id,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<void> {
  const values = { token_hash: tokenHash, created_time: now, last_use_time: null };
  await trx
    .insertInto('scim_token')
    .values({ workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.constraint('scim_token_pkey').doUpdateSet(values))
    .execute();
}

export async function deleteToken(trx: Trx, workspaceId: Id): Promise<void> {
  await trx.deleteFrom('scim_token').where('scim_token.workspace_id', '=', workspaceId).execute();
}

/** How the identity provider of a workspace is connected. */
export interface ScimServerState {
  /** When its token was made; null without one. */
  readonly createTime: Date | null;
  /** When it called last; null for never. */
  readonly lastUseTime: Date | null;
  /** How many people it has put here, and knows still. */
  readonly peopleCount: number;
}

export async function findServerState(trx: Trx, workspaceId: Id): Promise<ScimServerState> {
  const { rows } = await sql<ScimServerState>`
    select scim_token.created_time as "createTime", scim_token.last_use_time as "lastUseTime", (
        select count(*) from personnel_link
        where personnel_link.workspace_id = ${workspaceId} and personnel_link.source = 'SERVER') as "peopleCount"
    from (select) as always
    left join scim_token on scim_token.workspace_id = ${workspaceId}`.execute(trx);
  return rows[0] ?? { createTime: null, lastUseTime: null, peopleCount: 0 };
}
