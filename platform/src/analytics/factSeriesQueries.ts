import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { Audience } from './audienceQueries.ts';
import { counted, people, type CountedRange, type Days } from './countedQueries.ts';
import type { FactType, Measure } from './factTypes.ts';
import { additiveMeasures, measureSql, peopleMeasures } from './measureQueries.ts';
import { wholeDays, type Aggregation, type Period } from './periodRules.ts';

export interface SeriesPoint {
  readonly time: Date;
  /** Null for a mean of nothing. */
  readonly value: number | null;
}

export interface SeriesRequest {
  readonly measure: Measure;
  readonly period: Period;
  readonly countedTo: number;
  readonly aggregation: Aggregation;
  readonly courseId: Id | undefined;
  readonly subjectId: Id | undefined;
  readonly audience: Audience;
}

/** The values of a measure bucket by bucket (UTC), buckets without facts too; each bucket by the time it begins. */
export async function findSeries(
  trx: Trx,
  type: FactType,
  { measure, period, countedTo, aggregation, courseId, subjectId, audience }: SeriesRequest,
): Promise<readonly SeriesPoint[]> {
  const isFine = aggregation === 'minute' || aggregation === 'hour';
  const days: Days = isFine ? null : wholeDays(period);
  const byMonth = aggregation === 'month' || aggregation === 'year';
  const range = { period, countedTo, days, byMonth, courseId, subjectId, audience };
  const source = measure.kind === 'people' ? people(trx, measure.who, range) : counted(trx, type, range);
  const value = measureSql(measure) ?? sql`count(distinct person.user_id)`;
  const table = measure.kind === 'people' ? 'person' : 'counted';
  const empty = measure.kind === 'average' ? sql`null::double precision` : sql`0::double precision`;
  const { rows } = await sql<SeriesPoint>`
    select bucket.time at time zone 'UTC' as time, coalesce(found.value, ${empty}) as value
    from generate_series(
      date_trunc(${aggregation}, ${period.start}::timestamptz at time zone 'UTC'),
      ${period.end}::timestamptz at time zone 'UTC' - interval '1 microsecond', ${`1 ${aggregation}`}::interval) as bucket (time)
    left join (
      select date_trunc(${aggregation}, ${sql.ref(`${table}.time`)} at time zone 'UTC') as time, (${value})::double precision as value
      from ${source} group by 1) as found on found.time = bucket.time
    order by bucket.time`.execute(trx);
  return rows;
}

/** Every measure of a type over a whole period. */
export async function findTotals(
  trx: Trx,
  type: FactType,
  range: Omit<CountedRange, 'days' | 'byMonth'>,
): Promise<Readonly<Record<string, number | null>>> {
  const sums = additiveMeasures(type).map(
    ([name, aggregate]) => sql`(${aggregate})::double precision as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(sums)} from ${counted(trx, type, range)}`.execute(trx);
  const totals = { ...rows[0] };
  for (const [name, who] of peopleMeasures(type)) {
    // Telling people apart before they are counted needs no sorting of them all.
    const found = await sql<{ number: number }>`
      select count(*) as number from (select distinct person.user_id from ${people(trx, who, range)}) as different`.execute(
      trx,
    );
    totals[name] = found.rows[0]?.number ?? 0;
  }
  return totals;
}
