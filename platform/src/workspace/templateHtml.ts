import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags } from '../course/authorHtml.ts';

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
  nonTextTags: 'script style textarea option svg math noscript noembed noframes title xmp plaintext template'.split(
    ' ',
  ),
  allowedClasses: { '*': [/^[\w-]{1,64}$/] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
};

/** Broken HTML may read a little differently once elements are taken out; a further pass settles it. */
const mostPasses = 4;

/** By the text as it came, so that a changed file is another one. Cleaning is slow, and every page asks for the template. */
const cleaned = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * The HTML that surrounds the pages, with what may stand there: structure, text, links and pictures, classes for the operator's
 * style sheet, and `data-page` for where the page goes (WS-16).
 */
export function sanitizeTemplate(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) {
    return known;
  }
  const clean = settle(html);
  cleaned.set(html, clean);
  return clean;
}

function settle(html: string): string {
  let result = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = result;
    result = sanitizeHtml(before, options);
    if (result === before) break;
  }
  return result;
}
