import { expect, test } from 'vitest';
import { findName, putNames } from './packageNames.ts';

test('SCORM-02 names are kept for packages in use, of large ones for few', async () => {
  const kept = new Map<string, Buffer>();
  const read: string[] = [];
  const store = {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, Buffer.from(bytes)),
    size: async (key: string) => kept.get(key)?.length ?? null,
    readAll: async (key: string) => {
      read.push(key);
      return kept.get(key) ?? Buffer.alloc(0);
    },
  };
  const large = Array.from({ length: 5_000 }, (_, at) => `${at}-${'x'.repeat(900)}`);
  const folders = ['one', 'two', 'three'];
  for (const folder of folders) {
    await putNames(store, folder, large);
  }
  for (const folder of ['one', 'one', 'two', 'three', 'three', 'one']) {
    expect(await findName(store, folder, large[0]?.toUpperCase() ?? '')).toBe(large[0]);
  }
  // Two fit; the third takes the place of the first.
  expect(read).toEqual(['one', 'two', 'three', 'one'].map((folder) => `${folder}/!names.json`));
});
