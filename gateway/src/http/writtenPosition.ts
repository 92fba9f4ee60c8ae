/** How far what a caller reads must have come, so that it is not older than what they have written (OP-331). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newest, readAfterHeader, writtenHeader } from '../rest/readAfter.ts';
import { isForeign } from './crossSite.ts';

const cookieName = 'written';
/** No replica is read that is as far behind. */
const cookieSeconds = 60;
/** What can stand in a header of ours. */
const goodPosition = /^[\w/.-]{1,64}$/;

/** Programs say it by a header, browsers by a cookie. Undefined for who has written nothing lately. */
export function readAfterOf(request: Pick<FastifyRequest, 'headers' | 'cookies' | 'callerHost'>): string | undefined {
  const given = request.headers[readAfterHeader] ?? (isForeign(request) ? undefined : request.cookies[cookieName]);
  if (given === undefined) return undefined;
  return typeof given === 'string' && goodPosition.test(given) ? given : newest;
}

/** The cookie holds no secret, and one that is forged makes only its own reads no faster; `keepsCookies` is false for tokens of the caller's own. */
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
