import { appendAudit, keyedNameHash, type AuditEntry } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createLimiterByKey } from '../shared/limiterByKey.ts';
import { clearAttempts, countAttempt, takeBackAttempt, type CountedAttempt } from './lockoutQueries.ts';
import type { PasswordHasher } from './passwordHash.ts';
import { findCredentials, stillHasPassword, type Credentials } from './tokenQueries.ts';
import type { Id } from '../shared/id.ts';
import { addressKey } from '../shared/address.ts';

export interface PasswordAttempt {
  readonly workspaceId: Id;
  readonly username: string;
  readonly password: string;
}

export type Checked<T> = { readonly outcome: 'right'; readonly value: T } | { readonly outcome: 'wrong' | 'locked' };

/**
 * Looks whether a password is that of a name, and does `whenRight` in one transaction if so. A name that is known and one that is
 * not have the same answer and the same work done; a fifth failure in a row locks the name for 15 minutes (OP-09). Every refusal
 * stands in the audit log.
 */
export type PasswordCheck = <T>(
  attempt: PasswordAttempt,
  whenRight: (trx: Trx, userId: Id) => Promise<T>,
) => Promise<Checked<T>>;

/** Most attempts of one name that wait for each other. */
const mostWaitingOfOne = 50;

export function createPasswordCheck(
  { config, db, clock }: Omit<Deps, 'jobs'>,
  passwords: PasswordHasher,
): PasswordCheck {
  // Each attempt counts as a failure until its password is known to be right: several at once would lock out their own user.
  const limitByName = createLimiterByKey({ queueLength: mostWaitingOfOne });

  async function check<T>(
    { workspaceId, username, password }: PasswordAttempt,
    whenRight: (trx: Trx, userId: Id) => Promise<T>,
  ): Promise<Checked<T>> {
    passwords.assertRoom();
    const { counted, credentials } = await inWorkspace(db, workspaceId, async (trx) => ({
      counted: await countAttempt(trx, workspaceId, username, clock()),
      credentials: await findCredentials(trx, workspaceId, username),
    }));
    if (counted.allowed && (await isRight()) && credentials) {
      const value = await finish(credentials);
      if (value !== undefined) {
        return { outcome: 'right', value: value.of };
      }
    }
    await inWorkspace(db, workspaceId, (trx) => appendAudit(trx, ...refusalEntries(counted, credentials)));
    return { outcome: counted.allowed ? 'wrong' : 'locked' };

    /** No transaction is open while the hash is computed: connections are few. */
    async function isRight(): Promise<boolean> {
      try {
        return await passwords.verify(password, credentials?.passwordHash ?? null);
      } catch (error) {
        // The queue of hashes filled up in the meantime: nothing was guessed.
        await inWorkspace(db, workspaceId, (trx) => takeBackAttempt(trx, workspaceId, username, counted));
        throw error;
      }
    }

    /** Undefined when the password was changed while it was compared. */
    async function finish(found: Credentials): Promise<{ of: T } | undefined> {
      try {
        return await inWorkspace(db, workspaceId, async (trx) => {
          if (!(await stillHasPassword(trx, workspaceId, found))) {
            return undefined;
          }
          await clearAttempts(trx, workspaceId, username);
          return { of: await whenRight(trx, found.userId) };
        });
      } catch (error) {
        // What was to be done is refused, but the password was right: that is no failure of the name.
        await inWorkspace(db, workspaceId, (trx) => clearAttempts(trx, workspaceId, username));
        throw error;
      }
    }

    function refusalEntries({ allowed, locks }: CountedAttempt, found: Credentials | null): AuditEntry[] {
      const about = {
        workspaceId,
        ...(found === null ? {} : { subjectId: found.userId }),
      };
      const name = found === null ? { name: keyedNameHash(config, workspaceId, username) } : {};
      return [
        { ...about, action: 'SIGN_IN_REFUSED', details: { ...name, reason: allowed ? 'password' : 'locked' } },
        ...(locks ? [{ ...about, action: 'LOCKED' as const, details: name }] : []),
      ];
    }
  }

  return (attempt, whenRight) =>
    limitByName(`${attempt.workspaceId} ${addressKey(attempt.username)}`, () => check(attempt, whenRight));
}
