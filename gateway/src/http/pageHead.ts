import { toAbsoluteUrl } from '../url.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { dataElement } from './structuredData.ts';

/** What the head of a page says to those who run no script: search engines, and services that show previews of links. */
export interface PageHead {
  /** The canonical address, absolute; null where the address names nothing that a visitor may see. */
  readonly url: string | null;
  /** The name of the workspace. */
  readonly site: string;
  /** Null where the page speaks for the workspace. */
  readonly title: string | null;
  /** Null where the page's own sentence stays. */
  readonly description: string | null;
  /** Absolute. */
  readonly image: string | null;
  /** In the words of schema.org. */
  readonly data: object | null;
}

/** What readers of previews show at most; longer words are cut off by each in its own way. */
const longestTitle = 200;
const longestDescription = 300;

/**
 * The page with title, description, canonical address, and the words by which others show a link to it (Open Graph, Twitter cards).
 * Everything comes from authors and is escaped.
 */
export function withPageHead(page: string, head: PageHead, nonce: string): string {
  const { url, image, data } = head;
  const site = shortened(head.site, longestTitle);
  const title = head.title === null ? site : shortened(head.title, longestTitle);
  const description = head.description === null ? '' : shortened(head.description, longestDescription);
  const words = escapeMarkup(title === site ? site : `${title} · ${site}`);
  const tags = [
    ...(description ? [meta('name', 'description', description)] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...(url === null ? [] : [meta('property', 'og:url', url), `<link rel="canonical" href="${escapeMarkup(url)}">`]),
    ...(image === null ? [] : [meta('property', 'og:image', image)]),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    ...(description ? [meta('name', 'twitter:description', description)] : []),
    ...(image === null ? [] : [meta('name', 'twitter:image', image)]),
    ...(data === null ? [] : [dataElement(data, nonce)]),
  ].join('\n    ');
  // The page's own sentence gives way to that of the course. A function, as a replacement text could carry `$&`.
  const rest = description ? page.replace(/<meta name="description"[^>]*>\s*/, '') : page;
  // A drawn page says in which language its title is.
  return rest.replace(
    /<title([^>]*)>[^<]*<\/title>/,
    (_, attributes: string) => `<title${attributes}>${words}</title>\n    ${tags}`,
  );
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** In one line, cut at a length, so that no letter is broken. */
function shortened(words: string, length: number): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  let kept = '';
  for (const { segment } of letters.segment(line)) {
    if (kept.length + segment.length >= length) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The absolute address of a picture, where it is one that a preview may load from the web: pages never point to anything else. */
export function imageAddress(image: string | null, origin: string): string | null {
  if (image === null) return null;
  const url = URL.parse(toAbsoluteUrl(image, { origin }));
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
