/**
 * Lets `pages` open without the network, as the contract names their paths: the page's frame and the scripts of this version come from
 * this device, and the files of kept courses where the network fails. Never an answer of GraphQL: the page itself decides what of those it
 * may draw.
 */
import { pagePathOf } from '../../routing/courseAddress.ts';
import { coursePrefix, framePrefix } from './cacheNames.ts';
import { partOf } from './partOf.ts';
import type { WorkerScope } from './workerTypes.ts';

/** Any page of the app is drawn in the frame of this one. */
const framePage = '/courseware/';

/** How long a page may take to answer before the stored frame replaces it, in milliseconds. */
const pageTimeout = 8000;

export function openOffline(
  scope: WorkerScope,
  { version, assets, pages }: { version: string; assets: readonly string[]; pages: readonly string[] },
): void {
  const { caches, location } = scope;
  const frame = `${framePrefix}${version}`;

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
    else if (pathname.startsWith('/files/') || pathname.startsWith('/static/')) event.respondWith(file(request));
    else if (request.mode === 'navigate' && pages.includes(pagePathOf(pathname))) event.respondWith(page(request));
  });

  /** Everything of this version or nothing: a frame whose scripts are missing opens no page. */
  async function install(): Promise<void> {
    const cache = await caches.open(frame);
    for (const address of assets) {
      // Names carry a hash: a file of an older version with the same name is the same.
      const known = await caches.match(address);
      await (known ? cache.put(address, known) : cache.add(address));
    }
    const answer = await scope.fetch(framePage, { credentials: 'omit', cache: 'no-store' });
    if (!answer.ok) throw new Error(`The frame was answered with ${answer.status}.`);
    await cache.put(framePage, answer);
    // The next navigation is this version's; pages that are open keep the scripts that they have.
    await scope.skipWaiting();
  }

  /** The previous version stays for the pages that are open. */
  async function removeOlder(): Promise<void> {
    const frames = (await caches.keys()).filter((name) => name.startsWith(framePrefix) && name !== frame);
    await Promise.all(frames.slice(0, -1).map((name) => caches.delete(name)));
  }

  async function page(request: Request): Promise<Response> {
    const kept = await (await caches.open(frame)).match(framePage);
    if (!kept) return scope.fetch(request);
    const network = scope.fetch(request);
    network.catch(() => undefined);
    const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), pageTimeout));
    return (await Promise.race([network, silence]).catch(() => null)) ?? kept;
  }

  async function asset(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? scope.fetch(request);
  }

  /** The servers decide who may read a file whenever they can be reached. */
  async function file(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (error) {
      for (const name of await caches.keys()) {
        if (!name.startsWith(coursePrefix)) continue;
        const kept = await (await caches.open(name)).match(request.url, { ignoreSearch: true });
        if (kept) return partOf(kept, request.headers.get('range'));
      }
      throw error;
    }
  }
}

/** Takes back what {@link openOffline} has ever kept of pages, where an operator has switched it off. */
export function openNothing(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      scope.caches.keys().then((names) => {
        const ours = names.filter((name) => name.startsWith(framePrefix) || name.startsWith(coursePrefix));
        return Promise.all(ours.map((name) => scope.caches.delete(name)));
      }),
    ),
  );
}
