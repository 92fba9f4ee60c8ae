/** Folders of the store that are to be removed: see the migration. */
import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

export interface Removal {
  readonly workspaceId: Id;
  readonly storeKey: string;
}

/** From `dueTime` on the folder goes, unless {@link takeBackRemoval} comes before. */
export async function announceRemoval(
  trx: Trx,
  { workspaceId, storeKey, dueTime }: Removal & { readonly dueTime: Date },
): Promise<void> {
  await trx
    .insertInto('file_removal')
    .values({ workspace_id: workspaceId, store_key: storeKey, due_time: dueTime })
    .execute();
}

/** Whether it was still announced; then it is no more, and the caller's row has the folder or nothing has it any longer. */
export async function takeBackRemoval(trx: Trx, { workspaceId, storeKey }: Removal): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('file_removal')
    .where('file_removal.workspace_id', '=', workspaceId)
    .where('file_removal.store_key', '=', storeKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes what is announced due at another time; nothing where it is no more. */
export async function hastenRemoval(
  trx: Trx,
  { workspaceId, storeKey, dueTime }: Removal & { readonly dueTime: Date },
): Promise<void> {
  await trx
    .updateTable('file_removal')
    .set({ due_time: dueTime })
    .where('file_removal.workspace_id', '=', workspaceId)
    .where('file_removal.store_key', '=', storeKey)
    .execute();
}

/** What is due in all workspaces, the longest first. Call outside of transactions. */
export async function findDueRemovals(db: Database, now: Date, most: number): Promise<readonly Removal[]> {
  const { rows } = await sql<{ workspace_id: Id; store_key: string }>`
    select due.workspace_id, due.store_key from due_file_removals(${now}, ${most}::integer) as due`.execute(db);
  return rows.map((row) => ({ workspaceId: row.workspace_id, storeKey: row.store_key }));
}
