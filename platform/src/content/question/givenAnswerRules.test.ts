import { expect, test } from 'vitest';
import { givenAnswer } from './givenAnswerRules.ts';
import { aCategorization, aChoice, anOrdering, kept } from './questionBuilder.testkit.ts';

test('PROGR-04 a choice is told by the options that were chosen, an ordering in the order given', () => {
  expect(givenAnswer(aChoice({ type: 'MultipleChoice' }), kept([3, 1]))).toEqual({
    given: [{ category: null, texts: ['three', 'one'] }],
    goneCount: 0,
  });
  expect(givenAnswer(anOrdering(), kept([2, 3, 1])).given).toEqual([{ category: null, texts: ['a', 'b', 'c'] }]);
});

test('PROGR-04 a placement is told category by category, empty ones left out', () => {
  expect(givenAnswer(aCategorization(), kept({ '1': ['1', '2'], '2': [] }))).toEqual({
    given: [{ category: 'Fruit', texts: ['Apple', 'Leek'] }],
    goneCount: 0,
  });
});

test('PROGR-04 what the question does not have any more is counted, and nothing is taken from elsewhere', () => {
  expect(givenAnswer(aChoice(), kept([2, 9]))).toEqual({ given: [{ category: null, texts: ['two'] }], goneCount: 1 });
  expect(givenAnswer(aCategorization(), kept({ '1': ['7'], constructor: ['1', '2'] }))).toEqual({
    given: [],
    goneCount: 3,
  });
  expect(givenAnswer(aCategorization(), kept([1, 2]))).toEqual({ given: [], goneCount: 2 });
  expect(givenAnswer(aChoice(), kept({ '1': ['1'] }))).toEqual({ given: [], goneCount: 1 });
});
