import type { Compilable, CompiledQuery, DatabaseConnection, QueryExecutorProvider } from 'kysely';
import type { Trx } from './database.ts';

/** A query of the query builder, or `sql` text. */
type Statement<Row> = Compilable<Row> | { compile(executorProvider: QueryExecutorProvider): CompiledQuery<Row> };

/** What was sent on a connection in its transaction, and is answered in this order. */
const underWay = new WeakMap<DatabaseConnection, Promise<unknown>[]>();

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
  // Within an object, as a promise by itself would be waited for.
  return trx.getExecutor().provideConnection(async (connection) => {
    const answer = connection.executeQuery<Row>(query);
    noteUnderWay(connection, answer);
    return { answer };
  });
}

/** Notes what was sent, for the end of its transaction. A failure is not unhandled: the statements after it and the commit fail with it. */
export function noteUnderWay(connection: DatabaseConnection, answer: Promise<unknown>): void {
  answer.catch(() => undefined);
  const before = underWay.get(connection);
  if (before === undefined) underWay.set(connection, [answer]);
  else before.push(answer);
}

/** What was sent in the transaction that ends now. */
export function takeUnderWay(connection: DatabaseConnection): readonly Promise<unknown>[] {
  const answers = underWay.get(connection) ?? [];
  forgetUnderWay(connection);
  return answers;
}

export function forgetUnderWay(connection: DatabaseConnection): void {
  underWay.delete(connection);
}
