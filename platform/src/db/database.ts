import { Kysely, type KyselyPlugin, type Transaction } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { originOfFailure } from './pipeline.ts';
import { PipelinedClient, PreparingClient } from './preparingClient.ts';
import { readingRequest } from './replica/readingRequest.ts';
import type { Schema } from './schema.ts';
import { WorkspaceDialect, enteringWorkspace } from './workspaceDialect.ts';
import type { Id } from '../shared/id.ts';

export type Database = Kysely<Schema>;
/** A transaction that knows its workspace; every query function takes one. */
export type Trx = Transaction<Schema>;

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  readonly connectTimeoutMs: number;
  /** Whether a pooler stands before the database that lends a connection for one `transaction` only: nothing may outlast it in a session (ADR 0094). */
  readonly pooler?: 'none' | 'transaction';
  /** Receives failures of idle connections, which the pool replaces on its own. */
  readonly onIdleError?: (error: Error) => void;
  /** Receives each connection that was made. */
  readonly onConnect?: (client: PoolClient) => void;
}

const INT8_OID = 20;

/** A pool of connections. Ids and counts (bigint) arrive as JS numbers: the sequence stays far below 2^53. */
export function createDatabase(options: DatabaseOptions): Database {
  const isPooled = options.pooler === 'transaction';
  const settings = settingsOf(options);
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs,
    // A pooler takes no settings with the connection, as it lends those of others.
    ...(isPooled ? {} : { options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' ') }),
    // A database host that vanished answers nothing, not even a refusal: the operating system has to notice.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'lectern-platform',
    // Statements are sent without waiting for the answers to those before them (`pipeline.ts`).
    pipeline: true,
    // A prepared statement would be looked for on a connection that does not have it.
    Client: isPooled ? PipelinedClient : PreparingClient,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID && format !== 'binary'
          ? Number
          : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  if (options.onConnect !== undefined) {
    pool.on('connect', options.onConnect);
  }
  return new Kysely<Schema>({ dialect: new WorkspaceDialect({ pool, settings: isPooled ? settings : [] }) });
}

/** What holds for every statement of a server. */
const settingsOf = ({ statementTimeoutMs }: DatabaseOptions): readonly (readonly [name: string, value: string])[] => [
  ['statement_timeout', String(statementTimeoutMs)],
  ['idle_in_transaction_session_timeout', String(statementTimeoutMs * 2)],
  // A merge join is chosen because it may stop early, at the largest key that the statistics know. Rows that are newer lie behind
  // that, so that exactly the newest learners would read the whole of a large table (ADR 0081).
  ['enable_mergejoin', 'off'],
];

const workspaces = new WeakMap<Trx, Id>();

/**
 * The workspace of a transaction, for the condition that every statement has beside row-level security: what the one forgets, the
 * other still keeps apart.
 */
export function workspaceOf(trx: Trx): Id {
  const workspaceId = workspaces.get(trx);
  if (workspaceId === undefined) {
    throw new Error('This is no transaction of `inWorkspace`');
  }
  return workspaceId;
}

/** The transaction with a plugin, in the same workspace. */
export function withPlugin(trx: Trx, plugin: KyselyPlugin): Trx {
  const other = trx.withPlugin(plugin);
  workspaces.set(other, workspaceOf(trx));
  return other;
}

/**
 * Runs `work` in one transaction of a workspace. Row-level security shows that workspace's rows alone, until the commit.
 * Everything is rolled back when `work` throws.
 */
export function inWorkspace<T>(db: Database, workspaceId: Id, work: (trx: Trx) => Promise<T>): Promise<T> {
  const outcome = transact(db.transaction(), workspaceId, work);
  const request = readingRequest.getStore();
  return request === undefined ? outcome : outcome.finally(() => request.noteTransaction());
}

/** The same for `work` that writes nothing: the database refuses whatever it writes. */
export const readOnlyInWorkspace = <T>(db: Database, workspaceId: Id, work: (trx: Trx) => Promise<T>): Promise<T> =>
  transact(db.transaction().setAccessMode('read only'), workspaceId, work);

const transact = <T>(
  transaction: ReturnType<Database['transaction']>,
  workspaceId: Id,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  enteringWorkspace(workspaceId, () =>
    transaction.execute(async (trx) => {
      workspaces.set(trx, workspaceId);
      try {
        return await work(trx);
      } catch (error) {
        throw await originOfFailure(trx, error);
      }
    }),
  );
