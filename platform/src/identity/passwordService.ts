import { appendAudit, keyedNameHash } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import { deleteTokensBeforeProof } from './apiToken/apiTokenQueries.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { enqueueMail } from '../mail/order/enqueueMail.ts';
import { mayGetMail } from '../mail/order/mailAllowance.ts';
import { clearAttempts } from './lockoutQueries.ts';
import type { PasswordCheck } from './passwordCheck.ts';
import type { PasswordHasher } from './passwordHash.ts';
import { endResetTokens, findResetToken, takeResetToken } from './resetQueries.ts';
import { decideReset } from './resetRules.ts';
import { secretTokenHash } from '../shared/secretToken.ts';
import { revokeFamilies } from './tokenQueries.ts';
import { findUsername, setPassword } from './userQueries.ts';
import type { Id } from '../shared/id.ts';

export interface PasswordService {
  /**
   * Orders a mail with a link to choose a new password (REST-08). Whether there is an account is looked up when the mail is
   * rendered: here a known and an unknown name are the same. Beyond three an hour for a name nothing is ordered.
   */
  requestReset(workspaceId: Id, username: string): Promise<void>;
  /** Sets the password by the token of such a mail (REST-09). Throws 1100 for a token that is unknown or used, 1101 for one too old. */
  redeemReset(workspaceId: Id, token: string, password: string): Promise<void>;
  /**
   * Sets the password of a signed-in person and ends their other sign-ins. Throws 1004 for a wrong current password; that counts
   * towards the lockout of the name.
   */
  change(person: Person, currentPassword: string, password: string): Promise<void>;
}

export interface Person {
  readonly workspaceId: Id;
  readonly userId: Id;
  /** The sign-in that stays. */
  readonly familyId: string;
}

export function createPasswordService(
  { config, db, clock, jobs }: Deps,
  { passwords, check }: { passwords: PasswordHasher; check: PasswordCheck },
): PasswordService {
  return {
    requestReset: (workspaceId, username) =>
      inWorkspace(db, workspaceId, async (trx) => {
        const now = clock();
        const mail = { workspaceId, kind: 'RESET_PW', recipient: username, now } as const;
        const allowed = await mayGetMail(trx, mail);
        if (allowed) {
          await enqueueMail(jobs, trx, mail);
        }
        const details = { name: keyedNameHash(config, workspaceId, username), sent: allowed };
        await appendAudit(trx, { workspaceId, action: 'PASSWORD_RESET_REQUESTED', details });
      }),

    async redeemReset(workspaceId, token, password) {
      const tokenHash = secretTokenHash(token);
      const state = await inWorkspace(db, workspaceId, (trx) => findResetToken(trx, workspaceId, tokenHash));
      const decision = decideReset(state, clock());
      if (decision !== 'redeem') {
        throw new DomainError(decision === 'expired' ? 1101 : 1100);
      }
      const passwordHash = await passwords.hash(password);
      await inWorkspace(db, workspaceId, async (trx) => {
        const now = clock();
        const person = await takeResetToken(trx, workspaceId, tokenHash, now);
        if (person === null) {
          throw new DomainError(1100);
        }
        const { userId, username } = person;
        await applyPassword(jobs, trx, { workspaceId, userId, username, passwordHash, provesEmail: true, now });
        const about = { workspaceId, actorId: userId, subjectId: userId };
        await appendAudit(trx, { ...about, action: 'PASSWORD_RESET' });
        const lockedUntil = await clearAttempts(trx, workspaceId, username);
        if (lockedUntil !== null && lockedUntil > now) {
          await appendAudit(trx, { ...about, action: 'UNLOCKED' });
        }
      });
    },

    async change({ workspaceId, userId, familyId }, currentPassword, password) {
      const username = await inWorkspace(db, workspaceId, (trx) => findUsername(trx, workspaceId, userId));
      if (username === null) {
        throw new DomainError(1001);
      }
      // First: once the current password is known to be right nothing may come between, least of all a reset by the owner.
      const passwordHash = await passwords.hash(password);
      const checked = await check({ workspaceId, username, password: currentPassword }, async (trx) => {
        await applyPassword(jobs, trx, { workspaceId, userId, username, passwordHash, keep: familyId, now: clock() });
        await appendAudit(trx, { workspaceId, action: 'PASSWORD_CHANGED', actorId: userId, subjectId: userId });
      });
      if (checked.outcome !== 'right') {
        throw new DomainError(1004, checked.outcome === 'locked' ? { message: 'User account is locked' } : {});
      }
    },
  };
}

/** Everything that follows from a new password: other ways in are closed, and its owner is told. */
async function applyPassword(
  jobs: Deps['jobs'],
  trx: Trx,
  change: {
    workspaceId: Id;
    userId: Id;
    username: string;
    passwordHash: string;
    /** Whether the person came by a link that was mailed to them. */
    provesEmail?: boolean;
    /** The sign-in that stays. */
    keep?: string;
    now: Date;
  },
): Promise<void> {
  const { workspaceId, userId, username, passwordHash, provesEmail = false, keep, now } = change;
  if (provesEmail) {
    await deleteTokensBeforeProof(trx, userId);
  }
  // Before the sessions are revoked, as a sign-in that continues at this moment holds the row: its session is there by then.
  await setPassword(trx, { workspaceId, userId, passwordHash, provesEmail, now });
  await revokeFamilies(trx, { workspaceId, userId, now, ...(keep === undefined ? {} : { except: keep }) });
  await endResetTokens(trx, workspaceId, userId, now);
  const mail = { workspaceId, kind: 'PASSWORD_CHANGED', recipient: username, params: { userId }, now } as const;
  // Anyone who registered with a stranger's address could fill their mailbox by changing the password again and again.
  if (await mayGetMail(trx, mail)) {
    await enqueueMail(jobs, trx, mail);
  }
}
