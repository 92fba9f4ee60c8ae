import { expect, test, vi } from 'vitest';
import { fullDisk } from './diskRoom.ts';
import { supervise } from './supervise.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

test('OP-148 a server that a full disk keeps from running is never given up, and the log says why', async () => {
  const lines: string[] = [];
  const givenUp: string[] = [];
  let launches = 0;
  let hindrance: string | null = 'The disk is full.';
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const watch = await supervise({
    name: 'server',
    log: (line) => lines.push(line),
    findHindrance: () => hindrance,
    onGivenUp: (reason) => {
      givenUp.push(reason);
      resolve();
    },
    launch: async () => {
      launches += 1;
      if (launches === 40) {
        hindrance = null;
      }
      return { exited: Promise.resolve(), stop: async () => undefined };
    },
  });
  await over;
  expect(launches).toBe(40);
  expect(givenUp).toHaveLength(1);
  expect(lines).toHaveLength(39);
  expect(lines.at(-1)).toMatch(/started again\. The disk is full\.$/);
  await watch.stop();
});

test('OP-148 a disk with room is not full, and a folder that nobody can look at is not said to be', () => {
  expect(fullDisk(import.meta.dirname)).toBeNull();
  expect(fullDisk('/nowhere/at/all')).toBeNull();
});
