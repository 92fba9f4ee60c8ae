import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { OAuthError } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import { createTurnsByKey } from '../turnsByKey.ts';
import { accessTokenSeconds, createAccessTokens } from './accessToken.ts';
import { clearAttempts, countAttempt } from './lockoutQueries.ts';
import { createPasswordHasher, type PasswordHasher } from './passwordHash.ts';
import { decideRefresh } from './refreshRules.ts';
import { createRefreshTokens, refreshTokenDays } from './refreshToken.ts';
import { findCredentials, insertFamily, lockRefreshToken, revokeFamily, rotateRefreshToken } from './tokenQueries.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds that the access token is valid. */
  readonly expiresIn: number;
}

export interface TokenService {
  readonly passwords: PasswordHasher;
  /** Throws OAuthError: a wrong pair is 'Bad credentials', a fifth failure in a row locks for 15 minutes (OP-09). */
  signIn(workspaceId: number, username: string, password: string): Promise<TokenPair>;
  /** Throws OAuthError 1100 for a token that is unknown, revoked or misused, 1101 for one that is too old (OP-11). */
  refresh(workspaceId: number, refreshToken: string): Promise<TokenPair>;
  signOut(workspaceId: number, familyId: string): Promise<void>;
}

interface Issued {
  readonly userId: number;
  readonly familyId: string;
  readonly tokenId: string;
}

const dayMs = 86_400_000;
/** Most sign-ins of one username that wait for each other. */
const mostWaitingOfOne = 50;

/** Sign-in by password, rotation of refresh tokens, sign-out. */
export function createTokenService({ config, db, clock }: Deps): TokenService {
  const passwords = createPasswordHasher(config.passwordHash);
  const accessTokens = createAccessTokens(config.tokenSecret, clock);
  const refreshTokens = createRefreshTokens(config.tokenSecret);
  // Each attempt counts as a failure until its password is known to be right: several at once would lock out their own user.
  const inTurnOfName = createTurnsByKey({ queueLength: mostWaitingOfOne });

  async function toPair(workspaceId: number, { userId, familyId, tokenId }: Issued): Promise<TokenPair> {
    return {
      accessToken: await accessTokens.issue({ workspaceId, userId, familyId, tokenId }),
      refreshToken: refreshTokens.tokenOf(workspaceId, tokenId),
      expiresIn: accessTokenSeconds,
    };
  }

  async function attempt(workspaceId: number, username: string, password: string): Promise<TokenPair> {
    const now = clock();
    passwords.assertRoom();
    const { allowed, credentials } = await inWorkspace(db, workspaceId, async (trx) => ({
      allowed: await countAttempt(trx, workspaceId, username, now),
      credentials: await findCredentials(trx, workspaceId, username),
    }));
    if (!allowed) {
      throw new OAuthError('invalid_grant', 'User account is locked');
    }
    // No transaction is open while the hash is computed: connections are few.
    const right = await passwords.verify(password, credentials?.passwordHash ?? null);
    if (!right || credentials === null) {
      throw new OAuthError('invalid_grant', 'Bad credentials');
    }
    const { userId } = credentials;
    const family = await inWorkspace(db, workspaceId, async (trx) => {
      await clearAttempts(trx, workspaceId, username);
      await appendFact(trx, { workspace_id: workspaceId, type: 'workspace', action: 'active', user_id: userId });
      return insertFamily(trx, { workspaceId, userId, now, expiresTime: expiresTime(now) });
    });
    return toPair(workspaceId, { userId, ...family });
  }

  return {
    passwords,

    signIn: (workspaceId, username, password) =>
      inTurnOfName(`${workspaceId} ${username.toLowerCase()}`, () => attempt(workspaceId, username, password)),

    async refresh(workspaceId, refreshToken) {
      const now = clock();
      const tokenId = refreshTokens.tokenIdOf(workspaceId, refreshToken);
      if (tokenId === null) {
        throw new OAuthError('invalid_grant', 'Invalid token', 1100);
      }
      // A revocation must be committed, hence the refusal is a value inside the transaction and thrown after it.
      const result = await inWorkspace(db, workspaceId, async (trx): Promise<Issued | 'refuse' | 'expired'> => {
        const state = await lockRefreshToken(trx, workspaceId, tokenId);
        if (state === null) {
          return 'refuse';
        }
        const { userId, familyId, successorId } = state;
        const decision = decideRefresh(state, now);
        switch (decision) {
          case 'rotate': {
            const successor = { workspaceId, familyId, tokenId, now, expiresTime: expiresTime(now) };
            return { userId, familyId, tokenId: await rotateRefreshToken(trx, successor) };
          }
          case 'repeat':
            return successorId === null ? 'refuse' : { userId, familyId, tokenId: successorId };
          case 'revoke':
            await revokeFamily(trx, workspaceId, familyId, now);
            return 'refuse';
          default:
            return decision;
        }
      });
      if (result === 'expired') {
        throw new OAuthError('invalid_grant', 'Token expired', 1101);
      }
      if (result === 'refuse') {
        throw new OAuthError('invalid_grant', 'Invalid token', 1100);
      }
      return toPair(workspaceId, result);
    },

    async signOut(workspaceId, familyId) {
      await inWorkspace(db, workspaceId, (trx) => revokeFamily(trx, workspaceId, familyId, clock()));
    },
  };
}

const expiresTime = (now: Date): Date => new Date(now.getTime() + refreshTokenDays * dayMs);
