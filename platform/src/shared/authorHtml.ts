/**
 * Cleans HTML that authors write by `contracts/authorHtml.json`: what the rich text editor makes, and no more. Applied to everything on
 * write; the web client cleans by the same list before it shows it.
 */
import { LRUCache } from 'lru-cache';
import type sanitizeHtml from 'sanitize-html';
import contract from '../../../contracts/authorHtml.json' with { type: 'json' };
import { precleaned } from './precleaning.ts';
import { createHtmlSanitizer } from './htmlSanitizer.ts';

/** Elements that stay. The text of other elements stays without them; scripts, styles and drawings go with their text. */
export const allowedTags: readonly string[] = contract.tags;

/** Attributes that stay, by element; `*` for all. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = contract.attributes;

/** Most characters of HTML that is received: a text is cleaned as a whole, while nobody else has a turn. */
export const longestHtml = 500_000;

/** What to say about HTML that is longer. */
export const htmlTooLong = `is longer than ${longestHtml} characters: shorten it`;

const { '*': everywhere, ...schemesByTag } = contract.schemes;

const valuesByTag: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  Object.entries(contract.values).map(([tag, values]) => [tag, new Map(Object.entries(values))]),
);

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  // Classes of the rich text editor; others could borrow the looks of the product's own controls.
  allowedClasses: { '*': [new RegExp(contract.classes)] },
  // A size of type is relative: the reader's own font size must scale it (OP-52); not so large that one word fills the page.
  allowedStyles: Object.fromEntries(
    Object.entries(contract.styles).map(([tag, styles]) => [
      tag,
      Object.fromEntries(Object.entries(styles).map(([name, pattern]) => [name, [new RegExp(pattern, 'i')]])),
    ]),
  ),
  allowedSchemes: everywhere,
  allowedSchemesByTag: schemesByTag,
  allowedIframeHostnames: contract.frameHosts,
  allowIframeRelativeUrls: false,
  allowProtocolRelative: false,
  // Text inside a frame is never shown.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text),
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: overruledStyles(knownValues(tagName, attributes)) }),
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
  if (!/[<&]/.test(html) || cleaned.has(html)) {
    return html;
  }
  const result = precleaned(html) ?? clean(html);
  if (result.length > 0) {
    cleaned.set(result, true);
  }
  return result;
}

/**
 * Text that may be plain or HTML, as in descriptions and questions: with an element in it, it is HTML and is cleaned as such,
 * else it stays as typed, so that `1 < 2 & 3` is not written as entities. Throws HtmlTooDeepError.
 */
export function sanitizeTextOrHtml(text: string): string {
  return isHtml(text) ? sanitizeAuthorHtml(text) : text;
}

/** Whether a text that may be plain has an element in it. */
export const isHtml = (text: string): boolean => /<[a-z!/?]/i.test(text);

/** A page opened in a new tab must not reach back into this one. */
function linkAttributes({
  target,
  rel: _rel,
  ...attributes
}: Readonly<Record<string, string>>): Record<string, string> {
  return target === '_blank' ? { ...attributes, target, rel: 'noopener noreferrer' } : { ...attributes };
}

/** Some attributes have one of a few values; with another they say nothing. */
function knownValues(tagName: string, attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const values = valuesByTag.get(tagName);
  return values === undefined
    ? attributes
    : Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => values.get(name)?.includes(value) ?? true),
      );
}

/** What makes words readable in the dark must be able to overrule every style (`web/index.html`). */
function overruledStyles({ style, ...attributes }: Readonly<Record<string, string>>): Record<string, string> {
  return style === undefined ? { ...attributes } : { ...attributes, style: style.replaceAll(/!\s*important/gi, '') };
}
