import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, contentHash } from './canonicalJson.ts';

/** The same value with the members of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(reversed);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

test('the hash does not depend on the order of members, at any depth', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(contentHash(reversed(value))).toBe(contentHash(value));
    }),
  );
});

test('canonical JSON reads back as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the hash depends on the order of lists, on values and on names', () => {
  const hashes = [[1, 2], [2, 1], { a: 1 }, { b: 1 }, { a: '1' }, { a: null }, {}, null].map(contentHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(contentHash({ a: undefined })).toBe(contentHash({}));
  expect(contentHash({})).toMatch(/^[0-9a-f]{64}$/);
});
