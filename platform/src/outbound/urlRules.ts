import { isIP } from 'node:net';
import { isPublicAddress } from './addressRules.ts';

export interface UrlRules {
  /** `host:port` that may be called although their address is not public, by http too. */
  readonly privateHosts: readonly string[];
  /** Schemes of hosts that are not private. */
  readonly schemes?: readonly string[];
  readonly isAllowedAddress?: (address: string) => boolean;
}

/** An address as people write it: trimmed, and of https where it names no scheme. */
export function httpsAddress(text: string): string {
  const address = text.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** Whether the operator named this host and port as one of the own network that may be called. */
export function isPrivateHost(url: URL, privateHosts: readonly string[]): boolean {
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return privateHosts.some((host) => host.toLowerCase() === `${url.hostname}:${port}`);
}

/** A name of the machine that looks it up, whatever it resolves to (RFC 6761). */
const localName = /(?:^|\.)localhost\.?$/i;
const ownAddress = '127.0.0.1';

/**
 * What keeps the platform from calling an address, as far as its text tells, as the end of a sentence about it that says what to do; undefined
 * where nothing does. Who enters an address that is called later is told by it at once. What a name resolves to is checked when it is connected to.
 */
export function addressProblem(
  address: string | URL,
  { privateHosts, schemes = ['https:'], isAllowedAddress = isPublicAddress }: UrlRules,
): string | undefined {
  const url = URL.parse(String(address));
  const isPrivate = url !== null && isPrivateHost(url, privateHosts);
  if (url === null || !(isPrivate ? ['https:', 'http:'] : schemes).includes(url.protocol)) {
    return 'must be an address that begins with https://';
  }
  if (url.username !== '' || url.password !== '') {
    return 'must have no user name and no password in it: remove them';
  }
  // A literal address is connected to without being looked up.
  const host = localName.test(url.hostname) ? ownAddress : url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isPrivate || isIP(host) === 0 || isAllowedAddress(host)
    ? undefined
    : 'must be on the public internet: nothing is sent to localhost or a private network; give the server a public address, by a tunnel for one on your own machine, or ask the operator to allow its host';
}

/** Whether the platform may call an address, as far as its text tells: see {@link addressProblem}. */
export const mayCall = (address: string | URL, rules: UrlRules): boolean =>
  addressProblem(address, rules) === undefined;
