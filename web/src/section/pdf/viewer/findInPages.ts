import { searchPlaces } from '../../../ui/search/searchFold.ts';

/** Where words stand: the number of a page, and which of its places, both from the beginning of the document. */
export interface Match {
  readonly page: number;
  /** Offset in the words of the page joined. */
  readonly start: number;
}

/** Every place where words stand together in pages, as searches compare them (OP-122); none for no words. `pages` are the texts of the pages from the first. */
export function findInPages(pages: readonly string[], words: string): Match[] {
  return pages.flatMap((text, index) => searchPlaces(text, words).map((start) => ({ page: index + 1, start })));
}

/** The match after or before one, round at the ends; -1 while there is none. */
export const stepMatch = (current: number, count: number, step: 1 | -1): number =>
  count === 0 ? -1 : (current + step + count) % count;
