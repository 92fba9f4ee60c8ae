import { afterEach, describe, expect, it, vi } from 'vitest';
import { postPersisted, requestKey, startRequest, takeStarted } from './startedRequests.ts';

afterEach(() => vi.unstubAllGlobals());

describe('started requests', () => {
  it('have a key that ignores the order of variables and absent ones', () => {
    expect(requestKey('a', { filter: { tags: ['x'], search: 'y' }, count: 25, cursor: null })).toBe(
      requestKey('a', { count: 25, filter: { search: 'y', tags: ['x'] } }),
    );
    expect(requestKey('a', { count: 25 })).not.toBe(requestKey('a', { count: 26 }));
    expect(requestKey('a', { tags: ['x', 'y'] })).not.toBe(requestKey('a', { tags: ['y', 'x'] }));
  });

  it('are sent once and taken up once', async () => {
    const send = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', send);
    void startRequest('id', { courseId: 258 });
    void startRequest('id', { courseId: 258 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await takeStarted('id', { courseId: 258 })).toBeInstanceOf(Response);
    expect(takeStarted('id', { courseId: 258 })).toBeUndefined();
  });

  it('SAVE-03 outlive their page while browsers allow it: a long one is sent all the same', () => {
    const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response('{}')),
    );
    vi.stubGlobal('fetch', send);
    void postPersisted('id', { text: 'short' }, { keepalive: true });
    // Two bytes a letter.
    void postPersisted('id', { text: 'ї'.repeat(30_000) }, { keepalive: true });
    expect(send.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
  });

  it('carry the header that keeps other sites out', () => {
    const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response('{}')),
    );
    vi.stubGlobal('fetch', send);
    void startRequest('other', {});
    expect(send.mock.calls[0]?.[1].headers).toMatchObject({ 'apollo-require-preflight': 'true' });
    void takeStarted('other', {});
  });
});
