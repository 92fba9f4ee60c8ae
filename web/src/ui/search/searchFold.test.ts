import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchFold, searchMatcher, searchPlaces } from './searchFold.ts';

describe('OP-122 OP-197 searches in the browser', () => {
  test.each([
    ['Misión España', 'espana  mision'],
    ['Größe', 'GRÖSSE'],
    ['Łódź', 'lodz'],
    ['Æther', 'aether'],
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['Ёлка', 'елка'],
    ['ΣΊΣΥΦΟΣ', 'σισυφος'],
    ['O’Neil', "O'Neil"],
    ['E‑Learning', 'e-learning'],
    ['Ｆｕｌｌ', 'full'],
    ['Sil\u00adben', 'silben'],
    ['مدرسة', 'مدرسه'],
    ['أحمد إلى', 'احمد الي'],
    ['مـــدرسة ١٢', 'مدرسه 12'],
    ['पाठ १२', '12'],
    ['½ litre', '1/2'],
  ])('%s is found by %s', (text, search) => {
    expect(searchMatcher(search)(text.normalize('NFD'))).toBe(true);
    expect(searchMatcher(search)(text)).toBe(true);
  });

  test('words that are not there find nothing', () => {
    expect(searchMatcher('mision x')('Misión')).toBe(false);
    expect(searchMatcher('100%')('100 off')).toBe(false);
  });

  test('any words of a text find it in any order, and folding twice changes nothing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(text, (written) => {
        expect(searchMatcher(written.split(/\s+/u).toReversed().join(' '))(written)).toBe(true);
        expect(searchFold(searchFold(written))).toBe(searchFold(written));
      }),
    );
  });

  test('places are those of the text as it is written', () => {
    expect(searchPlaces('Straße  und STRASSE', 'strasse')).toEqual([0, 12]);
    expect(searchPlaces('e\u0301te\u0301 Été', 'ete')).toEqual([0, 6]);
    expect(searchPlaces('a b', ' ')).toEqual([]);
  });
});
