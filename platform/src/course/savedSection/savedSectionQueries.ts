/** Sections that authors keep (OP-83). */
import { sql } from 'kysely';
import type { LectureBody } from '../../content/content.ts';
import { bodyOfToday } from '../../content/storedBody.ts';
import type { Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import { sortedBy, type PageRequest, type PageRows } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../../http/rsql.ts';
import type { Id } from '../../shared/id.ts';
import { actingAccounts } from '../../db/accounts.ts';

export interface SavedSectionRow {
  readonly id: Id;
  readonly name: string;
  readonly sectionCount: number;
  readonly createdBy: { readonly id: Id; readonly username: string; readonly name: string } | null;
  readonly createTime: Date;
  readonly updateTime: Date;
}

/** What `q` may compare in the list. */
export const savedSectionSelectors = {
  id: { type: 'integer', column: sql`saved_section.saved_section_id` },
  name: { type: 'text', column: sql`saved_section.name` },
  createTime: { type: 'time', column: sql`saved_section.create_time` },
} as const satisfies Selectors;

export interface SavedSectionsRequest {
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly page: PageRequest;
}

const savedSections = (trx: Trx, workspaceId: Id) =>
  trx
    .selectFrom('saved_section')
    .leftJoin(actingAccounts().as('maker'), (join) =>
      join
        .onRef('maker.workspace_id', '=', 'saved_section.workspace_id')
        .onRef('maker.user_id', '=', 'saved_section.created_by'),
    )
    .where('saved_section.workspace_id', '=', workspaceId)
    .select([
      'saved_section.saved_section_id',
      'saved_section.name',
      'saved_section.section_count',
      'saved_section.created_by',
      'saved_section.create_time',
      'saved_section.update_time',
      'maker.name as maker_name',
      'maker.username as maker_username',
    ]);

type JoinedRow = Awaited<ReturnType<ReturnType<typeof savedSections>['executeTakeFirstOrThrow']>>;

const toRow = (row: JoinedRow): SavedSectionRow => ({
  id: row.saved_section_id,
  name: row.name,
  sectionCount: row.section_count,
  createdBy:
    row.created_by === null
      ? null
      : { id: row.created_by, username: row.maker_username ?? '', name: row.maker_name ?? '' },
  createTime: row.create_time,
  updateTime: row.update_time,
});

/** A page of the saved sections of a workspace, the newest first unless sorted. */
export async function findSavedSections(
  trx: Trx,
  workspaceId: Id,
  { q, sort, page }: SavedSectionsRequest,
): Promise<PageRows<SavedSectionRow>> {
  const found = savedSections(trx, workspaceId).where(rsqlWhere(q, savedSectionSelectors));
  const order = sortedBy(sort, {
    name: 'savedSections',
    columns: {
      createTime: { column: sql`saved_section.create_time`, type: 'time' },
      name: { column: sql`lower(saved_section.name)`, type: 'text' },
    },
    fallback: ['createTime'],
    tieBreaker: sql`saved_section.saved_section_id`,
  });
  const rows = await readPage(listOf(found), order, page);
  return { ...rows, rows: rows.rows.map(toRow) };
}

export async function findSavedSection(trx: Trx, workspaceId: Id, id: Id): Promise<SavedSectionRow | null> {
  const row = await savedSections(trx, workspaceId).where('saved_section.saved_section_id', '=', id).executeTakeFirst();
  return row === undefined ? null : toRow(row);
}

export async function readSavedSectionBody(trx: Trx, workspaceId: Id, id: Id): Promise<LectureBody | null> {
  const row = await trx
    .selectFrom('saved_section')
    .select('saved_section.body')
    .where('saved_section.workspace_id', '=', workspaceId)
    .where('saved_section.saved_section_id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : bodyOfToday(row.body);
}

/** How many the workspace has. Anyone who adds one holds the lock until the end of the transaction. */
export async function lockAndCountSavedSections(trx: Trx, workspaceId: Id): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved sections of ${workspaceId}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('saved_section')
    .where('saved_section.workspace_id', '=', workspaceId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface KeptSection {
  readonly name: string;
  readonly body: LectureBody;
  readonly userId: Id;
  readonly now: Date;
}

/** The id of the new one. */
export async function insertSavedSection(
  trx: Trx,
  workspaceId: Id,
  { name, body, userId, now }: KeptSection,
): Promise<Id> {
  const { saved_section_id: id } = await trx
    .insertInto('saved_section')
    .values({
      workspace_id: workspaceId,
      name,
      body: json(body),
      section_count: body.sections.length,
      created_by: userId,
      create_time: now,
      update_time: now,
    })
    .returning('saved_section.saved_section_id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameSavedSectionRow(
  trx: Trx,
  workspaceId: Id,
  id: Id,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('saved_section')
    .set({ name, update_time: now })
    .where('saved_section.workspace_id', '=', workspaceId)
    .where('saved_section.saved_section_id', '=', id)
    .execute();
}

export async function deleteSavedSectionRow(trx: Trx, workspaceId: Id, id: Id): Promise<void> {
  await trx
    .deleteFrom('saved_section')
    .where('saved_section.workspace_id', '=', workspaceId)
    .where('saved_section.saved_section_id', '=', id)
    .execute();
}
