/** Revisions of a course as its history lists them. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Order } from '../../http/keyset.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import type { LockHolder } from '../lock/lockQueries.ts';
import type { RevisionKey } from '../../content/contentQueries.ts';
import type { StoredCourseFields } from '../courseFields.ts';
import type { CourseRecord } from '../courseRecord.ts';
import type { Id } from '../../shared/id.ts';
import { actingAccounts } from '../../db/accounts.ts';

export interface RevisionRow extends RevisionKey {
  /** Who saved it; null when that account is gone, and for seeded courses. */
  readonly savedBy: LockHolder | null;
  readonly forced: boolean;
  readonly autoSave: boolean;
  /** Null where nobody noted it. */
  readonly published: boolean | null;
  readonly name: string | null;
  readonly fields: StoredCourseFields | null;
}

const newestFirst: Order = {
  name: 'revisions',
  keys: [{ column: sql`stored_revision.version`, type: 'integer', direction: 'desc' }],
};

/** A page of the revisions of a course, the newest first. */
export async function findRevisionPage(trx: Trx, courseId: Id, request: PageRequest): Promise<PageRows<RevisionRow>> {
  const page = await readPage(listOf(revisionsOf(trx, courseId)), newestFirst, request);
  return { ...page, rows: page.rows.map(toRevisionRow) };
}

/** One revision; null when the course has none of this version, or none any more. */
export async function findRevision(trx: Trx, courseId: Id, version: number): Promise<RevisionRow | null> {
  const row = await revisionsOf(trx, courseId).where('stored_revision.version', '=', version).executeTakeFirst();
  return row === undefined ? null : toRevisionRow(row);
}

/** Several revisions of a course, by version; one that is not kept is left out. */
export async function findRevisions(
  trx: Trx,
  courseId: Id,
  versions: readonly number[],
): Promise<ReadonlyMap<number, RevisionRow>> {
  const rows = await revisionsOf(trx, courseId)
    .where(sql<boolean>`stored_revision.version = any(${[...versions]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.version, toRevisionRow(row)]));
}

/** The newest revision below a version; null for the first that is kept. */
export async function findRevisionBefore(trx: Trx, courseId: Id, version: number): Promise<RevisionRow | null> {
  const row = await revisionsOf(trx, courseId)
    .where('stored_revision.version', '<', version)
    .orderBy('stored_revision.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toRevisionRow(row);
}

/** The revisions that courses hold back, as they were read; none of a course that holds back nothing. */
export async function findWorkingRevisions(
  trx: Trx,
  courses: readonly Pick<CourseRecord, 'id' | 'workingVersion'>[],
): Promise<readonly RevisionRow[]> {
  const rows = await trx
    .selectFrom('stored_revision')
    .select(revisionColumns)
    .where('stored_revision.workspace_id', '=', workspaceOf(trx))
    .where(
      sql<boolean>`(stored_revision.course_id, stored_revision.version) in (
        select wanted.course_id, wanted.version
        from unnest(${courses.map(({ id }) => id)}::bigint[], ${courses.map(({ workingVersion }) => workingVersion)}::bigint[])
          wanted (course_id, version))`,
    )
    .execute();
  return rows.map((row) => toRevisionRow({ ...row, saver_id: null, saver_name: null, saver_username: null }));
}

/** Answers whether there is such a revision. */
export async function nameRevision(
  trx: Trx,
  courseId: Id,
  { version, name }: { readonly version: number; readonly name: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stored_revision')
    .set({ name })
    .where('stored_revision.workspace_id', '=', workspaceOf(trx))
    .where('stored_revision.course_id', '=', courseId)
    .where('stored_revision.version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const revisionColumns = [
  'stored_revision.course_id',
  'stored_revision.workspace_id',
  'stored_revision.version',
  'stored_revision.create_time',
  'stored_revision.forced',
  'stored_revision.auto_save',
  'stored_revision.published',
  'stored_revision.name',
  'stored_revision.fields',
] as const;

const revisionsOf = (trx: Trx, courseId: Id) =>
  trx
    .selectFrom('stored_revision')
    .leftJoin(actingAccounts().as('saver'), (join) =>
      join
        .onRef('saver.workspace_id', '=', 'stored_revision.workspace_id')
        .onRef('saver.user_id', '=', 'stored_revision.created_by'),
    )
    .select(revisionColumns)
    .select(['saver.user_id as saver_id', 'saver.name as saver_name', 'saver.username as saver_username'])
    .where('stored_revision.workspace_id', '=', workspaceOf(trx))
    .where('stored_revision.course_id', '=', courseId);

type SelectedRevision = Awaited<ReturnType<ReturnType<typeof revisionsOf>['executeTakeFirstOrThrow']>>;

const toRevisionRow = (row: SelectedRevision): RevisionRow => ({
  id: row.course_id,
  workspaceId: row.workspace_id,
  version: row.version,
  updateTime: row.create_time.toISOString(),
  savedBy:
    row.saver_id === null ? null : { id: row.saver_id, name: row.saver_name ?? '', username: row.saver_username ?? '' },
  forced: row.forced,
  autoSave: row.auto_save,
  published: row.published,
  name: row.name,
  fields: row.fields,
});
