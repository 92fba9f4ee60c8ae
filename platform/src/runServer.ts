import type { FastifyInstance } from 'fastify';
import { parseConfig, type Config } from './config.ts';
import { createDatabase } from './db/database.ts';
import type { AppOptions } from './provideDeps.ts';
import { ConfigError } from './shared/configError.ts';
import { kindsToDo, takeJobs } from './takeJobs.ts';

const nodeMajor = 24;
const clock = () => new Date();

interface ServerKind {
  readonly build: (options: AppOptions) => Promise<FastifyInstance>;
  readonly portOf: (config: Config) => number;
  /** The variable that names another port. */
  readonly portVariable: string;
  /** Throws a {@link ConfigError} when the server has nothing to do. */
  readonly check?: (kinds: ReadonlySet<string>) => void;
}

/** Runs a server of the platform, and the jobs that it is told to do, until the process is told to end. */
export async function runServer({ build, portOf, portVariable, check }: ServerKind): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < nodeMajor) {
    fail(
      `Node ${nodeMajor} or newer is needed, this is ${process.versions.node}: install it or run npm install in the root folder.`,
    );
  }
  const { config, kinds } = readSettings(check);
  const db = createDatabase({
    ...config.database,
    onIdleError: (error) => app.log.warn({ err: error }, 'an idle database connection was lost'),
  });
  const app = await build({ config, db, clock });

  const stop = async (signal: string): Promise<void> => {
    app.log.info({ signal }, 'stopping');
    const deadline = setTimeout(() => {
      app.log.warn('requests did not end in time');
      process.exit(1);
    }, config.shutdownTimeoutMs);
    stopLooking();
    await app.close();
    await db.destroy();
    clearTimeout(deadline);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(signal));
  }

  // Without its database the server starts all the same and reports itself as not ready: the database may come back.
  const stopLooking = takeJobs({ config, db, clock, jobs: app.jobs, files: app.files }, kinds, app.log);

  const port = portOf(config);
  try {
    await app.listen({ host: config.host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
      throw error;
    }
    fail(`Port ${port} is taken: end the program that uses it, or set ${portVariable} to another one.`);
  }
}

function readSettings(check: ServerKind['check']) {
  try {
    const config = parseConfig(process.env);
    const kinds = kindsToDo(config.jobKinds);
    check?.(kinds);
    return { config, kinds };
  } catch (error) {
    if (error instanceof ConfigError) {
      fail(error.message);
    }
    throw error;
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
