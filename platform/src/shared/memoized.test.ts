import { expect, test } from 'vitest';
import { memoized } from './memoized.ts';

test('what was found of an object is not looked for again', () => {
  let looks = 0;
  const found = memoized(({ id }: { readonly id: number }) => {
    looks += 1;
    return id === 1 ? undefined : id;
  });
  const [one, two] = [{ id: 1 }, { id: 2 }];
  expect([found(one), found(one), found(two), found(two)]).toEqual([undefined, undefined, 2, 2]);
  expect(looks).toBe(2);
});
