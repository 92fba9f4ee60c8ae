import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml.ts';

describe('author HTML', () => {
  it.each([
    ['<p>Hello <b>there</b></p>', '<p>Hello <b>there</b></p>'],
    ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<img src="/files/1" width="640" alt="a" onerror="x()">', '<img src="/files/1" width="640" alt="a">'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<iframe src="https://a.test"></iframe><form><input></form>', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['plain < text', 'plain &lt; text'],
  ])('%j becomes %j', (html, clean) => expect(sanitizeHtml(html)).toBe(clean));

  it('gives a new tab no handle on the page', () => {
    expect(sanitizeHtml('<a href="https://a.test" target="_blank" rel="opener">a</a>')).toContain(
      'rel="noreferrer noopener"',
    );
  });
});
