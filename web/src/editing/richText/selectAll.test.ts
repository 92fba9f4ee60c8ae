import { afterEach, expect, it } from 'vitest';
import { createQuill, showHtml, type Quill } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';

const kinds = [
  ['a paragraph', '<p>Old</p>'],
  ['a heading', '<h2>Old</h2>'],
  ['a deeper heading', '<h4>Old</h4>'],
  ['bullets', '<ul><li>Old<ul><li>deeper</li></ul></li></ul>'],
  ['numbers', '<ol><li>Old</li><li>older</li></ol>'],
  ['numbers by letters', '<ol type="a" start="3"><li>Old<ol><li>deeper</li></ol></li></ol>'],
  ['tasks', '<ul><li data-list="checked">Old<ul><li data-list="unchecked">deeper</li></ul></li></ul>'],
  ['a quotation', '<blockquote>Old</blockquote>'],
  ['lines of quotations', '<blockquote>Old</blockquote><blockquote class="ql-align-end">older</blockquote>'],
  ['code alone in a line', '<p><code>old</code></p>'],
  ['marked words', '<p class="ql-align-justify"><mark>Old</mark></p>'],
  ['a list behind a table', '<table><tbody><tr><td>a</td></tr></tbody></table><ul><li>x</li></ul>'],
  ['code between rules', '<hr><pre>old</pre><hr>'],
  ['code', '<pre>old\nolder</pre>'],
  ['a centred line', '<p class="ql-align-center">Old</p>'],
  ['bold words', '<p><strong>Old</strong></p>'],
  ['a link', '<p><a href="https://demo.test/">Old</a></p>'],
  ['a picture', '<p><img src="/files/day.webp" alt="Day"></p>'],
  ['a video', '<iframe class="ql-video" src="https://www.youtube.com/embed/abc"></iframe><p>x</p>'],
  ['a rule', '<hr><p>x</p>'],
  ['a table', '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>'],
  ['a table with words behind it', '<table><tbody><tr><td>a</td></tr></tbody></table><p>x</p>'],
  ['a table with merged cells', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><h2>x</h2>'],
  ['a table with merged cells at the end', '<p>x</p><table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'],
  ['details', '<details><summary>More</summary><p>Inside</p></details><p>x</p>'],
] as const;

// Files share the window.
afterEach(() => document.body.replaceChildren());

/** An editor on the page, with everything selected by the keyboard. */
function allSelected(html: string): Quill {
  const box = document.createElement('div');
  document.body.append(box);
  const quill = createQuill(box);
  // Nothing is laid out here.
  quill.scrollSelectionIntoView = () => undefined;
  showHtml(quill, html);
  quill.focus();
  press(quill, { key: 'a', code: 'KeyA', ctrlKey: true });
  return quill;
}

const press = (quill: Quill, init: KeyboardEventInit): boolean =>
  quill.root.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));

it.each(kinds)('EDIT-16 OP-109 select all and delete leaves a paragraph of %s', (_name, html) => {
  for (const key of ['Delete', 'Backspace']) {
    const quill = allSelected(html);
    press(quill, { key });
    expect(htmlOfQuill(quill.root)).toBe('');
    quill.insertText(quill.getSelection()?.index ?? -1, 'New', 'user');
    expect(htmlOfQuill(quill.root)).toBe('<p>New</p>');
  }
});

it.each(kinds)('EDIT-16 OP-109 a paste over everything takes no format of %s', (_name, html) => {
  const quill = allSelected(html);
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const data = { getData: (type: string) => (type === 'text/plain' ? 'New' : ''), files: [], types: ['text/plain'] };
  quill.root.dispatchEvent(Object.assign(paste, { clipboardData: data }));
  expect(htmlOfQuill(quill.root)).toBe('<p>New</p>');
});

it('EDIT-16 OP-109 deleting all can be undone in one step', () => {
  const quill = allSelected('<h2>Old</h2><p>Words</p>');
  press(quill, { key: 'Delete' });
  press(quill, { key: 'z', ctrlKey: true });
  expect(htmlOfQuill(quill.root)).toBe('<h2>Old</h2><p>Words</p>');
});

it('EDIT-16 what is not all selected keeps its blocks', () => {
  const quill = allSelected('<h2>Old</h2><p>Words</p>');
  quill.setSelection(1, 4);
  press(quill, { key: 'Delete' });
  expect(htmlOfQuill(quill.root)).toBe('<h2>Oords</h2>');
});
