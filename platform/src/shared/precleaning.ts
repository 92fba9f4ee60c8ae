/**
 * Cleaning the texts of a large request before it is read. Reading is one piece of work that nothing interrupts, and cleaning is nearly all of
 * it: a course of megabytes would keep everybody else waiting for seconds. So its texts are cleaned before, a few at a time, and anyone who reads
 * the request then finds them done. Nothing is left out by it: a text that was not cleaned ahead is cleaned when it is read.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLimiter } from './limiter.ts';

type Clean = (html: string) => string;

/** What cleaning answered: the clean text, or the error that it threw. */
type Cleaned = { readonly html: string } | { readonly error: unknown };

/** The texts of one request, by what was received. */
type CleanedTexts = Map<string, Cleaned>;

/** How long nobody else has a turn, in milliseconds; a single text is cleaned as a whole. */
const sliceMs = 5;

const texts = new AsyncLocalStorage<CleanedTexts>();

/** One slice in each turn of the process, however many people save at once. */
const slices = createLimiter({ concurrency: 1, queueLength: Number.POSITIVE_INFINITY });

/** How many characters of a JSON value stand in texts that could be HTML. */
export function charactersToClean(value: unknown): number {
  let characters = 0;
  eachMarkup(value, ({ length }) => {
    characters += length;
  });
  return characters;
}

/**
 * Cleans all texts of a JSON value that could be HTML, equal ones once, while others have their turns; null as soon as the result is not
 * wanted any more.
 */
export async function preclean(
  value: unknown,
  clean: Clean,
  isWanted: () => boolean = () => true,
): Promise<CleanedTexts | null> {
  const found = new Set<string>();
  // Short fields are trimmed before they are cleaned.
  eachMarkup(value, (text) => found.add(text).add(text.trim()));
  const cleaned: CleanedTexts = new Map();
  const waiting = found.values();
  const cleanSlice = async (): Promise<boolean> => {
    const isOver = cleanSome(waiting, cleaned, clean);
    await nextTurn();
    return isOver;
  };
  while (isWanted()) {
    if (await slices.run(cleanSlice)) {
      return isWanted() ? cleaned : null;
    }
  }
  return null;
}

/** Does the work, and all that follows from it, with these texts at hand. */
export const withCleanedTexts = (cleaned: CleanedTexts, work: () => void): void => texts.run(cleaned, work);

/** The clean form of a text that was cleaned ahead; undefined for others. Throws what cleaning threw. */
export function precleaned(html: string): string | undefined {
  const found = texts.getStore()?.get(html);
  if (found !== undefined && 'error' in found) {
    throw found.error;
  }
  return found?.html;
}

function cleanSome(waiting: Iterator<string>, cleaned: CleanedTexts, clean: Clean): boolean {
  const end = performance.now() + sliceMs;
  do {
    const { value: html, done } = waiting.next();
    if (done === true) {
      return true;
    }
    cleaned.set(html, outcomeOf(html, clean));
  } while (performance.now() < end);
  return false;
}

function outcomeOf(html: string, clean: Clean): Cleaned {
  try {
    return { html: clean(html) };
  } catch (error) {
    return { error };
  }
}

function eachMarkup(value: unknown, take: (text: string) => void): void {
  if (typeof value === 'string') {
    if (/[<&]/.test(value)) {
      take(value);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) {
      eachMarkup(member, take);
    }
  }
}
