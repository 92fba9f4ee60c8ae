/** The cookies of a browser: one sealed for the gateway, small ones that script may read and no server trusts (OP-11). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiePlaces } from './cookiePlaces.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { User } from '../generated/resolverTypes.ts';
import type { CookieSeal } from './sealedCookie.ts';
import type { SessionTokens } from './tokens.ts';

/** 365 days (LIM-13, AUTH-12). */
const maxAgeSeconds = 31_536_000;

/**
 * What the user cookie says about the person, for the first paint. Nothing that names them: cookies know no ports, so where packages run on
 * the host of the application their scripts read it too (ADR 0044).
 */
export type UserCookie = Pick<User, 'userId' | 'language'>;

export interface SessionCookies {
  readonly tokensName: string;
  /** Whether cookies are sent by https alone. */
  readonly areSecure: boolean;
  read(host: string, cookies: Readonly<Record<string, string | undefined>>): SessionTokens | null;
  /** `isSignIn`: someone has just signed in, so that whatever else the browser has under this name is to go. */
  writeTokens(reply: FastifyReply, host: string, tokens: SessionTokens, isSignIn: boolean): void;
  /** `auth` says that someone is signed in, `user` who. */
  writeUser(reply: FastifyReply, user: UserCookie): void;
  clear(reply: FastifyReply): void;
  /**
   * Where the session's cookie came twice, neither counts: one was set by someone else for a longer path, and nothing tells which. The
   * answer expires it wherever it can have come from, so that signing in again helps (OP-117).
   */
  dropTwins(request: FastifyRequest, reply: FastifyReply): void;
}

/** `secure` is false on plain-http development only: browsers refuse the `__Host-` prefix without https. */
export function createSessionCookies(seal: CookieSeal, secure: boolean): SessionCookies {
  const tokensName = secure ? '__Host-tokens' : 'tokens';
  const base: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure, maxAge: maxAgeSeconds };
  const readable: CookieSerializeOptions = { ...base, httpOnly: false };
  /** `__Host-` lets a browser take it from no other place than this one. */
  const expireElsewhere = (reply: FastifyReply): void => {
    if (secure) return;
    for (const place of cookiePlaces(reply.request)) {
      void reply.clearCookie(tokensName, { ...place, sameSite: 'lax', httpOnly: true });
    }
  };
  return {
    tokensName,
    areSecure: secure,
    read(host, cookies) {
      const value = cookies[tokensName];
      return value === undefined ? null : seal.unseal(host, value);
    },
    writeTokens(reply, host, tokens, isSignIn) {
      // The one that came may be of a longer path, set by someone else: it would come with this one from now on.
      if (isSignIn && reply.request.cookies[tokensName] !== undefined) expireElsewhere(reply);
      void reply.setCookie(tokensName, seal.seal(host, tokens), { ...base, httpOnly: true });
      void reply.setCookie('auth', 'true', readable);
    },
    writeUser(reply, { userId, language }) {
      void reply.setCookie('user', JSON.stringify({ id: userId, language: language ?? null }), readable);
    },
    dropTwins(request, reply) {
      if (timesNamed(request.headers.cookie, tokensName) < 2) return;
      delete request.cookies[tokensName];
      expireElsewhere(reply);
      void reply.clearCookie(tokensName, { path: '/', sameSite: 'lax', secure, httpOnly: true });
    },
    clear(reply) {
      void reply.clearCookie(tokensName, { path: '/', sameSite: 'lax', secure, httpOnly: true });
      for (const name of ['auth', 'user', 'adminFlags', 'sectionsSeen']) {
        void reply.clearCookie(name, { path: '/', sameSite: 'lax', secure });
      }
    },
  };
}

function timesNamed(header: string | undefined, name: string): number {
  const pairs = header?.split(';') ?? [];
  return pairs.filter((pair) => pair.split('=', 1)[0]?.trim() === name).length;
}
