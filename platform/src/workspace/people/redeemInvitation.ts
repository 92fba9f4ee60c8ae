import { sql } from 'kysely';
import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { secretTokenHash } from '../../shared/secretToken.ts';

export interface InvitationRedemption {
  readonly workspaceId: number;
  /** As it stands in the link of the mail. */
  readonly token: string;
  /** E-mail address of the account that is made or signed in to. */
  readonly username: string;
  readonly now: Date;
}

/** What an account gets by an invitation. */
export interface RedeemedInvitation {
  /** The id of the account: of the one that is there, or the one that a new account must take. */
  readonly userId: number;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  /** The token came to the address by mail: the account is proven to be its owner's. */
  readonly emailVerifiedTime: Date;
}

/**
 * Uses up an invitation, within the transaction of the sign-in or the registration (OP-30). An account that is there gets its
 * rights at once; a new one must be inserted afterwards with exactly what is answered. Throws 1100 for a token that is
 * unknown, used, revoked, replaced or for another address, 1101 for one that is too old: the transaction must then be rolled
 * back, so that nothing happens.
 */
export async function redeemInvitation(trx: Trx, redemption: InvitationRedemption): Promise<RedeemedInvitation> {
  const { workspaceId, now } = redemption;
  const invitation = await takeInvitation(trx, redemption);
  const account = await trx
    .updateTable('app_user')
    .set({
      create_course: sql<boolean>`app_user.create_course or ${invitation.create_course}`,
      create_voucher: sql<boolean>`app_user.create_voucher or ${invitation.create_voucher}`,
      email_verified_time: sql<Date>`coalesce(app_user.email_verified_time, ${now}::timestamptz)`,
    })
    .where('app_user.workspace_id', '=', workspaceId)
    .where(sql<boolean>`app_user.username_key = lower(${redemption.username})`)
    .returning('app_user.user_id')
    .executeTakeFirst();
  const userId = account?.user_id ?? invitation.user_id;
  await appendAudit(trx, { workspaceId, action: 'INVITATION_ACCEPTED', actorId: userId, subjectId: userId });
  return {
    userId,
    createCourse: invitation.create_course,
    createVoucher: invitation.create_voucher,
    emailVerifiedTime: now,
  };
}

/**
 * Throws as {@link redeemInvitation} would, and uses nothing up: asked before a name is looked for, so that whoever makes a token up
 * does not learn who has an account.
 */
export async function assertInvitation(trx: Trx, redemption: InvitationRedemption): Promise<void> {
  const { workspaceId, token, username, now } = redemption;
  const hash = secretTokenHash(token);
  const row = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.token_hash', '=', hash)
    .where(sql<boolean>`invitation.username_key = lower(${username})`)
    .where('invitation.accepted_time', 'is', null)
    .where('invitation.revoked_time', 'is', null)
    .where('invitation.expires_time', '>', now)
    .select('invitation.user_id')
    .executeTakeFirst();
  if (row === undefined) {
    throw await refusalOf(trx, redemption, hash);
  }
}

/** One statement, so that of two that use the token at once one is refused. */
async function takeInvitation(trx: Trx, redemption: InvitationRedemption) {
  const { workspaceId, token, username, now } = redemption;
  const hash = secretTokenHash(token);
  const taken = await trx
    .updateTable('invitation')
    .set({ accepted_time: now })
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.token_hash', '=', hash)
    .where(sql<boolean>`invitation.username_key = lower(${username})`)
    .where('invitation.accepted_time', 'is', null)
    .where('invitation.revoked_time', 'is', null)
    .where('invitation.expires_time', '>', now)
    .returning(['invitation.user_id', 'invitation.create_course', 'invitation.create_voucher'])
    .executeTakeFirst();
  if (taken === undefined) {
    throw await refusalOf(trx, redemption, hash);
  }
  return taken;
}

/** 1101 for a token that would count, were it younger. */
async function refusalOf(trx: Trx, { workspaceId, now }: InvitationRedemption, hash: Buffer): Promise<DomainError> {
  const row = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.token_hash', '=', hash)
    .where('invitation.accepted_time', 'is', null)
    .where('invitation.revoked_time', 'is', null)
    .where('invitation.expires_time', '<=', now)
    .select('invitation.user_id')
    .executeTakeFirst();
  return new DomainError(row === undefined ? 1100 : 1101);
}
