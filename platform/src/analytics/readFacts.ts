import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import { largestPageSize, type PageRequest, type PageRows } from '../http/paging.ts';
import { rsqlWhere } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import type { Audience } from './audienceQueries.ts';
import { findFactRows, orderOfFacts, selectorsOf, type FactRow } from './factListQueries.ts';
import { findSeries, findTotals, type SeriesPoint } from './factSeriesQueries.ts';
import { findCountedTo } from './countedQueries.ts';
import { mainMeasure, measuresOf, type FactType } from './factTypes.ts';
import { assertDrawable, readPeriod, type Aggregation } from './periodRules.ts';
import { findWorkspaceStart } from './subjectNameQueries.ts';
import { loadSubjectNames } from './subjectNames.ts';

/** Whose facts, of what kind, from when to when. */
export interface FactsRequest {
  readonly workspaceId: Id;
  readonly type: FactType;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly now: Date;
}

/** Which of the facts: of all, when nothing is said. */
interface Narrowed extends Audience {
  readonly courseId?: Id | undefined;
  readonly subjectId?: Id | undefined;
}

export interface FactListRow {
  readonly id: Id | null;
  readonly name: string | null;
  readonly courseId: Id | null;
  readonly courseName: string | null;
  readonly count: number;
  readonly [measure: string]: number | string | null;
}

interface ListRequest extends FactsRequest, Audience {
  readonly q?: string | undefined;
  readonly sort: readonly string[];
}

/** A page of what a type of facts came to (REST-71…78, ANLY-10, ANLY-12). Throws INVALID. */
export const listFacts = (
  db: Database,
  { workspaceId, type, now, page, ...asked }: ListRequest & { page: PageRequest },
): Promise<PageRows<FactListRow>> =>
  readRecent(db, workspaceId, async (trx) => {
    const found = await findFactRows(trx, type, {
      period: readPeriod(asked, { start: await findWorkspaceStart(trx), end: now }),
      countedTo: await findCountedTo(trx),
      audience: audienceOf(asked),
      condition: rsqlWhere(asked.q, selectorsOf(type, workspaceId)),
      order: orderOfFacts(type, asked.sort),
      page,
    });
    return { ...found, rows: await named(trx, type, found.rows) };
  });

/** All rows of the same list, some at a time, in a period that does not move meanwhile. Throws INVALID before the first. */
export async function exportFacts(db: Database, request: ListRequest): Promise<AsyncGenerator<readonly FactListRow[]>> {
  const { type, workspaceId, q, sort } = request;
  const condition = rsqlWhere(q, selectorsOf(type, workspaceId));
  const order = orderOfFacts(type, sort);
  const period = await readRecent(db, workspaceId, async (trx) =>
    readPeriod(request, { start: await findWorkspaceStart(trx), end: request.now }),
  );
  const readFrom = (after: string | undefined) =>
    readRecent(db, workspaceId, async (trx) => {
      const found = await findFactRows(trx, type, {
        period,
        countedTo: await findCountedTo(trx),
        audience: audienceOf(request),
        condition,
        order,
        page: { after, size: largestPageSize },
      });
      return { ...found, rows: await named(trx, type, found.rows) };
    });
  return pagesFrom(readFrom);
}

async function* pagesFrom(
  readFrom: (after: string | undefined) => Promise<PageRows<FactListRow>>,
): AsyncGenerator<readonly FactListRow[]> {
  let after: string | undefined;
  do {
    const { rows, cursors, last } = await readFrom(after);
    yield rows;
    after = last ? undefined : cursors.at(-1);
  } while (after !== undefined);
}

/** What the rows are called today. */
async function named(trx: Trx, type: FactType, rows: readonly FactRow[]): Promise<readonly FactListRow[]> {
  const { nameOf, courseNameOf } = await loadSubjectNames(trx, type, rows);
  return rows.map((row) => ({
    ...row.measures,
    id: type === 'workspace' ? workspaceOf(trx) : row.subject_id || null,
    name: nameOf(row),
    courseId: row.course_id || null,
    courseName: courseNameOf(row),
    count: row.measures[mainMeasure(type)] ?? 0,
  }));
}

const audienceOf = ({ groupId, campaignId }: Audience): Audience => ({ groupId, campaignId });

const narrowing = ({ courseId, subjectId, ...asked }: Narrowed) => ({
  courseId,
  subjectId,
  audience: audienceOf(asked),
});

/** One measure step by step (REST-79, ANLY-11). Throws INVALID. */
export const readSeries = (
  db: Database,
  { workspaceId, type, now, ...asked }: FactsRequest & Narrowed & { measure: string; aggregation: Aggregation },
): Promise<readonly SeriesPoint[]> =>
  readRecent(db, workspaceId, async (trx) => {
    const period = readPeriod(asked, { start: await findWorkspaceStart(trx), end: now });
    assertDrawable(period, asked.aggregation);
    const measure = measuresOf(type).find(([name]) => name === asked.measure)?.[1];
    return measure === undefined
      ? []
      : findSeries(trx, type, {
          measure,
          period,
          countedTo: await findCountedTo(trx),
          ...narrowing(asked),
          aggregation: asked.aggregation,
        });
  });

/** Every measure over the whole period. Throws INVALID. */
export const readTotals = (
  db: Database,
  { workspaceId, type, now, ...asked }: FactsRequest & Narrowed,
): Promise<Readonly<Record<string, number | null>>> =>
  readRecent(db, workspaceId, async (trx) => {
    const period = readPeriod(asked, { start: await findWorkspaceStart(trx), end: now });
    return findTotals(trx, type, { period, countedTo: await findCountedTo(trx), ...narrowing(asked) });
  });
