import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';
import { removalTime } from './fileQueries.ts';

/** What the person uploaded; the bytes are at their addresses. */
export const readFilesUploaded = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('file')
    .where('file.workspace_id', '=', workspaceId)
    .where('file.created_by', '=', userId)
    .select([
      'file.file_id as id',
      'file.name',
      'file.category',
      'file.type',
      'file.alternative_text as alternativeText',
      'file.byte_count as byteCount',
      'file.create_time as createTime',
    ])
    .orderBy('file.create_time')
    .orderBy('file.file_id')
    .execute();

/** The pictures that the person uploaded of themselves; what else they uploaded is the workspace's and forgets who did. */
export async function deletePictures(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  await sql`
    with gone as (
      delete from file where file.workspace_id = ${workspaceId} and file.created_by = ${userId} and file.category = 'AVATAR'
      returning file.*)
    insert into file_removal (workspace_id, store_key, due_time)
    select gone.workspace_id, gone.store_key, ${removalTime(sql<Date>`now()`)} from gone`.execute(trx);
}
