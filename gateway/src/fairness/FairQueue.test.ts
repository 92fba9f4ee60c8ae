import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { FairQueue, type FairQueueOptions, type Turn } from './FairQueue.ts';

const refusal = new Error('too many wait');
const queueOf = ({ share = 2, ...options }: Partial<FairQueueOptions>): FairQueue =>
  new FairQueue({
    capacity: 2,
    share,
    contendedShare: share,
    contendedRate: 1,
    depth: 100,
    refusal: () => refusal,
    clock: createHandClock(),
    ...options,
  });

/** Tasks are named after workspace and caller: `a1` is one of `a`, `a:x1` one of its caller x. */
const turnOf = (name: string): Turn => ({ workspace: name.charAt(0), caller: /:(\w)/.exec(name)?.[1] ?? 'one' });

interface HandClock extends Clock {
  /** Lets time pass, and whatever follows from it happen. */
  pass(ms: number): Promise<void>;
}

function createHandClock(): HandClock {
  let now = 0;
  const sleepers = new Set<{ readonly untilMs: number; readonly wake: () => void }>();
  return {
    now: () => {
      throw new Error('The time of day may be set back, and a pause would last for as long');
    },
    elapsed: () => now,
    sleep: (ms) => new Promise((wake) => sleepers.add({ untilMs: now + ms, wake })),
    async pass(ms) {
      now += ms;
      for (const sleeper of [...sleepers].filter(({ untilMs }) => untilMs <= now)) {
        sleepers.delete(sleeper);
        sleeper.wake();
      }
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

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
      await settled();
    },
  };
}

test('a task begins at once where there is room', () => {
  const { begun, task } = createTasks();
  const queue = queueOf({});
  void queue.run(turnOf('a1'), undefined, task('a1'));
  void queue.run(turnOf('b1'), undefined, task('b1'));
  expect(begun).toEqual(['a1', 'b1']);
});

test('workspaces take turns, however many tasks of one of them wait', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void queue.run(turnOf(name), undefined, task(name));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

test('a workspace has no more than its share, also where nobody else wants it, and leaves the rest to others', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 3, share: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run(turnOf(name), undefined, task(name));
  expect(begun).toEqual(['a1', 'a2']);
  void queue.run(turnOf('b1'), undefined, task('b1'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toHaveLength(3);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
});

test('while others use the connections a workspace has less of them, until they have not for a second', async () => {
  const { begun, task, end } = createTasks();
  const clock = createHandClock();
  const queue = queueOf({ capacity: 10, share: 3, contendedShare: 1, contendedRate: 1_000, clock });
  void queue.run(turnOf('b1'), undefined, task('b1'));
  await end('b1');
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void queue.run(turnOf(name), undefined, task(name));
  expect(begun).toEqual(['b1', 'a1']);
  await clock.pass(999);
  await end('a1');
  expect(begun).toEqual(['b1', 'a1', 'a2']);
  await clock.pass(1);
  await end('a2');
  expect(begun).toEqual(['b1', 'a1', 'a2', 'a3', 'a4', 'a5']);
});

test('who comes when too many wait is refused, before that whoever has a quarter of the line, and nobody of another workspace', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1, depth: 4 });
  const ask = (name: string): Promise<string> => queue.run(turnOf(name), undefined, task(name));
  const first = ['a:x1', 'a:x2'].map(ask);
  await expect(ask('a:x3')).rejects.toBe(refusal);
  const others = ['a:u1', 'a:v1', 'a:w1'].map(ask);
  await expect(ask('a:y1')).rejects.toBe(refusal);
  const neighbour = ask('b1');
  for (const name of ['a:x1', 'b1', 'a:x2', 'a:u1', 'a:v1', 'a:w1']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  await Promise.all([...first, ...others, neighbour]);
});

test('callers of a workspace take turns, however much one of them waits for', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  for (const name of ['a:x1', 'a:x2', 'a:x3', 'a:x4', 'a:y1', 'a:z1', 'a:y2']) {
    void queue.run(turnOf(name), undefined, task(name));
  }
  for (const name of ['a:x1', 'a:x2', 'a:y1', 'a:z1', 'a:x3', 'a:y2', 'a:x4']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

test('who has used more than their part of the time pauses until it is made up for, while others are there', async () => {
  const { begun, task, end } = createTasks();
  const clock = createHandClock();
  const queue = queueOf({ capacity: 10, contendedRate: 0.5, clock });
  await clock.pass(10_000);
  void queue.run(turnOf('b1'), undefined, task('b1'));
  void queue.run(turnOf('a1'), undefined, task('a1'));
  await clock.pass(350);
  await end('a1');
  // Half of 500 ms are there to begin with; the other 100 ms take 200 ms to make up for.
  void queue.run(turnOf('a2'), undefined, task('a2'));
  void queue.run(turnOf('b2'), undefined, task('b2'));
  expect(begun).toEqual(['b1', 'a1', 'b2']);
  await clock.pass(199);
  expect(begun).toHaveLength(3);
  await clock.pass(1);
  expect(begun.at(-1)).toBe('a2');
});

test('alone a workspace never pauses, and one task makes nobody pause for longer than a second', async () => {
  const { begun, task, end } = createTasks();
  const clock = createHandClock();
  const queue = queueOf({ capacity: 10, contendedRate: 0.001, clock });
  await clock.pass(10_000);
  for (const name of ['a1', 'a2', 'a3']) {
    void queue.run(turnOf(name), undefined, task(name));
    expect(begun.at(-1)).toBe(name);
    await clock.pass(5_000);
    await end(name);
  }
  void queue.run(turnOf('b1'), undefined, task('b1'));
  void queue.run(turnOf('a4'), undefined, task('a4'));
  await clock.pass(500);
  await end('a4');
  void queue.run(turnOf('a5'), undefined, task('a5'));
  expect(begun.at(-1)).toBe('a4');
  await clock.pass(1_000);
  expect(begun.at(-1)).toBe('a5');
});

test('callers of no known workspace crowd nobody: anybody can make up a host', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 10, share: 3, contendedShare: 1 });
  const stranger = { workspace: null, caller: 'one' };
  void queue.run(stranger, undefined, task('s1'));
  for (const name of ['a1', 'a2', 'a3']) void queue.run(turnOf(name), undefined, task(name));
  expect(begun).toEqual(['s1', 'a1', 'a2', 'a3']);
  await end('s1');
  void queue.run(stranger, undefined, task('s2'));
  void queue.run(stranger, undefined, task('s3'));
  expect(begun.slice(4)).toEqual(['s2']);
});

test('what a task uses is what is measured of it', async () => {
  const { begun, task, end } = createTasks();
  const clock = createHandClock();
  let used = 10_000;
  const queue = queueOf({ capacity: 10, clock, beginUse: () => () => used });
  await clock.pass(10_000);
  void queue.run(turnOf('b1'), undefined, task('b1'));
  void queue.run(turnOf('a1'), undefined, task('a1'));
  await end('a1');
  void queue.run(turnOf('a2'), undefined, task('a2'));
  expect(begun).toEqual(['b1', 'a1']);
  used = 0;
  await end('b1');
  void queue.run(turnOf('b2'), undefined, task('b2'));
  expect(begun).toEqual(['b1', 'a1', 'b2']);
});

test('who gives up while waiting never begins, and costs nobody their turn', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  const leaving = new AbortController();
  void queue.run(turnOf('a1'), undefined, task('a1'));
  const left = queue.run(turnOf('b1'), leaving.signal, task('b1'));
  void queue.run(turnOf('b2'), undefined, task('b2'));
  const reason = new Error('gone');
  leaving.abort(reason);
  await expect(left).rejects.toBe(reason);
  await end('a1');
  expect(begun).toEqual(['a1', 'b2']);
});

test('a task that fails gives its place back', async () => {
  const queue = queueOf({ capacity: 1, share: 1 });
  await expect(queue.run(turnOf('a'), undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(turnOf('a'), undefined, async () => 1)).toBe(1);
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
          queue.run(turnOf(workspace), undefined, async () => {
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
