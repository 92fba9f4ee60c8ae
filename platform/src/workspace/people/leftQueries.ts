import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Notes that somebody with an account left, or with null that they are back. */
export async function writeLeftTime(trx: Trx, workspaceId: Id, userId: Id, leftTime: Date | null): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ left_time: leftTime })
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
}
