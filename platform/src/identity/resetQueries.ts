import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { ResetState } from './resetRules.ts';
import type { Id } from '../shared/id.ts';

export async function insertResetToken(
  trx: Trx,
  values: { workspaceId: Id; userId: Id; tokenHash: Buffer; now: Date; expiresTime: Date },
): Promise<void> {
  await trx
    .insertInto('reset_token')
    .values({
      workspace_id: values.workspaceId,
      user_id: values.userId,
      token_hash: values.tokenHash,
      created_time: values.now,
      expires_time: values.expiresTime,
    })
    .execute();
}

/** What is known of a token, or null. */
export async function findResetToken(trx: Trx, workspaceId: Id, tokenHash: Buffer): Promise<ResetState | null> {
  const row = await trx
    .selectFrom('reset_token')
    .where('reset_token.workspace_id', '=', workspaceId)
    .where('reset_token.token_hash', '=', tokenHash)
    .select(['reset_token.expires_time', 'reset_token.used_time'])
    .executeTakeFirst();
  return row === undefined ? null : { expiresTime: row.expires_time, used: row.used_time !== null };
}

/** Uses a token up and answers whose it is, or null when it is no longer valid: of many at once one gets the answer. */
export async function takeResetToken(
  trx: Trx,
  workspaceId: Id,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: Id; username: string } | null> {
  const { rows } = await sql<{ user_id: number; username: string }>`
    update reset_token set used_time = ${now}
    from app_user
    where reset_token.workspace_id = ${workspaceId} and reset_token.token_hash = ${tokenHash}
      and reset_token.used_time is null and reset_token.expires_time > ${now}
      and app_user.workspace_id = reset_token.workspace_id and app_user.user_id = reset_token.user_id
    returning app_user.user_id, app_user.username`.execute(trx);
  const row = rows[0];
  return row === undefined ? null : { userId: row.user_id, username: row.username };
}

/** Ends every reset link of a person that is still open: a new password makes them pointless, and dangerous. */
export async function endResetTokens(trx: Trx, workspaceId: Id, userId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('reset_token')
    .set({ used_time: now })
    .where('reset_token.workspace_id', '=', workspaceId)
    .where('reset_token.user_id', '=', userId)
    .where('reset_token.used_time', 'is', null)
    .execute();
}
