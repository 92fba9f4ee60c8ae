import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Somebody of a personnel system and who they are here. */
export interface PersonnelLink {
  readonly externalId: string;
  readonly userId: Id;
  /** When a sync withdrew their access; null while they are there. */
  readonly departedTime: Date | null;
}

/** All links of a workspace: one for each person of the personnel system, whom one statement reads. */
export async function findPersonnelLinks(trx: Trx, workspaceId: Id): Promise<PersonnelLink[]> {
  return trx
    .selectFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .select([
      'personnel_link.external_id as externalId',
      'personnel_link.user_id as userId',
      'personnel_link.departed_time as departedTime',
    ])
    .execute();
}

/** Notes who somebody is, and whether they are there. */
export async function writePersonnelLink(
  trx: Trx,
  workspaceId: Id,
  { externalId, userId, departedTime }: PersonnelLink,
): Promise<void> {
  const values = { user_id: userId, departed_time: departedTime };
  await trx
    .insertInto('personnel_link')
    .values({ workspace_id: workspaceId, external_id: externalId, ...values })
    .onConflict((conflict) => conflict.constraint('personnel_link_pkey').doUpdateSet(values))
    .execute();
}

/** Forgets who is who: the ids of another personnel system name other people. */
export async function forgetPersonnelLinks(trx: Trx, workspaceId: Id): Promise<void> {
  await trx.deleteFrom('personnel_link').where('personnel_link.workspace_id', '=', workspaceId).execute();
}
