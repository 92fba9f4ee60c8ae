import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { createDocuments } from './documents.ts';

test('documents that anybody sent are kept by their size, the latest ones', async () => {
  const { store } = createDocuments(createSchema(), '/nonexistent', false);
  const keys = Array.from({ length: 200 }, (_x, index) => String(index).padStart(64, '0'));
  for (const key of keys) await store.set(key, parse(`{ ${'__typename '.repeat(900)} }`));
  const kept = await Promise.all(keys.map(async (key) => (await store.get(key)) !== undefined));
  const count = kept.filter(Boolean).length;
  // Each takes about 360 kB, and 16 MB are for them all.
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(50);
  expect(kept.lastIndexOf(false)).toBeLessThan(kept.indexOf(true));
});
