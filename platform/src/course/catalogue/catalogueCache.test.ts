import { expect, test } from 'vitest';
import { createCatalogueCache } from './catalogueCache.ts';

test('an answer is made once per question, workspace and state', async () => {
  const answerOf = createCatalogueCache();
  let made = 0;
  const make = async () => ({ made: (made += 1) });
  const key = { workspaceId: 1, question: '[0,25]', etag: '"c1"' };
  const [first, second] = await Promise.all([answerOf(key, make), answerOf(key, make)]);
  expect([first, second, await answerOf(key, make)].map(String)).toEqual(['{"made":1}', '{"made":1}', '{"made":1}']);
  expect(String(await answerOf({ ...key, question: '[1,25]' }, make))).toBe('{"made":2}');
  expect(String(await answerOf({ ...key, workspaceId: 2 }, make))).toBe('{"made":3}');
  expect(String(await answerOf({ ...key, etag: '"c2"' }, make))).toBe('{"made":4}');
});

test('every reader of an answer is sent the same bytes, which are written once', async () => {
  const answerOf = createCatalogueCache();
  const key = { workspaceId: 1, question: '[0,25]', etag: '"c1"' };
  const make = async () => ({ name: 'Чай 🍵' });
  const first = await answerOf(key, make);
  expect(first).toEqual(Buffer.from('{"name":"Чай 🍵"}'));
  expect(await answerOf(key, make)).toBe(first);
});
