import { expect, it } from 'vitest';
import { html } from './markup.ts';

it('turns blocks into headings, lists, quotes, tables and paragraphs', () => {
  expect(html('## A\n\ntwo\nlines\n\n- a\n- b\n\n1. one\n\n> said')).toBe(
    '<h2>A</h2><p>two lines</p><ul><li>a</li><li>b</li></ul><ol><li>one</li></ol><blockquote><p>said</p></blockquote>',
  );
});

it('takes the first row of a table as its head', () => {
  expect(html('| a | b |\n| 1 | **2** |')).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table>',
  );
});

it('escapes what is no markup', () => {
  expect(html('1 < 2 & *so on*')).toBe('<p>1 &lt; 2 &amp; <em>so on</em></p>');
});

it('keeps endings and e-mail on one line', () => {
  expect(html('the ending **-chen**, an e-mail, a well-known word')).toBe(
    '<p>the ending <strong>\u2011chen</strong>, an e\u2011mail, a well-known word</p>',
  );
});
