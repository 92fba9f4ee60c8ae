/** Deepest nesting of a received value; content is nested about a dozen levels. */
const DEEPEST = 64;

/** The value is nested deeper than any content is. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
}

/**
 * A received JSON value that the database can store: without NUL characters and half surrogates, which jsonb refuses. Nearly
 * every value is that already and is answered as it is. Throws {@link TooDeepError} before a deep nesting could exhaust the stack.
 */
export function cleanReceivedJson(value: unknown): unknown {
  return isStorable(value, 0) ? value : cleaned(value);
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') {
    return isCleanString(value);
  }
  if (typeof value !== 'object' || value === null) {
    return true;
  }
  if (depth === DEEPEST) {
    throw new TooDeepError(`Nested more than ${DEEPEST} levels deep`);
  }
  let storable = true;
  // To the end even after a bad one: all of it must be known not to be too deep.
  for (const [key, member] of Object.entries(value)) {
    storable = isStorable(member, depth + 1) && isCleanString(key) && storable;
  }
  return storable;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') {
    return cleanString(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map(cleaned);
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [cleanString(key), cleaned(member)]));
}

function isCleanString(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

function cleanString(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}
