import { createHash, randomBytes } from 'node:crypto';

/** Days that the link of an invitation counts. */
export const invitationDays = 30;

const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** A fresh token for a link: 43 characters. */
export const newInvitationToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is stored of a token; null for what cannot be one. */
export const hashOfInvitationToken = (token: string): Buffer | null =>
  tokenPattern.test(token) ? createHash('sha256').update(token).digest() : null;
