import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, OAuthError } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import { redeemInvitation } from '../workspace/people/redeemInvitation.ts';
import { accessTokenSeconds, createAccessTokens } from './accessToken.ts';
import { throwAsGrantRefusal } from './grantRefusal.ts';
import { createPasswordCheck, type PasswordCheck } from './passwordCheck.ts';
import { createPasswordHasher, type PasswordHasher } from './passwordHash.ts';
import { decideRefresh } from './refreshRules.ts';
import { createRefreshTokens, refreshTokenDays } from './refreshToken.ts';
import {
  hasLeft,
  insertFamily,
  lockRefreshToken,
  revokeFamilies,
  revokeFamily,
  rotateRefreshToken,
} from './tokenQueries.ts';
import type { Id } from '../shared/id.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds that the access token is valid. */
  readonly expiresIn: number;
}

export interface SignIn {
  readonly workspaceId: Id;
  readonly username: string;
  readonly password: string;
  /** Of the link in a mail; used up by the sign-in, which fails when it is not valid for this name (OP-30). */
  readonly invitationToken?: string | undefined;
}

/** A sign-in that was written and whose tokens can be made. */
export interface Session {
  readonly workspaceId: Id;
  readonly userId: Id;
  readonly familyId: string;
  /** The row of the refresh token. */
  readonly tokenId: string;
}

export interface TokenService {
  readonly passwords: PasswordHasher;
  readonly check: PasswordCheck;
  /**
   * Throws OAuthError: a wrong pair is 'Bad credentials', a fifth failure in a row locks for 15 minutes (OP-09); 1100 and 1101 for
   * an invitation that is not valid.
   */
  signIn(signIn: SignIn): Promise<TokenPair>;
  /** Begins a sign-in of a person whose identity was proven, in the caller's transaction. */
  open(trx: Trx, workspaceId: Id, userId: Id): Promise<Session>;
  /** The tokens of a session, once it is committed. */
  pairOf(session: Session): Promise<TokenPair>;
  /** Throws OAuthError 1100 for a token that is unknown, revoked or misused, 1101 for one that is too old (OP-11). */
  refresh(workspaceId: Id, refreshToken: string): Promise<TokenPair>;
  /** Ends one sign-in, or with `everywhere` all of the person. */
  signOut(session: Omit<Session, 'tokenId'>, everywhere: boolean): Promise<void>;
}

export interface TokenDeps extends Deps {
  /** What other rooms do with a sign-in, in its transaction. */
  readonly onSignIn: (trx: Trx, userId: Id) => Promise<void>;
}

const dayMs = 86_400_000;

/** Sign-in by password, rotation of refresh tokens, sign-out. `passwords` is given by tests that count. */
export function createTokenService(
  deps: TokenDeps,
  passwords: PasswordHasher = createPasswordHasher(deps.config.passwordHash),
): TokenService {
  const { config, db, clock, onSignIn } = deps;
  const accessTokens = createAccessTokens(config.tokenSecret, clock);
  const refreshTokens = createRefreshTokens(config.tokenSecret);
  const check = createPasswordCheck(deps, passwords);

  async function pairOf(session: Session): Promise<TokenPair> {
    return {
      accessToken: await accessTokens.issue(session),
      refreshToken: refreshTokens.tokenOf(session.workspaceId, session.tokenId),
      expiresIn: accessTokenSeconds,
    };
  }

  async function open(trx: Trx, workspaceId: Id, userId: Id): Promise<Session> {
    const now = clock();
    if (await hasLeft(trx, workspaceId, userId)) {
      throw new DomainError('ACCESS_WITHDRAWN');
    }
    await appendFact(trx, {
      workspace_id: workspaceId,
      fact_time: now,
      type: 'workspace',
      action: 'active',
      user_id: userId,
    });
    await onSignIn(trx, userId);
    const family = await insertFamily(trx, { workspaceId, userId, now, expiresTime: expiresTime(now) });
    return { workspaceId, userId, ...family };
  }

  return {
    passwords,
    check,
    open,
    pairOf,

    async signIn({ workspaceId, username, password, invitationToken }) {
      const checked = await check({ workspaceId, username, password }, async (trx, userId) => {
        if (invitationToken !== undefined) {
          await redeemInvitation(trx, { workspaceId, token: invitationToken, username, now: clock() });
        }
        await appendAudit(trx, { workspaceId, action: 'SIGNED_IN', actorId: userId });
        return open(trx, workspaceId, userId);
      }).catch(throwAsGrantRefusal);
      switch (checked.outcome) {
        case 'right':
          return pairOf(checked.value);
        case 'locked':
          throw new OAuthError('invalid_grant', 'User account is locked');
        case 'wrong':
          throw new OAuthError('invalid_grant', 'Bad credentials');
      }
    },

    async refresh(workspaceId, refreshToken) {
      const now = clock();
      const tokenId = refreshTokens.tokenIdOf(workspaceId, refreshToken);
      if (tokenId === null) {
        throw new OAuthError('invalid_grant', 'Invalid token', 1100);
      }
      // A revocation must be committed, hence the refusal is a value inside the transaction and thrown after it.
      const result = await inWorkspace(db, workspaceId, async (trx): Promise<Session | 'refuse' | 'expired'> => {
        const state = await lockRefreshToken(trx, workspaceId, tokenId);
        if (state === null) {
          return 'refuse';
        }
        const { userId, familyId, successorId } = state;
        const decision = decideRefresh(state, now);
        switch (decision) {
          case 'rotate': {
            const successor = { workspaceId, familyId, tokenId, now, expiresTime: expiresTime(now) };
            return { workspaceId, userId, familyId, tokenId: await rotateRefreshToken(trx, successor) };
          }
          case 'repeat':
            return successorId === null ? 'refuse' : { workspaceId, userId, familyId, tokenId: successorId };
          case 'revoke':
            await revokeFamily(trx, workspaceId, familyId, now);
            await appendAudit(trx, { workspaceId, action: 'SESSION_MISUSED', subjectId: userId });
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
      return pairOf(result);
    },

    async signOut({ workspaceId, userId, familyId }, everywhere) {
      const now = clock();
      await inWorkspace(db, workspaceId, async (trx) => {
        await (everywhere
          ? revokeFamilies(trx, { workspaceId, userId, now })
          : revokeFamily(trx, workspaceId, familyId, now));
        const action = everywhere ? 'SIGNED_OUT_EVERYWHERE' : 'SIGNED_OUT';
        await appendAudit(trx, { workspaceId, action, actorId: userId });
      });
    },
  };
}

const expiresTime = (now: Date): Date => new Date(now.getTime() + refreshTokenDays * dayMs);
