import { afterEach, describe, expect, it } from 'vitest';
import { createQuill, showHtml, type Quill } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { addressAlone, addressAtEnd } from './typedAddress.ts';

// Files share the window.
afterEach(() => document.body.replaceChildren());

it.each([
  ['https://demo.test/a?b=c#d', 'https://demo.test/a?b=c#d', 'https://demo.test/a?b=c#d'],
  ['See www.demo.test', 'www.demo.test', 'https://www.demo.test/'],
  ['Write to anna@demo.test', 'anna@demo.test', 'mailto:anna@demo.test'],
  ['(https://demo.test/a)', 'https://demo.test/a', 'https://demo.test/a'],
  ['https://demo.test/a_(b)', 'https://demo.test/a_(b)', 'https://demo.test/a_(b)'],
  ['“https://demo.test/a”.', 'https://demo.test/a', 'https://demo.test/a'],
  ['https://demo.test/a, ', null, null],
  ['https://demo.test/a,', 'https://demo.test/a', 'https://demo.test/a'],
  ['demo.test', null, null],
  ['the end.Next', null, null],
  ['http://', null, null],
  ['javascript://demo.test', null, null],
  ['https://localhost', null, null],
  ['@anna', null, null],
])('EDIT-16 OP-215 what %j ends with is %j', (text, words, href) => {
  const found = addressAtEnd(text);
  expect(found && text.slice(found.start, found.start + found.length)).toBe(words);
  expect(found?.href ?? null).toBe(href);
});

it.each([
  [' https://demo.test/ ', 'https://demo.test/'],
  ['https://demo.test/ and more', null],
  ['words', null],
  ['', null],
])('EDIT-16 OP-215 %j is an address alone: %j', (text, href) => expect(addressAlone(text)).toBe(href));

function pasted(html: string, { index, length }: { index: number; length: number }, text: string): Quill {
  const box = document.createElement('div');
  document.body.append(box);
  const quill = createQuill(box);
  // Nothing is laid out here.
  quill.scrollSelectionIntoView = () => undefined;
  showHtml(quill, html);
  quill.focus();
  quill.setSelection(index, length);
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const data = { getData: (type: string) => (type === 'text/plain' ? text : ''), files: [], types: ['text/plain'] };
  quill.root.dispatchEvent(Object.assign(paste, { clipboardData: data }));
  return quill;
}

describe('EDIT-16 OP-215 an address that is pasted', () => {
  const linked = (words: string): string =>
    `<a href="https://demo.test/" target="_blank" rel="noopener noreferrer">${words}</a>`;

  it.each([
    ['on words makes a link of them', '<p>See here now</p>', 4, 4, `<p>See ${linked('here')} now</p>`],
    ['on all of a text, too', '<p>Here</p>', 0, 5, `<p>${linked('Here')}</p>`],
    ['on code takes its place', '<p>a <code>b</code></p>', 2, 1, '<p>a https://demo.test/</p>'],
    ['on nothing is words', '<p>a</p>', 1, 0, '<p>ahttps://demo.test/</p>'],
  ])('%s', (_name, html, index, length, after) => {
    const quill = pasted(html, { index, length }, 'https://demo.test/');
    expect(htmlOfQuill(quill.root)).toBe(after);
  });

  it('can be undone in one step', () => {
    const quill = pasted('<p>See here</p>', { index: 4, length: 4 }, 'https://demo.test/');
    quill.history.undo();
    expect(htmlOfQuill(quill.root)).toBe('<p>See here</p>');
  });

  it('other words take the place of what is selected', () => {
    const quill = pasted('<p>See here</p>', { index: 4, length: 4 }, 'there');
    expect(htmlOfQuill(quill.root)).toBe('<p>See there</p>');
  });
});
