import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairQueue, type FairQueueOptions } from './FairQueue.ts';

const refusal = new Error('too many wait');
const queueOf = ({ share = 2, ...options }: Partial<FairQueueOptions>): FairQueue =>
  new FairQueue({
    capacity: 2,
    share,
    contendedShare: share,
    depth: 100,
    refusal: () => refusal,
    now: () => 0,
    ...options,
  });

/** Tasks that end when they are told to, and the order in which they began. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    task: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    /** Ends a task, and lets whatever follows from it happen. */
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

test('a task begins at once where there is room', () => {
  const { begun, task } = createTasks();
  const queue = queueOf({});
  void queue.run('a', undefined, task('a1'));
  void queue.run('b', undefined, task('b1'));
  expect(begun).toEqual(['a1', 'b1']);
});

test('workspaces take turns, however many tasks of one of them wait', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void queue.run(name.charAt(0), undefined, task(name));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

test('a workspace has no more than its share, also where nobody else wants it, and leaves the rest to others', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 3, share: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run('a', undefined, task(name));
  expect(begun).toEqual(['a1', 'a2']);
  void queue.run('b', undefined, task('b1'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toHaveLength(3);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
});

test('while others use the connections a workspace has less of them, until they have not for a second', async () => {
  const { begun, task, end } = createTasks();
  let now = 0;
  const queue = queueOf({ capacity: 10, share: 3, contendedShare: 1, now: () => now });
  void queue.run('b', undefined, task('b1'));
  await end('b1');
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void queue.run('a', undefined, task(name));
  expect(begun).toEqual(['b1', 'a1']);
  now += 999;
  await end('a1');
  expect(begun).toEqual(['b1', 'a1', 'a2']);
  now += 1;
  await end('a2');
  expect(begun).toEqual(['b1', 'a1', 'a2', 'a3', 'a4', 'a5']);
});

test('who comes when too many wait is refused, those of other workspaces are not', async () => {
  const { task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1, depth: 2 });
  const answers = ['a1', 'a2', 'a3'].map((name) => queue.run('a', undefined, task(name)));
  await expect(queue.run('a', undefined, task('a4'))).rejects.toBe(refusal);
  const other = queue.run('b', undefined, task('b1'));
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  expect(await Promise.all([...answers, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('who gives up while waiting never begins, and costs nobody their turn', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  const leaving = new AbortController();
  void queue.run('a', undefined, task('a1'));
  const left = queue.run('b', leaving.signal, task('b1'));
  void queue.run('b', undefined, task('b2'));
  const reason = new Error('gone');
  leaving.abort(reason);
  await expect(left).rejects.toBe(reason);
  await end('a1');
  expect(begun).toEqual(['a1', 'b2']);
});

test('a task that fails gives its place back', async () => {
  const queue = queueOf({ capacity: 1, share: 1 });
  await expect(queue.run('a', undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', undefined, async () => 1)).toBe(1);
});

test('whatever comes, all tasks run once, within capacity and share', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ workspace: fc.constantFrom('a', 'b', 'c'), turns: fc.nat(5) }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      async (asked, capacity, share) => {
        const queue = queueOf({ capacity, share });
        const running = new Map<string, number>();
        let most = 0;
        let mostOfOne = 0;
        const answers = asked.map(({ workspace, turns }, index) =>
          queue.run(workspace, undefined, async () => {
            const own = (running.get(workspace) ?? 0) + 1;
            running.set(workspace, own);
            mostOfOne = Math.max(mostOfOne, own);
            most = Math.max(
              most,
              [...running.values()].reduce((sum, count) => sum + count, 0),
            );
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            running.set(workspace, (running.get(workspace) ?? 0) - 1);
            return index;
          }),
        );
        expect(await Promise.all(answers)).toEqual(asked.map((_task, index) => index));
        expect(most).toBeLessThanOrEqual(capacity);
        expect(mostOfOne).toBeLessThanOrEqual(share);
      },
    ),
  );
});
