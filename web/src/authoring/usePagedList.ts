import { useCallback, useEffect, useRef, useState } from 'react';

/** A page of a list, as connections answer it. */
export interface PageOf<Entry> {
  readonly nodes: readonly Entry[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

export interface PagedList<Entry> {
  /** Null before they were read for the first time. */
  readonly entries: readonly Entry[] | null;
  readonly hasMore: boolean;
  readonly failed: boolean;
  /** Reads what follows; `settled` hears the error, or null. */
  readonly loadMore: (settled: (error: Error | null) => void) => void;
  readonly reload: () => void;
}

interface Listed<Entry> {
  /** What was asked for; a list of another question is on its way out. */
  readonly asked: string;
  readonly entries: readonly Entry[];
  /** Where to read on; null at the end. */
  readonly next: string | null;
}

/**
 * A list that is read page by page and again whenever something else is asked for. While another question is answered the list of the last
 * one stays. `read` gives the page after a cursor, or nothing where it could not be read, and is the same function from one drawing to the
 * next. `version` counts the changes that were made elsewhere.
 */
export function usePagedList<Entry>(
  asked: string,
  read: (asked: string, after: string | null) => Promise<PageOf<Entry> | null | undefined>,
  version = 0,
): PagedList<Entry> {
  const [listed, setListed] = useState<Listed<Entry> | null>(null);
  const [failed, setFailed] = useState(false);
  /** Counts the questions: only the answer to the last one is shown. */
  const lastTurn = useRef(0);
  const load = useCallback(() => {
    lastTurn.current += 1;
    const turn = lastTurn.current;
    /** Null when it could not be read. */
    const show = (page: Listed<Entry> | null): void => {
      if (turn !== lastTurn.current) return;
      if (page) setListed(page);
      setFailed(page === null);
    };
    readPage(read, asked, null).then(show, () => show(null));
  }, [asked, read]);
  useEffect(load, [load, version]);
  const readOn = async (from: Listed<Entry>, after: string): Promise<void> => {
    const page = await readPage(read, from.asked, after);
    // A change or another question has replaced the list in the meantime: what came belongs to the old one.
    setListed((before) => (before === from ? { ...page, entries: [...before.entries, ...page.entries] } : before));
  };
  return {
    entries: listed?.entries ?? null,
    hasMore: listed?.next != null && listed.asked === asked,
    failed,
    loadMore(settled) {
      if (listed?.next == null) return;
      readOn(listed, listed.next).then(
        () => settled(null),
        (error: unknown) => settled(error instanceof Error ? error : new Error(String(error))),
      );
    },
    reload: load,
  };
}

async function readPage<Entry>(
  read: Parameters<typeof usePagedList<Entry>>[1],
  asked: string,
  after: string | null,
): Promise<Listed<Entry>> {
  const page = await read(asked, after);
  if (!page) throw new Error('The list could not be read.');
  const { hasNextPage, endCursor } = page.pageInfo;
  return { asked, entries: page.nodes, next: hasNextPage ? (endCursor ?? null) : null };
}
