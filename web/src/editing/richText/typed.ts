import Delta from 'quill-delta';
import type { Quill } from './createQuill.ts';
import { formulaAtEnd } from './formulaMarks.ts';
import { lineMarkOf, markedWordsIn, type LineMark } from './markdown.ts';
import { addressAtEnd } from './typedAddress.ts';

/**
 * Makes formats of the marks that people know from Markdown, and links of addresses, as they are typed. Each is a step of its own to undo,
 * which brings back what was typed.
 */
export function handleTyped(quill: Quill): void {
  quill.on('text-change', (delta, _before, source) => {
    // What is undone or done again has been looked at before.
    if (source !== 'user' || quill.history.ignoreChange) {
      return;
    }
    const letter = typedLetter(delta);
    if (letter) {
      takeLetter(quill, letter);
    }
  });
}

interface Letter {
  readonly text: string;
  /** Where it stands now. */
  readonly index: number;
}

/** The one letter that a change consists of. */
export function typedLetter({ ops }: Delta): Letter | null {
  const [first, second] = ops;
  const index = typeof first?.retain === 'number' && first.attributes === undefined ? first.retain : 0;
  const { insert } = (index === 0 ? first : second) ?? {};
  const isAlone = ops.length === (index === 0 ? 1 : 2);
  return isAlone && typeof insert === 'string' && insert.length === 1 ? { text: insert, index } : null;
}

function takeLetter(quill: Quill, { text, index }: Letter): void {
  const isBlank = text === ' ' || text === '\u00A0' || text === '\n';
  if (!isBlank && !/[*_~`$]/.test(text)) {
    return;
  }
  const [line, offset] = quill.getLine(index);
  const formats = quill.getFormat(index, 1);
  if (!line || formats['code-block'] || formats['code']) {
    return;
  }
  const place: LineStart = { quill, start: index - offset, formats, before: textOf(quill, index - offset, offset) };
  if (text === '$') {
    makeFormula({ ...place, before: `${place.before}${text}` });
  } else if (!isBlank) {
    markWords({ ...place, before: `${place.before}${text}` });
  } else if (text === '\n' || !markLine(place)) {
    linkAddressIn(place);
  }
}

interface LineStart {
  readonly quill: Quill;
  /** Where the line begins. */
  readonly start: number;
  /** Of the line at the caret. */
  readonly formats: Readonly<Record<string, unknown>>;
  /** What stands in the line before the caret. */
  readonly before: string;
}

/** The text of a part of a line; whatever is no text is one letter. */
export const textOf = (quill: Quill, index: number, length: number): string =>
  quill
    .getContents(index, length)
    .map(({ insert }) => (typeof insert === 'string' ? insert : '\uFFFC'))
    .join('');

/** Makes of a line what the mark says that it begins with; whether it did. */
function markLine({ quill, start, formats, before }: LineStart): boolean {
  const mark = lineMarkOf(before);
  if (mark === null || !canBecome(formats, mark)) {
    return false;
  }
  const [line] = quill.getLine(start);
  const rest = (line?.length() ?? 1) - 1 - (before.length + 1);
  const number = joinsNumbers(quill, start) ? { 'list-start': null } : {};
  asOneStep(quill, () => {
    quill.updateContents(
      new Delta()
        .retain(start)
        .delete(before.length + 1)
        .retain(rest)
        .retain(1, { ...mark, ...number, ...('header' in mark ? {} : { header: null }) }),
      'user',
    );
    quill.setSelection(start, 0, 'silent');
  });
  return true;
}

/** A paragraph becomes anything, a heading one of another level, an item one of another kind. */
function canBecome(formats: LineStart['formats'], mark: LineMark): boolean {
  if (formats['table'] || formats['blockquote']) {
    return false;
  }
  if (formats['list']) {
    return 'list' in mark && mark['list'] !== formats['list'];
  }
  return !formats['header'] || 'header' in mark;
}

/** Whether the line above is numbered: the numbers continue then. */
const joinsNumbers = (quill: Quill, start: number): boolean =>
  start > 0 && quill.getFormat(start - 1, 1)['list'] === 'ordered';

function markWords({ quill, start, before }: LineStart): void {
  const marked = markedWordsIn(before);
  if (marked === null) {
    return;
  }
  const { format, mark } = marked;
  const from = start + marked.start;
  const length = before.length - marked.start - 2 * mark;
  // Code is letters, and no mark means anything in it.
  const isRefused = quill
    .getContents(from, length + 2 * mark)
    .ops.some(({ insert, attributes }) => attributes?.['code'] || (format === 'code' && typeof insert !== 'string'));
  if (isRefused) {
    return;
  }
  asOneStep(quill, () => {
    quill.updateContents(
      new Delta()
        .retain(from)
        .delete(mark)
        .retain(length, { [format]: true })
        .delete(mark),
      'user',
    );
    quill.setSelection(from + length, 0, 'silent');
  });
  // What is typed next is as the words before were.
  quill.format(format, false, 'silent');
}

/** Makes a formula of LaTeX whose closing mark has been typed: on a line of its own where it is all that a paragraph holds. */
function makeFormula({ quill, start, formats, before }: LineStart): void {
  const found = formulaAtEnd(before);
  if (found === null || quill.getContents(start, before.length).ops.some(({ attributes }) => attributes?.['code'])) {
    return;
  }
  const [line] = quill.getLine(start);
  const isParagraph = !['list', 'header', 'blockquote', 'table'].some((name) => formats[name]);
  const isAll = found.length === (line?.length() ?? 1) - 1;
  const from = start + found.start;
  const name = found.isBlock && isAll && isParagraph ? 'formula-block' : 'formula';
  asOneStep(quill, () => {
    quill.updateContents(
      new Delta()
        .retain(from)
        .delete(found.length)
        .insert({ [name]: found.latex }),
      'user',
    );
    quill.setSelection(from + 1, 0, 'silent');
  });
}

function linkAddressIn({ quill, start, before }: LineStart): void {
  const address = addressAtEnd(before);
  if (address === null) {
    return;
  }
  const from = start + address.start;
  const isPlain = quill
    .getContents(from, address.length)
    .ops.every(
      ({ insert, attributes }) => typeof insert === 'string' && !attributes?.['link'] && !attributes?.['code'],
    );
  if (isPlain) {
    asOneStep(quill, () =>
      quill.formatText(from, address.length, 'link', { href: address.href, newTab: true }, 'user'),
    );
  }
}

/** Does something that undoing takes back alone. */
export function asOneStep(quill: Quill, change: () => void): void {
  quill.history.cutoff();
  change();
  quill.history.cutoff();
}
