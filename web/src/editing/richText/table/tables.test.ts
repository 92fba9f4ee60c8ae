import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createQuill, showHtml, type Quill } from '../createQuill.ts';
import { htmlOfQuill } from '../htmlOfQuill.ts';
import { toggleLine, clearFormats } from '../textCommands.ts';
import { tableMessages } from './messages.ts';
import { covers, lengthOf } from './tableGrid.ts';
import {
  addColumn,
  addRow,
  deleteColumns,
  deleteRows,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
  type Step,
} from './tableSteps.ts';
import { tableTools } from './tableTools.ts';
import { tableNow, deleteTable, stepTable } from './tableText.ts';

// Files share the window.
afterEach(() => document.body.replaceChildren());

function opened(html: string): Quill {
  const box = document.createElement('div');
  document.body.append(box);
  const quill = createQuill(box);
  // Nothing is laid out here.
  quill.scrollSelectionIntoView = () => undefined;
  showHtml(quill, html);
  quill.focus();
  return quill;
}

const html = (quill: Quill): string => htmlOfQuill(quill.root);

/** Selects from before one word to before another, or puts the caret before one. */
function select(quill: Quill, from: string, to = from): void {
  const text = quill.getText();
  quill.setSelection(text.indexOf(from), text.indexOf(to) - text.indexOf(from));
}

const press = (quill: Quill, key: string, more: KeyboardEventInit = {}): boolean =>
  quill.root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

/** A table by its rows, whose cells are parted by spaces: `a*` is a heading of its column, `a!` one of its row, `a2x1` covers two columns. */
function table(...rows: readonly string[]): string {
  const cells = rows.map((row) => row.split(' ').map(cellHtml));
  const isHead = rows.map((row) => row.split(' ').every((cell) => cell.includes('*')));
  const head = isHead[0] ? `<thead><tr>${cells[0]?.join('')}</tr></thead>` : '';
  const body = cells.slice(isHead[0] ? 1 : 0).map((row) => `<tr>${row.join('')}</tr>`);
  return `<table>${head}${body.length > 0 ? `<tbody>${body.join('')}</tbody>` : ''}</table>`;
}

function cellHtml(cell: string): string {
  const [, name = '', mark, columns = '1', rows = '1'] = /^([^*!\d]*)([*!]?)(?:(\d)x(\d))?$/.exec(cell) ?? [];
  const scope = mark === '' ? '' : ` scope="${mark === '*' ? 'col' : 'row'}"`;
  const spans = `${columns === '1' ? '' : ` colspan="${columns}"`}${rows === '1' ? '' : ` rowspan="${rows}"`}`;
  const tag = mark === '' ? 'td' : 'th';
  return `<${tag}${spans}${scope}>${name === '-' ? '<br>' : name.replaceAll('/', '<br>')}</${tag}>`;
}

const plain = table('a b', 'c d');
const merged = table('a* b* c*', 'd2x1 e', 'f g1x2 h', 'i j');

type Case = readonly [name: string, before: string, step: Step, from: string, to: string, after: string];

const steps: readonly Case[] = [
  ['a row above', plain, addRow('above'), 'c', 'c', table('a b', '- -', 'c d')],
  ['a row below', plain, addRow('below'), 'd', 'd', table('a b', 'c d', '- -')],
  ['a row below the head', merged, addRow('below'), 'a', 'a', table('a* b* c*', '- - -', 'd2x1 e', 'f g1x2 h', 'i j')],
  [
    'a row within a merged cell',
    merged,
    addRow('above'),
    'i',
    'i',
    table('a* b* c*', 'd2x1 e', 'f g1x3 h', '- -', 'i j'),
  ],
  [
    'a row below a merged cell',
    merged,
    addRow('below'),
    'g',
    'g',
    table('a* b* c*', 'd2x1 e', 'f g1x2 h', 'i j', '- - -'),
  ],
  ['a column to the left', plain, addColumn('before'), 'b', 'b', table('a - b', 'c - d')],
  ['a column to the right', plain, addColumn('behind'), 'd', 'd', table('a b -', 'c d -')],
  [
    'a column within a merged cell',
    merged,
    addColumn('behind'),
    'f',
    'f',
    table('a* -* b* c*', 'd3x1 e', 'f - g1x2 h', 'i - j'),
  ],
  [
    'a row in a table with a header column',
    table('a! b', 'c! d'),
    addRow('below'),
    'd',
    'd',
    table('a! b', 'c! d', '-! -'),
  ],
  ['deleting a row', plain, deleteRows, 'b', 'b', table('c d')],
  ['deleting a row that a merged cell begins in', merged, deleteRows, 'f', 'f', table('a* b* c*', 'd2x1 e', 'i g j')],
  ['deleting a row that a merged cell ends in', merged, deleteRows, 'j', 'j', table('a* b* c*', 'd2x1 e', 'f g h')],
  ['deleting two rows', table('a b', 'c d', 'e f'), deleteRows, 'a', 'd', table('e f')],
  ['deleting a column', plain, deleteColumns, 'c', 'c', table('b', 'd')],
  ['deleting a column of a merged cell', merged, deleteColumns, 'a', 'a', table('b* c*', 'd e', 'g1x2 h', 'j')],
  ['deleting the last row', table('a b'), deleteRows, 'a', 'a', ''],
  ['deleting the table', merged, deleteTable, 'e', 'e', ''],
  ['merging a row', plain, mergeCells, 'a', 'b', table('a/b', 'c d').replace('<td>a', '<td colspan="2">a')],
  ['merging a block', table('a b c', 'd e f', 'g h i'), mergeCells, 'a', 'e', table('a/b/d/e2x2 c', 'f', 'g h i')],
  ['merging whole rows', plain, mergeCells, 'a', 'd', table('a/b/c/d')],
  ['splitting', table('a2x2 b', 'c', 'd e f'), splitCell, 'a', 'a', table('a - b', '- - c', 'd e f')],
  ['a header row', plain, toggleHeaderRow, 'd', 'd', table('a* b*', 'c d')],
  ['no header row', table('a* b*', 'c d'), toggleHeaderRow, 'a', 'a', plain],
  ['a header column', plain, toggleHeaderColumn, 'd', 'd', table('a! b', 'c! d')],
  ['a header column below a header row', table('a* b*', 'c d'), toggleHeaderColumn, 'd', 'd', table('a* b*', 'c! d')],
  ['no header row above a header column', table('a* b*', 'c! d'), toggleHeaderRow, 'd', 'd', table('a! b', 'c! d')],
  ['no header column', table('a* b*', 'c! d'), toggleHeaderColumn, 'd', 'd', table('a* b*', 'c d')],
];

describe('BEY-28 OP-226 the menu of a table', () => {
  it.each(steps)('%s', (_name, before, step, from, to, after) => {
    const quill = opened(`<p>X</p>${before}<p>Z</p>`);
    select(quill, from, to);
    stepTable(quill, step);
    expect(html(quill)).toBe(`<p>X</p>${after}<p>Z</p>`);
    quill.history.undo();
    expect(html(quill)).toBe(`<p>X</p>${before}<p>Z</p>`);
    quill.history.redo();
    expect(html(quill)).toBe(`<p>X</p>${after}<p>Z</p>`);
  });

  it('the caret stays at its letter of a cell that is as it was', () => {
    const quill = opened(table('a b', 'c def'));
    quill.setSelection(quill.getText().indexOf('f'), 0);
    stepTable(quill, toggleHeaderRow);
    stepTable(quill, toggleHeaderColumn);
    quill.insertText(quill.getSelection()?.index ?? 0, 'x', 'user');
    expect(html(quill)).toBe(table('a* b*', 'c! dexf'));
  });

  it('a heading over two columns, and one beside it over two rows, are a head of two rows', () => {
    const quill = opened(
      '<table><tbody><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td><td>g</td></tr></tbody></table>',
    );
    const before = html(quill);
    select(quill, 'a');
    stepTable(quill, toggleHeaderRow);
    expect(html(quill)).toBe(
      '<table><thead><tr><th rowspan="2" scope="col">a</th><th colspan="2" scope="col">b</th></tr><tr><th scope="col">c</th><th scope="col">d</th></tr></thead><tbody><tr><td>e</td><td>f</td><td>g</td></tr></tbody></table>',
    );
    stepTable(quill, toggleHeaderRow);
    expect(html(quill)).toBe(before);
  });

  it.each([
    [
      'below a header row that its first heading reaches out of',
      inBody(table('a*1x2 b*', 'c', 'd e')),
      'd',
      inBody(table('a*1x2 b*', 'c', 'd! e')),
    ],
    ['with a heading over two rows', table('a1x2 b', 'c', 'd e'), 'd', table('a!1x2 b', 'c', 'd! e')],
  ])('a header column %s is ticked, and goes again', (_name, before, word, after) => {
    const quill = opened(before);
    select(quill, word);
    stepTable(quill, toggleHeaderColumn);
    expect(html(quill)).toBe(after);
    expect(isTicked(quill)).toBe(true);
    stepTable(quill, addRow('below'));
    expect(html(quill)).toContain('<tr><th scope="row"><br></th><td><br></td></tr>');
    expect(isTicked(quill)).toBe(true);
    quill.history.undo();
    stepTable(quill, toggleHeaderColumn);
    expect(html(quill)).toBe(before);
  });

  it('a header column whose headings do not say so is ticked, as browsers take it', () => {
    const quill = opened(
      '<table><tbody><tr><th rowspan="2">a</th><td>b</td></tr><tr><td>c</td></tr><tr><th>d</th><td>e</td></tr></tbody></table>',
    );
    select(quill, 'd');
    expect(isTicked(quill)).toBe(true);
  });

  it('whatever is done in which order, each place has one cell, and undoing leads back', () => {
    const all = [
      addRow('above'),
      addRow('below'),
      addColumn('before'),
      addColumn('behind'),
      deleteRows,
      deleteColumns,
      mergeCells,
      splitCell,
      toggleHeaderRow,
      toggleHeaderColumn,
    ];
    const done = fc.record({ step: fc.constantFrom(...all), from: fc.nat(40), length: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(done, { maxLength: 8 }), (sequence) => {
        const quill = opened(merged);
        for (const { step, from, length } of sequence) {
          const last = quill.getLength() - 2;
          const start = Math.min(from, last);
          quill.setSelection(start, Math.min(length, last - start));
          stepTable(quill, step);
          const now = tableNow(quill, 0);
          if (now === null) break;
          expectWhole(now.grid);
          const stored = html(quill);
          showAgain(stored);
        }
        while (quill.history.stack.undo.length > 0) quill.history.undo();
        expect(html(quill)).toBe(merged);
      }),
      { numRuns: 25 },
    );
  });
});

const inBody = (stored: string): string => stored.replace('</thead><tbody>', '').replace('thead', 'tbody');

const isTicked = (quill: Quill): boolean | undefined =>
  tableTools(quill)
    .flat()
    .find(({ name }) => name === tableMessages.headerColumn)?.checked;

function expectWhole(grid: NonNullable<ReturnType<typeof tableNow>>['grid']): void {
  for (let row = 0; row < lengthOf(grid, 'row'); row += 1) {
    for (let column = 0; column < lengthOf(grid, 'column'); column += 1) {
      expect(grid.cells.filter((cell) => covers(cell, row, column))).toHaveLength(1);
    }
  }
}

function showAgain(stored: string): void {
  const again = createQuill(document.createElement('div'));
  showHtml(again, stored);
  expect(htmlOfQuill(again.root)).toBe(stored);
  expect(again.root.querySelector('.ql-kept')).toBeNull();
}

describe('BEY-28 OP-226 the keys of a table', () => {
  const at = (quill: Quill): string => quill.getText(quill.getSelection()?.index ?? 0, 1);

  it('Tab and Shift+Tab go through the cells, and Tab in the last one makes a row', () => {
    const quill = opened(`${plain}<p>z</p>`);
    select(quill, 'a');
    for (const next of ['b', 'c', 'd']) {
      expect(press(quill, 'Tab')).toBe(false);
      expect(at(quill)).toBe(next);
    }
    press(quill, 'Tab', { shiftKey: true });
    expect(quill.getSelection()?.index).toBe(quill.getText().indexOf('c') + 1);
    press(quill, 'Tab');
    press(quill, 'Tab');
    expect(html(quill)).toBe(`${table('a b', 'c d', '- -')}<p>z</p>`);
    quill.insertText(quill.getSelection()?.index ?? 0, 'e', 'user');
    expect(html(quill)).toBe(`${table('a b', 'c d', 'e -')}<p>z</p>`);
  });

  it('Tab leaves the text behind Escape, and Shift+Tab from the first cell', () => {
    const quill = opened(plain);
    select(quill, 'a');
    expect(press(quill, 'Tab', { shiftKey: true })).toBe(true);
    press(quill, 'Escape');
    expect(press(quill, 'Tab')).toBe(true);
  });

  it('Enter begins a line in the cell, and Ctrl+Enter a paragraph below', () => {
    const quill = opened(plain);
    quill.setSelection(1, 0);
    press(quill, 'Enter');
    quill.insertText(2, 'x', 'user');
    expect(html(quill)).toBe(table('a/x b', 'c d'));
    press(quill, 'Enter', { ctrlKey: true });
    quill.insertText(quill.getSelection()?.index ?? 0, 'z', 'user');
    expect(html(quill)).toBe(`${table('a/x b', 'c d')}<p>z</p>`);
  });

  it('up from a table at the start makes a paragraph above, and behind one at the end there is always one', () => {
    const quill = opened(plain);
    expect(quill.root.lastElementChild?.tagName).toBe('P');
    select(quill, 'a');
    press(quill, 'ArrowUp');
    quill.insertText(quill.getSelection()?.index ?? 9, 'x', 'user');
    expect(html(quill)).toBe(`<p>x</p>${plain}`);
  });

  it.each([
    ['the first cell', plain, 'a', 'Backspace', plain],
    ['an empty line behind a table', `${plain}<p><br></p><p>z</p>`, '\nz', 'Backspace', `${plain}<p>z</p>`],
    ['words behind a table', `${plain}<p>z</p>`, 'z', 'Backspace', `${plain}<p>z</p>`],
    ['a line before a table', `<p>x</p>${plain}`, '\na', 'Delete', `<p>x</p>${plain}`],
    ['an empty line before a table', `<p>x</p><p><br></p>${plain}`, '\na', 'Delete', `<p>x</p>${plain}`],
    [
      'an empty line between tables',
      `${plain}<p><br></p>${table('e f')}`,
      '\ne',
      'Backspace',
      `${plain}${table('e f')}`,
    ],
    ['an empty line between tables', `${plain}<p><br></p>${table('e f')}`, '\ne', 'Delete', `${plain}${table('e f')}`],
  ])('at %s tables stay apart: %s', (_place, before, word, key, after) => {
    const quill = opened(before);
    quill.setSelection(quill.getText().indexOf(word), 0);
    press(quill, key);
    expect(html(quill)).toBe(after);
    showAgain(html(quill));
  });

  it.each([
    ['cells', plain, 1, 7, table('a -', '- -')],
    ['words before and cells', `<p>xy</p>${plain}`, 1, 5, `<p>x</p>${table('- b', 'c d')}`],
    ['cells and words behind', `${plain}<p>yz</p>`, 6, 9, `${table('a b', 'c -')}<p>z</p>`],
    ['a whole table and words around it', `<p>wx</p>${plain}<p>yz</p>`, 1, 12, '<p>wz</p>'],
    ['a whole table and the words behind it', `${plain}<p>yz</p>`, 0, 9, '<p>z</p>'],
    ['from one table into another', `${plain}${table('e f')}`, 6, 9, `${table('a b', 'c -')}${table('- f')}`],
  ])('what is deleted across cells is their words: %s', (_name, before, from, to, after) => {
    const quill = opened(before);
    quill.setSelection(from, to - from);
    press(quill, 'Delete');
    expect(html(quill)).toBe(after);
    quill.history.undo();
    expect(html(quill)).toBe(before);
  });

  it('tools for lines and for clearing leave cells where they are', () => {
    const quill = opened(`<p>x</p>${table('a* b*', 'c d')}<p>z</p>`);
    quill.setSelection(0, quill.getLength());
    toggleLine(quill, 'header', 2);
    expect(html(quill)).toBe(`<h2>x</h2>${table('a* b*', 'c d')}<h2>z</h2>`);
    clearFormats(quill);
    expect(html(quill)).toBe(`<p>x</p>${table('a* b*', 'c d')}<p>z</p>`);
    select(quill, 'a');
    toggleLine(quill, 'align', 'center');
    expect(html(quill)).toContain('<th scope="col" class="ql-align-center">a</th>');
  });
});

describe('BEY-28 OP-226 pasting at tables', () => {
  const paste = (quill: Quill, data: { readonly html?: string; readonly text?: string }): void =>
    quill.clipboard.onPaste(quill.getSelection(true), data);

  it.each([
    ['behind a table', plain, '\n\n', table('e* f*', 'g h'), `${plain}${table('e* f*', 'g h')}`],
    ['within a line', '<p>xz</p>', 'z', table('e f'), `<p>x</p>${table('e f')}<p>z</p>`],
    ['into cells', plain, 'd', table('e f', 'g h'), table('a b -', 'c e f', '- g h')],
    [
      'into a cell, of lines',
      plain,
      'd',
      '<h2>e</h2><ul><li>f</li><li>g</li></ul><p>h</p>',
      table('a b', 'c e/•_f/•_g/hd').replace('>e<', '><strong>e</strong><').replaceAll('_', ' '),
    ],
  ])('%s', (_name, before, word, pasted, after) => {
    const quill = opened(before);
    quill.setSelection(quill.getText().indexOf(word) + (word === '\n\n' ? 1 : 0), 0);
    paste(quill, { html: pasted });
    expect(html(quill)).toBe(after);
    showAgain(html(quill));
    quill.history.undo();
    expect(html(quill)).toBe(htmlOfQuill(opened(before).root));
  });

  it('lines of plain text stay in their cell', () => {
    const quill = opened(plain);
    select(quill, 'd');
    paste(quill, { text: 'e\nf\n' });
    expect(html(quill)).toBe(table('a b', 'c e/fd'));
  });

  it('a first row that is one heading of its row stays in the body', () => {
    const before =
      '<table><tbody><tr><th colspan="2" scope="row">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>';
    const quill = opened('');
    quill.setSelection(0, 0);
    paste(quill, { html: before });
    expect(html(quill)).toBe(before);
  });

  it('what is copied of a table has its head', () => {
    const quill = opened(`${merged}<p>z</p>`);
    const copied = quill.clipboard.onCopy({ index: 0, length: quill.getLength() }, false) as { html: string };
    const other = opened('');
    quill.blur();
    other.setSelection(0, 0);
    paste(other, { html: copied.html });
    expect(html(other)).toBe(`${merged}<p>z</p>`);
  });
});
