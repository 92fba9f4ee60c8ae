import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import examples from '../../../contracts/authorHtml.examples.json' with { type: 'json' };
import { allowedTags, sanitizeAuthorHtml, sanitizeTextOrHtml } from './authorHtml.ts';

describe('author HTML', () => {
  test.each([
    ['<p>Hello <b>you</b></p><script>alert(1)</script>', '<p>Hello <b>you</b></p>'],
    ['<img src="x" onerror="alert(1)" alt="A cup">', '<img src="x" alt="A cup" />'],
    ['<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
    ['<a href="//elsewhere.example">go</a>', '<a>go</a>'],
    [
      '<a href="/courses" target="_blank">go</a>',
      '<a href="/courses" target="_blank" rel="noopener noreferrer">go</a>',
    ],
    ['<a href="mailto:a@example.org" rel="opener">write</a>', '<a href="mailto:a@example.org">write</a>'],
    ['<p class="ql-align-center fui-Button">x</p>', '<p class="ql-align-center">x</p>'],
    ['<p style="color: red; position: fixed">x</p>', '<p style="color:red">x</p>'],
    ['<p style="font-size: 2.5em">x</p>', '<p style="font-size:2.5em">x</p>'],
    ['<p style="font-size: 150%">x</p>', '<p style="font-size:150%">x</p>'],
    ['<p style="font-size: 999em">x</p>', '<p>x</p>'],
    ['<p style="font-size: 900%">x</p>', '<p>x</p>'],
    ['<p style="background-color: url(javascript:x)">x</p>', '<p>x</p>'],
    ['<form action="/x"><input name="a">text</form>', 'text'],
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['<img src="data:image/svg+xml;base64,AAAA">', '<img />'],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('%s', (html, clean) => {
    expect(sanitizeAuthorHtml(html)).toBe(clean);
  });

  test.each(examples)('OP-19 $name is stored as it will be drawn', ({ written, stored }) => {
    expect(sanitizeAuthorHtml(written)).toBe(stored);
    expect(sanitizeAuthorHtml(stored)).toBe(stored);
  });

  const player = '<iframe src="https://www.youtube-nocookie.com/embed/abc"';
  test.each([
    ['players of known hosts stay', `${player} allowfullscreen></iframe>`, `${player} allowfullscreen></iframe>`],
    ['text in a player is never shown', `${player}><b>x</b></iframe>y`, `${player}></iframe>y`],
    [
      'a frame without an address goes, whatever else it says',
      '<iframe class="ql-a" title=" src=" width="3">x</iframe>y',
      'y',
    ],
    ['a frame of another host goes', '<p>a<iframe title="b" src="https://evil.example/">x</iframe>c</p>', '<p>ac</p>'],
    ['a frame that is not closed goes', '<p>a<iframe><b>x', '<p>a</p>'],
    ['what reads like a frame is text', '&lt;iframe></iframe>', '&lt;iframe&gt;'],
  ])('%s', (_name, html, clean) => {
    expect(sanitizeAuthorHtml(html)).toBe(clean);
  });

  test('cleaning twice changes nothing more', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(...allowedTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<!--',
        '-->',
        '&amp;',
        '&lt;',
        '<a href="x" target="_blank">',
        '<p style="color:red">',
        '"',
        "'",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitizeAuthorHtml(pieces.join(''));
        expect(sanitizeAuthorHtml(`${once} `)).toBe(`${once} `);
        expect(once).not.toMatch(/<script|onerror/i);
      }),
    );
  });

  test('plain text keeps its signs, text with an element is HTML', () => {
    expect(sanitizeTextOrHtml('1 < 2 & 3 > 2')).toBe('1 < 2 & 3 > 2');
    expect(sanitizeTextOrHtml('<b onclick="x()">1</b> & 2')).toBe('<b>1</b> &amp; 2');
    expect(sanitizeTextOrHtml('<!--x--><img src=x onerror=alert(1)>')).toBe('<img src="x" />');
  });
});
