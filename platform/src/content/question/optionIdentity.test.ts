import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import { keepAnswer, recallAnswer } from './gradingRules.ts';
import { optionIdsOf, readOptionIds, withOptionIds, withOptionIdsOfToday } from './optionIdentity.ts';
import type { PositionQuestion } from './question.ts';
import { aCategorization, aChoice, anOrdering, kept } from './questionBuilder.testkit.ts';

const idsAfter = (before: readonly string[], after: readonly string[]) =>
  optionIdsOf(withOptionIds({ answer: after }, { answer: before }));

describe('BEY-25 OP-273 whose ids options have that were sent without', () => {
  test.each([
    { title: 'as they were', after: ['a', 'b', 'c'], ids: [1, 2, 3] },
    { title: 'moved', after: ['c', 'a', 'b'], ids: [3, 1, 2] },
    { title: 'one taken out', after: ['a', 'c'], ids: [1, 3] },
    { title: 'one reworded in its place', after: ['a', 'B!', 'c'], ids: [1, 2, 3] },
    { title: 'equal words keep their places', before: ['a', 'a', 'b'], after: ['a', 'a', 'b'], ids: [1, 2, 3] },
    { title: 'equal words, moved together', before: ['a', 'a', 'b'], after: ['b', 'a', 'a'], ids: [3, 2, 1] },
  ])('$title', ({ before = ['a', 'b', 'c'], after, ids }) => {
    expect(idsAfter(before, after)).toEqual(ids);
  });

  test('one put in is new, and gets no id that the question ever had', () => {
    const [first, second, third, fourth] = idsAfter(['a', 'b', 'c'], ['new', 'a', 'b', 'c']);
    expect([second, third, fourth]).toEqual([1, 2, 3]);
    expect(first).toBeGreaterThanOrEqual(1_000);
  });

  test('one taken out beside one reworded: nobody can tell which is which, so that neither passes its answers on', () => {
    const [first, second] = idsAfter(['Sydney', 'Canbera', 'Perth'], ['Canberra', 'Perth']);
    expect(first).toBeGreaterThanOrEqual(1_000);
    expect(second).toBe(3);
  });

  test.each([
    { title: 'in another order than today', today: { answer: ['c', 'b', 'a'] }, ids: [3, 2, 1] },
    { title: 'as today', today: { answer: ['a', 'b', 'c'] }, ids: [1, 2, 3] },
    { title: 'moved since, with their ids', today: { answer: ['c', 'b', 'a'], optionIds: [3, 2, 1] }, ids: [1, 2, 3] },
    { title: 'reworded since', today: { answer: ['A', 'B', 'C'] }, ids: [1, 2, 3] },
  ])('of an earlier revision, $title', ({ today, ids }) => {
    expect(optionIdsOf(withOptionIdsOfToday({ answer: ['a', 'b', 'c'] }, today))).toEqual(ids);
  });

  test('none that a placement was before has an id that options before it had', () => {
    const { optionIds = [] } = withOptionIds(aChoice(), aCategorization());
    expect(optionIds.every((id) => id >= 1_000)).toBe(true);
  });

  test('nothing is stored where ids say no more than positions', () => {
    expect(withOptionIds(aChoice({ optionIds: [1, 2, 3] }), undefined)).not.toHaveProperty('optionIds');
    expect(withOptionIds(aChoice(), aChoice({ optionIds: [7, 2, 9] })).optionIds).toEqual([7, 2, 9]);
  });

  test('sending the same once more changes nothing', () => {
    const texts = fc.uniqueArray(fc.string({ maxLength: 2 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const saved = withOptionIds({ answer: after }, { answer: before });
        expect(withOptionIds({ answer: after }, saved)).toEqual(saved);
        expect(new Set(optionIdsOf(saved)).size).toBe(after.length);
      }),
    );
  });
});

test('BEY-25 ids that do not fit are refused with what to do', () => {
  const problems = new FieldProblems();
  readOptionIds([1, 2], 3, 'optionIds', problems);
  readOptionIds([1, 1], 2, 'optionIds', problems);
  expect(() => problems.throwIfAny()).toThrow(
    expect.objectContaining({
      errors: [
        { field: 'optionIds', message: '`optionIds` must have one id for each of the 3 options.' },
        { field: 'optionIds', message: '`optionIds` must have each id once.' },
      ],
    }),
  );
});

/** Options by their ids, so that a test can say what becomes of them. */
const withOptions = (
  question: PositionQuestion,
  options: readonly (readonly [number, string])[],
): PositionQuestion => ({
  ...question,
  answer: options.map(([, text]) => text),
  optionIds: options.map(([id]) => id),
});

describe('BEY-25 what a stored answer chose', () => {
  test('an answer means the same options after any moves and new words', () => {
    const options = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(
        options.chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: 1 }))),
        fc.func(fc.nat()),
        ([ids, chosen], orderOf) => {
          const question = aChoice({ type: 'MultipleChoice', correctAnswer: [1] });
          const before = withOptions(
            question,
            ids.map((id) => [id, `option ${id}`]),
          );
          const after = withOptions(
            question,
            ids.toSorted((a, b) => orderOf(a) - orderOf(b)).map((id) => [id, `reworded ${id}`]),
          );
          const stored = keepAnswer(
            before,
            chosen.map((id) => ids.indexOf(id) + 1),
          );
          const positions = recallAnswer(after, stored) as readonly number[];
          expect(positions.map((position) => optionIdsOf(after)[position - 1])).toEqual(chosen);
        },
      ),
    );
  });

  test.each([
    {
      title: 'an option that is gone',
      question: aChoice({ answer: ['one', 'three'], optionIds: [1, 3] }),
      given: kept([2]),
    },
    { title: 'two options where one is chosen now', question: aChoice(), given: kept([1, 2]) },
    {
      title: 'an order without an item that came later',
      question: anOrdering({ answer: ['c', 'a', 'b', 'd'], optionIds: [1, 2, 3, 4_000], correctAnswer: [2, 3, 1, 4] }),
      given: kept([2, 3, 1]),
    },
    { title: 'an order of a question that places items now', question: aCategorization(), given: kept([1, 2]) },
    { title: 'a placement of a question with options now', question: aChoice(), given: kept({ '1': ['2'] }) },
    { title: 'an item that is gone', question: aCategorization(), given: kept({ '1': ['1', '9'] }) },
    { title: 'a category that is gone', question: aCategorization(), given: kept({ '1': ['1'], '9': ['2'] }) },
    {
      title: 'a category by the name of what every object has',
      question: aCategorization(),
      given: kept({ constructor: ['1'] }),
    },
  ])('$title is no answer any more', ({ question, given }) => {
    expect(recallAnswer(question, given)).toBeNull();
  });
});
