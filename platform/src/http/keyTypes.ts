/** Values of the keys of a list, as they stand in a cursor: anyone who sends one may have written it. */

export type KeyType = 'text' | 'integer' | 'decimal' | 'boolean' | 'time';

/** The year 1 to the year 9999, in microseconds since 1970. */
const times = { first: -62_135_596_800_000_000n, last: 253_402_300_799_999_999n };
const largestInteger = 2n ** 63n - 1n;

/** The parameter that stands for the text of a key; null for a text that no key of this type has. */
export function parseKey(type: KeyType, text: string): string | null {
  switch (type) {
    case 'text':
      return text.includes('\0') ? null : text;
    case 'integer': {
      const value = parseInteger(text);
      return value !== null && value <= largestInteger && value >= -largestInteger ? text : null;
    }
    case 'decimal':
      return /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/.test(text) && Number.isFinite(Number(text)) ? text : null;
    case 'boolean':
      return text === 'true' || text === 'false' ? text : null;
    case 'time':
      return parseTime(text);
  }
}

/** A time of microseconds since 1970 in ISO 8601, which has more digits than a `Date`; `infinity` and `-infinity` as they are. */
function parseTime(text: string): string | null {
  if (text === 'infinity' || text === '-infinity') {
    return text;
  }
  const micros = parseInteger(text);
  if (micros === null || micros < times.first || micros > times.last) {
    return null;
  }
  const rest = ((micros % 1000n) + 1000n) % 1000n;
  const iso = new Date(Number((micros - rest) / 1000n)).toISOString();
  return iso.replace('Z', `${String(rest).padStart(3, '0')}Z`);
}

const parseInteger = (text: string): bigint | null => (/^-?\d{1,19}$/.test(text) ? BigInt(text) : null);
