import type { FastifyRequest } from 'fastify';

export interface CookiePlace {
  readonly path: string;
  readonly domain?: string;
}

/** Parents of a host that a browser may take cookies for; names of one label have none. */
const mostLabels = 5;

/**
 * Every place that a cookie which came with a request can have been set for, but our own, the host at `/`: the beginnings of its path, and the
 * names that its host ends in.
 */
export function cookiePlaces({ url, callerHost }: Pick<FastifyRequest, 'url' | 'callerHost'>): readonly CookiePlace[] {
  const paths = pathsOf(url);
  const ofHost = paths.filter((path) => path !== '/').map((path) => ({ path }));
  return [...ofHost, ...domainsOf(callerHost).flatMap((domain) => paths.map((path) => ({ path, domain })))];
}

function pathsOf(url: string): readonly string[] {
  const segments = (url.split(/[?#]/, 1)[0] ?? '').split('/').filter((segment) => segment !== '');
  const paths = segments.flatMap((_segment, at) => {
    const path = `/${segments.slice(0, at + 1).join('/')}`;
    return [path, `${path}/`];
  });
  return ['/', ...paths.filter((path) => /^[\w./~%-]{1,200}$/.test(path)).slice(0, 12)];
}

function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  if (host.includes(':') || /^[\d.]+$/.test(host)) return [];
  const domains = labels.map((_label, at) => labels.slice(at).join('.'));
  return domains.filter((domain) => domain.includes('.')).slice(-mostLabels);
}
