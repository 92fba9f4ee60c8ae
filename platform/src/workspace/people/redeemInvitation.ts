import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { secretTokenHash } from '../../shared/secretToken.ts';
import {
  countsInvitation,
  grantInvitedRights,
  isExpiredInvitation,
  takeInvitation,
  type InvitationKey,
} from './redemptionQueries.ts';
import type { Id } from '../../shared/id.ts';

export interface InvitationRedemption {
  readonly workspaceId: Id;
  /** As it stands in the link of the mail. */
  readonly token: string;
  /** E-mail address of the account that is made or signed in to. */
  readonly username: string;
  readonly now: Date;
}

/** What an account gets by an invitation. */
export interface RedeemedInvitation {
  /** The id of the account: of the one that is there, or the one that a new account must take. */
  readonly userId: Id;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  readonly adminPromised: boolean;
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
  const { workspaceId, username, now } = redemption;
  const invitation = await takeInvitation(trx, keyOf(redemption), username);
  if (invitation === null) {
    throw await refusalOf(trx, redemption);
  }
  const account = await grantInvitedRights(trx, workspaceId, username, invitation, now);
  const userId = account ?? invitation.userId;
  await appendAudit(trx, { workspaceId, action: 'INVITATION_ACCEPTED', actorId: userId, subjectId: userId });
  const { createCourse, createVoucher, adminPromised } = invitation;
  return { userId, createCourse, createVoucher, adminPromised, emailVerifiedTime: now };
}

/**
 * Throws as {@link redeemInvitation} would, and uses nothing up: asked before a name is looked for, so that anyone who makes a token up
 * does not learn who has an account.
 */
export async function assertInvitation(trx: Trx, redemption: InvitationRedemption): Promise<void> {
  if (!(await countsInvitation(trx, keyOf(redemption), redemption.username))) {
    throw await refusalOf(trx, redemption);
  }
}

const keyOf = ({ workspaceId, token, now }: InvitationRedemption): InvitationKey => ({
  workspaceId,
  tokenHash: secretTokenHash(token),
  now,
});

/** 1101 for a token that would count, were it younger. */
async function refusalOf(trx: Trx, redemption: InvitationRedemption): Promise<DomainError> {
  return new DomainError((await isExpiredInvitation(trx, keyOf(redemption))) ? 1101 : 1100);
}
