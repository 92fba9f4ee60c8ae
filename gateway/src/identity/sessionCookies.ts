/** The cookies of a browser: one sealed for the gateway, small ones that script may read and no server trusts (OP-11). */
import type { FastifyReply } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { User } from '../generated/resolverTypes.ts';
import type { CookieSeal } from './sealedCookie.ts';
import type { SessionTokens } from './tokens.ts';

/** 365 days (LIM-13, AUTH-12). */
const maxAgeSeconds = 31_536_000;
/** What a browser keeps of one cookie is 4096 bytes, name and attributes included. */
const largestValue = 3_600;

/** What the user cookie says about the person, for the first paint. */
export type UserCookie = Pick<User, 'userId' | 'username' | 'name' | 'pictureUrl' | 'roles' | 'language'>;

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
    writeUser(reply, user) {
      void reply.setCookie('user', userValue(user), readable);
    },
    clear(reply) {
      void reply.clearCookie(tokensName, { path: '/', sameSite: 'lax', secure, httpOnly: true });
      for (const name of ['auth', 'user', 'adminFlags', 'sectionsSeen']) {
        void reply.clearCookie(name, { path: '/', sameSite: 'lax', secure });
      }
    },
  };
}

/** Leaves out the picture, then shortens the name, where the whole would not fit. */
function userValue({ userId, username, name, pictureUrl, roles, language }: UserCookie): string {
  const whole = { id: userId, username, name, picture: pictureUrl, roles, language };
  if (fits(whole)) return JSON.stringify(whole);
  const withoutPicture = { ...whole, picture: null };
  return JSON.stringify(fits(withoutPicture) ? withoutPicture : { ...withoutPicture, name: name.slice(0, 60) });
}

const fits = (value: object): boolean => encodeURIComponent(JSON.stringify(value)).length <= largestValue;
