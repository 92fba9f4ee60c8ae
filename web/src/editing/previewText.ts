import { plainText } from '../ui/authorHtml/plainText.ts';

/** Letters of a preview (EDIT-20). */
const longest = 120;

/** The beginning of HTML or plain text as one line of at most 120 characters, cut behind a word where there is one (EDIT-20). */
export function previewText(words: string): string {
  const text = plainText(words.replaceAll(/<\/(?:p|h[1-6]|li|div|td|th)>|<br>/gi, ' $&')).replaceAll(/\s+/g, ' ');
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = text[longest - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The preview of the first of these texts that has one. */
export const firstPreview = (texts: readonly string[]): string =>
  texts.map(previewText).find((text) => text !== '') ?? '';
