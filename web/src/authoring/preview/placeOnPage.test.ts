import { describe, expect, it } from 'vitest';
import { placeOf } from './placeOnPage.ts';

/** Three sections of 100 px each, the first at `top`. */
const from = (top: number) =>
  ['a', 'b', 'c'].map((key, at) => ({ key, top: top + at * 100, bottom: top + at * 100 + 100 }));

describe('EDIT-04 OP-220 the place of an author on the page', () => {
  it.each([
    ['the head of the lecture is in sight', 300, null],
    ['a section begins right below the bars', 105, null],
    ['the first section is half behind the bars', 60, { section: 'a', top: 60 }],
    ['a section has gone by to its last pixel', 4, { section: 'b', top: 104 }],
    ['the second section is at the top', -20, { section: 'b', top: 80 }],
    ['everything has gone by, as in front of the questions', -900, { section: 'c', top: -700 }],
  ])('%s', (_, top, place) => {
    expect(placeOf(from(top), 104)).toEqual(place);
  });

  it.each([
    ['in sight', 300, { section: 'c', top: 500 }],
    ['half behind the bars', -150, { section: 'c', top: 50 }],
    ['above what is seen', -900, { section: 'c', top: -700 }],
    ['below what is seen', 650, null],
  ])('is the section that is edited while that is seen: %s', (_, top, place) => {
    const sections = from(top).map((section) => ({ ...section, isOpen: section.key === 'c' }));
    expect(placeOf(sections, 104, 800)).toEqual(place);
  });

  it('a lecture without sections has none', () => {
    expect(placeOf([], 104)).toBeNull();
  });
});
