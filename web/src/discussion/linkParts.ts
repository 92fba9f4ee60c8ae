/** A piece of plain text: words, or an address that becomes a link. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const address = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?'’”»)\]}]+$/;

/** Finds the web addresses in plain text. Nothing but http and https ever becomes a link. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(trailing, '');
    if (!URL.canParse(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
