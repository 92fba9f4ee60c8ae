import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Who says who someone is: a personnel system that a sync reads (CLIENT), or an identity provider that calls (SERVER). */
export type LinkSource = 'CLIENT' | 'SERVER';

/** Someone of a personnel system and who they are here. */
export interface PersonnelLink {
  readonly externalId: string;
  readonly userId: Id;
  /** When a sync withdrew their access; null while they are there. */
  readonly departedTime: Date | null;
}

/** All links of the personnel system: one for each of its people, whom one statement reads. */
export async function findPersonnelLinks(trx: Trx, workspaceId: Id): Promise<PersonnelLink[]> {
  return trx
    .selectFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.source', '=', 'CLIENT')
    .select([
      'personnel_link.external_id as externalId',
      'personnel_link.user_id as userId',
      'personnel_link.departed_time as departedTime',
    ])
    .execute();
}

/** Notes who someone of the personnel system is, and whether they are there. */
export async function writePersonnelLink(
  trx: Trx,
  workspaceId: Id,
  { externalId, userId, departedTime }: PersonnelLink,
): Promise<void> {
  const values = { user_id: userId, departed_time: departedTime };
  await trx
    .insertInto('personnel_link')
    .values({ workspace_id: workspaceId, source: 'CLIENT', external_id: externalId, ...values })
    .onConflict((conflict) => conflict.constraint('personnel_link_pkey').doUpdateSet(values))
    .execute();
}

/** Whether another than this source says that someone left. */
export async function isDepartedElsewhere(trx: Trx, workspaceId: Id, source: LinkSource, userId: Id): Promise<boolean> {
  const { rows } = await sql<{ departed: boolean }>`
    select exists (
      select from personnel_link
      where personnel_link.workspace_id = ${workspaceId} and personnel_link.user_id = ${userId}
        and personnel_link.source <> ${source} and personnel_link.departed_time is not null) as departed`.execute(trx);
  return rows[0]?.departed ?? false;
}

/** Forgets whom a source knew: the ids of another one name other people. */
export async function forgetPersonnelLinks(trx: Trx, workspaceId: Id, source: LinkSource): Promise<void> {
  await trx
    .deleteFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.source', '=', source)
    .execute();
}
