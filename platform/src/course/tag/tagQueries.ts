/** Tags of a workspace and which courses carry them (OP-34). */
import { sql, type SqlBool } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Order } from '../../http/keyset.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../../http/rsql.ts';
import type { TagWire } from '../courseView.ts';
import type { Id } from '../../shared/id.ts';

/** Alphabetical without regard to case; the id tells equal names apart. */
const byName = sql`lower(tag.name), tag.tag_id`;

const inOrder: Order = {
  name: 'tags',
  keys: [
    { column: sql`lower(tag.name)`, type: 'text', direction: 'asc' },
    { column: sql`tag.tag_id`, type: 'integer', direction: 'asc' },
  ],
};

/** What `q` may compare in a list of tags. */
export const tagSelectors = {
  id: { type: 'integer', column: sql`tag.tag_id` },
  name: { type: 'text', column: sql`tag.name` },
} as const satisfies Selectors;

export interface TagsRequest {
  readonly workspaceId: Id;
  /** Only tags that a course of the catalogue carries: names of drafts are nobody's business. */
  readonly published: boolean;
  readonly q: string | undefined;
  readonly page: PageRequest;
}

/** A tag, and for authors how many courses carry it. */
export interface ListedTag extends TagWire {
  readonly courseCount?: number;
}

/** How many courses carry a tag, drafts and templates too. */
const carriers = sql<number | null>`(select count(*) from course_tag
  where course_tag.workspace_id = tag.workspace_id and course_tag.tag_id = tag.tag_id)`;

/** A page of tags in alphabetical order. How many courses carry them is counted for all tags alone: it counts drafts. */
export async function findTags(
  trx: Trx,
  { workspaceId, published, q, page: request }: TagsRequest,
): Promise<PageRows<ListedTag>> {
  const carried = sql<SqlBool>`exists (
    select from course_tag join course on course.workspace_id = course_tag.workspace_id
      and course.course_id = course_tag.course_id and course.published and not course.template
    where course_tag.workspace_id = tag.workspace_id and course_tag.tag_id = tag.tag_id)`;
  const where = sql<SqlBool>`${rsqlWhere(q, tagSelectors)}
    and ${published ? carried : sql<SqlBool>`true`}`;
  const tags = trx
    .selectFrom('tag')
    .select(['tag.tag_id', 'tag.name', (published ? sql<number | null>`null` : carriers).as('course_count')])
    .where('tag.workspace_id', '=', workspaceId)
    .where(where);
  const page = await readPage(listOf(tags), inOrder, request);
  return {
    ...page,
    rows: page.rows.map(({ tag_id: id, name, course_count: courseCount }) =>
      courseCount === null ? { id, name } : { id, name, courseCount },
    ),
  };
}

/** Marks the courses that carry a tag as written, so that what readers hold of them is not taken for current. */
export async function touchCoursesOfTag(trx: Trx, tagId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('course')
    .set({ update_time: now })
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where('course.course_id', 'in', (eb) =>
      eb
        .selectFrom('course_tag')
        .select('course_tag.course_id')
        .where('course_tag.workspace_id', '=', workspaceOf(trx))
        .where('course_tag.tag_id', '=', tagId),
    )
    .execute();
}

/** A tag and the one that has the name which it shall get, in any case; locked in one order for all, so that two renamings never wait for each other. */
export async function lockTagsToRename(trx: Trx, tagId: Id, name: string): Promise<readonly TagWire[]> {
  const rows = await trx
    .selectFrom('tag')
    .select(['tag.tag_id', 'tag.name'])
    .where('tag.workspace_id', '=', workspaceOf(trx))
    .where(sql<SqlBool>`(tag.tag_id = ${tagId} or lower(tag.name) = lower(${name}))`)
    .orderBy('tag.tag_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ id: row.tag_id, name: row.name }));
}

/** Gives a tag a name that no other has. */
export async function setTagName(trx: Trx, tagId: Id, name: string): Promise<void> {
  await trx
    .updateTable('tag')
    .set({ name })
    .where('tag.workspace_id', '=', workspaceOf(trx))
    .where('tag.tag_id', '=', tagId)
    .execute();
}

/** Gives every course of one tag the other as well; those that carry both have it already. */
export async function moveCoursesToTag(trx: Trx, fromId: Id, toId: Id): Promise<void> {
  await trx
    .insertInto('course_tag')
    .columns(['workspace_id', 'course_id', 'tag_id'])
    .expression((eb) =>
      eb
        .selectFrom('course_tag')
        .select(['course_tag.workspace_id', 'course_tag.course_id', sql<number>`${toId}::bigint`.as('tag_id')])
        .where('course_tag.workspace_id', '=', workspaceOf(trx))
        .where('course_tag.tag_id', '=', fromId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when there was no such tag. */
export async function deleteTagRow(trx: Trx, tagId: Id): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('tag')
    .where('tag.workspace_id', '=', workspaceOf(trx))
    .where('tag.tag_id', '=', tagId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The tags of courses, by course id; a course without tags has no entry. */
export async function findTagsOfCourses(
  trx: Trx,
  courseIds: readonly Id[],
): Promise<ReadonlyMap<Id, readonly TagWire[]>> {
  const found = new Map<Id, TagWire[]>();
  if (courseIds.length === 0) {
    return found;
  }
  const rows = await trx
    .selectFrom('course_tag')
    .innerJoin('tag', (join) =>
      join.onRef('tag.workspace_id', '=', 'course_tag.workspace_id').onRef('tag.tag_id', '=', 'course_tag.tag_id'),
    )
    .select(['course_tag.course_id', 'tag.tag_id', 'tag.name'])
    .where('course_tag.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`course_tag.course_id = any(${[...courseIds]}::bigint[])`)
    .orderBy(byName)
    .execute();
  for (const row of rows) {
    const tags = found.get(row.course_id) ?? [];
    tags.push({ id: row.tag_id, name: row.name });
    found.set(row.course_id, tags);
  }
  return found;
}

/** Gives a course exactly these tags. A name that the workspace has not yet, in any case, becomes a new tag. */
export async function setTagsOfCourse(
  trx: Trx,
  workspaceId: Id,
  courseId: Id,
  names: readonly string[],
): Promise<readonly TagWire[]> {
  const tags = await ensureTags(trx, workspaceId, names);
  await trx
    .deleteFrom('course_tag')
    .where('course_tag.workspace_id', '=', workspaceId)
    .where('course_tag.course_id', '=', courseId)
    .$if(tags.length > 0, (query) =>
      query.where(sql<boolean>`course_tag.tag_id <> all(${tags.map((tag) => tag.id)}::bigint[])`),
    )
    .execute();
  if (tags.length > 0) {
    await trx
      .insertInto('course_tag')
      .values(tags.map((tag) => ({ workspace_id: workspaceId, course_id: courseId, tag_id: tag.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return tags;
}

async function ensureTags(trx: Trx, workspaceId: Id, names: readonly string[]): Promise<readonly TagWire[]> {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  if (byKey.size === 0) {
    return [];
  }
  // In one order for all, however they write the names: two saves with the same new tags must not wait for each other.
  const distinct = [...byKey.keys()].sort().map((key) => byKey.get(key) as string);
  await trx
    .insertInto('tag')
    .values(distinct.map((name) => ({ workspace_id: workspaceId, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('tag')
    .select(['tag.tag_id', 'tag.name'])
    .where('tag.workspace_id', '=', workspaceId)
    .where(
      sql<string>`lower(tag.name)`,
      'in',
      sql<string>`(select lower(name) from unnest(${distinct}::text[]) as name)`,
    )
    .orderBy(byName)
    // A tag that is being deleted at this moment must not be given to the course.
    .forKeyShare()
    .execute();
  return rows.map((row) => ({ id: row.tag_id, name: row.name }));
}
