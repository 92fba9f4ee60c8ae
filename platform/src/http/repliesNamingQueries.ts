import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject } from '../personalData/personalDataPart.ts';

/**
 * Replies to other people's requests that are kept to be repeated, where a text of them is the name or the address: to repeat such
 * a request would tell the name again. Those of learners never name others, and are too many to be looked through.
 */
export async function deleteRepliesNaming(trx: Trx, { workspaceId, username, name }: DataSubject): Promise<void> {
  for (const text of [username, name]) {
    if (text !== null) {
      await trx
        .deleteFrom('idempotency_key')
        .where('idempotency_key.workspace_id', '=', workspaceId)
        .where('idempotency_key.user_id', 'in', (eb) =>
          eb
            .selectFrom('app_user')
            .where('app_user.workspace_id', '=', workspaceId)
            .where((is) =>
              is.or([
                is('app_user.role_admin', '=', true),
                is('app_user.create_course', '=', true),
                is('app_user.create_voucher', '=', true),
              ]),
            )
            .select('app_user.user_id'),
        )
        .where(sql<boolean>`position(lower(to_json(${text}::text)::text) in lower(idempotency_key.response::text)) > 0`)
        .execute();
    }
  }
}
