import { describe, expect, test } from 'vitest';
import { createHtmlSanitizer, deepestHtml, HtmlTooDeepError } from './htmlSanitizer.ts';

describe('how deep HTML may be nested', () => {
  const clean = createHtmlSanitizer({ allowedTags: ['b', 'li', 'table', 'tr', 'td'], allowedAttributes: {} });
  const nested = (levels: number) => `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;

  test('as deep as is allowed, however often', () => {
    const deepest = nested(deepestHtml);
    expect(clean(deepest)).toBe(deepest);
    expect(clean(deepest.repeat(20))).toBe(deepest.repeat(20));
    expect(clean('<li>x'.repeat(1_000))).toBe('<li>x</li>'.repeat(1_000));
  });

  test.each([
    ['elements that stay', nested(deepestHtml + 1)],
    ['elements that go', '<x>'.repeat(deepestHtml + 1)],
    ['elements within what goes with its text', `<svg>${'<g>'.repeat(deepestHtml)}`],
    ['elements that only an end far away would close', `${'<table><tr><td>'.repeat(deepestHtml)}</table>`],
  ])('no deeper: %s', (_name, html) => {
    expect(() => clean(html)).toThrow(HtmlTooDeepError);
    expect(clean('<b>after a refusal</b>')).toBe('<b>after a refusal</b>');
  });

  test('a refusal looks at no more elements than are allowed', () => {
    let looked = 0;
    const counting = createHtmlSanitizer({
      allowedTags: ['b'],
      transformTags: {
        '*': (tagName, attribs) => {
          looked += 1;
          return { tagName, attribs };
        },
      },
    });
    expect(() => counting('<b>'.repeat(100_000))).toThrow(HtmlTooDeepError);
    expect(looked).toBe(deepestHtml);
  });

  test('text that is clean is read once, broken text until it stays the same', () => {
    const passes: string[] = [];
    const watched = createHtmlSanitizer({ allowedTags: ['b'] }, (html) => {
      passes.push(html);
      return html;
    });
    watched('<b>x</b>');
    expect(passes).toEqual(['<b>x</b>']);
    watched('<b>y');
    expect(passes.slice(1)).toEqual(['<b>y</b>', '<b>y</b>']);
  });
});

test.each([
  ['<b>a&#1;b</b>', '<b>ab</b>'],
  ['<b>a&#x0B;b</b>', '<b>a\nb</b>'],
  ['<b>a&#127;b</b>', '<b>ab</b>'],
  ['<b>a&#9;b&#10;c</b>', '<b>a\tb\nc</b>'],
  ['<b title="a&#7;b">c</b>', '<b title="ab">c</b>'],
])('OP-172 references to control characters go with what they stand for: %j', (html, kept) => {
  expect(createHtmlSanitizer({ allowedTags: ['b'], allowedAttributes: { b: ['title'] } })(html)).toBe(kept);
});
