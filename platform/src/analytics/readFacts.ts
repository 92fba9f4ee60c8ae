import { inWorkspace, type Database } from '../db/database.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { rsqlWhere } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import { factSelectors, findFactRows, orderOfFacts } from './factListQueries.ts';
import { findSeries, type SeriesPoint } from './factSeriesQueries.ts';
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

export interface FactListRow {
  readonly id: Id | null;
  readonly name: string | null;
  readonly courseId: Id | null;
  readonly courseName: string | null;
  readonly count: number;
  readonly [measure: string]: number | string | null;
}

/** A page of what a type of facts came to (REST-71…78, ANLY-10, ANLY-12). Throws INVALID. */
export const listFacts = (
  db: Database,
  {
    workspaceId,
    type,
    now,
    ...asked
  }: FactsRequest & { q?: string | undefined; sort: readonly string[]; page: PageRequest },
): Promise<PageRows<FactListRow>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const period = readPeriod(asked, { start: await findWorkspaceStart(trx), end: now });
    const found = await findFactRows(trx, type, {
      period,
      condition: rsqlWhere(asked.q, factSelectors),
      order: orderOfFacts(type, asked.sort),
      page: asked.page,
    });
    const { nameOf, courseNameOf } = await loadSubjectNames(trx, type, found.rows);
    const rows = found.rows.map((row) => ({
      ...row.measures,
      id: type === 'workspace' ? workspaceId : row.subject_id || null,
      name: nameOf(row),
      courseId: row.course_id || null,
      courseName: courseNameOf(row),
      count: row.measures[mainMeasure(type)] ?? 0,
    }));
    return { ...found, rows };
  });

/** One measure step by step (REST-79, ANLY-11). Throws INVALID. */
export const readSeries = (
  db: Database,
  {
    workspaceId,
    type,
    now,
    ...asked
  }: FactsRequest & { measure: string; aggregation: Aggregation; courseId?: Id | undefined },
): Promise<readonly SeriesPoint[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const period = readPeriod(asked, { start: await findWorkspaceStart(trx), end: now });
    assertDrawable(period, asked.aggregation);
    const measure = measuresOf(type).find(([name]) => name === asked.measure)?.[1];
    return measure === undefined
      ? []
      : findSeries(trx, type, { measure, period, aggregation: asked.aggregation, courseId: asked.courseId });
  });

/** Every measure over the whole period. Throws INVALID. */
export const readTotals = (
  db: Database,
  { workspaceId, type, now, ...asked }: FactsRequest & { courseId?: Id | undefined },
): Promise<Readonly<Record<string, number | null>>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const period = readPeriod(asked, { start: await findWorkspaceStart(trx), end: now });
    const totals: Record<string, number | null> = {};
    for (const [name, measure] of measuresOf(type)) {
      const [point] = await findSeries(trx, type, { measure, period, aggregation: null, courseId: asked.courseId });
      totals[name] = point?.value ?? null;
    }
    return totals;
  });
