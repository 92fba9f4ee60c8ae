import { expect, test } from 'vitest';
import { isLineOfText, isVisible, tidyLine } from './lineOfText.ts';

test.each([
  ['  Ada   Example ', 'Ada Example'],
  ['Ada\u00a0\u2003Example', 'Ada Example'],
  ['Ada Example\n', 'Ada Example'],
  ['Олена', 'Олена'],
])('%j is tidied to %j', (text, tidy) => {
  expect(tidyLine(text)).toBe(tidy);
});

test.each([
  ["Zoë O'Neil-Øst 3", true],
  ['عمر', true],
  ['two\nlines', false],
  ['a\ttab', false],
  ['bell\u0007', false],
  ['\u202eturned', false],
  ['\u2067turned\u2069', false],
])('whether %j is one line: %j', (text, expected) => {
  expect(isLineOfText(tidyLine(text))).toBe(expected);
});

test.each([
  ['Zoë', true],
  ['عمر', true],
  ['👩‍🚀', true],
  ['?', true],
  ['\u200b', false],
  ['\u3164\u00ad', false],
  ['\u2800 \ufeff', false],
])('whether anything of %j can be seen: %j', (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});
