/** Measures as SQL over the relations of `countedQueries.ts`; those of people are counted apart. */
import { sql, type RawBuilder } from 'kysely';
import { measuresOf, type FactType, type Measure } from './factTypes.ts';

/** An aggregate over `counted`; null for a measure of people. */
export function measureSql(measure: Measure): RawBuilder<unknown> | null {
  switch (measure.kind) {
    case 'count':
      return sql`coalesce(sum(counted.fact_count) filter (where counted.action = any(${measure.actions}::text[])), 0)::bigint`;
    case 'sum':
      return sql`coalesce(sum(counted.value_sum) filter (where counted.action = ${measure.action}), 0)`;
    case 'average':
      return sql`sum(counted.value_sum) filter (where counted.action = ${measure.action})
        / nullif(sum(counted.fact_count) filter (where counted.action = ${measure.action}), 0)::double precision`;
    case 'people':
      return null;
  }
}

/** Name and aggregate of the measures of a type that are no people. */
export const additiveMeasures = (type: FactType): readonly (readonly [string, RawBuilder<unknown>])[] =>
  measuresOf(type).flatMap(([name, measure]) => {
    const aggregate = measureSql(measure);
    return aggregate === null ? [] : [[name, aggregate] as const];
  });

/** Name and kind of the measures of people. */
export const peopleMeasures = (type: FactType): readonly (readonly [string, 'active' | 'seeing'])[] =>
  measuresOf(type).flatMap(([name, measure]) => (measure.kind === 'people' ? [[name, measure.who] as const] : []));
