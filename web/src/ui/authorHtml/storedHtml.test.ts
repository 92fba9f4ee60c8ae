import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import examples from '../../../../contracts/authorHtml.examples.json' with { type: 'json' };
import { authorTags } from './authorHtmlRules.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';
import { cleanStoredHtml } from './storedHtml.ts';

const attributes = [
  ' class="ql-align-center"',
  ' style="color:red"',
  ' lang="de"',
  ' title="a: &amp; b"',
  ' title="a > b"',
  ' href="https://a.example/?a=1&amp;b=2"',
  ' href="/courses/"',
  ' href="javascript:x()"',
  ' href="https://a.example" target="_blank" rel="noopener noreferrer"',
  ' href="https://a.example" target="_blank"',
  ' target="_top"',
  ' src="/files/1" alt=""',
  ' src="https://www.youtube.com/embed/a" allowfullscreen="true"',
  ' width="a:b"',
  ' open',
  ' colspan="2"',
  ' onclick="x()"',
  ' data-list="bullet"',
  ' class="ql-a" class="ql-b"',
  ' loading="eager"',
  ' href="java\u180escript:a"',
  ' href="x\u200b:a"',
  ' dir="x\u180e:b"',
];
const words = [
  'a',
  ' ',
  '\n',
  '1 < 2 & 3',
  '&lt;b&gt;',
  'R&AMP;B &LT; &Quot;',
  '&amp;amp;',
  '&nbsp;',
  '\u00a0',
  '"',
  '>',
  '\r',
  '\u0000',
  '&#1;',
  '<!-- -->',
  '</p>',
  '<br />',
];

/** Mostly what may stand: one oddity leaves the whole to the browser. */
const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', ' ', '\n', '&lt;b&gt;') },
  fc.constantFrom(...words),
);
const attribute = fc.oneof({ weight: 5, arbitrary: fc.constant('') }, fc.constantFrom(...attributes));

/** Elements in elements, as they are written, whether or not they may stand there. */
const { tree } = fc.letrec<{ tree: string; element: string }>((tie) => ({
  tree: fc.array(fc.oneof(word, tie('element')), { maxLength: 3 }).map((parts) => parts.join('')),
  element: fc
    .tuple(fc.constantFrom(...authorTags, 'script', 'svg'), attribute, tie('tree'))
    .map(([tag, attribute, inside]) =>
      ['br', 'hr', 'img', 'col', 'source'].includes(tag)
        ? `<${tag}${attribute} />`
        : `<${tag}${attribute}>${inside}</${tag}>`,
    ),
}));

/** The same without a care for what belongs together. */
const soup = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(...authorTags).map((tag) => `<${tag}>`),
      fc.constantFrom(...authorTags).map((tag) => `</${tag}>`),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('OP-247 author HTML without a document', () => {
  it.each(examples)('$name is what a browser makes of it', ({ stored }) => {
    expect(cleanStoredHtml(stored)).toBe(sanitizeHtml(stored));
  });

  it.each([
    '<h2>Goals</h2><ul><li>One <a href="/files/2">file</a></li><li><strong>Two</strong></li></ul>',
    '<table><caption>A</caption><colgroup><col /></colgroup><thead><tr><th scope="col">B</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    '<iframe src="https://player.vimeo.com/video/1" width="640" height="360"></iframe>',
    'plain: 1 < 2 & 3\nand more',
    '<details open><summary>More</summary><p>It</p></details>',
  ])('%j is what a browser makes of it', (html) => {
    expect(cleanStoredHtml(html)).toBe(sanitizeHtml(html));
  });

  it.each([
    ['what the platform does not store', '<script>x()</script>'],
    ['a handler', '<p onclick="x()">a</p>'],
    ['an address that runs', '<a href="javascript:x()">a</a>'],
    ['an address behind references', '<a href="&#106;avascript:x()">a</a>'],
    ['a frame of another host', '<iframe src="https://evil.example/"></iframe>'],
    ['a comment', '<p>a<!-- --></p>'],
    ['a paragraph in a paragraph', '<p>a<p>b</p></p>'],
    ['words in a table', '<table>a<tbody></tbody></table>'],
    ['a row without its body', '<table><tr><td>a</td></tr></table>'],
    ['an element without an end', '<p><b>a</p>'],
    ['capitals', '<P>a</P>'],
    ['no quotes', '<p class=ql-a>a</p>'],
    ['a line break that a browser drops', '<pre>\na</pre>'],
    ['a line break that a browser drops in a block of a language', '<pre lang="de">\n</pre>'],
    ['a control character', '<p>\u0001</p>'],
  ])('%s is left to the browser', (_what, html) => expect(cleanStoredHtml(html)).toBeNull());

  it('whatever is stored, it is what a browser makes of it, or is left to the browser', () => {
    fc.assert(
      fc.property(fc.oneof(tree, soup), (html) => {
        const clean = cleanStoredHtml(html);
        expect(clean ?? sanitizeHtml(html)).toBe(sanitizeHtml(html));
      }),
      { numRuns: 2000 },
    );
  });
});
