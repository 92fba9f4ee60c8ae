import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './job/jobQueue.ts';

/** Now. Rules take the result, never the clock itself. */
export type Clock = () => Date;

/** What every route plugin is given: `FastifyPluginAsyncZod<Deps>`. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  /** What is to happen later. */
  readonly jobs: JobQueue;
}
