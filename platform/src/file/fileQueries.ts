/** Files of a workspace (REST-60…REST-64). */
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { FileTable } from '../db/schema.ts';
import type { Viewer } from '../http/access.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import { leastPictureWidth } from './pictureRules.ts';
import { versionsJob } from './versionsJob.ts';
import { hasLibrary } from './policy.ts';

export type FileRow = Selectable<FileTable>;

/** Whose files: those of a workspace, as far as someone sees them. */
export interface Seen {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
}

/** What `q` may compare in the list of files. */
export const fileSelectors = {
  id: { type: 'integer', column: sql`file.file_id` },
  name: { type: 'text', column: sql`file.name`, folded: sql`file.name_search` },
  category: { type: 'text', column: sql`file.category` },
  type: { type: 'text', column: sql`file.type` },
  createTime: { type: 'time', column: sql`file.create_time` },
  updateTime: { type: 'time', column: sql`file.update_time` },
} as const satisfies Selectors;

/** Pictures of people are seen by those who uploaded them, everything else by those who have a library. */
const visibleTo = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`case when file.category = 'AVATAR' then file.created_by = ${viewer.userId} else ${hasLibrary(viewer)}::boolean end`;

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
      updateTime: { column: sql`file.update_time`, type: 'time' },
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

/** The file of a job, anyone who sees it. */
export async function findFileForJob(trx: Trx, workspaceId: Id, fileId: Id): Promise<FileRow | null> {
  const row = await trx
    .selectFrom('file')
    .selectAll('file')
    .where('file.workspace_id', '=', workspaceId)
    .where('file.file_id', '=', fileId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A file that an address gives; `name` is null where it is a picture of a person, or several people call the same bytes by several names and the
 * address names none of these files.
 */
export type ServedFile = Omit<FileRow, 'name'> & { readonly name: string | null };

/** One of the files whose bytes an address gives; they are all equal. What one person called their picture is for nobody else. */
export async function findServedFile(
  trx: Trx,
  workspaceId: Id,
  { hash, extension, fileId = null }: Pick<FileRow, 'hash' | 'extension'> & { readonly fileId?: Id | null },
): Promise<ServedFile | null> {
  const row = await trx
    .selectFrom('file')
    .selectAll('file')
    .select(
      sql<string | null>`coalesce((select meant.name from file meant where meant.workspace_id = file.workspace_id
        and meant.file_id = ${fileId}::bigint and meant.hash = file.hash and meant.category <> 'AVATAR'), (select min(named.name) from file named where named.workspace_id = file.workspace_id
        and named.hash = file.hash and named.category <> 'AVATAR' having count(distinct named.name) = 1))`.as('name'),
    )
    .where('file.workspace_id', '=', workspaceId)
    .where('file.hash', '=', hash)
    .where('file.extension', '=', extension)
    .orderBy(sql`file.category = 'AVATAR'`)
    .orderBy('file.versions_time', (order) => order.asc().nullsLast())
    .orderBy('file.file_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** As {@link sumStored}. Anyone who adds something holds the lock until the end of the transaction. */
export async function lockAndSumStored(trx: Trx, workspaceId: Id): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${workspaceId}`}, 0))`.execute(trx);
  return sumStored(trx, workspaceId);
}

/**
 * Bytes of all files of a workspace with their versions, those that are not made yet counted as much as the picture, and of its SCORM
 * packages.
 */
export async function sumStored(trx: Trx, workspaceId: Id): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (
      select coalesce(sum(file.byte_count + case when file.width > ${leastPictureWidth}
        then coalesce(file.version_byte_count, file.byte_count) else 0 end), 0)
      from file where file.workspace_id = ${workspaceId}
    )::bigint + (
      select coalesce(sum(scorm_package.byte_count), 0) from scorm_package where scorm_package.workspace_id = ${workspaceId}
    )::bigint as bytes`.execute(trx);
  return rows[0]?.bytes ?? 0;
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
export async function noteVersions(
  trx: Trx,
  workspaceId: Id,
  fileId: Id,
  versions: { readonly byteCount: number; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('file')
    .set({ versions_time: versions.now, version_byte_count: versions.byteCount })
    .where('file.workspace_id', '=', workspaceId)
    .where('file.file_id', '=', fileId)
    .execute();
}

/**
 * When the bytes of a deleted file go: where its versions were still to be made someone may be making them, and each of them is written
 * within the longest time of such a job.
 */
export const removalTime = (
  now: Date | RawBuilder<Date>,
) => sql`${now}::timestamptz + case when gone.width > ${leastPictureWidth} and gone.versions_time is null
  then make_interval(secs => ${2 * versionsJob.longestSeconds}::integer) else interval '0' end`;

/** Deletes a file and has its bytes removed. */
export async function deleteFileRow(trx: Trx, workspaceId: Id, fileId: Id, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from file where file.workspace_id = ${workspaceId} and file.file_id = ${fileId}
      returning file.*)
    insert into file_removal (workspace_id, store_key, due_time)
    select gone.workspace_id, gone.store_key, ${removalTime(now)} from gone`.execute(trx);
}

/** Deletes the pictures that someone uploaded of themselves but for `kept` and the one that they wear: the newest of its address. */
export async function deleteOlderAvatars(
  trx: Trx,
  { workspaceId, userId, kept, now }: { workspaceId: Id; userId: Id; kept: Id; now: Date },
): Promise<void> {
  await sql`
    with gone as (
      delete from file
      where file.workspace_id = ${workspaceId} and file.created_by = ${userId} and file.category = 'AVATAR'
        and file.file_id <> ${kept}
        and file.file_id is distinct from (
          select worn.file_id from file worn
          join app_user on app_user.workspace_id = worn.workspace_id and app_user.user_id = worn.created_by
          where worn.workspace_id = ${workspaceId} and worn.created_by = ${userId} and worn.category = 'AVATAR'
            and regexp_replace(app_user.picture, '[?#].*$', '') like '%/' || worn.hash || '.' || worn.extension
          order by worn.file_id desc limit 1)
      returning file.*)
    insert into file_removal (workspace_id, store_key, due_time)
    select gone.workspace_id, gone.store_key, ${removalTime(now)} from gone`.execute(trx);
}
