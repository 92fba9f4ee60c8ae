import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerBody } from './AnswerBody.ts';

/** The same bytes, cut at the given places. */
function cut(bytes: Buffer, places: readonly number[]): AnswerBody {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
  return new AnswerBody(ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end)));
}

const places = fc.array(fc.nat(), { maxLength: 6 });

test('an answer is the same text however a socket cuts it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), places, places, (text, some, others) => {
      const bytes = Buffer.from(text);
      const body = cut(bytes, some);
      expect(body.toString()).toBe(bytes.toString('utf8'));
      expect(body.length).toBe(bytes.length);
      expect(body.equals(cut(bytes, others))).toBe(true);
    }),
  );
});

test('answers that differ in one byte, or in length, are not the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), places, places, (given, at, some, others) => {
      const bytes = Buffer.from(given);
      const changed = Buffer.from(given);
      changed[at % given.length]! ^= 1;
      expect(cut(bytes, some).equals(cut(changed, others))).toBe(false);
      expect(cut(bytes, some).equals(cut(bytes.subarray(1), others))).toBe(false);
    }),
  );
});
