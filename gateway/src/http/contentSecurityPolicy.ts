/** Content security policies of the pages that the gateway serves: nothing runs there but what it sent itself. */
import { randomBytes } from 'node:crypto';

export const newNonce = (): string => randomBytes(16).toString('base64');

const framedByNobody = "frame-ancestors 'none'";
const framedByUs = "frame-ancestors 'self'";

const shared = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "manifest-src 'self'",
];

/** Where Google Tag Manager and Google Analytics load from and report to (WS-09). Pictures and frames may come from there anyway. */
const tagScripts = ' https://www.googletagmanager.com https://www.google-analytics.com';
const tagReports =
  ' https://www.googletagmanager.com https://www.google-analytics.com https://*.google-analytics.com https://*.analytics.google.com';

export interface WebPolicyOptions {
  readonly isDevelopment: boolean;
  /** Whether the profile of the workspace has a tracking id and the page may be tracked: nobody else's scripts may run without. */
  readonly tracks: boolean;
  /** Whether passwords are typed or tokens stand in the address: not even a page of ours may have it in a frame. */
  readonly isPrivate: boolean;
  /** Where SCORM packages run. */
  readonly contentOrigin: string | null;
}

/**
 * The web client. Scripts run by nonce or from our own address alone. Authors place pictures, videos and embedded pages from
 * anywhere by https; their HTML is sanitised, and may keep style attributes.
 */
export function webPolicy(
  nonce: string,
  { isDevelopment, tracks, isPrivate, contentOrigin }: WebPolicyOptions,
): string {
  return [
    ...shared,
    isPrivate ? framedByNobody : framedByUs,
    `script-src 'self' 'nonce-${nonce}'${tracks ? tagScripts : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${isDevelopment ? ' http:' : ''}`,
    `media-src 'self' blob: https:${isDevelopment ? ' http:' : ''}`,
    "font-src 'self' data:",
    `frame-src 'self' https:${contentOrigin === null ? '' : ` ${contentOrigin}`}`,
    "worker-src 'self' blob:",
    `connect-src 'self'${tracks ? tagReports : ''}${isDevelopment ? ' ws: http:' : ''}`,
  ].join('; ');
}

/** The GraphQL IDE: its editor writes style elements without a nonce and runs language services in workers. */
export function idePolicy(nonce: string): string {
  return [
    ...shared,
    framedByUs,
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
  ].join('; ');
}

/** Pages of ours with a style sheet and a script, and nothing else. */
export const documentationPolicy = [
  ...shared,
  framedByNobody,
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
].join('; ');

/** A file that others wrote, opened on its own: it may show its text and nothing else. */
export const filePolicy = "default-src 'none'; sandbox";
