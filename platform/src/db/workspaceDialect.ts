import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

const workspaceToEnter = new AsyncLocalStorage<number>();

/** Runs `begin`, which opens a transaction, so that the transaction belongs to the workspace from its first moment. */
export function enteringWorkspace<T>(workspaceId: number, begin: () => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(workspaceId)) {
    throw new TypeError('A workspace id is a whole number.');
  }
  return workspaceToEnter.run(workspaceId, begin);
}

/** PostgreSQL whose transactions open and enter their workspace in one round trip; two would be felt in every request. */
export class WorkspaceDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new WorkspaceDriver(this.#config);
  }
}

class WorkspaceDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const workspaceId = workspaceToEnter.getStore();
    if (workspaceId === undefined) {
      await super.beginTransaction(connection, settings);
    } else {
      await connection.executeQuery(
        CompiledQuery.raw(`begin; select set_config('lectern.workspace_id', '${workspaceId}', true)`),
      );
    }
  }
}
