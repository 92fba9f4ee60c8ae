import type { Trx } from '../../db/database.ts';
import { makeSecretToken } from '../../shared/secretToken.ts';
import { renewInvitationToken } from './redemptionQueries.ts';
import type { Id } from '../../shared/id.ts';

/** Days that the link of an invitation counts. */
export const invitationDays = 30;
const dayMs = 86_400_000;

export interface IssuedInvitation {
  readonly username: string;
  /** For the link of the mail; only its hash is stored. */
  readonly token: string;
}

/**
 * A fresh token for an invitation, for the mail that is being rendered; the one before stops counting. Null when there is nobody
 * to invite any more: the invitation was revoked, removed or accepted in the meantime.
 */
export async function issueInvitationToken(
  trx: Trx,
  { workspaceId, userId, now }: { workspaceId: Id; userId: Id; now: Date },
): Promise<IssuedInvitation | null> {
  const { token, hash } = makeSecretToken();
  const expiresTime = new Date(now.getTime() + invitationDays * dayMs);
  const username = await renewInvitationToken(trx, { workspaceId, userId, tokenHash: hash, expiresTime });
  return username === null ? null : { username, token };
}
