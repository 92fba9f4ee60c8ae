import { createSecretKey, hkdfSync } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../deps.ts';
import type { Id } from '../shared/id.ts';

/** Seconds that an access token is valid (OP-11). */
export const accessTokenSeconds = 15 * 60;

export interface AccessClaims {
  readonly workspaceId: Id;
  readonly userId: Id;
  /** The sign-in that the token belongs to. */
  readonly familyId: string;
  /** The row of the refresh token it was issued with. */
  readonly tokenId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** The claims of a token that we signed and that is still valid, else null. */
  verify(token: string): Promise<AccessClaims | null>;
}

const algorithm = 'HS256';
const issuer = 'lectern';

/** How far the clocks of the servers of an installation may be apart. */
const mostSkewSeconds = 60;

/** Tokens whose signature was found good; whether the sign-in still holds is asked of the database each time. */
const verifiedCacheSize = 10_000;

interface Verified {
  readonly claims: AccessClaims;
  readonly issuedMs: number;
  readonly expiresMs: number;
}

/** Not over, and not of a time to come: what was made while a clock was ahead would count for longer than a token may. */
const holds = ({ issuedMs, expiresMs }: Verified, nowMs: number): boolean =>
  issuedMs <= nowMs + mostSkewSeconds * 1000 && expiresMs > nowMs;

/** Signs and checks access tokens with a key derived from `TOKEN_SECRET`. */
export function createAccessTokens(tokenSecret: string, clock: Clock): AccessTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', tokenSecret, '', 'lectern access token', 32)));
  // The check runs on the thread pool, where it waits for whatever else is there: each token is checked once.
  const verified = new LRUCache<string, Verified>({
    max: verifiedCacheSize,
  });
  return {
    issue: ({ workspaceId, userId, familyId, tokenId }) => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ ws: workspaceId, fid: familyId, rid: tokenId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(key);
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known !== undefined) {
        return holds(known, clock().getTime()) ? known.claims : null;
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          requiredClaims: ['iat', 'exp'],
          currentDate: clock(),
        });
        const claims = toClaims(payload);
        if (claims === null) {
          return null;
        }
        const { iat = Number.NaN, exp = Number.NaN } = payload;
        const found = { claims, issuedMs: iat * 1000, expiresMs: exp * 1000 };
        if (!holds(found, clock().getTime())) {
          return null;
        }
        verified.set(token, found);
        return claims;
      } catch {
        return null;
      }
    },
  };
}

function toClaims(payload: Readonly<Record<string, unknown>>): AccessClaims | null {
  const { ws, fid, rid, sub } = payload;
  const userId = Number(sub);
  return typeof ws === 'number' && typeof fid === 'string' && typeof rid === 'string' && Number.isSafeInteger(userId)
    ? { workspaceId: ws, userId, familyId: fid, tokenId: rid }
    : null;
}
