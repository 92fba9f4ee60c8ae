import { argon2Sync, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPasswordThreads } from './passwordThreads.ts';

const order = () => ({
  message: 'lectern-demo',
  nonce: randomBytes(16),
  memory: 64,
  passes: 2,
  parallelism: 1,
  tagLength: 32,
});

/** How much each thread of this process gives way, by its number. */
function nicenessOfThreads(): ReadonlyMap<string, number> {
  return new Map(
    readdirSync('/proc/self/task').map((thread) => {
      const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      return [thread, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])];
    }),
  );
}

test('OP-88 a thread computes what argon2id is, several of them side by side', async () => {
  const derive = createPasswordThreads();
  const orders = Array.from({ length: 3 }, order);
  const expected = orders.map((each) => argon2Sync('argon2id', each));
  expect(await Promise.all(orders.map(derive))).toEqual(expected);
  expect(await derive(orders[0] ?? order())).toEqual(expected[0]);
});

test('OP-88 what cannot be computed is refused, and the thread takes the next order', async () => {
  const derive = createPasswordThreads();
  await expect(derive({ ...order(), passes: 0 })).rejects.toThrow('passes');
  expect(await derive(order())).toHaveLength(32);
});

test.runIf(process.platform === 'linux')('OP-88 the threads of hashes give way, and no other does', async () => {
  const before = nicenessOfThreads();
  const derive = createPasswordThreads();
  await Promise.all([derive(order()), derive(order())]);
  const after = [...nicenessOfThreads()];
  const own = after.find(([thread]) => thread === String(process.pid))?.[1] ?? Number.NaN;
  const started = after.filter(([thread]) => !before.has(thread));
  expect(started.filter(([, niceness]) => niceness > own)).toHaveLength(2);
  expect(after.filter(([thread]) => before.has(thread))).toEqual([...before]);
});
