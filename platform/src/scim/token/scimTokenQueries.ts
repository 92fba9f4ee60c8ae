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

/** Puts a token in the place of the one before, if there is one; answers whether there was. */
export async function replaceToken(
  trx: Trx,
  workspaceId: Id,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('scim_token')
    .where('scim_token.workspace_id', '=', workspaceId)
    .executeTakeFirst();
  await trx
    .insertInto('scim_token')
    .values({ workspace_id: workspaceId, token_hash: tokenHash, created_time: now })
    .onConflict((conflict) =>
      conflict
        .constraint('scim_token_pkey')
        .doUpdateSet({ token_hash: tokenHash, created_time: now, last_use_time: null }),
    )
    .execute();
  return numDeletedRows > 0n;
}

/** False when there was none. */
export async function deleteToken(trx: Trx, workspaceId: Id): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('scim_token')
    .where('scim_token.workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
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
