import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePagedList, type PageOf } from './usePagedList.ts';

interface Asked {
  readonly asked: string;
  readonly after: string | null;
  answer: (nodes: readonly string[], endCursor?: string) => Promise<void>;
  fail: () => Promise<void>;
}

/** The list, and what it has asked for so far, each to be answered in any order. */
function listOf(asked: string) {
  const requests: Asked[] = [];
  const read = (text: string, after: string | null): Promise<PageOf<string> | null> =>
    new Promise((resolve) => {
      requests.push({
        asked: text,
        after,
        answer: (nodes, endCursor) =>
          act(async () => resolve({ nodes, pageInfo: { hasNextPage: endCursor !== undefined, endCursor } })),
        fail: () => act(async () => resolve(null)),
      });
    });
  const { result, rerender } = renderHook(
    (props: { readonly asked: string; readonly version: number }) => usePagedList(props.asked, read, props.version),
    { initialProps: { asked, version: 0 } },
  );
  return { requests, list: () => result.current, rerender };
}

describe('LIB-03 BEY-09 a list that is read page by page', () => {
  it('adds what follows to what is there, until there is no more', async () => {
    const { requests, list } = listOf('');
    expect(list()).toMatchObject({ entries: null, hasMore: false });
    await requests[0]?.answer(['a'], 'end of a');
    expect(list()).toMatchObject({ entries: ['a'], hasMore: true });
    const settled: (Error | null)[] = [];
    act(() => list().loadMore((error) => settled.push(error)));
    expect(requests[1]).toMatchObject({ asked: '', after: 'end of a' });
    await requests[1]?.answer(['b']);
    expect(list()).toMatchObject({ entries: ['a', 'b'], hasMore: false });
    expect(settled).toEqual([null]);
  });

  it('keeps the list of the last question until the next one is answered, and shows the answer to the last one alone', async () => {
    const { requests, list, rerender } = listOf('cat');
    await requests[0]?.answer(['cat'], 'more');
    rerender({ asked: 'do', version: 0 });
    rerender({ asked: 'dog', version: 0 });
    expect(list()).toMatchObject({ entries: ['cat'], hasMore: false });
    await requests[2]?.answer(['dog']);
    await requests[1]?.answer(['door']);
    expect(list().entries).toEqual(['dog']);
  });

  it('drops what followed an old list', async () => {
    const { requests, list } = listOf('');
    await requests[0]?.answer(['a'], 'end of a');
    act(() => list().loadMore(() => undefined));
    act(() => list().reload());
    await requests[2]?.answer(['new', 'a'], 'end of a');
    await requests[1]?.answer(['b']);
    expect(list()).toMatchObject({ entries: ['new', 'a'], hasMore: true });
  });

  it('is read again after a change elsewhere', async () => {
    const { requests, list, rerender } = listOf('');
    await requests[0]?.answer(['a']);
    rerender({ asked: '', version: 1 });
    await requests[1]?.answer(['b']);
    expect(list().entries).toEqual(['b']);
  });

  it('says that it could not be read, keeps what is there, and can be read again', async () => {
    const { requests, list } = listOf('');
    await requests[0]?.fail();
    expect(list()).toMatchObject({ entries: null, failed: true });
    act(() => list().reload());
    await requests[1]?.answer(['a'], 'end of a');
    expect(list()).toMatchObject({ entries: ['a'], failed: false });
    const settled: (Error | null)[] = [];
    act(() => list().loadMore((error) => settled.push(error)));
    await requests[2]?.fail();
    await waitFor(() => expect(settled).toEqual([expect.any(Error)]));
    expect(list()).toMatchObject({ entries: ['a'], hasMore: true, failed: false });
  });
});
