import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import { secretTokenHash } from '../../shared/secretToken.ts';
import { mayLearnOfAccounts } from '../policy.ts';
import { findInvitationByToken } from './invitationQueries.ts';
import { findAccount } from './peopleQueries.ts';
import type { Id } from '../../shared/id.ts';

/** Whom the link of a mail invites. Throws 1100 for a token that does not count, 1101 for one that is too old. */
export async function readInvitation(
  { db, clock }: Deps,
  workspaceId: Id,
  token: string,
): Promise<{ username: string; name: string | null; registered: boolean }> {
  const found = await inWorkspace(db, workspaceId, (trx) =>
    findInvitationByToken(trx, workspaceId, secretTokenHash(token)),
  );
  if (found === null) {
    throw new DomainError(1100);
  }
  if (found.expiresTime <= clock()) {
    throw new DomainError(1101);
  }
  return { username: found.username, name: found.name, registered: found.registered };
}

/**
 * The user with an address, for admins. Everyone else gets 1001 after the same work, so that neither the answer nor its time tells
 * who has an account (OP-30).
 */
export async function searchByUsername(
  { db }: Deps,
  workspaceId: Id,
  username: string,
  viewer: Viewer | null,
): Promise<{ id: Id; username: string; name: string }> {
  const found = await inWorkspace(db, workspaceId, (trx) => findAccount(trx, workspaceId, username));
  if (found === null || !mayLearnOfAccounts(viewer)) {
    throw new DomainError(1001);
  }
  return found;
}
