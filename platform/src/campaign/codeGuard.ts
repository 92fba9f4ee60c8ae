import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { createTrustedProxies } from '../http/trustedProxies.ts';
import { createLimiterByKey } from '../shared/limiterByKey.ts';
import { countCode, takeBackCode } from './wrongCodeQueries.ts';
import { createWrongCodesOfAddress } from './wrongCodesOfAddress.ts';
import type { Id } from '../shared/id.ts';

export interface CodeAttempt {
  readonly workspaceId: Id;
  readonly userId: Id;
  readonly address: string;
}

/**
 * Lets a person redeem a code, unless they or their address had too many wrong ones: codes are not found by guessing. Throws
 * RATE_LIMITED with the seconds to wait, before the code is looked at. From an address that had too many, those who have not been
 * wrong themselves still have a try: a right code does not suffer from someone else's attempts.
 */
export type CodeGuard = <T>(attempt: CodeAttempt, redeem: () => Promise<T>) => Promise<T>;

/** Most codes of one person that wait for each other. */
const mostWaitingOfOne = 100;

export function createCodeGuard({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): CodeGuard {
  const ofAddress = createWrongCodesOfAddress(clock);
  // Such an address stands for many people.
  const isTrustedProxy = createTrustedProxies(config.trustedProxies);

  // Each code counts as a wrong one until it is known to be right: several at once would lock out their own person.
  const limitByPerson = createLimiterByKey({ queueLength: mostWaitingOfOne });

  async function guarded<T>({ workspaceId, userId, address }: CodeAttempt, redeem: () => Promise<T>): Promise<T> {
    const now = clock();
    const { lockedUntil, before } = await inWorkspace(db, workspaceId, (trx) =>
      countCode(trx, workspaceId, userId, now),
    );
    const waitUntil = lockedUntil ?? (before > 0 ? ofAddress.fullUntil(address) : null);
    if (waitUntil !== null) {
      throw tooManyCodes(waitUntil, now);
    }
    const takeBack = () => inWorkspace(db, workspaceId, (trx) => takeBackCode(trx, workspaceId, userId));
    try {
      const redeemed = await redeem();
      await takeBack();
      return redeemed;
    } catch (error) {
      if (error instanceof DomainError && error.code === 1500) {
        if (!isTrustedProxy(address)) {
          ofAddress.note(address);
        }
      } else {
        // It was no guess, or nobody knows.
        await takeBack();
      }
      throw error;
    }
  }

  return (attempt, redeem) => limitByPerson(`${attempt.workspaceId} ${attempt.userId}`, () => guarded(attempt, redeem));
}

function tooManyCodes(until: Date, now: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new DomainError('RATE_LIMITED', {
    message: 'Too many wrong codes; wait and try again',
    params: { retryAfterSeconds },
  });
}
