import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { PasswordCheck } from './passwordCheck.ts';
import { findSessionOwner } from './tokenQueries.ts';
import type { Id } from '../shared/id.ts';

/** Minutes after a sign-in in which it counts as a proof on its own, for accounts that have no password. */
const freshSignInMinutes = 10;

export interface ProvingPerson {
  readonly workspaceId: Id;
  readonly userId: Id;
  /** The sign-in that is used. */
  readonly familyId: string;
}

/**
 * Does what a stolen session must not be able to do, in one transaction, once the person has shown again who they are: by the password,
 * or where the account has none by a sign-in at the provider that is fresh. Throws INVALID without a password, 1004 for a wrong one,
 * which counts towards the lockout of the name, and SIGN_IN_AGAIN.
 */
export type IdentityProof = <T>(
  person: ProvingPerson,
  password: string | undefined,
  work: (trx: Trx) => Promise<T>,
) => Promise<T>;

export function createIdentityProof({ db, clock }: Pick<Deps, 'db' | 'clock'>, check: PasswordCheck): IdentityProof {
  return async (person, password, work) => {
    const { workspaceId } = person;
    const owner = await inWorkspace(db, workspaceId, (trx) => findSessionOwner(trx, person));
    if (owner === null) {
      throw new DomainError('UNAUTHENTICATED');
    }
    if (!owner.hasPassword) {
      if (clock().getTime() - owner.signedInTime.getTime() > freshSignInMinutes * 60_000) {
        throw new DomainError('SIGN_IN_AGAIN', { params: { minutes: freshSignInMinutes } });
      }
      return inWorkspace(db, workspaceId, work);
    }
    if (password === undefined) {
      throw invalidField('password', 'is required');
    }
    const checked = await check({ workspaceId, username: owner.username, password }, (trx) => work(trx));
    if (checked.outcome !== 'right') {
      throw new DomainError(1004, {
        ...(checked.outcome === 'locked' ? { message: 'User account is locked' } : {}),
        errors: [{ field: 'password', message: 'is wrong' }],
      });
    }
    return checked.value;
  };
}
