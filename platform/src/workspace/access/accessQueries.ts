import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { lockPerson } from '../people/invitationQueries.ts';
import type { AccessOrigin } from '../people/accessOrigin.ts';

/** Someone with an account or an invitation, who stays as they are until the transaction ends. */
export interface LockedPerson {
  readonly userId: Id;
  /** What `address_key` makes of their address. */
  readonly addressKey: string;
  readonly admin: boolean;
  /** An account without access, or a revoked invitation. */
  readonly isOut: boolean;
  /** Who withdrew the access or revoked the invitation; counts for those who are out. */
  readonly outBy: AccessOrigin | null;
  readonly hasAccount: boolean;
}

/** Notes that someone with an account has no access, and at whose word, or with null that they have it. */
export async function writeLeft(
  trx: Trx,
  workspaceId: Id,
  userId: Id,
  left: { readonly time: Date; readonly by: AccessOrigin } | null,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ left_time: left?.time ?? null, left_by: left?.by ?? null })
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .execute();
}

/**
 * One person, by id, or by that of the invitation which they had before they registered; locked until the transaction ends. Null for
 * nobody.
 */
export async function lockKnownPerson(trx: Trx, workspaceId: Id, userId: Id): Promise<LockedPerson | null> {
  await lockPerson(trx, workspaceId, userId);
  const account = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`(app_user.user_id = ${userId} or app_user.username_key = (
        select invitation.username_key from invitation
        where invitation.workspace_id = ${workspaceId} and invitation.user_id = ${userId}))`,
    )
    .select([
      'app_user.user_id as userId',
      'app_user.username_key as addressKey',
      'app_user.role_admin as admin',
      sql<boolean>`app_user.left_time is not null`.as('isOut'),
      sql<AccessOrigin | null>`app_user.left_by`.as('outBy'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account !== undefined) {
    return { ...account, hasAccount: true };
  }
  const waiting = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.user_id', '=', userId)
    .where('invitation.accepted_time', 'is', null)
    .select([
      'invitation.user_id as userId',
      'invitation.username_key as addressKey',
      sql<boolean>`invitation.revoked_time is not null`.as('isOut'),
      sql<AccessOrigin | null>`invitation.revoked_by`.as('outBy'),
    ])
    .executeTakeFirst();
  return waiting === undefined ? null : { ...waiting, admin: false, hasAccount: false };
}

/** An invitation that was revoked counts again, without rights; its link has to be sent again. */
export async function reopenInvitation(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({
      revoked_time: null,
      revoked_by: null,
      create_course: false,
      create_voucher: false,
      admin_promised: false,
    })
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.user_id', '=', userId)
    .execute();
}
