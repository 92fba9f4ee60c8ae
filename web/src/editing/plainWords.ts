/** Whether words of an author are HTML rather than plain text. */
export const isMarkup = (words: string): boolean => /<[a-z/!]/i.test(words);

/** Plain words as someone writes them, of words that may stand in HTML: `a &lt; b` is written `a < b`. */
export function writtenWords(words: string): string {
  return words.replaceAll(/&(?:lt|gt|amp|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity);
}

/** The same words where HTML is read, too: what is written `a < b` is no tag. */
export function storedWords(written: string): string {
  if (!isMarkup(written) && !/&(?:#?\w+);/.test(written)) return written;
  return written.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': '\u00A0',
  '&#39;': "'",
};
