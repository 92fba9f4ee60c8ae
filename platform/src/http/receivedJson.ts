import { storableText, writtenText, type TextKind } from '../shared/textKinds.ts';

/** Deepest nesting of a received value; content is nested about a dozen levels. */
const DEEPEST = 64;

/** The value is nested deeper than any content is. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
}

/** A member has a name by which it would become something else than a member in JavaScript, or another member of its object. */
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

const isPassword = (key: string): boolean => /password$/i.test(key);

/** What a package says of its learner is its own, to be given back as it was (SCORM-02). */
const kindWithin = (key: string, kind: TextKind): TextKind => (key === 'cmi' ? storableText : kind);

/**
 * A received JSON value as it is kept (OP-172): text of people without control characters but tab and line breaks, everything without
 * NUL characters and half surrogates, which the database refuses. Nearly every value is that already and is answered as it is. Throws
 * {@link TooDeepError} before a deep nesting could exhaust the stack, and {@link ForbiddenNameError}, and {@link UnusablePasswordError}
 * for a password, of which nothing is taken away.
 */
export function cleanReceivedJson(value: unknown): unknown {
  return isKept(value, 0, writtenText) ? value : cleaned(value, writtenText);
}

function isKept(value: unknown, depth: number, kind: TextKind): boolean {
  if (typeof value === 'string') {
    return kind.holds(value);
  }
  if (typeof value !== 'object' || value === null) {
    return true;
  }
  if (depth === DEEPEST) {
    throw new TooDeepError(`Nested more than ${DEEPEST} levels deep`);
  }
  let kept = true;
  // To the end even after a bad one: all of it must be known not to be too deep.
  const names = keptNames(Object.keys(value), kind);
  for (const [place, [key, member]] of Object.entries(value).entries()) {
    const name = names[place] ?? key;
    if (isForbidden(name, member, kind)) {
      throw new ForbiddenNameError(name);
    }
    if (isPassword(name) && typeof member === 'string') {
      if (!storableText.holds(member)) {
        throw new UnusablePasswordError(name);
      }
    } else {
      kept = isKeptMember(name, member, depth, kindWithin(name, kind)) && kept;
    }
    kept = name === key && kept;
  }
  return kept;
}

/** The names that the members are kept under. Throws {@link ForbiddenNameError} where two would get the same one. */
function keptNames(keys: readonly string[], kind: TextKind): readonly string[] {
  if (keys.every(kind.holds)) {
    return keys;
  }
  const names = new Set<string>();
  for (const name of keys.map(kind.clean)) {
    if (names.has(name)) {
      throw new ForbiddenNameError(name);
    }
    names.add(name);
  }
  return [...names];
}

/** The path of what is refused is made on the way back, as nearly nothing is. */
function isKeptMember(key: string, member: unknown, depth: number, kind: TextKind): boolean {
  try {
    return isKept(member, depth + 1, kind);
  } catch (error) {
    if (error instanceof UnusablePasswordError) {
      throw new UnusablePasswordError(`${key}.${error.path}`);
    }
    throw error instanceof ForbiddenNameError ? new ForbiddenNameError(`${key}.${error.path}`) : error;
  }
}

const isForbidden = (name: string, member: unknown, kind: TextKind): boolean =>
  name === '__proto__' ||
  (name === 'constructor' &&
    typeof member === 'object' &&
    member !== null &&
    Object.keys(member).some((key) => kind.clean(key) === 'prototype'));

function cleaned(value: unknown, kind: TextKind): unknown {
  if (typeof value === 'string') {
    return kind.clean(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((member: unknown) => cleaned(member, kind));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const name = kind.clean(key);
      return [name, isPassword(name) && typeof member === 'string' ? member : cleaned(member, kindWithin(name, kind))];
    }),
  );
}
