import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffledOrder } from './shuffledOrder.ts';

it('QUIZ-16 items that are shuffled are all there, and not in the right order, where there is another', () => {
  const right = fc.integer({ min: 1, max: 8 }).chain((count) => {
    const positions = Array.from({ length: count }, (_, index) => index + 1);
    return fc.shuffledSubarray(positions, { minLength: count });
  });
  fc.assert(
    fc.property(
      right,
      fc.infiniteStream(fc.float({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (right, chance) => {
        const order = shuffledOrder(right, () => chance.next().value as number);
        expect([...order].sort((a, b) => a - b)).toEqual([...right].sort((a, b) => a - b));
        expect(right.length > 1 && order.join() === right.join()).toBe(false);
      },
    ),
  );
});
