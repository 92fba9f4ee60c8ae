import { array, assert, nat, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf, lettersOf, placeOf } from './textPlace.ts';

describe('EDIT-16 a place in a text', () => {
  it('is found again in the same text', () => {
    assert(
      property(string(), nat(60), (text, at) => {
        const index = Math.min(at, text.length);
        expect(indexOf(text, placeOf(text, index))).toBe(index);
      }),
    );
  });

  it('is before or behind the same letters however many spaces are drawn', () => {
    const word = stringMatching(/^[a-z]{1,6}$/);
    assert(
      property(array(word, { minLength: 1, maxLength: 6 }), nat(40), (words, at) => {
        const [drawn, written] = [words.join('\n\n  '), words.join(' ')];
        const index = Math.min(at, drawn.length);
        const found = indexOf(written, placeOf(drawn, index));
        expect(lettersOf(written.slice(0, found))).toBe(lettersOf(drawn.slice(0, index)));
      }),
    );
  });

  it.each([
    ['the end of a line', 'One\nTwo', 3, 'One\n\nTwo', 3],
    ['the beginning of the next one', 'One\nTwo', 4, 'One\n\nTwo', 5],
    ['the end of a shorter text', 'One two', 7, 'One', 3],
    ['the beginning', 'One', 0, ' One', 1],
  ])('stands at %s', (_name, drawn, index, written, found) => {
    expect(indexOf(written, placeOf(drawn, index))).toBe(found);
  });
});
