/** Builds the query parameter `q` (OP-04). User text is always quoted and escaped. */

/** `'text'` with escapes. */
export const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, (character) => `\\${character}`)}'`;

/** `selector=in=(…)`: any of the values. */
export const anyOf = (selector: string, values: readonly (number | string)[]): string =>
  `${selector}=in=(${values.map((value) => (typeof value === 'number' ? value : quoted(value))).join(',')})`;

/** Contained anywhere, in any case. A star that somebody typed is a star: only ours, at the ends, stand for anything (OP-04). */
export const contains = (selector: string, text: string): string =>
  `${selector}==${quoted(`*${text.replaceAll(/[*\\]/g, String.raw`\$&`)}*`)}`;

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
  const parts = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []]
      .flat()
      .filter((value) => value !== '')
      .map((value) => `${name}=${encoded(String(value))}`),
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
