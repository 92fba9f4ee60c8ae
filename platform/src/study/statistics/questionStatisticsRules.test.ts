import { describe, expect, test } from 'vitest';
import type { Question } from '../../content/question/question.ts';
import { asksTheSame, questionNumbers } from './questionStatisticsRules.ts';
import type { ChosenPart, FirstTries } from './statisticsQueries.ts';

const choice: Question = {
  id: 1,
  type: 'SingleChoice',
  question: 'Which one?',
  answer: ['one', 'two', 'three'],
  correctAnswer: [2],
  explanation: null,
  weight: 1,
  wrongLimit: 0,
};

/** One learner: what was chosen, whether that was right, and the share of the rest that was right at once. */
type Learner = readonly [choice: number, rest: number | null];

function summed(learners: readonly Learner[], question = choice): { tries: FirstTries[]; parts: ChosenPart[] } {
  const isRight = ([chosen]: Learner) =>
    Array.isArray(question.correctAnswer) && question.correctAnswer.includes(chosen);
  const rest = (of: readonly Learner[]) => of.flatMap(([, share]) => share ?? []);
  const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const right = learners.filter(isRight);
  const options = [...new Set(learners.map(([chosen]) => chosen))];
  return {
    tries: [
      {
        questionId: 1,
        version: 1,
        answered: learners.length,
        right: right.length,
        paired: rest(learners).length,
        pairedRight: rest(right).length,
        restSum: add(rest(learners)),
        restSquares: add(rest(learners).map((share) => share * share)),
        restSumOfRight: add(rest(right)),
      },
    ],
    parts: options.map((option) => {
      const choosers = learners.filter(([chosen]) => chosen === option);
      return {
        questionId: 1,
        version: 1,
        place: '1',
        choice: String(option),
        chosen: choosers.length,
        paired: rest(choosers).length,
        restSum: add(rest(choosers)),
      };
    }),
  };
}

const numbersOf = (learners: readonly Learner[]) => {
  const { tries, parts } = summed(learners);
  return questionNumbers(choice, tries, parts);
};
const times = (count: number, learner: Learner): Learner[] => Array.from({ length: count }, () => learner);

describe('BEY-07 what first tries say about a question', () => {
  test('options stand in their order with those who chose them, also where nobody did', () => {
    const { answered, rightAtOnce, parts } = numbersOf([
      [2, 1],
      [2, 0.5],
      [1, 0],
    ]);
    expect({ answered, rightAtOnce }).toEqual({ answered: 3, rightAtOnce: 2 });
    expect(parts).toEqual([
      { text: 'one', place: null, chosen: 1, correct: false },
      { text: 'two', place: null, chosen: 2, correct: true },
      { text: 'three', place: null, chosen: 0, correct: false },
    ]);
  });

  test('discrimination is the correlation with the rest: 1, -1, in between, and none without variance', () => {
    expect(numbersOf([...times(5, [2, 1]), ...times(5, [1, 0])]).discrimination).toBeCloseTo(1);
    expect(numbersOf([...times(5, [1, 1]), ...times(5, [2, 0])]).discrimination).toBeCloseTo(-1);
    // x = 1 1 0 0, y = 1 0 1 0.5: by hand -0.3015
    expect(
      numbersOf([
        [2, 1],
        [2, 0],
        [1, 1],
        [1, 0.5],
      ]).discrimination,
    ).toBeCloseTo(-0.3015, 3);
    expect(numbersOf(times(9, [2, 0.3])).discrimination).toBeNull();
    expect(numbersOf([...times(5, [2, 1 / 3]), ...times(5, [1, 1 / 3])]).discrimination).toBeNull();
    expect(
      numbersOf([
        [2, null],
        [1, null],
      ]).discrimination,
    ).toBeNull();
  });

  test('a key is suspected where those who know the rest answer otherwise, from 20 first tries on', () => {
    const reversed = (count: number) => [...times(count, [1, 0.9]), ...times(count, [2, 0.2])];
    expect(numbersOf(reversed(9)).findings).toEqual([]);
    expect(numbersOf(reversed(10)).findings).toEqual(['WRONG_KEY']);
  });

  test('a wrong option that as many choose, who know the rest as well, makes the key suspicious though the correlation is about nought', () => {
    const beaten = [...times(20, [3, 0.8]), ...times(10, [2, 0.8]), ...times(4, [1, 0.1]), ...times(1, [2, 0.1])];
    const { discrimination, findings } = numbersOf(beaten);
    expect(discrimination).toBeGreaterThan(-0.1);
    expect(findings).toEqual(['WRONG_KEY']);
  });

  test('hard, easy and weak ones are told', () => {
    expect(numbersOf([...times(4, [2, 1]), ...times(20, [1, 0.2])]).findings).toEqual(['HARD']);
    expect(numbersOf([...times(97, [2, 1]), ...times(3, [1, 0])]).findings).toEqual(['EASY']);
    const nothing = [...times(15, [2, 0.5]), ...times(10, [2, 0.4]), ...times(6, [1, 0.5]), ...times(4, [1, 0.4])];
    expect(numbersOf(nothing).findings).toEqual(['WEAK']);
    expect(numbersOf([...times(20, [2, 0.9]), ...times(10, [1, 0.2])]).findings).toEqual([]);
  });

  test('an ordering tells who put each item right, then the most frequent errors', () => {
    const ordering: Question = { ...choice, type: 'SingleOrdering', correctAnswer: [2, 1] };
    const part = (place: string, chosenItem: string, chosen: number): ChosenPart => ({
      questionId: 1,
      version: 1,
      place,
      choice: chosenItem,
      chosen,
      paired: 0,
      restSum: 0,
    });
    const parts = [part('1', '1', 3), part('1', '2', 7), part('2', '1', 6), part('2', '3', 4), part('2', '9', 1)];
    expect(questionNumbers(ordering, [], parts).parts).toEqual([
      { text: 'two', place: '1', chosen: 7, correct: true },
      { text: 'one', place: '2', chosen: 6, correct: true },
      { text: 'three', place: '2', chosen: 4, correct: false },
      { text: 'one', place: '1', chosen: 3, correct: false },
    ]);
  });

  test('a placement tells items by category; what is gone is left out', () => {
    const placement: Question = {
      ...choice,
      type: 'Categorization',
      answer: { itemMapping: { a: 'der', b: 'die' }, categoryMapping: { m: 'Hund', f: 'Katze' }, solution: {} },
      correctAnswer: { m: ['a'], f: ['b'] },
    };
    const part = (place: string, item: string, chosen: number): ChosenPart => ({
      questionId: 1,
      version: 1,
      place,
      choice: item,
      chosen,
      paired: 0,
      restSum: 0,
    });
    const { parts } = questionNumbers(
      placement,
      [],
      [part('m', 'a', 5), part('f', 'a', 2), part('x', 'a', 1), part('m', 'toString', 1)],
    );
    expect(parts).toEqual([
      { text: 'der', place: 'Hund', chosen: 5, correct: true },
      { text: 'der', place: 'Katze', chosen: 2, correct: false },
    ]);
  });

  test('answers stay comparable while options and key do, whatever the words of the question', () => {
    expect(asksTheSame(choice, { ...choice, question: 'Which, please?', weight: 3 })).toBe(true);
    expect(asksTheSame(choice, { ...choice, correctAnswer: [1] })).toBe(false);
    expect(asksTheSame(choice, { ...choice, answer: ['two', 'one', 'three'] })).toBe(false);
  });
});
