import type { FastifyRequest } from 'fastify';
import { refusedDocument } from '../errors.ts';
import { callerTokensOf } from './callerTokens.ts';
import { normaliseHost } from './callerHost.ts';

/**
 * Whether a page of another origin sent this, by what the browser says: also one of the same site, which may belong to someone
 * else. Its cookies count nothing and it gets none.
 */
export function isForeign({ headers, callerHost }: Pick<FastifyRequest, 'headers' | 'callerHost'>): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  // Only what is known to be ours; `none` is someone who typed the address.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // A browser that does not say it still names the origin.
  return origin !== undefined && normaliseHost(origin.replace(/^https?:\/\//, '')) !== callerHost;
}

/**
 * Guards the session cookie against other sites' forms and scripts (OP-11): a body must be JSON, a call that carries the cookie must
 * come from our own pages, and must carry a header that no form can send. Callers with tokens of their own are safe by those, as
 * their cookie is ignored.
 */
export function assertNotCrossSite(request: FastifyRequest, cookieName: string): void {
  if (request.method === 'POST' && !/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw refusedDocument('Send documents as application/json', 'BAD_USER_INPUT');
  }
  assertSameOrigin(request, cookieName);
}

/** The same for a body of any type. */
export function assertSameOrigin(request: FastifyRequest, cookieName: string): void {
  if (callerTokensOf(request) !== null || request.cookies[cookieName] === undefined) return;
  if (isForeign(request)) {
    throw refusedDocument('A call from a page of another origin needs a token of its own', 'CROSS_SITE');
  }
  if (!hasPreflightHeader(request)) {
    throw refusedDocument('A call with the session cookie needs the header Apollo-Require-Preflight', 'CROSS_SITE');
  }
}

/** A header that a form or a picture cannot send, which our own pages do. */
export const hasPreflightHeader = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  isPresent(headers['apollo-require-preflight']) || isPresent(headers['graphql-require-preflight']);

const isPresent = (header: string | readonly string[] | undefined): boolean => header !== undefined && header !== '';
