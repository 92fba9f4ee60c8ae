import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryItems, moveItem, placedCount, placementOf, toggleItem } from './placementRules.ts';

describe('moveItem', () => {
  it('QUIZ-15 moves an item of a categorization from one category to another', () => {
    const first = moveItem({}, 'apple', 'fruit');
    expect(moveItem(first, 'apple', 'vegetable')).toEqual({ fruit: [], vegetable: ['apple'] });
  });

  it('QUIZ-14 returns a removed item to the pool', () => {
    expect(placedCount(moveItem({ fruit: ['apple'] }, 'apple', null))).toBe(0);
  });
});

describe('toggleItem', () => {
  it('QUIZ-15 copies an item of a multiple association into several categories', () => {
    const both = toggleItem(toggleItem({}, 'tomato', 'fruit'), 'tomato', 'red');
    expect(categoriesOf(both, 'tomato')).toEqual(['fruit', 'red']);
    expect(categoriesOf(toggleItem(both, 'tomato', 'fruit'), 'tomato')).toEqual(['red']);
  });
});

describe('categoryItems', () => {
  it('QUIZ-21 sends category keys with item keys and leaves empty categories out', () => {
    expect(categoryItems({ fruit: ['apple'], red: [] })).toEqual([{ category: 'fruit', items: ['apple'] }]);
    expect(placementOf([{ category: 'fruit', items: ['apple'] }])).toEqual({ fruit: ['apple'] });
    expect(placementOf(null)).toEqual({});
  });
});
