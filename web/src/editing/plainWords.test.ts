import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMarkup, storedWords, writtenWords } from './plainWords.ts';

it('plain words are shown to who writes them as they were written, and hold no tag for who reads them', () => {
  const piece = fc.constantFrom('<b>', '&', '&lt;', '&amp;', 'a', ' ', '<', '>', '"', '\n');
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (written) => {
        expect(writtenWords(storedWords(written))).toBe(written);
        expect(isMarkup(storedWords(written))).toBe(false);
      },
    ),
  );
});
