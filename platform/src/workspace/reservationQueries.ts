/** Statements that turn a reserved host into a workspace in use (OP-48). */
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** False when the workspace is no longer reserved, or never was. */
export async function takeReservation(
  trx: Trx,
  { workspaceId, creatorId, now }: { readonly workspaceId: Id; readonly creatorId: Id; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('workspace')
    .set({ reserved_time: null, created_time: now, creator_id: creatorId })
    .where('workspace.workspace_id', '=', workspaceId)
    .where('workspace.reserved_time', 'is not', null)
    .returning('workspace.workspace_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function makeAdmin(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ role_admin: true })
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
}

export async function isTrialWorkspace(trx: Trx, workspaceId: Id): Promise<boolean> {
  const { trial } = await trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .select('workspace.trial')
    .executeTakeFirstOrThrow();
  return trial;
}
