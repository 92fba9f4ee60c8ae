import type { Compilable, CompiledQuery, DatabaseConnection, QueryExecutorProvider } from 'kysely';
import { DatabaseError } from 'pg';
import type { Trx } from './database.ts';

/** A query of the query builder, or `sql` text. */
type Statement<Row> = Compilable<Row> | { compile(executorProvider: QueryExecutorProvider): CompiledQuery<Row> };

/** Of each connection: when all that was sent in its transaction is answered; rejects with the first failure among it. */
const underWay = new WeakMap<DatabaseConnection, Promise<unknown>>();

/** SQLSTATE of a statement that is refused because one before it failed. */
const inFailedTransaction = '25P02';

/**
 * Sends a statement without waiting for those before it, and answers its rows. Statements that need nothing of each other's
 * answers take one round trip together: `Promise.all([send(trx, first), send(trx, second)])`. The database runs them in the order
 * of the calls, each seeing what was committed before it began; when one fails, those after it fail too.
 */
export async function send<Row>(trx: Trx, statement: Statement<Row>): Promise<readonly Row[]> {
  const { answer } = await begin(trx, statement);
  return (await answer).rows;
}

/** Sends a write whose answer nobody needs. When it fails, the commit of the transaction fails with its error. */
export async function post(trx: Trx, statement: Statement<unknown>): Promise<void> {
  await begin(trx, statement);
}

async function begin<Row>(trx: Trx, statement: Statement<Row>) {
  const query = statement.compile(trx);
  // Within an object, as a promise on its own would be waited for.
  return trx.getExecutor().provideConnection(async (connection) => {
    const answer = connection.executeQuery<Row>(query);
    noteUnderWay(connection, answer);
    return { answer };
  });
}

/** Notes what was sent, for the end of its transaction. A failure is not unhandled: the statements after it and the commit fail with it. */
export function noteUnderWay(connection: DatabaseConnection, answer: Promise<unknown>): void {
  const before = underWay.get(connection) ?? Promise.resolve();
  // One after another, so that of failures that arrive in one packet the first counts. Answers are let go as they come: a long
  // transaction must not keep all that it has read.
  const all = before.then(() => answer).then(() => undefined);
  answer.catch(() => undefined);
  all.catch(() => undefined);
  underWay.set(connection, all);
}

/** What was sent in the transaction that ends now; rejects with the first failure. */
export function takeUnderWay(connection: DatabaseConnection): Promise<unknown> {
  const all = underWay.get(connection) ?? Promise.resolve();
  forgetUnderWay(connection);
  return all;
}

export function forgetUnderWay(connection: DatabaseConnection): void {
  underWay.delete(connection);
}

/**
 * Why a transaction failed: where a statement was refused because one failed that nobody had waited for, the failure of that one says
 * what happened; else the error itself.
 */
export async function originOfFailure(trx: Trx, error: unknown): Promise<unknown> {
  if (!(error instanceof DatabaseError) || error.code !== inFailedTransaction) {
    return error;
  }
  return trx.getExecutor().provideConnection(async (connection) => {
    const [all] = await Promise.allSettled([underWay.get(connection)]);
    return all.status === 'rejected' ? (all.reason as unknown) : error;
  });
}
