/** Builds the query parameter `q` (OP-04). User text is always quoted and escaped. */

/** `'text'` with escapes. */
export const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, (character) => `\\${character}`)}'`;

/** `selector=in=(…)`: any of the values. */
export const anyOf = (selector: string, values: readonly (number | string)[]): string =>
  `${selector}=in=(${values.map((value) => (typeof value === 'number' ? value : quoted(value))).join(',')})`;

/** Contained anywhere. A star that someone typed is a star: only ours, at the ends, stand for anything (OP-04). */
const contains = (selector: string, text: string): string =>
  `${selector}==${quoted(`*${text.replaceAll(/[*\\]/g, String.raw`\$&`)}*`)}`;

/** How many comparisons a search makes at most, so that a filter has room for others (the platform takes 20). */
const mostOfSearch = 12;

/**
 * Each word of a search in any of the selectors, so that words of several of them find a row (OP-122). Within one selector the platform finds
 * words in any order: those that there is no room for stay together.
 */
export function searchIn(text: string, ...selectors: readonly string[]): string {
  const words = text.trim().split(/\s+/u);
  const most = selectors.length === 1 ? 1 : Math.floor(mostOfSearch / selectors.length);
  const parts = words.length > most ? [...words.slice(0, most - 1), words.slice(most - 1).join(' ')] : words;
  return parts
    .map((part) => {
      const conditions = selectors.map((selector) => contains(selector, part));
      return conditions.length === 1 ? conditions.join('') : anyOneOf(...conditions);
    })
    .join(';');
}

/** Changed at a time or later, as ISO 8601; undefined without one. */
export const changedSince = (time: string | null | undefined): string | undefined =>
  time == null ? undefined : `updateTime=ge=${quoted(time)}`;

/** All conditions together. Undefined ones fall away, and so do those that are themselves all of none. */
export const allOf = (...conditions: readonly (string | undefined)[]): string => conditions.filter(Boolean).join(';');

/** Any of the conditions. */
export const anyOneOf = (...conditions: readonly string[]): string => `(${conditions.join(',')})`;

/** Text as a part of an address; half a surrogate pair, which no address can hold, becomes U+FFFD. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A path with its query: undefined and empty values are left out, the others encoded; a list is the same name several times. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>,
): string {
  let address = path;
  for (const [name, values = []] of Object.entries(query)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (value === '') continue;
      address += `${address === path ? '?' : '&'}${name}=${encoded(String(value))}`;
    }
  }
  return address;
}
