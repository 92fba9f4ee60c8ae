import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../shared/id.ts';

/** Names a person: by their id, or by their e-mail address in any case of letters. */
export type PersonKey = { readonly userId: Id } | { readonly username: string };

/** Whether a row of accounts, or of invitations, is that of a person. */
export const isOf = (table: 'app_user' | 'invitation', by: PersonKey): RawBuilder<boolean> =>
  'userId' in by
    ? sql<boolean>`${sql.ref(`${table}.user_id`)} = ${by.userId}`
    : sql<boolean>`${sql.ref(`${table}.username_key`)} = address_key(${by.username})`;
