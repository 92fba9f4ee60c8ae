import { describe, expect, it } from 'vitest';
import { openNothing, openOffline } from './openOffline.ts';
import type { WorkerScope } from './workerTypes.ts';

const origin = 'https://acme.test';

/** Caches of a browser, in memory. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (request: Request | string): string => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin);
    return pathname + search;
  };
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (request: Request | string, response: Response) => void entries.set(pathOf(request), response),
      match: async (request: Request | string, { ignoreSearch = false } = {}) => {
        const path = pathOf(request);
        const bare = (address: string): string | undefined => (ignoreSearch ? address.split('?')[0] : address);
        return [...entries].find(([key]) => bare(key) === bare(path))?.[1].clone();
      },
    };
  };
  return {
    all,
    caches: {
      open: async (name: string) => {
        const cache = open(name);
        return { ...cache, add: async (address: string) => cache.put(address, new Response(`built ${address}`)) };
      },
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      match: async (request: Request | string) => {
        for (const name of all.keys()) {
          const found = await open(name).match(request);
          if (found) return found;
        }
        return undefined;
      },
    },
  };
}

/** A worker with a browser around it. `network` answers what it asks for. */
function aWorker(
  start: (scope: WorkerScope) => void,
  { store = fakeCaches(), network = async () => new Response('page') }: Partial<WorkerSurroundings> = {},
) {
  const listeners = new Map<string, (event: object) => void>();
  start({
    location: { origin },
    caches: store.caches,
    fetch: (...asked: [Request | string]) => network(...asked),
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  } as unknown as WorkerScope);
  const happen = async (name: string): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  /** What the worker answers; undefined where it leaves the request to the browser. */
  const ask = async (
    path: string,
    { method = 'GET', mode = 'cors', range }: { method?: string; mode?: string; range?: string } = {},
  ): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    const headers = new Headers(range === undefined ? {} : { range });
    const request = { url: new URL(path, origin).href, method, mode, headers };
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
  return { happen, ask, store };
}

interface WorkerSurroundings {
  store: ReturnType<typeof fakeCaches>;
  network: (request: Request | string) => Promise<Response>;
}

const gone = async (): Promise<Response> => {
  throw new TypeError('gone');
};
const pages = ['/', '/dashboard', '/courseware'];
const versionOne = { version: 'one', assets: ['/assets/a.js'], pages };
const first = (scope: WorkerScope): void => openOffline(scope, versionOne);

describe('the worker', () => {
  it('BEY-18 opens a page that can be kept in the frame on this device when the network is gone, and the page itself while it is there', async () => {
    const { happen, store } = aWorker(first);
    await happen('install');
    const online = aWorker(first, { store, network: async () => new Response('fresh') });
    expect(await (await online.ask('/dashboard/', { mode: 'navigate' }))?.text()).toBe('fresh');
    const offline = aWorker(first, { store, network: gone });
    expect(await (await offline.ask('/dashboard/', { mode: 'navigate' }))?.text()).toBe('page');
    expect(await (await offline.ask('/assets/a.js'))?.text()).toBe('built /assets/a.js');
  });

  it('BEY-18 never stands between a page and GraphQL, nor anything that is written', async () => {
    const { ask } = aWorker(first);
    expect(await ask('/graphql', { method: 'POST' })).toBeUndefined();
    expect(await ask('/graphql?query=%7B__typename%7D')).toBeUndefined();
    expect(await ask('/files/a.png', { method: 'HEAD' })).toBeUndefined();
    expect(await ask('https://elsewhere.test/files/a.png')).toBeUndefined();
  });

  it('BEY-18 lets the servers decide who reads a file while they can be asked, then gives the kept one in any width', async () => {
    const store = fakeCaches();
    const course = await store.caches.open('lectern-course-7-258');
    await course.put('/files/a.png?w=1024', new Response('kept'));
    const online = aWorker(first, { store, network: async () => new Response('no', { status: 403 }) });
    expect((await online.ask('/files/a.png?w=640'))?.status).toBe(403);
    const offline = aWorker(first, { store, network: gone });
    expect(await (await offline.ask('/files/a.png?w=640'))?.text()).toBe('kept');
    await expect(offline.ask('/files/other.png')).rejects.toThrow('gone');
  });

  it('BEY-18 opens a kept file also by its own address, never as a page', async () => {
    const store = fakeCaches();
    await aWorker(first, { store }).happen('install');
    await (await store.caches.open('lectern-course-7-258')).put('/files/plan.pdf', new Response('the plan'));
    const { ask } = aWorker(first, { store, network: gone });
    expect(await (await ask('/files/plan.pdf', { mode: 'navigate' }))?.text()).toBe('the plan');
    await expect(ask('/files/other.pdf', { mode: 'navigate' })).rejects.toThrow('gone');
  });

  it.each([
    '/certificates/1/pdf',
    '/credentials/abc',
    '/passwordreset/',
    '/redeem/',
    '/admin/users.csv',
    '/dashboard2',
  ])('BEY-18 leaves %s to the servers', async (path) => {
    const { happen, ask } = aWorker(first);
    await happen('install');
    expect(await ask(path, { mode: 'navigate' })).toBeUndefined();
  });

  it('BEY-18 gives a film in the parts that a player asks for', async () => {
    const store = fakeCaches();
    await (await store.caches.open('lectern-course-7-258')).put('/files/a.mp4', new Response('0123456789'));
    const { ask } = aWorker(first, { store, network: gone });
    const part = await ask('/files/a.mp4', { range: 'bytes=2-5' });
    expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([
      206,
      'bytes 2-5/10',
      '2345',
    ]);
    expect(await (await ask('/files/a.mp4', { range: 'bytes=-3' }))?.text()).toBe('789');
    expect((await ask('/files/a.mp4', { range: 'bytes=20-' }))?.status).toBe(416);
  });

  it('BEY-18 of a newer version takes over, and leaves the one before to the pages that are open', async () => {
    const store = fakeCaches();
    for (const version of ['one', 'two', 'three']) {
      const worker = aWorker((scope) => openOffline(scope, { version, assets: [`/assets/${version}.js`], pages }), {
        store,
        network: async () => new Response(`page of ${version}`),
      });
      await worker.happen('install');
      await worker.happen('activate');
    }
    expect([...store.all.keys()]).toEqual(['lectern-frame-two', 'lectern-frame-three']);
    const now = aWorker((scope) => openOffline(scope, { version: 'three', assets: [], pages }), {
      store,
      network: gone,
    });
    expect(await (await now.ask('/', { mode: 'navigate' }))?.text()).toBe('page of three');
  });

  it('BEY-18 of a version that cannot be had as a whole never takes over', async () => {
    const network = async (): Promise<Response> => new Response('busy', { status: 503 });
    await expect(aWorker(first, { network }).happen('install')).rejects.toThrow('503');
  });

  it('BEY-18 that is switched off takes back what was kept, and answers nothing', async () => {
    const { happen, store } = aWorker(first);
    await happen('install');
    await store.caches.open('lectern-course-7-258');
    const off = aWorker(openNothing, { store });
    await off.happen('install');
    await off.happen('activate');
    expect([...store.all.keys()]).toEqual([]);
    expect(await off.ask('/dashboard/', { mode: 'navigate' })).toBeUndefined();
  });
});
