import { embeddedPage } from './embeddedPage.ts';
import type { EmbedSize } from './embedSize.ts';
import type { EmbedContent } from './type.ts';

/** What is known of a page from the code or the address that was pasted for it. */
export type PastedEmbed = Pick<EmbedContent, 'url'> & Partial<Pick<EmbedContent, 'title' | 'size'>>;

/** The page of a provider's code, which is a frame perhaps among other elements, or of an address to share. */
export function pastedEmbed(text: string): PastedEmbed {
  const frame = /<iframe\b/i.test(text)
    ? new DOMParser().parseFromString(text, 'text/html').querySelector('iframe')
    : null;
  if (!frame) return { url: embeddedPage(text.trim()) };
  // Loaded late by a script of the provider's, it stands in another attribute.
  const written = frame.getAttribute('src') ?? frame.getAttribute('data-src') ?? '';
  const title = frame.title.trim();
  const size = sizeOf(frame);
  return {
    url: embeddedPage(written.trim().replace(/^\/\//, 'https://')),
    ...(title === '' ? {} : { title }),
    ...(size === null ? {} : { size }),
  };
}

/** The nearest size to what the code states in pixels; null where it states a width that fits any page. */
function sizeOf(frame: HTMLIFrameElement): EmbedSize | null {
  const width = pixels(frame.getAttribute('width')) ?? pixels(frame.style.width);
  const height = pixels(frame.getAttribute('height')) ?? pixels(frame.style.height);
  if (height === null) return null;
  if (width === null) return height >= 600 ? 'TALL' : null;
  const ratio = width / height;
  if (ratio < 0.9) return 'TALL';
  if (ratio < 1.15) return 'SQUARE';
  return ratio < 1.55 ? 'STANDARD' : 'WIDE';
}

/** A length in pixels; null for a share of the page, and where there is none. */
function pixels(length: string | null): number | null {
  const number = /^\s*(\d{1,5}(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '')?.[1];
  return number === undefined || Number(number) === 0 ? null : Number(number);
}
