import { afterEach, describe, expect, it } from 'vitest';
import { createQuill, showHtml, type Quill } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { quillWriter } from './quillWriter.ts';

// Files share the window.
afterEach(() => document.body.replaceChildren());

/** An editor on the page, with the caret at the end of what stands in it. */
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

/** Types letter by letter; `⏎`, `⇥`, `⇤` and `⌫` are keys. */
function type(quill: Quill, text: string): void {
  const keys = new Map<string, KeyboardEventInit>([
    ['⏎', { key: 'Enter' }],
    ['⇥', { key: 'Tab' }],
    ['⇤', { key: 'Tab', shiftKey: true }],
    ['⌫', { key: 'Backspace' }],
  ]);
  const writer = quillWriter(quill);
  for (const letter of text) {
    const init = keys.get(letter);
    writer.write([init ? { kind: 'key', init } : { kind: 'text', text: letter }]);
  }
}

const written = (quill: Quill): string => htmlOfQuill(quill.root);

function typed(html: string, text: string): string {
  const quill = editing(html);
  type(quill, text);
  return written(quill);
}

const press = (quill: Quill, init: KeyboardEventInit): boolean =>
  quill.root.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));

const undo = (quill: Quill): boolean => press(quill, { key: 'z', ctrlKey: true });

describe('EDIT-16 OP-213 keys of lists', () => {
  it.each([
    ['Tab moves an item in', '- a⏎⇥b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['Tab works behind its words', '- a⏎b⇥', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['the first item has nothing to be in', '- a⇥', '<ul><li>a</li></ul>'],
    ['no step is left out', '- a⏎b⇥⇥⇥', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['Shift+Tab moves it out', '- a⏎⇥b⇤', '<ul><li>a</li><li>b</li></ul>'],
    ['Shift+Tab never leaves the list', '- a⇤', '<ul><li>a</li></ul>'],
    ['numbers', '1. a⏎⇥b⏎⇥c⇤', '<ol><li>a<ol><li>b</li><li>c</li></ol></li></ol>'],
    ['tasks', '[] a⏎⇥b', '<ul><li data-list="unchecked">a<ul><li data-list="unchecked">b</li></ul></li></ul>'],
    [
      'Enter on an empty item moves out, then leaves',
      '- a⏎⇥b⏎⏎c⏎⏎d',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><p>d</p>',
    ],
    ['Backspace at the start of an item does so, too', '- a⏎⇥⌫⌫b', '<ul><li>a</li></ul><p>b</p>'],
    ['Backspace behind a letter deletes it', '- ab⌫', '<ul><li>a</li></ul>'],
    [
      'a ticked task is followed by one that is not',
      '[x] a⏎b',
      '<ul><li data-list="checked">a</li><li data-list="unchecked">b</li></ul>',
    ],
  ])('%s', (_name, keys, html) => {
    expect(typed('', keys)).toBe(html);
  });

  it('items within an item move with it, in one step to undo', () => {
    const before = '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>';
    const quill = editing(before);
    quill.setSelection(2, 0);
    type(quill, '⇥');
    expect(written(quill)).toBe('<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>');
    undo(quill);
    expect(written(quill)).toBe(before);
  });

  it('what is within an item that leaves the list stays a list', () => {
    const quill = editing('<ol><li>a<ol><li>b</li></ol></li></ol>');
    quill.setSelection(0, 0);
    type(quill, '⌫');
    expect(written(quill)).toBe('<p>a</p><ol><li>b</li></ol>');
  });

  it('an item that joins numbers is numbered as they are', () => {
    const quill = editing('<ol type="a" start="3"><li>a<ol><li>b</li></ol></li></ol>');
    type(quill, '⇤');
    expect(written(quill)).toBe('<ol start="3" type="a"><li>a</li><li>b</li></ol>');
  });

  it.each([
    ['a paragraph', '<p>a</p>', ''],
    ['a heading', '<h2>a</h2>', ''],
    ['code', '<pre>a</pre>', ''],
    ['a quotation', '<blockquote>a</blockquote>', ''],
    ['a list, behind Escape', '<ul><li>a</li><li>b</li></ul>', 'Escape'],
  ])('WCAG 2.1.2 Tab leaves the text from %s', (_name, html, first) => {
    for (const shiftKey of [false, true]) {
      const quill = editing(html);
      if (first !== '') press(quill, { key: first });
      expect(press(quill, { key: 'Tab', shiftKey })).toBe(true);
      expect(written(quill)).toBe(html);
    }
  });

  it('Ctrl+Enter ticks a task, and takes the tick back', () => {
    const quill = editing('<ul><li data-list="unchecked">a</li></ul>');
    press(quill, { key: 'Enter', ctrlKey: true });
    expect(written(quill)).toBe('<ul><li data-list="checked">a</li></ul>');
    press(quill, { key: 'Enter', ctrlKey: true });
    expect(written(quill)).toBe('<ul><li data-list="unchecked">a</li></ul>');
  });
});

describe('EDIT-16 OP-214 Markdown as it is typed', () => {
  const marks = [
    ['# a', '<h2>a</h2>', '# '],
    ['## a', '<h3>a</h3>', '## '],
    ['### a', '<h4>a</h4>', '### '],
    ['- a', '<ul><li>a</li></ul>', '- '],
    ['* a', '<ul><li>a</li></ul>', '* '],
    ['1. a', '<ol><li>a</li></ol>', '1. '],
    ['3) a', '<ol start="3"><li>a</li></ol>', '3) '],
    ['[] a', '<ul><li data-list="unchecked">a</li></ul>', '[] '],
    ['[ ] a', '<ul><li data-list="unchecked">a</li></ul>', '[ ] '],
    ['[x] a', '<ul><li data-list="checked">a</li></ul>', '[x] '],
    ['> a', '<blockquote>a</blockquote>', '> '],
    ['```⏎a⏎b', '<pre>a\nb</pre>', '```⏎'],
    ['```js⏎a', '<pre data-language="javascript">a</pre>', '```js⏎'],
    ['---⏎a', '<hr><p>a</p>', '---⏎'],
    ['**a b** c', '<p><strong>a b</strong> c</p>', '**a b**'],
    ['__a__ c', '<p><strong>a</strong> c</p>', '__a__'],
    ['*a* c', '<p><em>a</em> c</p>', '*a*'],
    ['_a_ c', '<p><em>a</em> c</p>', '_a_'],
    ['`a` c', '<p><code>a</code> c</p>', '`a`'],
    ['~~a~~ c', '<p><s>a</s> c</p>', '~~a~~'],
    ['«**ї**» c', '<p>«<strong>ї</strong>» c</p>', '«**ї**'],
    [
      'https://a.test/b c',
      '<p><a href="https://a.test/b" target="_blank" rel="noopener noreferrer">https://a.test/b</a> c</p>',
      'https://a.test/b ',
    ],
  ] as const;

  it.each(marks)('%s', (keys, html) => {
    expect(typed('', keys)).toBe(html);
    expect(typed('<p>x</p>', `⏎${keys}`)).toBe(`<p>x</p>${html}`);
  });

  it.each(marks)('one step to undo brings back what was typed: %s', (_keys, _html, mark) => {
    const quill = editing('<p>x</p>');
    type(quill, `⏎${mark}`);
    undo(quill);
    expect(quill.getText()).toBe(`x\n${mark.replaceAll('⏎', '\n')}\n`);
    expect(written(quill)).not.toMatch(/<(?!\/?p>)/);
  });

  it.each([
    ['2*3*4 = 24'],
    ['snake_case_name '],
    ['a * b * c'],
    ['** a ** b'],
    ['a # b'],
    ['a 1. b'],
    ['a > b'],
    ['#### a'],
    ['\\*a* b'],
    ['**** b'],
    ['`` b'],
  ])('stays as it is: %s', (keys) => {
    expect(typed('', keys)).toBe(`<p>${keys.replaceAll('>', '&gt;')}</p>`);
  });

  it.each([
    ['lines of code', '<pre>x</pre>', '⏎# a **b** www.a.test c', '<pre>x\n# a **b** www.a.test c</pre>'],
    ['code in a line', '<p><code>x</code></p>', ' *b* www.a.test c', '<p><code>x *b* www.a.test c</code></p>'],
  ])('is left alone in %s', (_name, html, keys, after) => {
    expect(typed(html, keys)).toBe(after);
  });

  it.each([
    ['numbers continue', '<ol><li>a</li></ol><p>b</p>', 2, '2. ', '<ol><li>a</li><li>b</li></ol>'],
    ['an item becomes a task', '<ul><li>a</li></ul>', 0, '[] ', '<ul><li data-list="unchecked">a</li></ul>'],
    ['a heading gets another level', '<h2>a</h2>', 0, '## ', '<h3>a</h3>'],
    ['a heading is no list', '<h2>a</h2>', 0, '- ', '<h2>- a</h2>'],
    ['words that stand there become the heading', '<p>a</p>', 0, '# ', '<h2>a</h2>'],
    ['within other marks', '<p><em>a</em></p>', 1, ' **b**', '<p><em>a </em><strong><em>b</em></strong></p>'],
  ])('%s', (_name, html, at, keys, after) => {
    const quill = editing(html);
    quill.setSelection(at, 0);
    type(quill, keys);
    expect(written(quill)).toBe(after);
  });
});
