import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A token for a link in a mail, 43 characters of base64url, and what is kept of it. */
export function makeSecretToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, hash: secretTokenHash(token) };
}

/** The database knows tokens by their hashes alone: who reads it can redeem none. They are too long to be guessed. */
export const secretTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
