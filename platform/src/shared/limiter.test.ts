import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

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
  const limiter = createLimiter({ concurrency: 2, queueLength: 2 });
  const begun: string[] = [];
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => held(begun, name)) as [
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
  ];
  const results = [one, two, three, four].map(({ work }) => limiter.run(work));
  expect(begun).toEqual(['one', 'two']);
  expect(limiter.hasRoom()).toBe(false);
  two.end();
  await results[1];
  expect(begun).toEqual(['one', 'two', 'three']);
  expect(limiter.hasRoom()).toBe(true);
  for (const { end } of [one, three, four]) {
    end();
  }
  expect(await Promise.all(results)).toEqual(['one', 'two', 'three', 'four']);
});

test('what finds no room is refused with 503 and not done', async () => {
  const limiter = createLimiter({ concurrency: 1, queueLength: 0 });
  const begun: string[] = [];
  const first = held(begun, 'first');
  const running = limiter.run(first.work);
  await expect(limiter.run(held(begun, 'second').work)).rejects.toMatchObject({ status: 503 });
  first.end();
  await running;
  expect(begun).toEqual(['first']);
});

test('failed work gives its place to the next', async () => {
  const limiter = createLimiter({ concurrency: 1, queueLength: 1 });
  const failing = limiter.run(() => Promise.reject(new Error('broken')));
  const next = limiter.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
