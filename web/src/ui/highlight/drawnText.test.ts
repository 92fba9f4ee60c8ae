import { expect, test } from 'vitest';
import { drawnTextOf, rangesOf } from './drawnText.ts';

function drawn(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
}

test.each([
  ['<p>Red is <b>wa</b>rm.</p><p>Blue</p>', 'Red is warm.\nBlue'],
  ['<ul><li>one</li><li><em>t</em>wo</li></ul>tail', 'one\ntwo\ntail'],
  ['<p>seen<span aria-hidden="true">mark</span> <style>p {}</style>words</p>', 'seen words'],
  ['', ''],
])('a drawn text is told as it is read: %s', (html, text) => {
  expect(drawnTextOf(drawn(html)).text).toBe(text);
});

test('the ranges of a piece follow it through the elements that it is spread over', () => {
  const text = drawnTextOf(drawn('<p>Red is <b>wa</b>rm.</p>'));
  const start = text.text.indexOf('is');
  expect(rangesOf(text, [{ start, end: start + 'is warm'.length }]).map(String)).toEqual(['is ', 'wa', 'rm']);
  expect(rangesOf(text, [])).toEqual([]);
});
