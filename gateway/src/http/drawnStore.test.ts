import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrawnStore, type DrawOptions } from './drawnStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const of = [Buffer.from('{}')];
const options = (draw: () => Promise<string>, failed: DrawOptions['failed'] = () => undefined): DrawOptions => ({
  isKept: true,
  draw,
  failed,
});
const never = (): Promise<string> => new Promise(() => undefined);

test('OP-246 pages that never come leave their places to others', async () => {
  const store = createDrawnStore(1_000_000);
  const failures: unknown[] = [];
  const hang = async (page: string) =>
    store.draw(
      page,
      of,
      options(never, (error) => failures.push(error)),
    );
  const waiting = Promise.all(['1', '2', '3', '4', '5', '6', '7', '8'].map(hang));
  expect(
    store.draw(
      'another',
      of,
      options(async () => 'drawn'),
    ),
  ).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toEqual(Array(8).fill(null));
  expect(failures).toHaveLength(8);
  expect(
    await store.draw(
      'another',
      of,
      options(async () => 'drawn'),
    ),
  ).toBe('drawn');
});

test('OP-246 a page stands while it would be drawn of the same, and one that could not be drawn is not tried again before', async () => {
  const store = createDrawnStore(1_000_000);
  await store.draw(
    'page',
    of,
    options(async () => 'first'),
  );
  expect(store.find('page', [Buffer.from('{}')])).toBe('first');
  expect(store.find('page', [Buffer.from('{"a":1}')])).toBeUndefined();
  await store.draw(
    'odd',
    of,
    options(() => Promise.reject(new Error('no'))),
  );
  expect([store.find('odd', of), store.find('odd', [])]).toEqual([null, undefined]);
});
