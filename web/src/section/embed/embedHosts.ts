import { createContext, useContext } from 'react';

/** Of a path, what a server could take for another path than a browser does. */
const disguised = /%2e|%2f|%5c/i;

/**
 * A page that can be embedded at all: https, without a name, a password or a port of its own, and written as browsers read it. Null for
 * anything else. The same rule as in `platform/src/content/embedRules.ts`.
 */
export function embedAddress(text: string): URL | null {
  // No character fits both the host and what follows it: were there two ways to read it, a long address could take minutes to refuse.
  if (!/^https:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\<>"]*)?$/i.test(text)) return null;
  const address = URL.parse(text);
  const isPlain = address?.protocol === 'https:' && address.port === '' && address.username + address.password === '';
  return isPlain ? address : null;
}

/** Whether an address is at one of these places: a host, `*.` and a domain for all hosts below it, and either with a path. */
export const isEmbeddable = ({ hostname, pathname }: URL, places: readonly string[]): boolean =>
  places.some((place) => {
    const slash = place.indexOf('/');
    const host = slash === -1 ? place : place.slice(0, slash);
    const path = slash === -1 ? '' : place.slice(slash);
    return isAtHost(hostname, host) && isBelow(pathname, path);
  });

const isAtHost = (hostname: string, host: string): boolean =>
  host.startsWith('*.')
    ? hostname.endsWith(host.slice(1)) && !hostname.startsWith('.') && hostname.length >= host.length
    : hostname === host;

const isBelow = (pathname: string, path: string): boolean =>
  path === '' || ((pathname === path || pathname.startsWith(`${path}/`)) && !disguised.test(pathname));

/** Within a frame of our own origin a script could leave its sandbox. */
export const isOwnPage = ({ hostname }: URL): boolean => hostname === window.location.hostname;

/** Where pages may be that are embedded, as the operator states it; null where that could not be read, undefined until it is. */
export type EmbedHosts = readonly string[] | null | undefined;

/** The editor reads them with its course; a lecture with such a page asks for them itself, as no other page has a use for them. */
export const EmbedHostsContext = createContext<EmbedHosts>(undefined);

export const useEmbedHosts = (): EmbedHosts => useContext(EmbedHostsContext);
