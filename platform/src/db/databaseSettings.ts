/** Settings of the database. */
import { z } from 'zod';
import { ConfigError } from '../shared/configError.ts';
import { count, milliseconds, type ValuesOf } from '../shared/settingKinds.ts';

const address = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://');

export const databaseSettings = {
  DATABASE_URL: address.describe(
    'Login of the server: a member of lectern_app that owns nothing and cannot bypass row-level security.',
  ),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'])
    .default('none')
    .describe('What DATABASE_URL leads to: the database, or a pooler in transaction mode such as PgBouncer.'),
  DATABASE_DIRECT_URL: address
    .optional()
    .describe('The same login past the pooler, for what needs a connection of its own; needed with DATABASE_POOLER.'),
  DATABASE_REPLICA_URL: address
    .optional()
    .describe(
      'The same login at a streaming replica, for reads that may be a moment old; all read from DATABASE_URL when left out.',
    ),
  // Callers say for a minute what they have written, and mirrors read a minute again: both must be far longer.
  DATABASE_REPLICA_LAG_MS: milliseconds
    .max(10_000)
    .default(1_000)
    .describe('How old such a read may be, at most 10,000; while the replica is further behind, DATABASE_URL is read.'),
  DATABASE_OWNER_URL: z
    .string()
    .optional()
    .describe('Login of the owner of the schema; needed by migrations and the seed only, never by the server.'),
  DATABASE_POOL_SIZE: count.default(16).describe('Most connections to the database.'),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(10_000).describe('Longest time of one statement.'),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds.default(5_000).describe('Longest wait for a connection.'),
};

export const databaseConfig = (values: ValuesOf<typeof databaseSettings>) => ({
  database: {
    url: values.DATABASE_URL,
    directUrl: directUrlOf(values),
    pooler: values.DATABASE_POOLER,
    poolSize: values.DATABASE_POOL_SIZE,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    replica:
      values.DATABASE_REPLICA_URL === undefined
        ? undefined
        : { url: values.DATABASE_REPLICA_URL, lagMs: values.DATABASE_REPLICA_LAG_MS },
  },
});

function directUrlOf(values: ValuesOf<typeof databaseSettings>): string {
  if (values.DATABASE_POOLER !== 'none' && values.DATABASE_DIRECT_URL === undefined) {
    throw new ConfigError(
      `Set the variable DATABASE_DIRECT_URL: ${databaseSettings.DATABASE_DIRECT_URL.description ?? ''}`,
    );
  }
  return values.DATABASE_DIRECT_URL ?? values.DATABASE_URL;
}
