import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../shared/id.ts';

/** Someone who acts: a person, or a service account. */
export interface ActingAccount {
  readonly workspace_id: Id;
  readonly user_id: Id;
  readonly name: string;
  /** The e-mail address; of a service account, which has none, its name. */
  readonly username: string;
}

/**
 * Everyone who may have done something, for what tells who did it: `app_user` shows people alone (ADR 0090). Deleted service accounts still name
 * what they did.
 */
export const actingAccounts = (): RawBuilder<ActingAccount> => sql<ActingAccount>`(
  select app_user.workspace_id, app_user.user_id, app_user.name, app_user.username from app_user
  union all
  select service_account.workspace_id, service_account.user_id, service_account.name, service_account.name from service_account)`;
