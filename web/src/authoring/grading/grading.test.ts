import { expect, it } from 'vitest';
import { openQuestions, sameForAll, withGradings, type ChangedAnswers, type Choices } from './grading.ts';

const question = (questionId: number): ChangedAnswers => ({
  questionId,
  text: `Question ${questionId}`,
  lectureName: 'Trees',
  gainCount: 1,
  loseCount: 0,
  againCount: 0,
});
const two = [question(1), question(2)];

it.each<[string, Choices, number[], string | null]>([
  ['nothing', new Map(), [1, 2], null],
  ['one question', new Map([[2, 'GIVE_POINT']]), [1], null],
  [
    'both alike',
    new Map([
      [1, 'REGRADE'],
      [2, 'REGRADE'],
    ]),
    [],
    'REGRADE',
  ],
  [
    'each in its own way',
    new Map([
      [1, 'REGRADE'],
      [2, 'FROM_NOW_ON'],
    ]),
    [],
    null,
  ],
])('OP-279 with %s chosen, it is known what is open and what is the same', (_name, choices, open, same) => {
  expect(openQuestions(two, choices).map(({ questionId }) => questionId)).toEqual(open);
  expect(sameForAll(two, choices)).toBe(same);
});

it('OP-279 what was decided before stays when others are asked about, and the last decision holds', () => {
  const first = { questionId: '1', grading: 'REGRADE' } as const;
  const second = { questionId: '2', grading: 'FROM_NOW_ON' } as const;
  expect(withGradings(undefined, [first])).toEqual([first]);
  expect(withGradings([first], [second])).toEqual([first, second]);
  expect(withGradings([first, second], [{ ...first, grading: 'GIVE_POINT' }])).toEqual([
    second,
    { questionId: '1', grading: 'GIVE_POINT' },
  ]);
});
