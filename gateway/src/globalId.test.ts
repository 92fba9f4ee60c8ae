import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromGlobalId, toGlobalId, type Owner } from './globalId.ts';
import { fromCursor, toCursor, toRestPages } from './pagination.ts';
import { quoted, withQuery } from './rsql.ts';

const rawId = fc.integer({ min: 1, max: 2 ** 40 });
const owner = fc.record(
  { kind: fc.constantFrom('course' as const, 'usercourse' as const), id: rawId },
  { requiredKeys: ['kind', 'id'] },
);
const ownerWithLecture: fc.Arbitrary<Owner> = fc.record({
  kind: fc.constant('usercourse' as const),
  id: rawId,
  lectureId: rawId,
});

test('OP-13 a global id gives back what it was made of', () => {
  fc.assert(
    fc.property(rawId, fc.option(fc.oneof(owner, ownerWithLecture), { nil: undefined }), (id, of) => {
      expect(fromGlobalId(toGlobalId('Lecture', id, of))).toEqual({
        type: 'Lecture',
        rawId: String(id),
        owner: of ?? null,
      });
    }),
  );
  expect(Buffer.from(toGlobalId('Course', 258), 'base64').toString()).toBe('Course:258');
});

test('OP-13 anything else is the caller’s mistake', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => fromGlobalId(text)).toThrow(/not a global id/);
    }),
  );
});

test('OP-13 a cursor gives back its position', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (position) => {
      expect(fromCursor(toCursor(position))).toBe(position);
    }),
  );
});

test('OP-05 the REST pages of a window hold all of its rows, and are at most two', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 100 }), (offset, count) => {
      const { size, pages, skip } = toRestPages({ offset, count });
      const from = (pages[0] as number) * size + skip;
      expect(from).toBe(offset);
      expect(((pages.at(-1) as number) + 1) * size).toBeGreaterThanOrEqual(offset + count);
      expect(pages.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('OP-04 quoted text never ends early', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const inside = quoted(text).slice(1, -1);
      expect(inside.replaceAll(/\\./gs, '')).not.toMatch(/['\\]/);
      expect(inside.replaceAll(/\\(.)/gs, '$1')).toBe(text);
    }),
  );
});

test('OP-04 a query is percent-encoded and leaves out what is not given', () => {
  expect(withQuery('/x', { a: undefined, b: '', c: 'ü;=', d: 0 })).toBe('/x?c=%C3%BC%3B%3D&d=0');
});
