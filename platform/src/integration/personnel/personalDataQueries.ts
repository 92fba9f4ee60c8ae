import type { Trx } from '../../db/database.ts';
import type { DataSubject, Rows } from '../../personalData/personalDataPart.ts';

/** Who the person is in the personnel system of the workspace, and for its identity provider. */
export const readPersonnelLinks = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.user_id', '=', userId)
    .select([
      'personnel_link.source',
      'personnel_link.external_id as externalId',
      'personnel_link.departed_time as departedTime',
      'personnel_link.user_name as userName',
      'personnel_link.provider_key as providerKey',
      'personnel_link.display_name as displayName',
      'personnel_link.given_name as givenName',
      'personnel_link.family_name as familyName',
      'personnel_link.created_time as createTime',
      'personnel_link.update_time as updateTime',
    ])
    .orderBy('personnel_link.source')
    .execute();

export async function deletePersonnelLinks(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  await trx
    .deleteFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.user_id', '=', userId)
    .execute();
}
