import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** What was asked for about the person, before this time. */
export const readPrivacyRequests = (trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('privacy_request')
    .where('privacy_request.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`(privacy_request.user_id = ${userId} or address_key(privacy_request.username) = address_key(${username}))`,
    )
    .select([
      'privacy_request.kind',
      'privacy_request.state',
      'privacy_request.origin',
      'privacy_request.username',
      'privacy_request.requested_time as requestedTime',
      'privacy_request.due_time as dueTime',
      'privacy_request.closed_time as closedTime',
    ])
    .orderBy('privacy_request.requested_time')
    .execute();

/** What was asked for stays in the list, with the bare id. */
export async function forgetRequester(trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<void> {
  await trx
    .updateTable('privacy_request')
    .set({ username: null })
    .where('privacy_request.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`(privacy_request.user_id = ${userId} or address_key(privacy_request.username) = address_key(${username}))`,
    )
    .execute();
}
