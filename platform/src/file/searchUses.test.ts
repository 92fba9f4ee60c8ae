import { expect, test } from 'vitest';
import { searchUses } from './searchUses.ts';

test('one search of a person runs at a time, two of all, and who asks for too many is told', async () => {
  const running: (() => void)[] = [];
  const search = () => new Promise<void>((resolve) => running.push(resolve));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const first = Array.from({ length: 101 }, () => searchUses({ workspaceId: 1, userId: 1 }, search));
  await expect(searchUses({ workspaceId: 1, userId: 1 }, search)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(running).toHaveLength(1);
  const others = [2, 3].map((userId) => searchUses({ workspaceId: 1, userId }, search));
  await settled();
  expect(running).toHaveLength(2);
  for (let ended = 0; ended < first.length + others.length; ended += 1) {
    running.shift()?.();
    await settled();
  }
  await Promise.all([...first, ...others]);
});
