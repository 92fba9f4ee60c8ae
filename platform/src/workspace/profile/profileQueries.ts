import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { Id } from '../../shared/id.ts';

export interface ProfileRow {
  readonly hostname: string;
  readonly company: string | null;
  readonly profile: Readonly<Record<string, unknown>>;
}

/** The stored profile of the workspace, or null. With `lock` nobody else changes it until the transaction ends. */
export async function findProfile(
  trx: Trx,
  workspaceId: Id,
  { lock = false }: { lock?: boolean } = {},
): Promise<ProfileRow | null> {
  const row = await trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .select(['workspace.hostname', 'workspace.company', 'workspace.profile'])
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the whole profile, and beside it what stands in for it elsewhere; null leaves that as it is. */
export async function updateProfile(
  trx: Trx,
  workspaceId: Id,
  values: { profile: Readonly<Record<string, unknown>>; company: string | null; color: string | null },
): Promise<void> {
  await trx
    .updateTable('workspace')
    .set({
      profile: json(values.profile),
      ...(values.company === null ? {} : { company: values.company }),
      ...(values.color === null ? {} : { color: values.color }),
    })
    .where('workspace.workspace_id', '=', workspaceId)
    .execute();
}

/** Puts one address in the place of another in the cover of the workspace. */
export async function replaceInCover(trx: Trx, workspaceId: Id, from: string, to: string): Promise<void> {
  await trx
    .updateTable('workspace')
    .set({ cover_image: sql<string>`replace(workspace.cover_image, ${from}, ${to})` })
    .where('workspace.workspace_id', '=', workspaceId)
    .where(sql<boolean>`position(${from}::text in workspace.cover_image) > 0`)
    .execute();
}
