import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { RefreshState } from './refreshRules.ts';
import type { Id } from '../shared/id.ts';

export interface Credentials {
  readonly userId: Id;
  /** Null for users who never set a password. */
  readonly passwordHash: string | null;
}

/** The user with a name, in any case, or null. */
export async function findCredentials(trx: Trx, workspaceId: Id, username: string): Promise<Credentials | null> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where(sql<boolean>`app_user.username_key = address_key(${username})`)
    .select(['app_user.user_id', 'app_user.password_hash'])
    .executeTakeFirst();
  return row === undefined ? null : { userId: row.user_id, passwordHash: row.password_hash };
}

/**
 * Whether a person still has the password that was found right, locked until the transaction ends: a sign-in with an old password
 * and the change of that password at the same moment leave no session behind.
 */
export async function stillHasPassword(
  trx: Trx,
  workspaceId: Id,
  { userId, passwordHash }: Credentials,
): Promise<boolean> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .where('app_user.password_hash', '=', passwordHash)
    .select('app_user.user_id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose a sign-in is, since when, and whether the account has a password; null when the sign-in is over. */
export async function findSessionOwner(
  trx: Trx,
  session: { workspaceId: Id; userId: Id; familyId: string },
): Promise<{ username: string; hasPassword: boolean; signedInTime: Date } | null> {
  const row = await trx
    .selectFrom('token_family')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'token_family.workspace_id')
        .onRef('app_user.user_id', '=', 'token_family.user_id'),
    )
    .where('token_family.workspace_id', '=', session.workspaceId)
    .where('token_family.family_id', '=', session.familyId)
    .where('token_family.user_id', '=', session.userId)
    .where('token_family.revoked_time', 'is', null)
    .select(['app_user.username', 'app_user.password_hash', 'token_family.created_time'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { username: row.username, hasPassword: row.password_hash !== null, signedInTime: row.created_time };
}

/** Whether someone's access is withdrawn; an admin or a sync that is about to withdraw it is waited for. */
export async function hasLeft(trx: Trx, workspaceId: Id, userId: Id): Promise<boolean> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .select('app_user.left_time')
    .forShare()
    .executeTakeFirst();
  return row !== undefined && row.left_time !== null;
}

/** Starts a sign-in with its first refresh token. */
export async function insertFamily(
  trx: Trx,
  values: { workspaceId: Id; userId: Id; now: Date; expiresTime: Date },
): Promise<{ familyId: string; tokenId: string }> {
  const family = await trx
    .insertInto('token_family')
    .values({ workspace_id: values.workspaceId, user_id: values.userId, created_time: values.now })
    .returning('token_family.family_id')
    .executeTakeFirstOrThrow();
  const tokenId = await insertRefreshToken(trx, { ...values, familyId: family.family_id });
  return { familyId: family.family_id, tokenId };
}

async function insertRefreshToken(
  trx: Trx,
  values: { workspaceId: Id; familyId: string; now: Date; expiresTime: Date },
): Promise<string> {
  const row = await trx
    .insertInto('refresh_token')
    .values({
      workspace_id: values.workspaceId,
      family_id: values.familyId,
      created_time: values.now,
      expires_time: values.expiresTime,
    })
    .returning('refresh_token.token_id')
    .executeTakeFirstOrThrow();
  return row.token_id;
}

export interface RefreshRow extends RefreshState {
  readonly userId: Id;
  readonly familyId: string;
  readonly successorId: string | null;
}

/** The state of a refresh token, locked until the transaction ends: of two equal refreshes the second sees the first one's result. */
export async function lockRefreshToken(trx: Trx, workspaceId: Id, tokenId: string): Promise<RefreshRow | null> {
  const row = await trx
    .selectFrom('refresh_token')
    .innerJoin('token_family', (join) =>
      join
        .onRef('token_family.workspace_id', '=', 'refresh_token.workspace_id')
        .onRef('token_family.family_id', '=', 'refresh_token.family_id'),
    )
    .where('refresh_token.workspace_id', '=', workspaceId)
    .where('refresh_token.token_id', '=', tokenId)
    .select([
      'refresh_token.family_id',
      'refresh_token.successor_id',
      'refresh_token.replaced_time',
      'refresh_token.expires_time',
      'token_family.user_id',
      'token_family.revoked_time',
    ])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const successor =
    row.successor_id === null
      ? undefined
      : await trx
          .selectFrom('refresh_token')
          .where('refresh_token.workspace_id', '=', workspaceId)
          .where('refresh_token.token_id', '=', row.successor_id)
          .select(['refresh_token.access_used_time', 'refresh_token.replaced_time'])
          .executeTakeFirst();
  return {
    userId: row.user_id,
    familyId: row.family_id,
    successorId: row.successor_id,
    replacedTime: row.replaced_time,
    expiresTime: row.expires_time,
    familyRevoked: row.revoked_time !== null,
    successor:
      successor === undefined
        ? null
        : { accessUsed: successor.access_used_time !== null, replaced: successor.replaced_time !== null },
  };
}

/** Makes the successor of a token and answers its id. */
export async function rotateRefreshToken(
  trx: Trx,
  values: { workspaceId: Id; familyId: string; tokenId: string; now: Date; expiresTime: Date },
): Promise<string> {
  const successorId = await insertRefreshToken(trx, values);
  await trx
    .updateTable('refresh_token')
    .set({ successor_id: successorId, replaced_time: values.now })
    .where('refresh_token.workspace_id', '=', values.workspaceId)
    .where('refresh_token.token_id', '=', values.tokenId)
    .execute();
  return successorId;
}

/** Ends a sign-in: neither its access tokens nor its refresh tokens work any more. */
export async function revokeFamily(trx: Trx, workspaceId: Id, familyId: string, now: Date): Promise<void> {
  await trx
    .updateTable('token_family')
    .set({ revoked_time: now })
    .where('token_family.workspace_id', '=', workspaceId)
    .where('token_family.family_id', '=', familyId)
    .where('token_family.revoked_time', 'is', null)
    .execute();
}

/** Ends every sign-in of a person, but for one that is to stay. */
export async function revokeFamilies(
  trx: Trx,
  { workspaceId, userId, now, except }: { workspaceId: Id; userId: Id; now: Date; except?: string },
): Promise<void> {
  let query = trx
    .updateTable('token_family')
    .set({ revoked_time: now })
    .where('token_family.workspace_id', '=', workspaceId)
    .where('token_family.user_id', '=', userId)
    .where('token_family.revoked_time', 'is', null);
  if (except !== undefined) {
    query = query.where('token_family.family_id', '!=', except);
  }
  await query.execute();
}
