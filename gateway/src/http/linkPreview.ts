import type { CoursePreviewText } from '../course/coursePreviews.ts';
import { toAbsoluteUrl } from '../url.ts';

export interface LinkPreview {
  /** The address that is shared, absolute. */
  readonly url: string;
  /** Scheme and host of the workspace. */
  readonly origin: string;
  /** The name of the workspace. */
  readonly site: string;
  /** Null where the address names nothing that a visitor may see. */
  readonly course: CoursePreviewText | null;
}

/** What readers of previews show at most; longer words are cut off by each in its own way. */
const longestTitle = 200;
const longestDescription = 300;

/**
 * The page with the words by which others show a link to it (Open Graph, Twitter cards). Everything comes from authors and is
 * escaped. Scripts play no part: those who read previews run none.
 */
export function withLinkPreview(page: string, { url, origin, site, course }: LinkPreview): string {
  const title = shortened(course?.name ?? site, longestTitle);
  const description = course?.description ? shortened(course.description, longestDescription) : '';
  const image = course?.image ? imageAddress(course.image, origin) : null;
  const tags = [
    `<title>${escaped(course ? `${title} · ${shortened(site, longestTitle)}` : title)}</title>`,
    ...(description ? [meta('name', 'description', description)] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', shortened(site, longestTitle)),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...(course ? [meta('property', 'og:url', url), `<link rel="canonical" href="${escaped(url)}">`] : []),
    ...(image ? [meta('property', 'og:image', image)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    ...(description ? [meta('name', 'twitter:description', description)] : []),
    ...(image ? [meta('name', 'twitter:image', image)] : []),
  ].join('\n    ');
  // The page's own sentence gives way to that of the course. A function, as a replacement text could carry `$&`.
  const rest = description ? page.replace(/<meta name="description"[^>]*>\s*/, '') : page;
  return rest.replace(/<title>[^<]*<\/title>/, () => tags);
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;

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

/** Only what a preview may load from the web: pages never point to anything else. */
function imageAddress(image: string, origin: string): string | null {
  const url = URL.parse(toAbsoluteUrl(image, { origin }));
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
