import { createSecretKey, hkdfSync } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../deps.ts';

/** Seconds that an access token is valid (OP-11). */
export const accessTokenSeconds = 15 * 60;

export interface AccessClaims {
  readonly workspaceId: number;
  readonly userId: number;
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

/** Signs and checks access tokens with a key derived from `TOKEN_SECRET`. */
export function createAccessTokens(tokenSecret: string, clock: Clock): AccessTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', tokenSecret, '', 'lectern access token', 32)));
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
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer, currentDate: clock() });
        return toClaims(payload);
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
