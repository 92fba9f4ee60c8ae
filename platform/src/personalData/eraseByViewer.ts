import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { ViewerSession } from '../http/access.ts';
import { createIdentityProof } from '../identity/identityProof.ts';
import type { TokenService } from '../identity/tokenService.ts';
import { erasePersonalData, eraseWithin } from './erasePersonalData.ts';
import type { Id } from '../shared/id.ts';

export interface ErasureByViewer {
  readonly workspaceId: Id;
  /** Who does it, and the sign-in that is used; none by an API token. */
  readonly actorId: Id;
  readonly session: ViewerSession | null;
  /** Who is erased. */
  readonly userId: Id;
  readonly confirmUsername: string;
  /** Of the actor; needed by those who have one and erase themselves. */
  readonly password: string | undefined;
}

/**
 * Erases a person. Anyone who erases themselves shows again who they are, by whichever route: nobody brings an account back. Throws as
 * {@link erasePersonalData} and the proof of identity do.
 */
export function createEraseByViewer(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { check }: Pick<TokenService, 'check'>,
) {
  const prove = createIdentityProof(deps, check);

  return async (request: ErasureByViewer): Promise<void> => {
    const { workspaceId, actorId, session, userId, confirmUsername, password } = request;
    const origin = userId === actorId ? 'SELF' : 'ADMIN';
    const carriedOut = { origin, config: deps.config } as const;
    const erasure = { workspaceId, by: { userId }, confirmUsername, actorId, request: carriedOut, now: deps.clock() };
    if (userId !== actorId) {
      return erasePersonalData(deps.db, erasure);
    }
    if (session === null) {
      throw new DomainError('SIGN_IN_NEEDED');
    }
    const { familyId } = session;
    return prove({ workspaceId, userId, familyId }, password, (trx) => eraseWithin(trx, erasure));
  };
}
