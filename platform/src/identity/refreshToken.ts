import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Id } from '../shared/id.ts';

/** Days that a refresh token is valid; each use starts them again (OP-11). */
export const refreshTokenDays = 365;

export interface RefreshTokens {
  /** The token of a row: the same each time, so that a repeated refresh can answer the same successor. */
  tokenOf(workspaceId: Id, tokenId: string): string;
  /** The row a token stands for, or null when we did not make it or made it for another workspace. */
  tokenIdOf(workspaceId: Id, token: string): string | null;
}

const idBytes = 16;
const signatureBytes = 32;

/** Refresh tokens are derived from their row's id by a keyed hash: the database holds no secret that could be stolen. */
export function createRefreshTokens(tokenSecret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'lectern refresh token', 32));
  const sign = (workspaceId: Id, id: Buffer): Buffer =>
    createHmac('sha256', key).update(`${workspaceId}:`).update(id).digest();
  return {
    tokenOf: (workspaceId, tokenId) => {
      const id = Buffer.from(tokenId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(workspaceId, id)]).toString('base64url');
    },
    tokenIdOf: (workspaceId, token) => {
      const bytes = Buffer.from(token, 'base64url');
      // Decoding passes over what is not base64url: a token has one spelling.
      if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) {
        return null;
      }
      const id = bytes.subarray(0, idBytes);
      return timingSafeEqual(bytes.subarray(idBytes), sign(workspaceId, id)) ? toUuid(id.toString('hex')) : null;
    },
  };
}

const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
