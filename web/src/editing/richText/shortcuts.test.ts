import { afterEach, expect, it } from 'vitest';
import { rightToLeft } from './commands.ts';
import { createQuill, showHtml, type Quill } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { onPanelAsked } from './panelAsked.ts';
import { insertRule } from './textCommands.ts';

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
  quill.setSelection(0, quill.getLength() - 1);
  return quill;
}

const press = (quill: Quill, init: KeyboardEventInit): boolean =>
  quill.root.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, ...init, bubbles: true, cancelable: true }));

const ofWords = [
  ['Ctrl+B', { key: 'b', code: 'KeyB' }, '<p><strong>a</strong></p>'],
  ['Ctrl+B of a Ukrainian keyboard', { key: 'и', code: 'KeyB' }, '<p><strong>a</strong></p>'],
  ['⌘B', { key: 'b', code: 'KeyB', ctrlKey: false, metaKey: true }, '<p><strong>a</strong></p>'],
  ['Ctrl+I', { key: 'i', code: 'KeyI' }, '<p><em>a</em></p>'],
  ['Ctrl+U', { key: 'u', code: 'KeyU' }, '<p><u>a</u></p>'],
  ['Ctrl+E', { key: 'e', code: 'KeyE' }, '<p><code>a</code></p>'],
  ['Ctrl+Shift+X', { key: 'X', code: 'KeyX', shiftKey: true }, '<p><s>a</s></p>'],
  ['Ctrl+Shift+H', { key: 'H', code: 'KeyH', shiftKey: true }, '<p><mark>a</mark></p>'],
  ['Ctrl+,', { key: ',', code: 'Comma' }, '<p><sub>a</sub></p>'],
  ['Ctrl+.', { key: '.', code: 'Period' }, '<p><sup>a</sup></p>'],
] as const;

const ofLines = [
  ['Ctrl+Alt+1', { key: '1', code: 'Digit1', altKey: true }, '<h2>a</h2>'],
  ['Ctrl+Alt+2', { key: '2', code: 'Digit2', altKey: true }, '<h3>a</h3>'],
  ['Ctrl+Alt+3', { key: '3', code: 'Digit3', altKey: true }, '<h4>a</h4>'],
  ['Ctrl+Shift+7', { key: '&', code: 'Digit7', shiftKey: true }, '<ol><li>a</li></ol>'],
  ['Ctrl+Shift+8', { key: '(', code: 'Digit8', shiftKey: true }, '<ul><li>a</li></ul>'],
  ['Ctrl+Shift+9', { key: ')', code: 'Digit9', shiftKey: true }, '<ul><li data-list="unchecked">a</li></ul>'],
] as const;

const alignments = [
  ['Ctrl+Shift+E', { key: 'E', code: 'KeyE', shiftKey: true }, '<p class="ql-align-center">a</p>'],
  ['Ctrl+Shift+R', { key: 'R', code: 'KeyR', shiftKey: true }, '<p class="ql-align-end">a</p>'],
  ['Ctrl+Shift+J', { key: 'J', code: 'KeyJ', shiftKey: true }, '<p class="ql-align-justify">a</p>'],
] as const;

it.each([...ofWords, ...ofLines, ...alignments])('EDIT-16 OP-214 %s does what its tool does', (_name, init, html) => {
  const quill = editing('<p>a</p>');
  expect(press(quill, init)).toBe(false);
  expect(htmlOfQuill(quill.root)).toBe(html);
});

it.each([...ofWords, ...ofLines])('EDIT-16 OP-214 %s once more takes it back', (_name, init, html) => {
  const quill = editing(html);
  press(quill, init);
  expect(htmlOfQuill(quill.root)).toBe('<p>a</p>');
});

it.each([
  ['<h2 class="ql-align-center">a</h2>', '<h2 class="ql-align-center" dir="rtl">a</h2>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li dir="rtl">a<ul><li dir="rtl">b</li></ul></li></ul>'],
  ['<p>a</p><p>b</p>', '<p dir="rtl">a</p><p dir="rtl">b</p>'],
])('EDIT-16 OP-224 lines stay what they are as they run from right to left, and back: %s', (before, after) => {
  const quill = editing(before);
  rightToLeft.run(quill);
  expect(htmlOfQuill(quill.root)).toBe(after);
  rightToLeft.run(quill);
  expect(htmlOfQuill(quill.root)).toBe(before);
});

it('EDIT-16 what AltGr writes is a letter', () => {
  const quill = editing('<p>a</p>');
  const init = { key: '1', code: 'Digit1', altKey: true, modifierAltGraph: true };
  expect(press(quill, init)).toBe(true);
  expect(htmlOfQuill(quill.root)).toBe('<p>a</p>');
});

it('EDIT-16 Ctrl+K asks for where a link leads', () => {
  const quill = editing('<p>a</p>');
  const asked: string[] = [];
  onPanelAsked(quill, (panel) => asked.push(panel));
  press(quill, { key: 'k', code: 'KeyK' });
  expect(asked).toEqual(['link']);
});

it.each([
  ['<h2>a</h2>', { key: '0', code: 'Digit0', altKey: true }, '<p>a</p>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', { key: '1', code: 'Digit1', altKey: true }, '<h2>a</h2><h2>b</h2>'],
  [
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    { key: '7', code: 'Digit7', shiftKey: true },
    '<ol><li>a<ol><li>b</li></ol></li></ol>',
  ],
  ['<ul><li data-list="checked">a</li></ul>', { key: '9', code: 'Digit9', shiftKey: true }, '<p>a</p>'],
  [
    '<p dir="rtl" class="ql-align-end">a</p>',
    { key: '8', code: 'Digit8', shiftKey: true },
    '<ul><li class="ql-align-end" dir="rtl">a</li></ul>',
  ],
])('EDIT-16 OP-213 lines of one kind become another: %s', (before, init, after) => {
  const quill = editing(before);
  press(quill, init);
  expect(htmlOfQuill(quill.root)).toBe(after);
});

it.each([
  ['<p>a</p>', 1, '<p>a</p><hr><p>x</p>'],
  ['<p>a</p><p><br></p><p>b</p>', 2, '<p>a</p><hr><p>x</p><p>b</p>'],
  ['<ul><li>a</li><li>b</li></ul>', 1, '<ul><li>a</li></ul><hr><p>x</p><ul><li>b</li></ul>'],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', 0, '<table><tbody><tr><td>xa</td></tr></tbody></table>'],
])(
  'EDIT-16 OP-214 a line across stands below that of the cursor, and writing continues below it: %s',
  (html, at, after) => {
    const quill = editing(html);
    quill.setSelection(at, 0);
    insertRule(quill);
    quill.insertText(quill.getSelection()?.index ?? -1, 'x', 'user');
    expect(htmlOfQuill(quill.root)).toBe(after);
  },
);
