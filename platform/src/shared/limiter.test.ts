import { expect, test } from 'vitest';
import { createTurns } from './limiter.ts';

/** Work that ends when it is told to. */
function held(log: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<string> => {
    log.push(name);
    await ended;
    return name;
  };
  return { work, end: () => end() };
}

test('work begins in the order it came, a few at a time', async () => {
  const turns = createTurns({ concurrency: 2, queueLength: 2 });
  const begun: string[] = [];
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => held(begun, name)) as [
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
  ];
  const results = [one, two, three, four].map(({ work }) => turns.take(work));
  expect(begun).toEqual(['one', 'two']);
  expect(turns.hasRoom()).toBe(false);
  two.end();
  await results[1];
  expect(begun).toEqual(['one', 'two', 'three']);
  expect(turns.hasRoom()).toBe(true);
  for (const { end } of [one, three, four]) end();
  expect(await Promise.all(results)).toEqual(['one', 'two', 'three', 'four']);
});

test('what finds no room is refused with 503 and not done', async () => {
  const turns = createTurns({ concurrency: 1, queueLength: 0 });
  const begun: string[] = [];
  const first = held(begun, 'first');
  const running = turns.take(first.work);
  await expect(turns.take(held(begun, 'second').work)).rejects.toMatchObject({ status: 503 });
  first.end();
  await running;
  expect(begun).toEqual(['first']);
});

test('failed work gives its place to the next', async () => {
  const turns = createTurns({ concurrency: 1, queueLength: 1 });
  const failing = turns.take(() => Promise.reject(new Error('broken')));
  const next = turns.take(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
