import type { FastifyRequest } from 'fastify';
import { refusedDocument } from '../errors.ts';
import { callerTokensOf } from './callerTokens.ts';

/**
 * Guards the session cookie against other sites' forms and scripts (OP-11): the body must be JSON, a browser that says it comes
 * from elsewhere is refused, and a call that carries the cookie must carry a header that no form can send. Callers with tokens of
 * their own are safe by those, as their cookie is ignored.
 */
export function assertNotCrossSite(request: FastifyRequest, cookieName: string): void {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw refusedDocument('Send documents as application/json', 'BAD_USER_INPUT');
  }
  if (callerTokensOf(request) !== null) return;
  const { 'sec-fetch-site': site } = request.headers;
  const preflighted =
    isPresent(request.headers['apollo-require-preflight']) || isPresent(request.headers['graphql-require-preflight']);
  if (site === 'cross-site' || (request.cookies[cookieName] !== undefined && !preflighted)) {
    throw refusedDocument('A call with the session cookie needs the header Apollo-Require-Preflight', 'CROSS_SITE');
  }
}

const isPresent = (header: string | readonly string[] | undefined): boolean => header !== undefined && header !== '';
