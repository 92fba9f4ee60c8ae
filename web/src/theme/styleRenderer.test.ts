import { expect, test } from 'vitest';
import { compareMediaQueries, createStyleRenderer } from './styleRenderer.ts';

test('A11Y-01 of two windows that both fit the wider one counts, however many digits it has', () => {
  const queries = [
    'print',
    '(min-width: 1240px)',
    '(forced-colors: active)',
    '(max-width: 599px)',
    '(min-width: 600px)',
    '(min-width: 600px) and (max-width: 1023px)',
    '(max-width: 1023px)',
    '(min-width: 480px)',
  ];
  expect(queries.toSorted(compareMediaQueries)).toEqual([
    '(max-width: 1023px)',
    '(max-width: 599px)',
    '(min-width: 480px)',
    '(min-width: 600px)',
    '(min-width: 600px) and (max-width: 1023px)',
    '(min-width: 1240px)',
    '(forced-colors: active)',
    'print',
  ]);
});

test('styles stand in a document in that order, whichever comes first', () => {
  const page = document.implementation.createHTMLDocument();
  const renderer = createStyleRenderer(page);
  const rule = (width: number) =>
    [`@media (min-width: ${width}px) { .a${width} { gap: 0 } }`, { m: `(min-width: ${width}px)` }] as [
      string,
      Record<string, unknown>,
    ];
  renderer.insertCSSRules({ m: [rule(1240), rule(480), rule(600)] });
  expect([...page.querySelectorAll('style')].map(({ media }) => media)).toEqual([
    '(min-width: 480px)',
    '(min-width: 600px)',
    '(min-width: 1240px)',
  ]);
});
