import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/** Now. Rules take the result, never the clock itself. */
export type Clock = () => Date;

/** What every route plugin is given: `FastifyPluginAsyncZod<Deps>`. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
}
