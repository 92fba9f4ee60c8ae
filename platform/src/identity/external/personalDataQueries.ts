import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { DataSubject, Rows } from '../../personalData/personalDataPart.ts';

export const readExternalIdentities = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('external_identity')
    .where('external_identity.workspace_id', '=', workspaceId)
    .where('external_identity.user_id', '=', userId)
    .select(['external_identity.realm', 'external_identity.subject', 'external_identity.created_time as createdTime'])
    .orderBy('external_identity.created_time')
    .execute();

/** Sign-ins that wait to be taken. While the account still says which identities are theirs. */
export async function deleteExternalSignIns(trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<void> {
  await trx
    .deleteFrom('external_sign_in')
    .where('external_sign_in.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`address_key(external_sign_in.email) = address_key(${username}) or exists (
        select from external_identity where external_identity.workspace_id = external_sign_in.workspace_id
          and external_identity.realm = external_sign_in.realm and external_identity.subject = external_sign_in.subject
          and external_identity.user_id = ${userId})`,
    )
    .execute();
}
