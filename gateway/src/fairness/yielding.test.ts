import { expect, test } from 'vitest';
import { createYielding } from './yielding.ts';

function createLoop() {
  let now = 0;
  const next: (() => void)[] = [];
  return {
    yielding: createYielding(
      () => now,
      (turn) => next.push(turn),
    ),
    work(ms: number): void {
      now += ms;
    },
    /** Ends the turn, and runs whatever waited for the next one. */
    async turn(): Promise<void> {
      for (const begin of next.splice(0)) begin();
      for (let count = 0; count < 5; count += 1) await Promise.resolve();
    },
    isIdle: () => next.length === 0,
  };
}

test('short work is never interrupted', async () => {
  const { yielding, work, turn, isIdle } = createLoop();
  for (let count = 0; count < 100; count += 1) {
    expect(yielding.pause()).toBeUndefined();
    work(3);
    await turn();
  }
  await turn();
  expect(isIdle()).toBe(true);
});

test('what follows after four milliseconds of work waits, and one part of it goes on in each turn', async () => {
  const { yielding, work, turn, isIdle } = createLoop();
  expect(yielding.pause()).toBeUndefined();
  work(4);
  const resumed: string[] = [];
  for (const part of ['a', 'b', 'c']) void yielding.pause()?.then(() => resumed.push(part));
  expect(resumed).toEqual([]);
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await turn();
    expect(resumed).toEqual(expected);
  }
  await turn();
  expect(isIdle()).toBe(true);
  expect(yielding.pause()).toBeUndefined();
});
