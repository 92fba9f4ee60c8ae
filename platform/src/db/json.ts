import { sql, type RawBuilder } from 'kysely';

/** A jsonb parameter. The driver would send a bare array as an SQL array, hence the text and the cast. */
export const json = (value: unknown): RawBuilder<string> => sql<string>`${JSON.stringify(value)}::jsonb`;
