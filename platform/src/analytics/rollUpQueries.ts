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

/** Counts the facts of the transactions from `from` up to and without `end`, by day and by month, and says so. */
export async function countFacts(trx: Trx, from: number, end: number): Promise<void> {
  const workspaceId = workspaceOf(trx);
  for (const unit of ['day', 'month'] as const) {
    const time = sql`date_trunc(${sql.lit(unit)}, fact_time at time zone 'UTC')::date`;
    await addFacts(
      trx,
      unit,
      sql`
      select workspace_id, type, ${time}, coalesce(course_id, 0), ${subject}, action, count(*), sum(coalesce(value, 0))
      from fact where workspace_id = ${workspaceId} and written_in >= ${from} and written_in < ${end}
      group by 1, 2, 3, 4, 5, 6
      order by 1, 2, 3, 4, 5, 6`,
    );
    await addPeople(
      trx,
      unit,
      sql`
      select workspace_id, coalesce(course_id, 0), ${time}, user_id,
        count(*) filter (where type = 'lecture' and action = 'seen')
      from fact where workspace_id = ${workspaceId} and written_in >= ${from} and written_in < ${end} and user_id is not null
      group by 1, 2, 3, 4
      order by 1, 2, 3, 4`,
    );
  }
  await sql`update facts_counted set rolled_up_to = ${end} where workspace_id = ${workspaceId}`.execute(trx);
}

type Unit = 'day' | 'month';

async function addFacts(trx: Trx, unit: Unit, facts: RawBuilder<unknown>): Promise<void> {
  const name = `facts_by_${unit}`;
  await sql`
    insert into ${sql.table(name)} as counted
      (workspace_id, type, ${sql.ref(unit)}, course_id, subject_id, action, fact_count, value_sum) ${facts}
    on conflict on constraint ${sql.ref(`${name}_pkey`)} do update set
      fact_count = counted.fact_count + excluded.fact_count, value_sum = counted.value_sum + excluded.value_sum`.execute(
    trx,
  );
}

async function addPeople(trx: Trx, unit: Unit, people: RawBuilder<unknown>): Promise<void> {
  const name = `people_by_${unit}`;
  await sql`
    insert into ${sql.table(name)} as counted (workspace_id, course_id, ${sql.ref(unit)}, user_id, seen_count) ${people}
    on conflict on constraint ${sql.ref(`${name}_pkey`)} do update set
      seen_count = counted.seen_count + excluded.seen_count`.execute(trx);
}
