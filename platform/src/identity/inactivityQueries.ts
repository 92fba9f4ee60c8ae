import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/**
 * When the account of someone goes, as nobody uses it; null when it does not, or when they could not keep it, as they left and may not
 * sign in.
 */
export async function findEraseTime(trx: Trx, userId: Id): Promise<Date | null> {
  const row = await trx
    .selectFrom('person_activity')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'person_activity.workspace_id')
        .onRef('app_user.user_id', '=', 'person_activity.user_id'),
    )
    .where('person_activity.workspace_id', '=', workspaceOf(trx))
    .where('person_activity.user_id', '=', userId)
    .where('app_user.left_time', 'is', null)
    .select('person_activity.erase_time')
    .executeTakeFirst();
  return row?.erase_time ?? null;
}
