/**
 * The allow-list for HTML that authors write: what the rich text editor makes, and no more. Applied to everything on write; the
 * web client cleans again before it shows it.
 */
import { LRUCache } from 'lru-cache';
import type sanitizeHtml from 'sanitize-html';
import { createHtmlSanitizer } from './htmlSanitizer.ts';

/** Elements that stay. The text of other elements stays without them; scripts, styles and drawings go with their text. */
export const allowedTags: readonly string[] = (
  'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code kbd strong b em i u s sub sup mark small abbr cite q ' +
  'ul ol li dl dt dd details summary table caption colgroup col thead tbody tfoot tr th td ' +
  'a img figure figcaption iframe video audio source'
).split(' ');

/** Attributes that stay, by element; `*` for all. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'style', 'lang', 'dir', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'width', 'height', 'allowfullscreen', 'title'],
  video: ['src', 'poster', 'controls', 'width', 'height'],
  audio: ['src', 'controls'],
  source: ['src', 'type'],
  ol: ['start', 'type'],
  li: ['data-list'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  details: ['open'],
};

/** Hosts whose players may be embedded. */
export const allowedFrameHosts: readonly string[] = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.loom.com',
  'form.typeform.com',
  'kinescope.io',
];

const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s,.%/]{3,40}\))$/i;
const LENGTH = /^\d{1,4}(\.\d{1,3})?(px|em|rem|%|pt)$/;
/** Relative alone: the reader's own font size must scale it (OP-52); not so large that one word fills the page. */
const FONT_SIZE = /^([0-4](\.\d{1,3})?em|[1-4]?\d{1,2}(\.\d{1,3})?%)$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  // Classes of the rich text editor; others could borrow the looks of the product's own controls.
  allowedClasses: { '*': [/^ql-[\w-]+$/] },
  allowedStyles: {
    '*': {
      color: [COLOR],
      'background-color': [COLOR],
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'font-size': [FONT_SIZE],
    },
    img: { width: [LENGTH], height: [LENGTH] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {
    img: ['http', 'https'],
    iframe: ['https'],
    video: ['http', 'https'],
    audio: ['http', 'https'],
  },
  allowedIframeHostnames: [...allowedFrameHosts],
  allowIframeRelativeUrls: false,
  allowProtocolRelative: false,
  // Text inside a frame is never shown.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text),
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
  },
};

/**
 * A frame that was left without an address: it shows nothing. As the sanitizer writes it, with quotes escaped within attributes. Its own
 * filter for elements would copy all that stands before each one.
 */
const EMPTY_FRAME = /<iframe(?: (?!src=)[\w-]+(?:="[^"]*")?)*><\/iframe>/g;

const clean = createHtmlSanitizer(options, (html) => html.replaceAll(EMPTY_FRAME, ''));

/** What cleaning has answered lately. A save sends back mostly what was cleaned before, and cleaning is most of its cost. */
const cleaned = new LRUCache<string, true>({ maxSize: 8 * 1024 * 1024, sizeCalculation: (_, html) => html.length });

/**
 * HTML with what {@link allowedTags} and {@link allowedAttributes} let stand; cleaning twice changes nothing more. Throws
 * HtmlTooDeepError.
 */
export function sanitizeAuthorHtml(html: string): string {
  if (!/[<&]/.test(html) || cleaned.has(html)) return html;
  const result = clean(html);
  if (result.length > 0) cleaned.set(result, true);
  return result;
}

/**
 * Text that may be plain or HTML, as in descriptions and questions: with an element in it, it is HTML and is cleaned as such,
 * else it stays as typed, so that `1 < 2 & 3` is not written as entities. Throws HtmlTooDeepError.
 */
export function sanitizeTextOrHtml(text: string): string {
  return /<[a-z!/?]/i.test(text) ? sanitizeAuthorHtml(text) : text;
}

/** A page opened in a new tab must not reach back into this one. */
function linkAttributes({
  target,
  rel: _rel,
  ...attributes
}: Readonly<Record<string, string>>): Record<string, string> {
  return target === '_blank' ? { ...attributes, target, rel: 'noopener noreferrer' } : { ...attributes };
}
