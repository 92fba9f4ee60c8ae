import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Cursor, Order, SortColumn } from '../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../http/paging.ts';
import { readPage, type ListSource } from '../http/readPage.ts';
import type { Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import { ofAudience } from './audienceQueries.ts';
import { activeCourses, counted, keptFrom, people, type CountedRange } from './countedQueries.ts';
import { mainMeasure, measuresOf, type FactType } from './factTypes.ts';
import { additiveMeasures, peopleMeasures } from './measureQueries.ts';
import { loadSubjectNames } from './subjectNames.ts';

/** What one lecture, question, course … came to; ids are 0 for none. */
export interface FactRow {
  readonly course_id: Id;
  readonly subject_id: Id;
  readonly measures: Readonly<Record<string, number | null>>;
}

/** From when to when, and of whom. */
type Range = Pick<CountedRange, 'period' | 'countedTo' | 'audience'>;

/** What `q` may ask of the rows. */
export const factSelectors = {
  id: { type: 'integer', column: sql`listed.subject_id` },
  courseId: { type: 'integer', column: sql`listed.course_id` },
} as const satisfies Selectors;

/** Those of a type: the row of the workspace has its id, which no fact names (REST-78). */
export const selectorsOf = (type: FactType, workspaceId: Id): Selectors =>
  type === 'workspace'
    ? { ...factSelectors, id: { type: 'integer', column: sql`${workspaceId}::bigint` } }
    : factSelectors;

/** How to sort rows, and what has to be known of all of them for it: names and people are else read for a page alone. */
export interface FactOrder extends Order {
  readonly byName: boolean;
  readonly byPeople: boolean;
}

const additiveColumns = (type: FactType): SortColumns =>
  Object.fromEntries(
    measuresOf(type).flatMap(([name, { kind }]) => {
      const value = sql`(listed.measures ->> ${sql.lit(name)})::numeric`;
      switch (kind) {
        case 'people':
          return [];
        case 'average':
          return [[name, { column: value, type: 'decimal' as const, nullable: true }]];
        case 'count':
        case 'sum':
          return [[name, { column: sql`coalesce(${value}, 0)`, type: 'decimal' as const }]];
      }
    }),
  );

const nameColumns: SortColumns = {
  name: { column: sql`called.name`, type: 'text', nullable: true },
  courseName: { column: sql`called.course_name`, type: 'text', nullable: true },
};

const peopleColumns = (type: FactType): SortColumns =>
  Object.fromEntries(
    peopleMeasures(type).map(([name]) => [name, { column: sql`coalesce(met.people, 0)`, type: 'integer' as const }]),
  );

/** The order that was asked for, else the most first; 400 for what the rows do not show. */
export function orderOfFacts(type: FactType, sort: readonly string[]): FactOrder {
  const additive = additiveColumns(type);
  const people = peopleColumns(type);
  const asked = sort.filter((item) => item.trim() !== '');
  const order = sortedBy(asked.length === 0 ? [] : [...asked, 'courseId,desc'], {
    name: `facts ${type}`,
    columns: {
      id: { column: sql`listed.subject_id`, type: 'integer' },
      courseId: { column: sql`listed.course_id`, type: 'integer' },
      count: additive[mainMeasure(type)] as SortColumn,
      ...nameColumns,
      ...additive,
      ...people,
    },
    fallback: ['count,desc', 'courseId,desc'],
    tieBreaker: sql`listed.subject_id`,
  });
  const isBy = (columns: SortColumns) =>
    order.keys.some((key) => Object.values(columns).some(({ column }) => column === key.column));
  return { ...order, byName: isBy(nameColumns), byPeople: isBy(people) };
}

/** One row for each subject; a course, or the workspace, also when people were active there and nothing else happened. */
function listed(trx: Trx, type: FactType, range: Range): RawBuilder<unknown> {
  const source =
    type === 'usercourse' || type === 'workspace'
      ? sql`(
          select * from ${counted(trx, type, range)}
          union all
          select null::timestamptz, active.course_id, active.course_id, 'active', 0, 0::double precision
          from ${activeIn(trx, type, range)}
        ) as counted`
      : counted(trx, type, range);
  const measures = additiveMeasures(type).flatMap(([name, aggregate]) => [sql`${sql.lit(name)}::text`, aggregate]);
  return sql`(
    select counted.course_id, counted.subject_id, jsonb_build_object(${sql.join(measures)}) as measures
    from ${source} group by counted.course_id, counted.subject_id
  ) as listed`;
}

/** `course_id` of where people were active: 0 for the workspace, or of each course. */
const activeIn = (trx: Trx, type: 'usercourse' | 'workspace', range: Range): RawBuilder<unknown> =>
  type === 'workspace'
    ? sql`(select 0::bigint as course_id where exists (select from ${people(trx, 'active', range)})) as active`
    : sql`(select active.course_id from ${activeCourses(trx, range)} where active.course_id <> 0) as active`;

/** A page of what a type came to in a period, with its people. */
export async function findFactRows(
  trx: Trx,
  type: FactType,
  { condition, order, page, ...range }: Range & { condition: RawBuilder<SqlBool>; order: FactOrder; page: PageRequest },
): Promise<PageRows<FactRow>> {
  const sortKeys = sql`${order.byName ? await namesOfAll(trx, type, { condition, ...range }) : sql``}
    ${order.byPeople ? peopleOfAll(trx, type, range) : sql``}`;
  const source: ListSource<FactRow> = {
    rows: async ({ where, order: by, limit, offset, cursorKeys }) =>
      (
        await sql<FactRow & { cursor_keys: Cursor }>`
          select listed.*, ${cursorKeys} as cursor_keys from ${listed(trx, type, range)} ${sortKeys}
          where ${condition} and ${where} order by ${by} limit ${limit} offset ${offset}`.execute(trx)
      ).rows,
    total: async () =>
      (
        await sql<{
          total: number;
        }>`select count(*) as total from ${listed(trx, type, range)} where ${condition}`.execute(trx)
      ).rows[0]?.total ?? 0,
  };
  const found = await readPage(source, order, page);
  const [[name, who] = [undefined, undefined]] = peopleMeasures(type);
  if (name === undefined || who === undefined) {
    return found;
  }
  const numbers = await countPeople(trx, type, { who, rows: found.rows, ...range });
  return {
    ...found,
    rows: found.rows.map((row) => ({
      ...row,
      measures: { ...row.measures, [name]: numbers.get(row.subject_id) ?? 0 },
    })),
  };
}

/**
 * Joins what all rows are called, folded, so that a name stands where a reader looks for it. Names of parts stand in outlines and bodies, which the
 * process keeps: they are brought to the statement.
 */
async function namesOfAll(
  trx: Trx,
  type: FactType,
  { condition, ...range }: Range & { condition: RawBuilder<SqlBool> },
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<Pick<FactRow, 'course_id' | 'subject_id'>>`
    select listed.course_id, listed.subject_id from ${listed(trx, type, range)} where ${condition}`.execute(trx);
  const { nameOf, courseNameOf } = await loadSubjectNames(trx, type, rows);
  return sql`left join (
    select given.course_id, given.subject_id, search_fold(given.name) as name, search_fold(given.course_name) as course_name
    from unnest(${rows.map((row) => row.course_id)}::bigint[], ${rows.map((row) => row.subject_id)}::bigint[],
      ${rows.map(nameOf)}::text[], ${rows.map(courseNameOf)}::text[]) as given (course_id, subject_id, name, course_name)
  ) as called on called.course_id = listed.course_id and called.subject_id = listed.subject_id`;
}

/** Joins the people of all rows. */
function peopleOfAll(trx: Trx, type: FactType, range: Range): RawBuilder<unknown> {
  const [[, who] = ['', 'active' as const]] = peopleMeasures(type);
  return sql`left join (${peopleOf(trx, type, { who, ...range })}) as met on met.id = listed.subject_id`;
}

async function countPeople(
  trx: Trx,
  type: FactType,
  { rows, ...range }: Range & { who: 'active' | 'seeing'; rows: readonly FactRow[] },
): Promise<ReadonlyMap<Id, number>> {
  const ids = rows.map((row) => row.subject_id);
  if (ids.length === 0) {
    return new Map();
  }
  const { rows: found } = await peopleOf(trx, type, { ...range, ids }).execute(trx);
  return new Map(found.map(({ id, people: number }) => [id, number]));
}

function peopleOf(
  trx: Trx,
  type: FactType,
  { who, ids, ...range }: Range & { who: 'active' | 'seeing'; ids?: readonly Id[] },
): RawBuilder<{ id: Id; people: number }> {
  const of = (column: string) => (ids === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${ids}::bigint[])`);
  switch (type) {
    case 'workspace':
      return sql`select 0::bigint as id, count(distinct person.user_id) as people from ${people(trx, who, range)}`;
    case 'lecture':
      // Nearly every learner sees a lecture once: days would not be fewer than facts.
      return sql`
        select seeing.lecture_id as id, count(seeing.user_id) as people from (
          select distinct fact.lecture_id, fact.user_id from fact
        where fact.workspace_id = ${workspaceOf(trx)} and fact.type = 'lecture' and fact.action = 'seen'
          ${of('fact.lecture_id')} and fact.fact_time >= ${range.period.start} and fact.fact_time < ${range.period.end}
          ${ofAudience(workspaceOf(trx), sql`fact.user_id`, range.audience ?? {})}
          and fact.fact_time >= ${keptFrom(workspaceOf(trx))}
        ) as seeing group by seeing.lecture_id`;
    default:
      // Telling people apart before they are counted needs no sorting of them all.
      return sql`
        select different.course_id as id, count(*) as people from (
          select distinct person.course_id, person.user_id from ${people(trx, who, range)}
          where true ${of('person.course_id')}
        ) as different group by different.course_id`;
  }
}
