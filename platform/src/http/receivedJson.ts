/** Deepest nesting of a received value; content is nested about a dozen levels. */
const DEEPEST = 64;

/** The value is nested deeper than any content is. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
}

/** A member has a name by which it would become something else than a member in JavaScript. */
export class ForbiddenNameError extends Error {
  override readonly name = 'ForbiddenNameError';
  /** The dotted path of the member. */
  readonly path: string;

  constructor(path: string) {
    super(`${path} has a name that may not stand there`);
    this.path = path;
  }
}

/** A password has a character that is not stored: without it the password would be another than its owner knows. */
export class UnusablePasswordError extends Error {
  override readonly name = 'UnusablePasswordError';
  /** The dotted path of the member. */
  readonly path: string;

  constructor(path: string) {
    super(`${path} has a character that no password may have`);
    this.path = path;
  }
}

/**
 * A received JSON value that the database can store: without NUL characters and half surrogates, which jsonb refuses. Nearly
 * every value is that already and is answered as it is. Throws {@link TooDeepError} before a deep nesting could exhaust the stack, and
 * {@link ForbiddenNameError}, and {@link UnusablePasswordError} for a password, of which nothing is taken away.
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
    if (isForbidden(key, member)) {
      throw new ForbiddenNameError(key);
    }
    if (/password$/i.test(key) && typeof member === 'string' && !isCleanString(member)) {
      throw new UnusablePasswordError(key);
    }
    storable = isStorableMember(key, member, depth) && isCleanString(key) && storable;
  }
  return storable;
}

/** The path of what is refused is made on the way back, as nearly nothing is. */
function isStorableMember(key: string, member: unknown, depth: number): boolean {
  try {
    return isStorable(member, depth + 1);
  } catch (error) {
    if (error instanceof UnusablePasswordError) {
      throw new UnusablePasswordError(`${key}.${error.path}`);
    }
    throw error instanceof ForbiddenNameError ? new ForbiddenNameError(`${key}.${error.path}`) : error;
  }
}

const isForbidden = (key: string, member: unknown): boolean =>
  key === '__proto__' ||
  (key === 'constructor' && typeof member === 'object' && member !== null && Object.hasOwn(member, 'prototype'));

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
