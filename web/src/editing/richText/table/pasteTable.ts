import Delta from 'quill-delta';
import type { Range } from 'quill/core/selection.js';
import type Quill from 'quill/core.js';
import { cellBlotAt, gridOfLines, selectedArea, tableNow, writeTable, type CellText } from './tableText.ts';
import { fillFrom } from './tableSteps.ts';
import { wordsInLines } from './wordsInLines.ts';

interface Pasted {
  readonly html?: string;
  readonly text?: string;
}

/** Pastes where the caret is in a cell: a table goes into the cells from there on, anything else into the one. */
export function pasteIntoCell(quill: Quill, range: Range, pasted: Pasted): boolean {
  if (!cellBlotAt(quill, range.index)) {
    return false;
  }
  quill.history.cutoff();
  const holder = document.createElement('td');
  holder.innerHTML = pasted.html ?? '';
  const isTable = holder.childNodes.length === 1 && holder.firstElementChild?.tagName === 'TABLE';
  if (isTable && fill(quill, range, holder.innerHTML)) {
    return true;
  }
  quill.deleteText(range.index, range.length, 'user');
  wordsInLines(holder);
  const words =
    pasted.html === undefined ? linesOfText(pasted.text ?? '') : quill.clipboard.convert({ html: holder.innerHTML });
  quill.updateContents(new Delta().retain(range.index).concat(words), 'user');
  quill.setSelection(range.index + words.length(), 0, 'silent');
  quill.scrollSelectionIntoView();
  return true;
}

function fill(quill: Quill, range: Range, html: string): boolean {
  const source = gridOfLines(quill.clipboard.convert({ html }));
  const table = tableNow(quill, range.index);
  const area = table && selectedArea(quill, { index: range.index, length: 0 }, table);
  if (!source || !table || !area) {
    return false;
  }
  writeTable(quill, table, fillFrom<CellText>(source)(table.grid, area));
  return true;
}

const linesOfText = (text: string): Delta =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .reduce((all, line, at) => (at > 0 ? all.insert({ softBreak: true }) : all).insert(line), new Delta());

/** Where a paste begins: a table that is pasted within a line begins a line of its own. */
export function roomFor(quill: Quill, { index, length }: Range, pasted: Pasted): Range {
  quill.deleteText(index, length, 'user');
  const [line, offset] = quill.getLine(index);
  const isTable = /^<table\b/.test(pasted.html ?? '');
  if (!isTable || !line || offset === 0) {
    return { index, length: 0 };
  }
  quill.updateContents(new Delta().retain(index).insert('\n', line.formats()), 'user');
  return { index: index + 1, length: 0 };
}
