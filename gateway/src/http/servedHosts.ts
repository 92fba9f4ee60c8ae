import { LRUCache } from 'lru-cache';
import { RestError } from '../rest/RestError.ts';
import type { PublicStore } from '../rest/publicStore.ts';
import { workspacesPath, type WorkspacesWire } from '../workspace/workspaceApi.ts';

/** Whether a host serves a workspace (OP-56). True as well while the platform cannot say: an outage is no absence. */
export type IsServed = (host: string, callerHeaders: Readonly<Record<string, string>>) => Promise<boolean>;

/** A page waits no longer for the answer; the client it brings finds out by itself. */
const patienceMs = 1_000;
/** Hosts rarely cease to serve one, and the client notices that too. */
const rememberedMs = 60_000;
const mostRemembered = 1_000;

export function createServedHosts(store: PublicStore): IsServed {
  const served = new LRUCache<string, true>({ max: mostRemembered, ttl: rememberedMs });
  return async (host, callerHeaders) => {
    if (served.has(host)) return true;
    try {
      const headers = { ...callerHeaders, accept: 'application/json' };
      const answer = await store.read(host, workspacesPath, headers, AbortSignal.timeout(patienceMs));
      if ((answer.json() as WorkspacesWire).content.length === 0) return false;
      served.set(host, true);
      return true;
    } catch (error) {
      return !(error instanceof RestError && error.status === 404);
    }
  };
}
