import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { FairQueue, type FairQueueOptions, type TaskOwner } from './FairQueue.ts';

const refusal = new Error('too many wait');
const queueOf = ({ share = 2, ...options }: Partial<FairQueueOptions>): FairQueue =>
  new FairQueue({
    capacity: 2,
    share,
    contendedShare: share,
    depth: 100,
    refusal: () => refusal,
    clock: createHandClock(),
    ...options,
  });

/** Tasks are named after workspace and caller: `a1` is one of `a`, `a:x1` one of its caller x. */
const ownerOf = (name: string): TaskOwner => ({ workspace: name.charAt(0), caller: /:(\w)/.exec(name)?.[1] ?? 'one' });

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
  void queue.run(ownerOf('a1'), undefined, task('a1'));
  void queue.run(ownerOf('b1'), undefined, task('b1'));
  expect(begun).toEqual(['a1', 'b1']);
});

test('BEY-23 workspaces take turns, however many tasks of one of them wait', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void queue.run(ownerOf(name), undefined, task(name));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

test('a workspace has no more than its share, also where nobody else wants it, and leaves the rest to others', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 3, share: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run(ownerOf(name), undefined, task(name));
  expect(begun).toEqual(['a1', 'a2']);
  void queue.run(ownerOf('b1'), undefined, task('b1'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toHaveLength(3);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
});

test('while others use the connections a workspace has less of them, until they have not for a second', async () => {
  const { begun, task, end } = createTasks();
  const clock = createHandClock();
  const queue = queueOf({ capacity: 10, share: 3, contendedShare: 1, clock });
  void queue.run(ownerOf('b1'), undefined, task('b1'));
  await end('b1');
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void queue.run(ownerOf(name), undefined, task(name));
  expect(begun).toEqual(['b1', 'a1']);
  await clock.pass(999);
  await end('a1');
  expect(begun).toEqual(['b1', 'a1', 'a2']);
  await clock.pass(1);
  await end('a2');
  expect(begun).toEqual(['b1', 'a1', 'a2', 'a3', 'a4', 'a5']);
});

test('who comes when too many wait is refused, before that anyone who has a quarter of the line, and nobody of another workspace', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1, depth: 4 });
  const ask = (name: string): Promise<string> => queue.run(ownerOf(name), undefined, task(name));
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
    void queue.run(ownerOf(name), undefined, task(name));
  }
  for (const name of ['a:x1', 'a:x2', 'a:y1', 'a:z1', 'a:x3', 'a:y2', 'a:x4']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

test('callers of no known workspace crowd nobody: anybody can make up a host', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 10, share: 3, contendedShare: 1 });
  const stranger = { workspace: null, caller: 'one' };
  void queue.run(stranger, undefined, task('s1'));
  for (const name of ['a1', 'a2', 'a3']) void queue.run(ownerOf(name), undefined, task(name));
  expect(begun).toEqual(['s1', 'a1', 'a2', 'a3']);
  await end('s1');
  void queue.run(stranger, undefined, task('s2'));
  void queue.run(stranger, undefined, task('s3'));
  expect(begun.slice(4)).toEqual(['s2']);
});

test('who gives up while waiting never begins, and costs nobody their turn', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  const leaving = new AbortController();
  void queue.run(ownerOf('a1'), undefined, task('a1'));
  const left = queue.run(ownerOf('b1'), leaving.signal, task('b1'));
  void queue.run(ownerOf('b2'), undefined, task('b2'));
  const reason = new Error('gone');
  leaving.abort(reason);
  await expect(left).rejects.toBe(reason);
  await end('a1');
  expect(begun).toEqual(['a1', 'b2']);
});

test('a few callers who fill the line keep no other out: who has most makes room for them', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1, depth: 8 });
  const ask = (name: string): Promise<string> => queue.run(ownerOf(name), undefined, task(name));
  const honest = ['u', 'v', 'w', 'x', 'y', 'z'];
  const running = ask('a:p0');
  const crowd = ['a:p1', 'a:p2', 'a:q1', 'a:q2', 'a:r1', 'a:r2', 'a:s1', 'a:s2'].map(ask);
  const others = honest.slice(0, 4).map((caller) => ask(`a:${caller}1`));
  const refused = [1, 3, 5, 7].map((last) => expect(crowd[last]).rejects.toBe(refusal));
  await Promise.all(refused);
  // All that wait have one each now: nobody's is taken for one more, not even for that of someone new.
  await expect(ask('a:p3')).rejects.toBe(refusal);
  await expect(ask('a:y1')).rejects.toBe(refusal);
  for (const name of ['p0', 'p1', 'q1', 'r1', 's1', 'u1', 'v1', 'w1', 'x1']) {
    expect(begun.at(-1)).toBe(`a:${name}`);
    await end(`a:${name}`);
  }
  await Promise.all([running, ...others, crowd[0], crowd[2], crowd[4], crowd[6]]);
});

test('who was refused to make room hears nothing of a later abort, and nobody else loses a turn by it', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1, depth: 5 });
  const ask = (name: string, signal?: AbortSignal): Promise<string> => queue.run(ownerOf(name), signal, task(name));
  void ask('a:p0');
  const late = new AbortController();
  void ask('a:p1');
  const pushed = ask('a:p2', late.signal);
  for (const name of ['a:q1', 'a:q2', 'a:r1', 'a:s1']) void ask(name).catch(() => undefined);
  await expect(pushed).rejects.toBe(refusal);
  late.abort(new Error('gone'));
  for (const name of ['a:p0', 'a:p1', 'a:q1', 'a:r1', 'a:s1', 'a:q2']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

test('what waits for room that others leave begins when they have left, though nothing of its own ends', async () => {
  const { begun, task } = createTasks();
  const clock = createHandClock();
  const queue = queueOf({ capacity: 10, share: 3, contendedShare: 1, clock });
  void queue.run(ownerOf('b'), undefined, () => Promise.resolve());
  await settled();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run(ownerOf(name), undefined, task(name));
  expect(begun).toEqual(['a1']);
  await clock.pass(1_000);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

test('who waited for room before others came has no more than the smaller share when there is room', async () => {
  const { begun, task, end } = createTasks();
  const clock = createHandClock();
  const queue = queueOf({ capacity: 2, share: 2, contendedShare: 1, clock });
  const nobodys: TaskOwner = { workspace: null, caller: 'one' };
  void queue.run(nobodys, undefined, task('n1'));
  for (const name of ['a1', 'a2', 'b1']) void queue.run(ownerOf(name), undefined, task(name));
  await end('n1');
  expect(begun).toEqual(['n1', 'a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['n1', 'a1', 'b1']);
  await clock.pass(1_000);
  expect(begun).toEqual(['n1', 'a1', 'b1', 'a2']);
});

test('who has given up before they come never begins, also where there is room', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 1, share: 1 });
  const reason = new Error('gone');
  const gone = AbortSignal.abort(reason);
  await expect(queue.run(ownerOf('a1'), gone, task('a1'))).rejects.toBe(reason);
  void queue.run(ownerOf('a2'), undefined, task('a2'));
  await expect(queue.run(ownerOf('a3'), gone, task('a3'))).rejects.toBe(reason);
  await end('a2');
  expect(begun).toEqual(['a2']);
});

test('a task that waits for something else leaves its place, and continues without standing in line again', async () => {
  const { begun, task, end } = createTasks();
  const queue = queueOf({ capacity: 2, share: 1 });
  let proven: (() => void) | undefined;
  const password = new Promise<void>((resolve) => (proven = resolve));
  const signIn = queue.run(ownerOf('a1'), undefined, async () => {
    await queue.leaveWhile(ownerOf('a1'), password);
    return 'signed in';
  });
  await settled();
  void queue.run(ownerOf('a2'), undefined, task('a2'));
  void queue.run(ownerOf('a3'), undefined, task('a3'));
  expect(begun).toEqual(['a2']);
  proven?.();
  expect(await signIn).toBe('signed in');
  expect(begun).toEqual(['a2']);
  await end('a2');
  expect(begun).toEqual(['a2', 'a3']);
});

test('a task that fails gives its place back', async () => {
  const queue = queueOf({ capacity: 1, share: 1 });
  await expect(queue.run(ownerOf('a'), undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(ownerOf('a'), undefined, async () => 1)).toBe(1);
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
          queue.run(ownerOf(workspace), undefined, async () => {
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
