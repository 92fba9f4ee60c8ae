/** Deepest nesting of a received value; content is nested about a dozen levels. */
const DEEPEST = 64;

/** The value is nested deeper than any content is. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
}

/**
 * A received JSON value that the database can store: without NUL characters and half surrogates, which jsonb refuses. Throws
 * {@link TooDeepError} before a deep nesting could exhaust the stack.
 */
export function cleanReceivedJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) throw new TooDeepError(`Nested more than ${DEEPEST} levels deep`);
  if (Array.isArray(value)) return value.map((item: unknown) => cleanReceivedJson(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [cleanString(key), cleanReceivedJson(member, depth + 1)]),
  );
}

function cleanString(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\u0000') ? wellFormed.replaceAll('\u0000', '') : wellFormed;
}
