/**
 * Binds a sign-in at another provider to the browser that began it: a code that someone else sends in would sign the person in as
 * someone else. The cookie holds a hash of the state, as the state itself travels through addresses.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** As long as the platform keeps the state. */
const maxAgeSeconds = 600;

export interface ExternalStateCookie {
  readonly name: string;
  write(reply: FastifyReply, state: string): void;
  clear(reply: FastifyReply): void;
  /** Whether the browser of these cookies began the sign-in with this state. */
  holds(cookies: Readonly<Record<string, string | undefined>>, state: string): boolean;
}

/** `secure` is false on plain-http development only: browsers refuse the `__Host-` prefix without https. */
export function createExternalStateCookie(secure: boolean): ExternalStateCookie {
  const name = secure ? '__Host-external' : 'external';
  // Lax: the provider's redirect back to us is a navigation from elsewhere.
  const options: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure, httpOnly: true };
  return {
    name,
    write(reply, state) {
      void reply.setCookie(name, hashOf(state).toString('base64url'), { ...options, maxAge: maxAgeSeconds });
    },
    clear(reply) {
      void reply.clearCookie(name, options);
    },
    holds(cookies, state) {
      const given = Buffer.from(cookies[name] ?? '', 'base64url');
      const expected = hashOf(state);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest();
