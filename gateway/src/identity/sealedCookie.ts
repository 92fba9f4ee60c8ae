/** Seals the tokens of a browser session into one cookie value: AES-256-GCM, bound to the host it was made for (OP-11). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SessionTokens } from './tokens.ts';

const ivBytes = 12;
const tagBytes = 16;

export interface CookieSeal {
  seal(host: string, tokens: SessionTokens): string;
  /** Null for anything that was not sealed here for this host. */
  unseal(host: string, value: string): SessionTokens | null;
}

export function createCookieSeal(secret: string): CookieSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lectern session cookie 1', 32));
  return {
    seal(host, { accessToken, refreshToken }) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(host));
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify([accessToken, refreshToken]), 'utf8'),
        cipher.final(),
      ]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(host, value) {
      try {
        const bytes = Buffer.from(value, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(host));
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
        const [accessToken, refreshToken] = JSON.parse(opened.toString('utf8')) as [string, string];
        return { accessToken, refreshToken };
      } catch {
        return null; // changed, of another host, or sealed with another secret: as good as none
      }
    },
  };
}
