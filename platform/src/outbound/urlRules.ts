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

/** Whether a name is of the machine that looks it up, whatever it resolves to (RFC 6761). */
export const isLocalName = ({ hostname }: URL): boolean => /(?:^|\.)localhost\.?$/i.test(hostname);

/**
 * Whether the platform may call an address, as far as its text tells: https without credentials, and no literal address that is
 * not public. What a name resolves to is checked when it is connected to.
 */
export function mayCall(
  address: string | URL,
  { privateHosts, schemes = ['https:'], isAllowedAddress = isPublicAddress }: UrlRules,
): boolean {
  const url = URL.parse(String(address));
  if (url === null || url.username !== '' || url.password !== '') {
    return false;
  }
  if (isPrivateHost(url, privateHosts)) {
    return url.protocol === 'https:' || url.protocol === 'http:';
  }
  // A literal address is connected to without being looked up.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return schemes.includes(url.protocol) && (isIP(host) === 0 || isAllowedAddress(host));
}
