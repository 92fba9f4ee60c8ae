import { describe, expect, it } from 'vitest';
import { arrange, unplaced } from './orderingRules.ts';

describe('QUIZ-16 putting items into order', () => {
  it('an item comes last and stands there once', () => {
    expect(arrange([2], { type: 'placed', item: 1 })).toEqual([2, 1]);
    const order = [2, 1];
    expect(arrange(order, { type: 'placed', item: 1 })).toBe(order);
  });

  it('an item moves up and down, and no further than the list goes', () => {
    expect(arrange([1, 2, 3], { type: 'moved', item: 3, to: 1 })).toEqual([1, 3, 2]);
    expect(arrange([1, 2, 3], { type: 'moved', item: 1, to: 9 })).toEqual([2, 3, 1]);
    expect(arrange([1, 2, 3], { type: 'moved', item: 2, to: -1 })).toEqual([2, 1, 3]);
  });

  it('nothing moves where an item already is, or where there is none', () => {
    const order = [1, 2];
    expect(arrange(order, { type: 'moved', item: 1, to: 0 })).toBe(order);
    expect(arrange(order, { type: 'moved', item: 7, to: 0 })).toBe(order);
    expect(arrange(order, { type: 'takenOut', item: 7 })).toBe(order);
  });

  it('an item goes back to those that stand nowhere yet', () => {
    const order = arrange([3, 1], { type: 'takenOut', item: 3 });
    expect(order).toEqual([1]);
    expect(unplaced(3, order)).toEqual([2, 3]);
  });
});
