import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/**
 * Ids of the admins of a workspace who may sign in. Their rows stay locked, so that two admins who lose the right, their access or their
 * account at once are not both let go.
 */
export async function lockAdmins(trx: Trx, workspaceId: Id): Promise<Id[]> {
  const rows = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.role_admin', '=', true)
    .where('app_user.left_time', 'is', null)
    .select('app_user.user_id')
    .orderBy('app_user.user_id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.user_id);
}

/** Who made a trial workspace; null for any other workspace. */
export async function findTrialMaker(trx: Trx, workspaceId: Id): Promise<Id | null> {
  const row = await trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .where('workspace.trial', '=', true)
    .select('workspace.creator_id')
    .executeTakeFirst();
  return row?.creator_id ?? null;
}

/** Gives or takes the right to run the workspace; with `waits` it is promised to an account whose address is not proven yet. */
export async function writeAdmin(
  trx: Trx,
  workspaceId: Id,
  { userId, hasAccount }: { readonly userId: Id; readonly hasAccount: boolean },
  { admin, waits }: { readonly admin: boolean; readonly waits: boolean },
): Promise<void> {
  const promised = { admin_promised: admin && waits };
  await trx
    .updateTable(hasAccount ? 'app_user' : 'invitation')
    .set({ ...promised, ...(hasAccount ? { role_admin: admin && !waits } : {}) })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

/** Takes the promise of the right to run the workspace from the open invitation of an address. */
export async function withdrawPromisedAdmin(trx: Trx, workspaceId: Id, username: string): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ admin_promised: false })
    .where('invitation.workspace_id', '=', workspaceId)
    .where(sql<boolean>`invitation.username_key = address_key(${username})`)
    .where('invitation.accepted_time', 'is', null)
    .execute();
}
