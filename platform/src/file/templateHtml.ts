import { LRUCache } from 'lru-cache';
import type sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags } from '../shared/authorHtml.ts';
import { createHtmlSanitizer } from '../shared/htmlSanitizer.ts';

/** Parts of a page that authors' HTML does not need. */
const landmarks = ['header', 'footer', 'nav', 'main', 'section', 'aside', 'article', 'address'];
/** Players belong into lectures. */
const players = new Set(['iframe', 'video', 'audio', 'source']);

const { '*': everywhere = [], ...byTag } = allowedAttributes;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags.filter((tag) => !players.has(tag)), ...landmarks],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(byTag).map(([tag, names]) => [tag, [...names]])),
    // Looks come from `style.css`: an attribute would be refused by the page's policy anyway.
    '*': [...everywhere.filter((name) => name !== 'style'), 'data-page', 'aria-label', 'aria-hidden', 'role'],
  },
  allowedClasses: { '*': [/^[\w-]{1,64}$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
};

const sanitize = createHtmlSanitizer(options);

/** By the text as it came, so that a changed file is another one. Cleaning is slow, and every page asks for the template. */
const cleaned = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * The HTML that surrounds the pages, with what may stand there: structure, text, links and pictures, classes for the operator's
 * style sheet, and `data-page` for where the page goes (WS-16). Throws HtmlTooDeepError.
 */
export function sanitizeTemplate(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) {
    return known;
  }
  const clean = sanitize(html);
  cleaned.set(html, clean);
  return clean;
}
