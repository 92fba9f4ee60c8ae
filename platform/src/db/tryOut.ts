import { sql } from 'kysely';
import type { Trx } from './database.ts';

/** Does some work and takes it back, so that nothing but what it answers is left of it. What it throws is thrown on. */
export async function tryOut<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint before_trying`.execute(trx);
  const outcome = await work();
  await sql`rollback to savepoint before_trying`.execute(trx);
  return outcome;
}
