import { useEffect } from 'react';
import { markQuotes } from '../../review/markQuotes.ts';
import type { TextQuote } from '../../review/textQuote.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { placeOfThread, type Anchor } from './placeOfThread.ts';

interface ListedThread {
  readonly node: { readonly anchor: Anchor; readonly quote?: TextQuote | null | undefined };
}

/** Marks the words on the page that threads quote, as long as they are listed beside it. */
export function useMarkedThreads(threads: readonly ListedThread[], draft: CourseDraft): void {
  useEffect(() => {
    const quoted = threads.flatMap(({ node: { anchor, quote } }) => {
      const key = placeOfThread(draft, anchor)?.node;
      return quote && key ? [{ quote, element: () => frameOf(key) }] : [];
    });
    return markQuotes(document.body, quoted);
  }, [threads, draft]);
}

const frameOf = (key: string): Element | null => document.querySelector(`[data-node-key="${CSS.escape(key)}"]`);
