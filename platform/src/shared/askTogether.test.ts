import { expect, test } from 'vitest';
import { askTogether } from './askTogether.ts';

interface Asked {
  readonly key: string;
  readonly answer: (value: number) => void;
  readonly fail: (error: Error) => void;
}

/** Questions as they are asked, to be answered by the test. */
function heldBack() {
  const asked: Asked[] = [];
  const ask = askTogether((key: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    asked.push({ key, answer: resolve, fail: reject });
    return promise;
  });
  return { asked, ask };
}

test('those who come while a question is under way share the next one, which begins after they came', async () => {
  const { asked, ask } = heldBack();
  const first = ask('a');
  const waiting = [ask('a'), ask('a'), ask('a')];
  expect(asked).toHaveLength(1);
  asked[0]?.answer(1);
  expect(await first).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  const late = ask('a');
  asked[1]?.answer(2);
  expect(await Promise.all(waiting)).toEqual([2, 2, 2]);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer(3);
  expect(await late).toBe(3);
});

test('after the last answer nothing is kept: the next call asks at once', async () => {
  const { asked, ask } = heldBack();
  const first = ask('a');
  asked[0]?.answer(1);
  await first;
  const second = ask('a');
  expect(asked).toHaveLength(2);
  asked[1]?.answer(2);
  expect(await second).toBe(2);
});

test('another key is another question', async () => {
  const { asked, ask } = heldBack();
  const both = [ask('a'), ask('b')];
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
  asked[1]?.answer(2);
  asked[0]?.answer(1);
  expect(await Promise.all(both)).toEqual([1, 2]);
});

test('a failure is that of those who asked together; who waits for the next question gets its answer', async () => {
  const { asked, ask } = heldBack();
  const first = ask('a');
  const second = ask('a');
  asked[0]?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer(2);
  expect(await second).toBe(2);
});
