import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentStore, createPersistedQueryStore } from './documentStore.ts';

test('documents that anybody sent are kept by their size, the latest ones', async () => {
  const ofList = parse('{ __typename }');
  const store = createDocumentStore({ documentOf: (hash) => (hash === 'listed' ? ofList : undefined) });
  const keys = Array.from({ length: 100 }, (_x, index) => `schema:${index}`);
  const document = parse(`{ courses(filter: { tags: [${'"a" '.repeat(900)}] }) { totalCount } }`);
  for (const key of keys) await store.set(key, document);
  const kept = await Promise.all(keys.map((key) => store.get(key)));
  // Each takes about 360 kB, and 16 MB are for them all.
  const count = kept.filter((found) => found !== undefined).length;
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(50);
  expect(kept.slice(-count)).toEqual(Array.from({ length: count }, () => document));
  expect(await store.get('schema:listed')).toBe(ofList);
});

test('BEY-22 texts that clients register are held while there is room, the web client’s own for good', async () => {
  const store = createPersistedQueryStore({ textOf: (hash) => (hash === 'listed' ? '{ __typename }' : undefined) });
  const text = 'x'.repeat(32_000);
  const keys = Array.from({ length: 300 }, (_x, index) => `apq:${index}`);
  for (const key of keys) await store.set(key, text);
  const kept = (await Promise.all(keys.map((key) => store.get(key)))).filter((found) => found !== undefined);
  // Each takes 64 kB, and 8 MB are for them all.
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.length).toBeLessThan(140);
  expect(await store.get('apq:299')).toBe(text);
  expect(await store.get('apq:listed')).toBe('{ __typename }');
});
