import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { forgetUnderWay, noteUnderWay, takeUnderWay } from './pipeline.ts';
import type { Id } from '../shared/id.ts';

const workspaceToEnter = new AsyncLocalStorage<number>();
const jobAtWork = new AsyncLocalStorage<number>();
const tokenCalling = new AsyncLocalStorage<CallingToken>();

/** The API token that a request came with, as the audit log tells it. */
export interface CallingToken {
  readonly id: Id;
  readonly name: string;
  /** How it ends, four characters. */
  readonly lastCharacters: string;
}

/** Runs `begin`, which opens a transaction, so that the transaction belongs to the workspace from its first moment. */
export function enteringWorkspace<T>(workspaceId: Id, begin: () => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(workspaceId)) {
    throw new TypeError('A workspace id is a whole number.');
  }
  return workspaceToEnter.run(workspaceId, begin);
}

/** Runs the work of a job: what its transactions note in the audit log belongs to the job. */
export function workingForJob<T>(runId: Id, work: () => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(runId)) {
    throw new TypeError('The id of a job is a whole number.');
  }
  return jobAtWork.run(runId, work);
}

/** Runs what a request with an API token asks for: what its transactions note in the audit log was done by that token. */
export const callingWithToken = <T>({ id, name, lastCharacters }: CallingToken, work: () => T): T =>
  tokenCalling.run({ id, name, lastCharacters }, work);

export interface WorkspaceDialectConfig extends PostgresDialectConfig {
  /** Of each transaction, by name; empty where the connection has them. */
  readonly settings: readonly (readonly [name: string, value: string])[];
}

/**
 * PostgreSQL whose transactions open and enter their workspace together with their first statement, and end together with what was
 * posted last (`pipeline.ts`): each round trip would be felt in every request. Needs connections in pipeline mode.
 */
export class WorkspaceDialect extends PostgresDialect {
  readonly #config: WorkspaceDialectConfig;

  constructor(config: WorkspaceDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new WorkspaceDriver(this.#config);
  }
}

class WorkspaceDriver extends PostgresDriver {
  readonly #settings: readonly string[];

  constructor(config: WorkspaceDialectConfig) {
    super(config);
    this.#settings = config.settings.map(([name, value]) => `set local ${name} = ${value}`);
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const workspaceId = workspaceToEnter.getStore();
    // A statement that came too late for the transaction before is no failure of this one.
    forgetUnderWay(connection);
    if (workspaceId === undefined) {
      await super.beginTransaction(connection, settings);
      if (this.#settings.length > 0) {
        await connection.executeQuery(CompiledQuery.raw(this.#settings.join('; ')));
      }
    } else {
      // Not waited for. Should it fail, then so does the commit; and no statement sees or writes a row without a workspace.
      noteUnderWay(
        connection,
        connection.executeQuery(
          CompiledQuery.raw(
            [
              settings.accessMode === undefined ? 'begin' : `begin ${settings.accessMode}`,
              ...settingsOf(workspaceId, jobAtWork.getStore(), tokenCalling.getStore()),
              ...this.#settings,
            ].join('; '),
          ),
        ),
      );
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const answers = [takeUnderWay(connection), super.commitTransaction(connection)];
    for (const outcome of await Promise.allSettled(answers)) {
      if (outcome.status === 'rejected') {
        throw outcome.reason;
      }
    }
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    forgetUnderWay(connection);
    await super.rollbackTransaction(connection);
  }
}

/** `set`, and not the function that does the same, as a command is not planned. */
const settingsOf = (workspaceId: Id, runId: Id | undefined, token: CallingToken | undefined): readonly string[] => [
  `set local lectern.workspace_id = '${workspaceId}'`,
  ...(runId === undefined ? [] : [`set local lectern.job_run_id = '${runId}'`]),
  // Its name may be any text; a backslash means nothing in such a literal.
  ...(token === undefined ? [] : [`set local lectern.api_token = '${JSON.stringify(token).replaceAll("'", "''")}'`]),
];
