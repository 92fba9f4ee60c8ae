import Delta from 'quill-delta';
import type { Range } from 'quill/core.js';
import { markedLatex } from '../../ui/authorHtml/drawn/latexOf.ts';
import type { Quill } from './createQuill.ts';
import { askForPanel } from './panelAsked.ts';
import { insertBlock } from './textCommands.ts';
import { asOneStep, textOf } from './typed.ts';

/** A formula of a text, or the place and the words that one is written for. */
export interface FormulaPlace {
  readonly index: number;
  /** What it takes the place of. */
  readonly length: number;
  readonly latex: string;
  readonly isBlock: boolean;
  /** Whether it is there already. */
  readonly isThere: boolean;
}

/** The formula that is selected or stands beside the cursor; else a place for one, with the words that are selected. */
export function formulaPlace(quill: Quill): FormulaPlace {
  const { index, length } = quill.selection.savedRange;
  const places = length === 0 ? [index, index - 1] : length === 1 ? [index] : [];
  const there = places.map((place) => formulaAt(quill, place)).find((found) => found !== null);
  if (there) {
    return there;
  }
  const [line] = quill.getLine(index);
  const words = length === 0 ? '' : textOf(quill, index, length);
  const isTaken = words !== '' && !/[\n\uFFFC]/.test(words);
  const isBlock = (line?.length() ?? 0) <= 1 && Object.keys(quill.getFormat(index)).length === 0;
  return { index, length: isTaken ? length : 0, latex: isTaken ? words.trim() : '', isBlock, isThere: false };
}

function formulaAt(quill: Quill, index: number): FormulaPlace | null {
  const insert = index < 0 ? undefined : quill.getContents(index, 1).ops[0]?.insert;
  if (typeof insert !== 'object') {
    return null;
  }
  const { formula, 'formula-block': block } = insert;
  const latex = formula ?? block;
  return typeof latex === 'string' ? { index, length: 1, latex, isBlock: formula === undefined, isThere: true } : null;
}

/** Puts a formula into its place. Within a table it stands among words. */
export function putFormula(quill: Quill, place: FormulaPlace, latex: string, isBlock: boolean): void {
  const { index, length } = place;
  const wasBlock = place.isThere && place.isBlock;
  const at = new Delta().retain(index);
  asOneStep(quill, () => {
    if (wasBlock) {
      const next = isBlock
        ? new Delta().insert({ 'formula-block': latex })
        : new Delta().insert({ formula: latex }).insert('\n');
      quill.updateContents(at.delete(1).concat(next), 'user');
      quill.setSelection(index + 1, 0, 'silent');
    } else if (isBlock && !quill.getFormat(index)['table']) {
      quill.deleteText(index, length, 'user');
      quill.setSelection(index, 0, 'silent');
      insertBlock(quill, { 'formula-block': latex });
    } else {
      const { formula: _, ...marks } = quill.getFormat(index, length);
      quill.deleteText(index, length, 'user');
      quill.insertEmbed(index, 'formula', latex, 'user');
      quill.formatText(index, 1, wordMarks(marks), 'user');
      quill.setSelection(index + 1, 0, 'silent');
    }
  });
}

/** Of words; a line has its own. */
function wordMarks({ bold, italic, link, color }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ bold, italic, link, color }).filter(([, value]) => value !== undefined));
}

export function removeFormula(quill: Quill, { index }: FormulaPlace): void {
  asOneStep(quill, () => quill.deleteText(index, 1, 'user'));
  quill.setSelection(index, 0, 'silent');
}

/** A press on a formula opens its fields, and so does Enter where it is selected. */
export function handleFormulas(quill: Quill): void {
  quill.root.addEventListener('click', ({ target }) => {
    const node = target instanceof Element ? target.closest('.ql-tex, .ql-tex-block') : null;
    const blot = node && node.closest('.ql-kept') === null ? quill.scroll.find(node) : null;
    if (blot) {
      quill.setSelection(quill.getIndex(blot), 1, 'user');
      askForPanel(quill, 'formula');
    }
  });
}

export const formulaBindings = {
  'edit formula': {
    key: 'Enter',
    collapsed: false,
    handler(this: { quill: Quill }, { index, length }: Range): boolean {
      if (length !== 1 || formulaAt(this.quill, index) === null) {
        return true;
      }
      askForPanel(this.quill, 'formula');
      return false;
    },
  },
};

/** What is copied as text, with the LaTeX of its formulas; one alone is copied as it is written. */
export function copiedText(quill: Quill, { index, length }: Range, text: string): string {
  const alone = length === 1 ? formulaAt(quill, index) : null;
  if (alone) {
    return alone.latex;
  }
  const { ops } = quill.getContents(index, length);
  const hasFormulas = ops.some(
    ({ insert }) => typeof insert === 'object' && ('formula' in insert || 'formula-block' in insert),
  );
  return hasFormulas ? ops.map(({ insert }) => writtenAs(insert)).join('') : text;
}

function writtenAs(insert: Delta['ops'][number]['insert']): string {
  if (typeof insert !== 'object') {
    return insert ?? '';
  }
  const { formula, 'formula-block': block } = insert;
  return typeof block === 'string'
    ? `${markedLatex(block, true)}\n`
    : typeof formula === 'string'
      ? markedLatex(formula, false)
      : '';
}
