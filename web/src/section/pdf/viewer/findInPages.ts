/** Where words stand: the number of a page, and which of its places, both from the beginning of the document. */
export interface Match {
  readonly page: number;
  /** Offset in the words of the page joined. */
  readonly start: number;
}

/** Every place where words stand in pages, in any case; none for no words. `pages` are the texts of the pages from the first. */
export function findInPages(pages: readonly string[], words: string): Match[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return pages.flatMap((text, index) => {
    const found: Match[] = [];
    const lower = text.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      found.push({ page: index + 1, start: at });
    }
    return found;
  });
}

/** The match after or before one, round at the ends; -1 while there is none. */
export const stepMatch = (current: number, count: number, step: 1 | -1): number =>
  count === 0 ? -1 : (current + step + count) % count;
