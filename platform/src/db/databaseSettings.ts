/** Settings of the database. */
import { z } from 'zod';
import { count, milliseconds, type ValuesOf } from '../shared/settingKinds.ts';

export const databaseSettings = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .describe('Login of the server: a member of lectern_app that owns nothing and cannot bypass row-level security.'),
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
    poolSize: values.DATABASE_POOL_SIZE,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
  },
});
