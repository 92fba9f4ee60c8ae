import { LRUCache } from 'lru-cache';

/** Whose calls wait in which line. */
export interface ServedHosts {
  /** The host itself once something was answered for it; null for all others, who share a line, as anybody can make up hosts. */
  lineOf(host: string): string | null;
  /** Notes what the platform answered. */
  note(host: string, path: string, status: number): void;
}

/** Answered for hosts that nobody has taken yet, too. */
const openPath = '/api/v1/public/workspaces';
const mostRemembered = 10_000;

export function createServedHosts(): ServedHosts {
  const served = new LRUCache<string, true>({ max: mostRemembered });
  return {
    lineOf: (host) => (served.get(host) === undefined ? null : host),
    note(host, path, status) {
      if (status < 400 && !path.startsWith(openPath) && !served.has(host)) served.set(host, true);
    },
  };
}
