/** Files of a workspace (REST-60…REST-64). */
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { FileTable } from '../db/schema.ts';
import type { Viewer } from '../http/access.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

export type FileRow = Selectable<FileTable>;

/** Whose files: those of a workspace, as far as somebody sees them. */
export interface Seen {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
}

/** What `q` may compare in the list of files. */
export const fileSelectors = {
  id: { type: 'integer', column: sql`file.file_id` },
  name: { type: 'text', column: sql`file.name` },
  category: { type: 'text', column: sql`file.category` },
  type: { type: 'text', column: sql`file.type` },
  createTime: { type: 'time', column: sql`file.create_time` },
} as const satisfies Selectors;

/** Pictures of people are seen by those who uploaded them, everything else by course admins. */
const visibleTo = ({ userId, roles }: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`case when file.category = 'AVATAR' then file.created_by = ${userId} else ${roles.courseAdmin}::boolean end`;

export interface FilesRequest {
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

/** A page of files, the newest first unless sorted. */
export function findFiles(
  trx: Trx,
  { workspaceId, viewer }: Seen,
  { q, sort, page }: FilesRequest,
): Promise<PageRows<FileRow>> {
  const files = trx
    .selectFrom('file')
    .selectAll('file')
    .where('file.workspace_id', '=', workspaceId)
    .where(visibleTo(viewer))
    .where(rsqlWhere(q, fileSelectors));
  const order = sortedBy(sort, {
    name: 'files',
    columns: {
      createTime: { column: sql`file.create_time`, type: 'time' },
      name: { column: sql`lower(file.name)`, type: 'text' },
    },
    fallback: ['createTime'],
    tieBreaker: sql`file.file_id`,
  });
  return readPage(listOf(files), order, page);
}

export async function findFile(trx: Trx, { workspaceId, viewer }: Seen, fileId: Id): Promise<FileRow | null> {
  const row = await trx
    .selectFrom('file')
    .selectAll('file')
    .where('file.workspace_id', '=', workspaceId)
    .where('file.file_id', '=', fileId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  return row ?? null;
}

/** The file of a job, whoever sees it. */
export async function findFileForJob(trx: Trx, workspaceId: Id, fileId: Id): Promise<FileRow | null> {
  const row = await trx
    .selectFrom('file')
    .selectAll('file')
    .where('file.workspace_id', '=', workspaceId)
    .where('file.file_id', '=', fileId)
    .executeTakeFirst();
  return row ?? null;
}

/** One of the files whose bytes an address gives; they are all equal. */
export async function findServedFile(
  trx: Trx,
  workspaceId: Id,
  { hash, extension }: Pick<FileRow, 'hash' | 'extension'>,
): Promise<FileRow | null> {
  const row = await trx
    .selectFrom('file')
    .selectAll('file')
    .where('file.workspace_id', '=', workspaceId)
    .where('file.hash', '=', hash)
    .where('file.extension', '=', extension)
    .orderBy('file.versions_time', (order) => order.asc().nullsLast())
    .orderBy('file.file_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Bytes of all files of a workspace. Whoever adds one holds the lock until the end of the transaction. */
export async function lockAndSumFiles(trx: Trx, workspaceId: Id): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${workspaceId}`}, 0))`.execute(trx);
  const { bytes } = await trx
    .selectFrom('file')
    .where('file.workspace_id', '=', workspaceId)
    .select(sql<number>`coalesce(sum(file.byte_count), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

export type NewFile = Pick<
  FileRow,
  'name' | 'extension' | 'category' | 'type' | 'alternative_text' | 'hash' | 'byte_count' | 'width' | 'store_key'
>;

export const insertFile = (trx: Trx, workspaceId: Id, userId: Id, file: NewFile, now: Date): Promise<FileRow> =>
  trx
    .insertInto('file')
    .values({ ...file, workspace_id: workspaceId, created_by: userId, create_time: now, update_time: now })
    .returningAll()
    .executeTakeFirstOrThrow();

export interface FileChange {
  readonly name?: string;
  readonly alternative_text?: string | null;
}

export const updateFile = (trx: Trx, workspaceId: Id, fileId: Id, change: FileChange, now: Date): Promise<FileRow> =>
  trx
    .updateTable('file')
    .set({ ...change, update_time: now })
    .where('file.workspace_id', '=', workspaceId)
    .where('file.file_id', '=', fileId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Nothing where the file is gone. */
export async function noteVersions(trx: Trx, workspaceId: Id, fileId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('file')
    .set({ versions_time: now })
    .where('file.workspace_id', '=', workspaceId)
    .where('file.file_id', '=', fileId)
    .execute();
}

/** Deletes a file and has its bytes removed. */
export async function deleteFileRow(trx: Trx, workspaceId: Id, fileId: Id, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from file where file.workspace_id = ${workspaceId} and file.file_id = ${fileId}
      returning file.workspace_id, file.store_key)
    insert into file_removal (workspace_id, store_key, due_time)
    select gone.workspace_id, gone.store_key, ${now}::timestamptz from gone`.execute(trx);
}

/** Deletes the pictures that somebody uploaded of themselves but for `kept` and the one that they wear. */
export async function deleteOlderAvatars(
  trx: Trx,
  { workspaceId, userId, kept, now }: { workspaceId: Id; userId: Id; kept: Id; now: Date },
): Promise<void> {
  await sql`
    with gone as (
      delete from file using app_user
      where file.workspace_id = ${workspaceId} and file.created_by = ${userId} and file.category = 'AVATAR'
        and file.file_id <> ${kept}
        and app_user.workspace_id = file.workspace_id and app_user.user_id = file.created_by
        and position(file.hash in coalesce(app_user.picture, '')) = 0
      returning file.workspace_id, file.store_key)
    insert into file_removal (workspace_id, store_key, due_time)
    select gone.workspace_id, gone.store_key, ${now}::timestamptz from gone`.execute(trx);
}
