/** The cookies of a browser: one sealed for the gateway, small ones that script may read and no server trusts (OP-11). */
import type { FastifyReply } from 'fastify';
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
  read(host: string, cookies: Readonly<Record<string, string | undefined>>): SessionTokens | null;
  writeTokens(reply: FastifyReply, host: string, tokens: SessionTokens): void;
  /** `auth` says that somebody is signed in, `user` who. */
  writeUser(reply: FastifyReply, user: UserCookie): void;
  clear(reply: FastifyReply): void;
}

/** `secure` is false on plain-http development only: browsers refuse the `__Host-` prefix without https. */
export function createSessionCookies(seal: CookieSeal, secure: boolean): SessionCookies {
  const tokensName = secure ? '__Host-tokens' : 'tokens';
  const base: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure, maxAge: maxAgeSeconds };
  const readable: CookieSerializeOptions = { ...base, httpOnly: false };
  return {
    tokensName,
    read(host, cookies) {
      const value = cookies[tokensName];
      return value === undefined ? null : seal.unseal(host, value);
    },
    writeTokens(reply, host, tokens) {
      void reply.setCookie(tokensName, seal.seal(host, tokens), { ...base, httpOnly: true });
      void reply.setCookie('auth', 'true', readable);
    },
    writeUser(reply, { userId, language }) {
      void reply.setCookie('user', JSON.stringify({ id: userId, language: language ?? null }), readable);
    },
    clear(reply) {
      void reply.clearCookie(tokensName, { path: '/', sameSite: 'lax', secure, httpOnly: true });
      for (const name of ['auth', 'user', 'adminFlags', 'sectionsSeen']) {
        void reply.clearCookie(name, { path: '/', sameSite: 'lax', secure });
      }
    },
  };
}
