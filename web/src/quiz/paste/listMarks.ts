/** What stands around the words of the lines of a list: its own marks, such as “a)” or “•”, and those of a right answer. */

/** One line, without what marks it. */
export interface ListedLine {
  readonly text: string;
  /** Whether it is marked as a right answer. */
  readonly right: boolean;
}

interface MarkedLine extends ListedLine {
  /** The words with the mark of the list, which may be their beginning: an initial, a year. */
  readonly unlisted: string;
  readonly mark: ListMark | null;
}

type ListMark =
  | { readonly kind: 'bullet'; readonly star: boolean }
  | { readonly kind: 'ordinal'; readonly sign: string };

const rightBefore = /^(?:\*(?![*\s])|\*\s+(?=\(?\p{L}[.)]\s)|[✓✔☑✅]\uFE0F?\s*|\[[xX✓✔]\]\s*)/u;
const wrongBefore = /^(?:\[\s?\]\s*|[☐✗✘❌]\uFE0F?\s*)/u;
const rightBehind =
  /(?<!\s)\s*(?:[✓✔☑✅]\uFE0F?|[([](?:correct|right|richtig|corret[oa]|cert[oa]|правильно|правильный|вірно|верно)[)\]])$/iu;
const ordinal = /^\(?(\p{L}|\d{1,3})(?:\)\s*|[.:]\s+)(?=\S)/u;
const bullet = /^(?:[•▪◦‣●○·]\s*|[-–—*]\s+|o\t)(?=\S)/u;

/** How lists count by letters. */
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзиклмнопрстуфхцчшщэюя', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'];

/**
 * The lines of a list without its marks. Those of a list come off where every line has one and they count up: “A. Einstein” beside
 * “M. Curie” are names. A single line is none.
 */
export function listedLines(lines: readonly string[]): readonly ListedLine[] {
  const marked = lines.map(markedLine);
  const isList = marked.length > 1 && countsUp(marked.map(({ mark }) => mark));
  return marked.map(({ text, unlisted, right, mark }) => {
    // A star that only some lines have is no bullet.
    const starred = !isList && marked.length > 1 && mark?.kind === 'bullet' && mark.star;
    return { text: isList || starred ? text : unlisted, right: right || starred };
  });
}

/** One line that is known to belong to a list. */
export function listedLine(line: string): ListedLine & { readonly ordinal: string | null } {
  const { text, unlisted, right, mark } = markedLine(line);
  if (mark?.kind === 'bullet') {
    return { text, right: right || mark.star, ordinal: null };
  }
  return { text: mark === null ? unlisted : text, right, ordinal: mark?.sign ?? null };
}

function markedLine(line: string): MarkedLine {
  const before = withoutRight(line.trim());
  const found = ordinal.exec(before.rest) ?? bullet.exec(before.rest);
  const within = withoutRight(before.rest.slice(found?.[0].length ?? 0));
  const text = within.rest.replace(rightBehind, '');
  const isRight = before.isRight || (found !== null && within.isRight) || text !== within.rest;
  // What is nothing but marks stays as it was written.
  if (text === '') {
    return { text: line.trim(), unlisted: line.trim(), right: false, mark: null };
  }
  const mark = found && markOf(found);
  return { text, unlisted: mark ? before.rest.replace(rightBehind, '') : text, right: isRight, mark };
}

const markOf = ([whole, sign]: RegExpExecArray): ListMark =>
  sign === undefined ? { kind: 'bullet', star: whole.startsWith('*') } : { kind: 'ordinal', sign: sign.toLowerCase() };

function withoutRight(text: string): { readonly rest: string; readonly isRight: boolean } {
  const found = rightBefore.exec(text);
  return { rest: text.slice(found?.[0].length ?? wrongBefore.exec(text)?.[0].length ?? 0), isRight: found !== null };
}

function countsUp(marks: readonly (ListMark | null)[]): boolean {
  if (marks.every((mark) => mark?.kind === 'bullet')) {
    return true;
  }
  const signs = marks.flatMap((mark) => (mark?.kind === 'ordinal' ? [mark.sign] : []));
  return (
    signs.length === marks.length &&
    [Number, ...alphabets.map((letters) => (sign: string) => (sign === '' ? -1 : letters.indexOf(sign)))].some(
      (place) => signs.every((sign, index) => place(sign) >= 0 && place(sign) === place(signs[0] ?? '') + index),
    )
  );
}
