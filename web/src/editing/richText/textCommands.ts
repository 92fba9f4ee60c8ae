import Delta from 'quill-delta';
import type { Range } from 'quill/core/selection.js';
import type { Quill } from './createQuill.ts';
import { TableCell } from './table/tableBlots.ts';
import { asOneStep } from './typed.ts';

/** What a line has because of what it is: another kind of line has none of it. */
const ofKind = {
  blockquote: null,
  'code-block': null,
  header: null,
  indent: null,
  list: null,
  'list-start': null,
  'list-type': null,
};

/** Gives words a format, or takes it away where they have it. */
export function toggleWords(quill: Quill, format: string, value: unknown): void {
  const range = quill.getSelection(true);
  const isOn = quill.getFormat(range)[format] === value;
  quill.format(format, isOn ? false : value, 'user');
}

/** Makes lines what a tool says, or paragraphs of those that are it; null for what needs no format. */
export function toggleLine(quill: Quill, format: string, value: unknown): void {
  const range = quill.getSelection(true);
  const before = quill.getFormat(range);
  if (before['table'] && format !== 'align') {
    return;
  }
  const isOn = value !== null && sameKind(before[format], value);
  const next = { [format]: isOn ? null : value };
  asOneStep(quill, () => {
    if (format === 'align' || format === 'direction' || (format === 'list' && !isOn && before['list'])) {
      quill.formatLine(range.index, range.length, next, 'user');
    } else {
      formatLines(quill, range, { ...ofKind, ...next });
    }
  });
}

/** Gives lines a format, but for cells: what makes a line something else would take a cell out of its table. */
function formatLines(quill: Quill, range: Range, formats: Readonly<Record<string, unknown>>): void {
  const lines = quill.getLines(range);
  if (!lines.some((line) => line instanceof TableCell)) {
    quill.formatLine(range.index, range.length, formats, 'user');
    return;
  }
  for (const line of lines) {
    if (!(line instanceof TableCell)) {
      quill.formatLine(quill.getIndex(line), 1, formats, 'user');
    }
  }
}

/** Takes the formats of words and lines away; cells stay cells. */
export function clearFormats(quill: Quill): void {
  const range = quill.getSelection(true);
  const contents = quill.getContents(range.index, range.length);
  if (!contents.ops.some(({ attributes }) => attributes?.['table']) && !quill.getFormat(range)['table']) {
    quill.removeFormat(range.index, range.length, 'user');
    return;
  }
  const change = contents.reduce((all, op) => {
    const names = op.attributes?.['table'] ? [] : Object.keys(op.attributes ?? {});
    return all.retain(Delta.Op.length(op), Object.fromEntries(names.map((name) => [name, null])));
  }, new Delta().retain(range.index));
  asOneStep(quill, () => {
    quill.updateContents(change, 'user');
    formatLines(quill, range, { ...ofKind, align: null, direction: null });
  });
}

/** A ticked task is of a list of tasks, too; and code is code in any language. */
export const sameKind = (before: unknown, value: unknown): boolean =>
  before === value ||
  (before === 'checked' && value === 'unchecked') ||
  (value === true && typeof before === 'string' && before !== '');

/** Says which language the block of code at the cursor is in: all its lines; true for none. */
export function setCodeLanguage(quill: Quill, language: string | true): void {
  const { index } = quill.getSelection(true);
  const [line] = quill.getLine(index);
  const block = line?.parent;
  if (!line || !block) {
    return;
  }
  asOneStep(quill, () => quill.formatLine(quill.getIndex(block), block.length(), 'code-block', language, 'user'));
}

/** Draws a rule below the line of the cursor, or where it is when that is empty, and puts the cursor below. */
export const insertRule = (quill: Quill): void => asOneStep(quill, () => insertBlock(quill, { rule: true }));

/** Puts what stands on a line of its own below the line of the cursor, or where it is when that is empty, and the cursor below. */
export function insertBlock(quill: Quill, block: Record<string, unknown>): void {
  const { index } = quill.getSelection(true);
  const [line, offset] = quill.getLine(index);
  const formats = quill.getFormat(index);
  if (!line || formats['table']) {
    return;
  }
  const start = index - offset;
  const length = line.length() - 1;
  const above =
    length === 0 ? new Delta().retain(start) : new Delta().retain(start + length).insert('\n', line.formats());
  quill.updateContents(above.insert(block).retain(1, { ...ofKind, align: null, direction: null }), 'user');
  quill.setSelection(start + (length === 0 ? 1 : length + 2), 0, 'silent');
}
