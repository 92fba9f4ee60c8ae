import { expect, test } from 'vitest';
import { createBusyTime } from './busyTime.ts';

test('tasks that run at the same time share what the process did, and nothing of what it did before or after', () => {
  let busy = 1_000;
  const beginUse = createBusyTime(() => busy);
  busy += 50;
  const endFirst = beginUse();
  busy += 10;
  const endSecond = beginUse();
  busy += 6;
  expect(endFirst()).toBe(13);
  busy += 4;
  expect(endSecond()).toBe(7);
  busy += 100;
  expect(beginUse()()).toBe(0);
});
