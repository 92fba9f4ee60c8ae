import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { endResetTokens } from '../resetQueries.ts';
import { deleteTokensOf } from '../apiToken/apiTokenQueries.ts';
import { revokeFamilies } from '../tokenQueries.ts';
import type { Realm } from './realms.ts';
import type { Id } from '../../shared/id.ts';

/** The account that a person of a provider is linked to, or null. */
export async function findLinkedUser(trx: Trx, workspaceId: Id, realm: Realm, subject: string): Promise<Id | null> {
  const row = await trx
    .selectFrom('external_identity')
    .where('external_identity.workspace_id', '=', workspaceId)
    .where('external_identity.realm', '=', realm)
    .where('external_identity.subject', '=', subject)
    .select('external_identity.user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Links a person of a provider to an account. False when they are linked already, which a simultaneous sign-in may have done. */
export async function linkIdentity(
  trx: Trx,
  values: { workspaceId: Id; realm: Realm; subject: string; userId: Id; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('external_identity')
    .values({
      workspace_id: values.workspaceId,
      realm: values.realm,
      subject: values.subject,
      user_id: values.userId,
      created_time: values.now,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'realm', 'subject']).doNothing())
    .returning('external_identity.user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets who is who at a provider, with the sign-ins that are under way. They are linked again by their e-mail addresses. */
export async function forgetIdentitiesOfRealm(trx: Trx, workspaceId: Id, realm: Realm): Promise<void> {
  await trx
    .deleteFrom('external_identity')
    .where('external_identity.workspace_id', '=', workspaceId)
    .where('external_identity.realm', '=', realm)
    .execute();
  await trx
    .deleteFrom('external_sign_in')
    .where('external_sign_in.workspace_id', '=', workspaceId)
    .where('external_sign_in.realm', '=', realm)
    .execute();
}

export interface AccountOfAddress {
  readonly userId: Id;
  /** Whether its owner has ever proven to receive mail at the address. */
  readonly addressProven: boolean;
}

/** The account with an e-mail address, in any case of letters, locked until the transaction ends; null when there is none. */
export async function lockAccountOfAddress(trx: Trx, workspaceId: Id, email: string): Promise<AccountOfAddress | null> {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where(sql<boolean>`app_user.username_key = address_key(${email})`)
    .select(['app_user.user_id', 'app_user.email_verified_time'])
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { userId: row.user_id, addressProven: row.email_verified_time !== null };
}

/**
 * Hands an account over to anyone who has just proven its address: its maker, who gave no proof, loses the password, every
 * sign-in, every API token and every reset that is under way.
 */
export async function handOver(trx: Trx, workspaceId: Id, userId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ password_hash: null, email_verified_time: now })
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
  await revokeFamilies(trx, { workspaceId, userId, now });
  await deleteTokensOf(trx, userId);
  await endResetTokens(trx, workspaceId, userId, now);
}
