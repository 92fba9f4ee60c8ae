import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each([
  ['דוד בן־גוריון', true],
  ['محمد عبد الله', true],
  ['שיעור 2 (Python)', true],
  ['Course (2) שלום', true],
  ['𞤀𞤣𞤤𞤢𞤥', true],
  ['ߒߞߏ', true],
  ['ܐܦܪܝܡ', true],
  ['ﷺ', true],
  ['Ada Example', false],
  ['Ада Приклад', false],
  ['王小明', false],
  ['(2) — “x”', false],
  ['“\u2068שלום\u2069” (+2)', false],
  ['', false],
])('OP-203 WCAG 1.3.2 within a sentence %j is isolated: %s', (name, is) => {
  expect(isolated(name)).toBe(is ? `\u2068${name}\u2069` : name);
});
