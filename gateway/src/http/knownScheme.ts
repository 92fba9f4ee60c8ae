import type { FastifyRequest } from 'fastify';
import { unknownScheme } from '../errors.ts';
import { callerTokensOf } from './callerTokens.ts';
import { hasPreflightHeader } from './crossSite.ts';

/**
 * Refuses an `Authorization` that is no bearer token with 401: its sender means to be someone, and would be answered as a visitor.
 * A page of ours behind a proxy that asks for a password carries that one's: it says so by its header, and its cookie counts.
 */
export function assertKnownScheme(request: FastifyRequest, cookieName: string): void {
  const { authorization } = request.headers;
  if (authorization === undefined || callerTokensOf(request)?.accessToken != null) return;
  const ofProxy = proxySchemes.test(authorization) || request.cookies[cookieName] !== undefined;
  if (!ofProxy || !hasPreflightHeader(request)) throw unknownScheme();
}

/** What browsers answer a proxy with. Tools send our header as well, so that it alone tells no page. */
const proxySchemes = /^(?:basic|digest|negotiate|ntlm) /i;
