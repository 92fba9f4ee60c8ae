import { useRef, useState } from 'react';
import { findInPages, stepMatch, type Match } from './findInPages.ts';
import type { PdfDocument } from './pdfDocument.ts';

export interface PdfSearch {
  /** Null before anything was searched. */
  readonly matches: readonly Match[] | null;
  /** Which match is shown; -1 for none. */
  readonly current: number;
  readonly search: (words: string) => Promise<void>;
  readonly step: (by: 1 | -1) => void;
}

/** Searches the words of a document, which are read once, by the first search. `onMatch` brings one into sight. */
export function usePdfSearch(document: PdfDocument, onMatch: (match: Match) => void): PdfSearch {
  const pages = useRef<Promise<string[]>>(null);
  const latest = useRef('');
  const [{ matches, current }, setFound] = useState<Pick<PdfSearch, 'matches' | 'current'>>({
    matches: null,
    current: -1,
  });
  return {
    matches,
    current,
    search: async (words) => {
      latest.current = words;
      pages.current ??= readPages(document);
      const found = findInPages(await pages.current, words);
      if (latest.current !== words) return;
      setFound({ matches: words.trim() === '' ? null : found, current: found.length > 0 ? 0 : -1 });
      if (found[0]) onMatch(found[0]);
    },
    step: (by) => {
      const next = stepMatch(current, matches?.length ?? 0, by);
      setFound({ matches, current: next });
      const match = matches?.[next];
      if (match) onMatch(match);
    },
  };
}

/** One page after the other, so that a long document does not come at once; one that cannot be read has no words. */
async function readPages(document: PdfDocument): Promise<string[]> {
  const texts: string[] = [];
  for (let number = 1; number <= document.pageCount; number += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      texts.push((await (await document.page(number)).pieces()).join(' '));
    } catch {
      texts.push('');
    }
  }
  return texts;
}
