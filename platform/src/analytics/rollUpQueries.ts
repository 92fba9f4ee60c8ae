import { sql, type RawBuilder } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { subject } from './countedQueries.ts';

/** Workspaces that have facts which are not counted yet. */
export async function findWorkspacesWithNewFacts(db: Database): Promise<readonly Id[]> {
  const { rows } = await sql<{ id: Id }>`select id from workspaces_with_new_facts() as found (id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Up to which transaction the facts are counted, held against other roll-ups of the workspace until the commit. */
export async function lockRollUp(trx: Trx): Promise<number> {
  const workspaceId = workspaceOf(trx);
  await sql`insert into facts_counted (workspace_id) values (${workspaceId}) on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ rolledUpTo: number }>`
    select rolled_up_to as "rolledUpTo" from facts_counted where workspace_id = ${workspaceId} for update`.execute(trx);
  return rows[0]?.rolledUpTo ?? 0;
}

/**
 * The transaction up to which facts may be counted: all before it have ended. At most about `most` facts lie before it, all facts of
 * one transaction together.
 */
export async function findRollUpEnd(trx: Trx, from: number, most: number): Promise<number> {
  const { rows } = await sql<{ ended: number; bounded: number | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as ended, (
      select fact.written_in + 1 from fact
      where fact.workspace_id = ${workspaceOf(trx)} and fact.written_in >= ${from}
      order by fact.written_in offset ${most} limit 1) as bounded`.execute(trx);
  const [row] = rows;
  return row === undefined ? from : Math.min(row.ended, row.bounded ?? row.ended);
}

/**
 * Counts the facts of the transactions from `from` up to and without `end`, by day and by month, and says so. Each fact is read once for
 * what happened and once for who did it; months are summed up from the days.
 */
export async function countFacts(trx: Trx, from: number, end: number): Promise<void> {
  const workspaceId = workspaceOf(trx);
  const facts = sql`fact where workspace_id = ${workspaceId} and written_in >= ${from} and written_in < ${end}`;
  const day = sql`(fact_time at time zone 'UTC')::date`;
  // Groups of a hundred thousand facts fit into it, and are sorted on disk otherwise.
  await sql`set local work_mem = '64MB'`.execute(trx);
  await sql`
    with counted as materialized (
      select type, ${day} as day, coalesce(course_id, 0) as course_id, ${subject} as subject_id, action,
        count(*) as fact_count, sum(coalesce(value, 0)) as value_sum
      from ${facts} group by 1, 2, 3, 4, 5
    ), by_day as (${addFacts(workspaceId, 'day')}), by_month as (${addFacts(workspaceId, 'month')})
    select`.execute(trx);
  await sql`
    with counted as materialized (
      select coalesce(course_id, 0) as course_id, ${day} as day, user_id,
        count(*) filter (where type = 'lecture' and action = 'seen') as seen_count
      from ${facts} and user_id is not null group by 1, 2, 3
    ), by_day as (${addPeople(workspaceId, 'day')}), by_month as (${addPeople(workspaceId, 'month')})
    select`.execute(trx);
  await sql`update facts_counted set rolled_up_to = ${end} where workspace_id = ${workspaceId}`.execute(trx);
}

type Unit = 'day' | 'month';

/** The day of `counted`, or the first of its month. */
const dayOf = (unit: Unit): RawBuilder<unknown> =>
  unit === 'day' ? sql`counted.day` : sql`date_trunc('month', counted.day)::date`;

/** Rows in the order of the key, so that two that add to the same ones do not wait for each other. */
const addFacts = (workspaceId: Id, unit: Unit): RawBuilder<unknown> => {
  const name = `facts_by_${unit}`;
  return sql`
    insert into ${sql.table(name)} as sums
      (workspace_id, type, ${sql.ref(unit)}, course_id, subject_id, action, fact_count, value_sum)
    select ${workspaceId}, counted.type, ${dayOf(unit)}, counted.course_id, counted.subject_id, counted.action,
      sum(counted.fact_count), sum(counted.value_sum)
    from counted group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
    on conflict on constraint ${sql.ref(`${name}_pkey`)} do update set
      fact_count = sums.fact_count + excluded.fact_count, value_sum = sums.value_sum + excluded.value_sum`;
};

const addPeople = (workspaceId: Id, unit: Unit): RawBuilder<unknown> => {
  const name = `people_by_${unit}`;
  return sql`
    insert into ${sql.table(name)} as sums (workspace_id, course_id, ${sql.ref(unit)}, user_id, seen_count)
    select ${workspaceId}, counted.course_id, ${dayOf(unit)}, counted.user_id, sum(counted.seen_count)
    from counted group by 2, 3, 4 order by 2, 3, 4
    on conflict on constraint ${sql.ref(`${name}_pkey`)} do update set
      seen_count = sums.seen_count + excluded.seen_count`;
};
