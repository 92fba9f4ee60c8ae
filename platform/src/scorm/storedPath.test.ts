import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedPath } from './storedPath.ts';

test.each(['index.html', 'story_content/slides/5x.js', 'a file.with spaces.html'])(
  'OP-70 %s is stored as it is called',
  (name) => {
    expect(storedPath(name)).toBe(name);
  },
);

test('OP-70 whatever a file is called, its place is one that every store takes, and its own', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('/'));
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(storedPath(one)).toMatch(/^(?!\.)[\w.! -]{1,200}(?<!\.)$/);
      expect(storedPath(`${one}/${other}`)).toBe(`${storedPath(one)}/${storedPath(other)}`);
      expect(storedPath(one) === storedPath(other)).toBe(one === other);
    }),
  );
});
