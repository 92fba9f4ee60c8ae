import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';
import { createQuill, showHtml, type Quill } from './createQuill.ts';
import { copiedText, formulaPlace, putFormula, removeFormula } from './formulaCommands.ts';
import { formulaAtEnd, formulasIn } from './formulaMarks.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { onPanelAsked } from './panelAsked.ts';
import { quillWriter } from './quillWriter.ts';

// Files share the window.
afterEach(() => document.body.replaceChildren());

function editing(html: string): Quill {
  const box = document.createElement('div');
  document.body.append(box);
  const quill = createQuill(box);
  // Nothing is laid out here.
  quill.scrollSelectionIntoView = () => undefined;
  showHtml(quill, html);
  quill.focus();
  quill.setSelection(quill.getLength() - 1, 0);
  return quill;
}

const written = (quill: Quill): string => htmlOfQuill(quill.root);
const inline = (latex: string): string => `<span data-formula="inline">${latex}</span>`;
const block = (latex: string): string => `<div data-formula="block">${latex}</div>`;

function type(quill: Quill, text: string): void {
  const writer = quillWriter(quill);
  for (const letter of text) {
    writer.write([{ kind: 'text', text: letter }]);
  }
}

describe('EDIT-16 OP-223 formulas as they are typed', () => {
  it.each([
    ['$x$ b', `<p>${inline('x')} b</p>`],
    ['so $a+b$.', `<p>so ${inline('a+b')}.</p>`],
    ['($x^2$)', `<p>(${inline('x^2')})</p>`],
    ['so $$100$$.', `<p>so ${inline('100')}.</p>`],
    ['$$\\frac{a}{b}$$', block('\\frac{a}{b}')],
    ['- $$x$$', `<ul><li>${inline('x')}</li></ul>`],
    ['# $$x$$', `<h2>${inline('x')}</h2>`],
    ['$$x < y$$b', `${block('x &lt; y')}<p>b</p>`],
  ])('%s is %s', (keys, html) => {
    const quill = editing('');
    type(quill, keys);
    expect(written(quill)).toBe(html);
  });

  it.each([
    ['from $5 to $10'],
    ['$5-$10'],
    ['US$5 and A$6'],
    ['5$ and 3$'],
    ['$ x $'],
    ['$HOME/$PATH'],
    ['$$ $$'],
    ['\\$x$'],
    ['$$'],
  ])('%s stays as it is', (keys) => {
    const quill = editing('');
    type(quill, keys);
    expect(written(quill)).toBe(`<p>${keys}</p>`);
  });

  it('undoing once brings back what was typed', () => {
    const quill = editing('');
    type(quill, 'so $$x$$');
    quill.history.undo();
    expect(written(quill)).toBe('<p>so $$x$$</p>');
  });

  it.each([
    ['<pre>a</pre>', '<pre>a$x$</pre>'],
    ['<p><code>a</code></p>', '<p><code>a$x$</code></p>'],
  ])('in code its marks are letters: %s', (html, after) => {
    const quill = editing(html);
    type(quill, '$x$');
    expect(written(quill)).toBe(after);
  });

  it('another one than a formula is not within one', () => {
    expect(formulaAtEnd('$a\uFFFCb^2$')).toBeNull();
  });
});

describe('EDIT-16 OP-223 formulas by their fields', () => {
  it.each([
    ['an empty line', '', 0, true, block('x')],
    ['words', '<p>ab</p>', 1, false, `<p>a${inline('x')}b</p>`],
    ['words, on a line of its own', '<p>ab</p>', 1, true, `<p>ab</p>${block('x')}`],
    [
      'a cell',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
      1,
      true,
      `<table><tbody><tr><td>a${inline('x')}</td></tr></tbody></table>`,
    ],
    ['bold words', '<p><strong>ab</strong></p>', 1, false, `<p><strong>a${inline('x')}b</strong></p>`],
  ])('one is put into %s', (_where, html, index, isBlock, after) => {
    const quill = editing(html);
    quill.setSelection(index, 0);
    putFormula(quill, formulaPlace(quill), 'x', isBlock);
    expect(written(quill)).toBe(after);
  });

  it('the words that are selected become one', () => {
    const quill = editing('<p>so x^2 is</p>');
    quill.setSelection(3, 3);
    const place = formulaPlace(quill);
    expect(place).toMatchObject({ latex: 'x^2', isThere: false });
    putFormula(quill, place, place.latex, false);
    expect(written(quill)).toBe(`<p>so ${inline('x^2')} is</p>`);
  });

  it.each([
    ['changed', `<p>a${inline('x')}b</p>`, 1, 'y', false, `<p>a${inline('y')}b</p>`],
    ['moved to a line of its own', `<p>a${inline('x')}b</p>`, 1, 'x', true, `<p>ab</p>${block('x')}`],
    ['changed on its line', `<p>a</p>${block('x')}<p>b</p>`, 2, 'y', true, `<p>a</p>${block('y')}<p>b</p>`],
    ['moved into a line', `<p>a</p>${block('x')}<p>b</p>`, 2, 'x', false, `<p>a</p><p>${inline('x')}</p><p>b</p>`],
  ])('one is %s, in one step to undo', (_how, html, index, latex, isBlock, after) => {
    const quill = editing(html);
    quill.setSelection(index, 1);
    const place = formulaPlace(quill);
    expect(place.isThere).toBe(true);
    putFormula(quill, place, latex, isBlock);
    expect(written(quill)).toBe(after);
    quill.history.undo();
    expect(written(quill)).toBe(html);
  });

  it('one is taken away', () => {
    const quill = editing(`<p>a${inline('x')}b</p>`);
    quill.setSelection(2, 0);
    removeFormula(quill, formulaPlace(quill));
    expect(written(quill)).toBe('<p>ab</p>');
  });

  it('a press and Enter open them, where a formula is selected', () => {
    const quill = editing(`<p>a${inline('x')}b</p>`);
    const asked = vi.fn<(panel: string) => void>();
    onPanelAsked(quill, asked);
    quill.root.querySelector<HTMLElement>('.ql-tex')?.click();
    expect(quill.getSelection()).toEqual({ index: 1, length: 1 });
    quill.root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(asked.mock.calls).toEqual([['formula'], ['formula']]);
    expect(written(quill)).toBe(`<p>a${inline('x')}b</p>`);
  });

  it('one that is wrong stays as it is written, with what is wrong', async () => {
    const quill = editing(`<p>${inline('\\foo x')}</p>`);
    await waitFor(() =>
      expect(quill.root.querySelector('code')?.outerHTML).toBe('<code data-wrong="\\foo">\\foo x</code>'),
    );
    expect(written(quill)).toBe(`<p>${inline('\\foo x')}</p>`);
  });
});

describe('EDIT-16 OP-223 formulas that are copied and pasted', () => {
  it.each([
    [1, 1, 'x'],
    [0, 3, 'a$x$b'],
    [0, 5, 'a$x$b\n$$y$$\n'],
    [2, 1, 'b'],
  ])('copied from %d, %d letters are %s', (index, length, text) => {
    const quill = editing(`<p>a${inline('x')}b</p>${block('y')}<p>c</p>`);
    expect(copiedText(quill, { index, length }, quill.getText(index, length))).toBe(text);
  });

  it('what is copied of the editor is what is stored', () => {
    const html = `<p>a${inline('x &lt; 1')}b</p>${block('y')}<p>c</p>`;
    const quill = editing(html);
    expect(quill.getSemanticHTML()).toBe(html);
  });

  const note = '<annotation encoding="application/x-tex">E = mc^2</annotation>';
  it.each([
    [
      'a note of its LaTeX',
      `<p>a <math><semantics><mi>E</mi>${note}</semantics></math></p>`,
      `<p>a ${inline('E = mc^2')}</p>`,
    ],
    [
      'a note, on a line of its own',
      `<p><span class="katex-display"><math display="block"><semantics><mi>E</mi>${note}</semantics></math></span></p>`,
      block('E = mc^2'),
    ],
    [
      'an encyclopedia',
      '<p>a <span style="display:none"><math alttext="{\\displaystyle {\\sqrt {y}}}"><mi>y</mi></math></span></p>',
      `<p>a ${inline('{\\sqrt {y}}')}</p>`,
    ],
    ['words for those who hear it', '<p><math alttext="x squared"><mi>x</mi></math></p>', '<p>x squared</p>'],
    ['none', '<p><math><msup><mi>x</mi><mn>2</mn></msup></math></p>', '<p>x^2</p>'],
    [
      'what a learner sees',
      `<p>a <span data-formula="inline"><math alttext="x_1"><mi>x</mi></math></span></p>`,
      `<p>a ${inline('x_1')}</p>`,
    ],
    [
      'marks in words',
      '<p>a \\(x\\) and $y_1$, $5 or $6</p>',
      `<p>a ${inline('x')} and ${inline('y_1')}, $5 or $6</p>`,
    ],
    ['marks of a block', '<p>$$x$$</p><p>\\[y\\]</p>', `${block('x')}${block('y')}`],
    ['marks of a block in an item', '<ul><li>$$x$$</li></ul>', `<ul><li>${inline('x')}</li></ul>`],
    ['marks in code', '<p><code>$x_1$</code></p>', '<p><code>$x_1$</code></p>'],
  ])('pasted with %s', (_what, html, clean) => {
    expect(cleanPaste(html)).toBe(clean);
  });

  it('a text with marks is pasted with its lines', () => {
    const quill = editing('');
    quill.clipboard.onPaste({ index: 0, length: 0 }, { text: 'a < \\(x\\)\n$$\ny\n$$\nb' });
    expect(written(quill)).toBe(`<p>a &lt; ${inline('x')}</p>${block('y')}<p>b</p>`);
  });

  it.each([
    ['a $x_1$', ['x_1']],
    ['from $5 to $6_000', []],
    ['$$a$$ $$b$$', ['a', 'b']],
    ['\\[ \\]', []],
  ])('in %s there are %j', (text, found) => {
    expect(formulasIn(text).map(({ latex }) => latex)).toEqual(found);
  });

  it.each([
    ['rows of a matrix', '\\[a\\\\[2pt]b\\]', ['a\\\\[2pt]b']],
    ['a blank between marks', '$$ $$ and $$x^2$$', ['and']],
    ['a row alone', 'a\\\\[2pt] b \\]', []],
    ['many that open', '\\['.repeat(50_000), []],
    ['one that opens', `$$${'a '.repeat(50_000)}`, []],
    ['brackets that open', `\\(${'a '.repeat(50_000)}`, []],
  ])('are read in %s', (_name, text, found) => {
    expect(formulasIn(text).map(({ latex }) => latex)).toEqual(found);
  });

  it('are not looked for behind every letter of a long line', () => {
    expect(formulaAtEnd(`$$${'a '.repeat(50_000)}$`)).toBeNull();
  });
});
