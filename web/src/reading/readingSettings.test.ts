import { describe, expect, it } from 'vitest';
import { mergeColorMode, mergeReading } from './preferences.ts';
import {
  defaultReading,
  imageModes,
  isReadingOn,
  largerFontSize,
  readSettings,
  smallerFontSize,
} from './readingSettings.ts';

describe('the size of type', () => {
  it('A11Y-02 LIM-31 is 16 by default and decreases to 10', () => {
    expect(defaultReading.fontSize).toBe(16);
    expect(smallerFontSize(16)).toBe(15);
    expect(smallerFontSize(11)).toBe(10);
    expect(smallerFontSize(10)).toBe(10);
  });

  it('A11Y-03 OP-52 increases while it is at most 36, so that 37 is the largest', () => {
    expect(largerFontSize(16)).toBe(17);
    expect(largerFontSize(36)).toBe(37);
    expect(largerFontSize(37)).toBe(37);
  });
});

it('A11Y-05 LIM-32 there are three image modes', () => {
  expect(imageModes).toEqual(['normal', 'hidden', 'monochrome']);
});

it.each([
  [{}, false],
  [{ fontSize: 17 }, true],
  [{ colorScheme: 'brown' }, true],
  [{ imageMode: 'hidden' }, true],
] as const)('A11Y-06 reading comfort with %j is on: %s', (change, on) => {
  expect(isReadingOn({ ...defaultReading, ...change })).toBe(on);
});

it.each([null, 'x', 7, { fontSize: 9 }, { fontSize: 38 }, { fontSize: 12.5 }, { colorScheme: 'pink', imageMode: '' }])(
  'a cookie with %j counts as the default',
  (value) => expect(readSettings(value)).toEqual(defaultReading),
);

describe('preferences', () => {
  const here = { fontSize: 20, colorScheme: 'blue', imageMode: 'hidden' };

  it('OP-81 what is stored goes before the cookie, part by part', () => {
    expect(mergeReading({ fontSize: 12, colorScheme: null, imageMode: 'NORMAL' }, here)).toEqual({
      fontSize: 12,
      colorScheme: 'blue',
      imageMode: 'normal',
    });
    expect(mergeReading({ colorScheme: 'WHITE_ON_BLACK' }, here).colorScheme).toBe('white-on-black');
  });

  it('a visitor has the cookie', () => expect(mergeReading(null, here)).toEqual(here));

  it('THEME-02 the stored colour mode goes before the remembered one', () => {
    expect(mergeColorMode({ colorMode: 'LIGHT' }, 'dark')).toBe('light');
    expect(mergeColorMode({ colorMode: 'DARK' }, undefined)).toBe('dark');
    expect(mergeColorMode({ colorMode: null }, 'dark')).toBe('dark');
    expect(mergeColorMode(null, undefined)).toBeUndefined();
  });
});
