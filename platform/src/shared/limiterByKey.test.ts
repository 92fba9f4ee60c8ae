import { expect, test } from 'vitest';
import { createLimiterByKey } from './limiterByKey.ts';

/** Work that ends when told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('work of one key waits for its turn, work of another does not', async () => {
  const inTurn = createLimiterByKey({ queueLength: 5 });
  const done: string[] = [];
  const first = held();
  const all = [
    inTurn('a', first.work).then(() => done.push('a1')),
    inTurn('a', async () => undefined).then(() => done.push('a2')),
  ];
  await inTurn('b', async () => done.push('b'));
  expect(done).toEqual(['b']);
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['b', 'a1', 'a2']);
});

test('too much waiting for one key is refused, and a failure lets the next one continue', async () => {
  const inTurn = createLimiterByKey({ queueLength: 1 });
  const first = held();
  const running = inTurn('a', first.work);
  const waiting = inTurn('a', async () => {
    throw new Error('failed');
  });
  await expect(inTurn('a', async () => 'late')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  first.end();
  await running;
  await expect(waiting).rejects.toThrow('failed');
  expect(await inTurn('a', async () => 'next')).toBe('next');
});
