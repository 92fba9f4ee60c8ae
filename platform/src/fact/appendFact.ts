import { sql, type Insertable, type QueryCreator } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { post } from '../db/pipeline.ts';
import type { FactTable, Schema } from '../db/schema.ts';

/**
 * What happened; `value` is a count, a score or a duration, whatever the action measures. Its time is that of the thing it counts, which a
 * device or the seed may report later: else lists and figures would tell of different days.
 */
export type Fact = Omit<Insertable<FactTable>, 'fact_id' | 'fact_time'> & { readonly fact_time: Date | string };

/** Appends facts in the transaction of the thing they count, so that neither exists without the other. */
export async function appendFact(trx: Trx, ...facts: readonly Fact[]): Promise<void> {
  if (facts.length > 0) {
    await post(trx, insertFacts(trx, facts));
  }
}

/** The insertion of facts as the last step of a statement that also writes what they count. */
export const insertFacts = (statement: QueryCreator<Schema>, facts: readonly Fact[]) =>
  statement.insertInto('fact').values([...facts]);

/** Makes the monthly partitions of this month and the next ones; called at start. */
export async function ensureFactPartitions(db: Database, monthsAhead = 3): Promise<void> {
  await sql`select ensure_fact_partitions(${monthsAhead}::integer)`.execute(db);
}
