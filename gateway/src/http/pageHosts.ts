import { LRUCache } from 'lru-cache';
import type { Language } from '../generated/resolverTypes.ts';
import type { PublicStore } from '../rest/publicStore.ts';
import type { Versioned } from '../rest/Rest.ts';
import { RestError } from '../rest/RestError.ts';
import { profileNameOf, toProfile } from '../workspace/profileMappers.ts';
import type { WorkspacesWire } from '../workspace/workspaceApi.ts';
import { isTrialHost, toWorkspace } from '../workspace/workspaceMappers.ts';
import { profilePath, publicWorkspacesPath } from '../workspace/workspacePaths.ts';
import type { ProfileWire, WorkspaceWire } from '../workspace/workspaceWire.ts';

/** What a page has to know of its host before it is sent. */
export interface PageHost {
  /** Whether the host serves a workspace, or could become a trial (OP-48, OP-56). */
  readonly isServed: boolean;
  /** Whether it has a workspace already; null when nobody could say. */
  readonly hasWorkspace: boolean | null;
  /** Whether the profile has a tracking id, so that Google's tags may run (WS-09). */
  readonly tracks: boolean;
  /** The name of the workspace: its profile's title, else its company, else the product's. */
  readonly title: string;
  /** The language of its profile; null where that chooses none. */
  readonly language: Language | null;
  /** The picture of the workspace: an address, or a path of the called host. */
  readonly image: string | null;
}

export type FindPageHost = (host: string, callerHeaders: Readonly<Record<string, string>>) => Promise<PageHost>;

/** A page waits no longer for the answers; the client it brings finds out on its own. */
const timeoutMs = 1_000;
/** So that pages in a row ask once, and a tracking id that was just saved counts soon. */
const rememberedMs = 10_000;
const mostRemembered = 1_000;
/** The name of the product, where nothing else is known. */
const productName = 'Lectern';

export function createPageHosts(store: PublicStore): FindPageHost {
  const remembered = new LRUCache<string, PageHost>({ max: mostRemembered, ttl: rememberedMs });
  return async (host, callerHeaders) => {
    const known = remembered.get(host);
    if (known !== undefined) return known;
    const headers = { ...callerHeaders, accept: 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    const read = (path: string): Promise<Versioned<unknown>> =>
      store.read({ host, path, headers, signal }, (answer) => ({ etag: answer.etag, body: answer.json() }));
    let wire: WorkspaceWire | undefined;
    try {
      [wire] = ((await read(publicWorkspacesPath)).body as WorkspacesWire).content;
    } catch (error) {
      // An outage is no absence.
      return isAbsent(error) ? nobodys(false) : { ...nobodys(true), hasWorkspace: null };
    }
    if (wire === undefined) return nobodys(isTrialHost(host));
    try {
      const found = { isServed: true, hasWorkspace: true, ...(await readProfile(wire, read)) };
      remembered.set(host, found);
      return found;
    } catch {
      // WS-14: without its profile a workspace looks like the default, until it can be read.
      return { ...nobodys(true), hasWorkspace: true, title: wire.company || productName };
    }
  };
}

const nobodys = (isServed: boolean): PageHost => ({
  isServed,
  hasWorkspace: false,
  tracks: false,
  title: productName,
  language: null,
  image: null,
});

/** Said by the platform itself: a proxy's own 404 is an outage. */
const isAbsent = (error: unknown): boolean => error instanceof RestError && error.status === 404 && !error.isUntold;

async function readProfile(
  wire: WorkspaceWire,
  read: (path: string) => Promise<Versioned<unknown>>,
): Promise<Pick<PageHost, 'tracks' | 'title' | 'language' | 'image'>> {
  const workspace = toWorkspace(wire);
  const { etag, body } = await read(profilePath(profileNameOf(workspace.hostname)));
  const profile = toProfile({ etag, body: body as ProfileWire }, workspace);
  return {
    tracks: profile.gtmTrackingId !== null || profile.googleAnalyticsTrackingId !== null,
    title: profile.title ?? (profile.company || productName),
    language: profile.language ?? null,
    image: workspace.coverImageUrl ?? null,
  };
}
