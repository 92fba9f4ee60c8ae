import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromGlobalId, inputId, rawIdOf, toGlobalId, type Owner } from './globalId.ts';
import { quoted, withQuery } from './rsql.ts';

const rawId = fc.integer({ min: 1, max: 2 ** 40 });
const owner: fc.Arbitrary<Owner> = fc.record({ courseId: rawId, lectureId: rawId }, { requiredKeys: ['courseId'] });

test('OP-13 a global id gives back what it was made of', () => {
  fc.assert(
    fc.property(rawId, fc.option(owner, { nil: undefined }), (id, of) => {
      expect(fromGlobalId(toGlobalId('Lecture', id, of))).toEqual({
        type: 'Lecture',
        rawId: String(id),
        owner: of ?? null,
      });
    }),
  );
  expect(Buffer.from(toGlobalId('Course', 258), 'base64').toString()).toBe('Course:258');
});

test('OP-13 anything else is no global id', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fromGlobalId(text)).toBeNull();
    }),
  );
});

test('OP-13 an argument takes the global id of the right type or the bare raw id, and nothing else', () => {
  fc.assert(
    fc.property(rawId, fc.option(owner, { nil: undefined }), (id, of) => {
      expect(rawIdOf(String(id), 'Lecture')).toBe(id);
      expect(rawIdOf(toGlobalId('Lecture', id, of), 'Module', 'Lecture')).toBe(id);
      expect(rawIdOf(toGlobalId('Lecture', id, of), 'Course')).toBeNull();
    }),
  );
  for (const wrong of ['-1', '', '1.5', '1e3', ' 1', '0x1', '9'.repeat(16), 'constructor']) {
    expect(rawIdOf(wrong, 'Lecture')).toBeNull();
    expect(() => inputId(wrong, 'lectureId', 'Lecture')).toThrow(
      '`lectureId` must be the global id or the raw id of a Lecture.',
    );
  }
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
