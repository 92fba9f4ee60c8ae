import { ClientError } from '../errors.ts';

/** Of the address that someone knows a workspace by, its origin: `learn.example` is `https://learn.example`. */
export function originOf(host: string): string {
  const isLocal = /^(?:[\w-]+\.)*localhost(?::|\/|$)|^127\.0\.0\.1(?::|\/|$)/.test(host);
  const address = /^https?:\/\//.test(host) ? host : `${isLocal ? 'http' : 'https'}://${host}`;
  if (!URL.canParse(address)) {
    throw new ClientError(`“${host}” is no address of a host.`);
  }
  return new URL(address).origin;
}
