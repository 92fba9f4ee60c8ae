/** How far what a caller reads must have come, so that it is not older than what they have written (OP-331). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPosition, newest, readAfterHeader, writtenHeader } from '../rest/readAfter.ts';
import { isForeign } from './crossSite.ts';

const cookieName = 'written';
/** No replica is read that is as far behind. */
const cookieSeconds = 60;

/** Programs say it by a header, browsers by a cookie. Undefined for who has written nothing lately. */
export function readAfterOf(request: Pick<FastifyRequest, 'headers' | 'cookies' | 'callerHost'>): string | undefined {
  const given = request.headers[readAfterHeader] ?? (isForeign(request) ? undefined : request.cookies[cookieName]);
  if (given === undefined) return undefined;
  // All that is none is one: who makes them up shares an answer with others who do.
  return typeof given === 'string' && isPosition(given) ? given : newest;
}

/** The cookie holds no secret, and one that is forged has no more read than what is not older than it; `keepsCookies` is false for tokens of the caller's own. */
export function writePosition(
  reply: FastifyReply,
  position: string,
  { keepsCookies, secure }: { readonly keepsCookies: boolean; readonly secure: boolean },
): void {
  void reply.header(writtenHeader, position);
  if (keepsCookies) {
    void reply.setCookie(cookieName, position, {
      path: '/',
      sameSite: 'lax',
      secure,
      httpOnly: true,
      maxAge: cookieSeconds,
    });
  }
}
