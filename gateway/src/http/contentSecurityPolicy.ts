/** Content security policies of the pages that the gateway serves (design, section 8). */
import { randomBytes } from 'node:crypto';

export const newNonce = (): string => randomBytes(16).toString('base64');

const shared = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "manifest-src 'self'",
];

/**
 * The web client. Scripts run by nonce or from our own address alone. Authors place pictures, videos and embedded pages from
 * anywhere by https; their HTML is sanitised, and may keep style attributes.
 */
export function webPolicy(nonce: string, development: boolean): string {
  return [
    ...shared,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${development ? ' http:' : ''}`,
    `media-src 'self' blob: https:${development ? ' http:' : ''}`,
    "font-src 'self' data:",
    "frame-src 'self' https:",
    "worker-src 'self' blob:",
    `connect-src 'self'${development ? ' ws: http:' : ''}`,
  ].join('; ');
}

/** The GraphQL IDE: its editor writes style elements without a nonce and runs language services in workers. */
export function idePolicy(nonce: string): string {
  return [
    ...shared,
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
  ].join('; ');
}
