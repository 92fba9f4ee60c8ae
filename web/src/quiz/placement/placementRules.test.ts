import { describe, expect, it } from 'vitest';
import {
  categoriesOf,
  categoryItems,
  isComplete,
  placeMark,
  placedCount,
  placementOf,
  putItem,
} from './placementRules.ts';

describe('putItem', () => {
  const apple = { item: 'apple', from: null };

  it('QUIZ-15 moves an item of a categorization from one category to another', () => {
    const first = putItem({}, apple, 'fruit', 'moves');
    expect(putItem(first, { item: 'apple', from: 'fruit' }, 'vegetable', 'moves')).toEqual({
      fruit: [],
      vegetable: ['apple'],
    });
    expect(putItem(first, apple, 'vegetable', 'moves')).toEqual({ fruit: [], vegetable: ['apple'] });
  });

  it('QUIZ-14 returns a removed item to the pool', () => {
    expect(placedCount(putItem({ fruit: ['apple'] }, { item: 'apple', from: 'fruit' }, null, 'moves'))).toBe(0);
  });

  it('QUIZ-15 copies an item of a multiple association into several categories', () => {
    const both = putItem(putItem({}, apple, 'fruit', 'copies'), apple, 'red', 'copies');
    expect(categoriesOf(both, 'apple')).toEqual(['fruit', 'red']);
    expect(categoriesOf(putItem(both, { item: 'apple', from: 'fruit' }, null, 'copies'), 'apple')).toEqual(['red']);
    expect(categoriesOf(putItem(both, { item: 'apple', from: 'fruit' }, 'green', 'copies'), 'apple')).toEqual([
      'red',
      'green',
    ]);
  });

  it('QUIZ-15 a copy stands once in a category, and leaves the one that it is dragged from', () => {
    const placement = { fruit: ['apple'], red: ['apple'] };
    expect(putItem(placement, { item: 'apple', from: 'fruit' }, 'red', 'copies')).toEqual({
      fruit: [],
      red: ['apple'],
    });
  });

  it.each(['moves', 'copies'] as const)('QUIZ-14 nothing changes where an item already is (%s)', (kind) => {
    const placement = { fruit: ['apple'] };
    expect(putItem(placement, { item: 'apple', from: 'fruit' }, 'fruit', kind)).toBe(placement);
    expect(putItem(placement, { item: 'bean', from: null }, null, kind)).toBe(placement);
  });

  it('QUIZ-15 nothing is copied to where it already is', () => {
    const placement = { fruit: ['apple'] };
    expect(putItem(placement, apple, 'fruit', 'copies')).toBe(placement);
  });
});

describe('isComplete', () => {
  const items = [{ key: 'apple' }, { key: 'bean' }, { key: 'stone' }];

  it('QUIZ-13 nothing can be checked while an item stands nowhere', () => {
    expect(isComplete({}, items, 3)).toBe(false);
    expect(isComplete({ fruit: ['apple'], vegetable: ['bean'] }, items, 3)).toBe(false);
    expect(isComplete({ fruit: ['apple', 'stone'], vegetable: ['bean'] }, items, 3)).toBe(true);
  });

  it('QUIZ-13 an item that belongs nowhere may be left', () => {
    expect(isComplete({ fruit: ['apple'], vegetable: ['bean'] }, items, 2)).toBe(true);
  });

  it('QUIZ-13 items that stand in several categories need not all be found', () => {
    expect(isComplete({ red: ['apple', 'bean', 'stone'] }, items, 5)).toBe(true);
  });
});

describe('placeMark', () => {
  it.each([
    ['QUIZ-09 what was changed is chosen, no more', { chosen: true, right: true, verdict: null }, 'chosen'],
    ['QUIZ-05 all is right', { chosen: true, right: null, verdict: true }, 'right'],
    [
      'OP-105 nobody is told which is wrong while there are tries',
      { chosen: true, right: null, verdict: false },
      'chosen',
    ],
    ['QUIZ-11 it was right', { chosen: true, right: true, verdict: false }, 'right'],
    ['QUIZ-11 it was wrong', { chosen: true, right: false, verdict: false }, 'wrong'],
    ['QUIZ-11 it belonged here', { chosen: false, right: true, verdict: false }, 'missed'],
    ['QUIZ-12 an author sees where it belongs', { chosen: false, right: true, verdict: null }, 'missed'],
    ['it does not belong here', { chosen: false, right: false, verdict: false }, 'none'],
    ['nobody knows', { chosen: false, right: null, verdict: null }, 'none'],
  ])('%s', (_case, place, mark) => {
    expect(placeMark(place)).toBe(mark);
  });
});

describe('categoryItems', () => {
  it('QUIZ-21 sends category keys with item keys and leaves empty categories out', () => {
    expect(categoryItems({ fruit: ['apple'], red: [] })).toEqual([{ category: 'fruit', items: ['apple'] }]);
    expect(placementOf([{ category: 'fruit', items: ['apple'] }])).toEqual({ fruit: ['apple'] });
    expect(placementOf(null)).toEqual({});
  });
});
