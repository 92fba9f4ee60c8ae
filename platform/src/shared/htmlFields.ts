/** Reading fields that may hold HTML: clean text, or a problem with the field's path and the empty text in its place. */
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { HtmlTooDeepError, htmlTooDeep } from './htmlSanitizer.ts';
import { htmlTooLong, isHtml, longestHtml, sanitizeAuthorHtml, sanitizeTextOrHtml } from './authorHtml.ts';
import type { FieldProblems } from './fieldProblems.ts';
import type { JsonValue } from './jsonValue.ts';
import { plainText } from './plainText.ts';

/** A field that is HTML. */
export const readHtml = reading(sanitizeAuthorHtml);

/** A field that is plain text or HTML ({@link sanitizeTextOrHtml}). */
export const readTextOrHtml = reading(sanitizeTextOrHtml);

/** What can be seen without a word. */
const seenElements = /<(?:img|hr|iframe|video|audio)\b/i;

/**
 * {@link readTextOrHtml} of what one chooses or places. Empty stays empty; what was written and shows nothing, as `<div>` does that was
 * meant as a word, is a problem: learners would be asked to choose an empty line.
 */
export function readLabel(text: string, field: string, problems: FieldProblems): string {
  const before = problems.errors.length;
  const read = readTextOrHtml(text, field, problems);
  if (problems.errors.length === before && text.trim() !== '' && plainText(read) === '' && !seenElements.test(read)) {
    problems.add(field, 'shows nothing; write &lt; for a < that is to be seen');
  }
  return read;
}

/**
 * {@link readTextOrHtml} of a member of a merge patch: left out it is what it was, which was read when it was stored; a rule that came
 * later must not refuse a save that does not touch it.
 */
export function mergedTextOrHtml(
  received: string | null | undefined,
  before: string | undefined,
  field: string,
  problems: FieldProblems,
): string {
  return received === undefined && before !== undefined ? before : readTextOrHtml(received ?? '', field, problems);
}

/** Free-form JSON with every text in it read as {@link readTextOrHtml}; what has no value becomes null. */
export const readJsonTexts = readingJson(readTextOrHtml);

/** {@link readJsonTexts} of what is received: HTML that is longer than any may be is a problem, too. */
export const receiveJsonTexts = readingJson((text, field, problems) => {
  if (text.length > longestHtml && isHtml(text)) {
    problems.add(field, htmlTooLong);
    return '';
  }
  return readTextOrHtml(text, field, problems);
});

/** The length of the longest formula (OP-223) in clean HTML, as it is written. Words that look like the attribute are words. */
const longestFormula = (html: string): number =>
  Math.max(
    0,
    ...[...html.matchAll(/<(?:div|span)\b[^<>]* data-formula="\w+"[^<>]*>([^<]*)/g)].map(
      ([, latex = '']) => latex.length,
    ),
  );

type ReadText = (text: string, field: string, problems: FieldProblems) => string;

function readingJson(readText: ReadText) {
  const read = (value: unknown, field: string, problems: FieldProblems): JsonValue => {
    if (typeof value === 'string') {
      return readText(value, field, problems);
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => read(item, `${field}.${index}`, problems));
    }
    if (typeof value !== 'object' || value === null) {
      return (value ?? null) as JsonValue;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, read(member, `${field}.${key}`, problems)]),
    );
  };
  return read;
}

function reading(clean: (text: string) => string): ReadText {
  return (text, field, problems) => {
    try {
      const read = clean(text);
      if (longestFormula(read) > limits.formulaCharacters) {
        problems.add(field, `has a formula of more than ${limits.formulaCharacters} characters: shorten it`);
      }
      return read;
    } catch (error) {
      if (!(error instanceof HtmlTooDeepError)) {
        throw error;
      }
      problems.add(field, htmlTooDeep);
      return '';
    }
  };
}
