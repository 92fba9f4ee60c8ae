import { expect, test } from 'vitest';
import { aQuestion } from '../testing/builders.ts';
import { toQuestionModel } from './questionMappers.ts';

const place = { courseId: 258, lectureId: 1002, placed: false };
const map = (over: Parameters<typeof aQuestion>[0]) => toQuestionModel(aQuestion(over), place);

test.each([['SingleChoice', false] as const, ['List', true] as const])(
  'QUIZ-03 OP-57 %s is a single choice',
  (type, list) => {
    expect(map({ '@type': type, userAnswer: [2], correctAnswer: [2] })).toMatchObject({
      __typename: 'SingleChoiceQuestion',
      list,
      options: ['Guten Abend', 'Guten Morgen'],
      chosenPosition: 2,
      correctPosition: 2,
    });
  },
);

test('QUIZ-19 OP-20 a multiple choice has positions from 1', () => {
  expect(
    map({ '@type': 'MultipleChoice', userAnswer: [1], correctAnswer: [1, 3], correctAnswerSize: 2 }),
  ).toMatchObject({
    __typename: 'MultipleChoiceQuestion',
    chosenPositions: [1],
    correctPositions: [1, 3],
  });
});

test('QUIZ-18 an ordering has items and positions', () => {
  expect(map({ '@type': 'SingleOrdering', answer: ['c', 'a'], userAnswer: [2, 1] })).toMatchObject({
    __typename: 'SingleOrderingQuestion',
    options: ['c', 'a'],
    givenOrder: [2, 1],
    correctOrder: null,
  });
});

test.each(['Categorization', 'MultipleAssociation'] as const)('QUIZ-17 GW-24 %s has labels and assignments', (type) => {
  const model = map({
    '@type': type,
    answer: { itemMapping: { 1: 'Apple' }, categoryMapping: { 1: 'Fruit' } },
    userAnswer: { 1: ['1'] },
    correctAnswer: null,
  });
  expect(model).toMatchObject({
    __typename: `${type}Question`,
    items: [{ key: '1', label: 'Apple' }],
    categories: [{ key: '1', label: 'Fruit' }],
    placement: [{ category: '1', items: ['1'] }],
    correctPlacement: null,
  });
});

test('QUIZ-20 explanations come by position, in order, whatever their kind', () => {
  expect(map({ explanation: { type: 'json', content: { 2: { a: 1 }, 1: 'x' } } }).explanations).toEqual([
    { position: 1, type: 'JSON', content: 'x' },
    { position: 2, type: 'JSON', content: '{"a":1}' },
  ]);
  expect(map({ explanation: null }).explanations).toEqual([]);
});

test.each([
  [{ correct: null, wrongCount: 0, wrongLimit: 2 }, false],
  [{ correct: false, wrongCount: 1, wrongLimit: 2 }, false],
  [{ correct: false, wrongCount: 2, wrongLimit: 2 }, true],
  [{ correct: false, wrongCount: 9, wrongLimit: 0 }, false],
  [{ correct: true, wrongCount: 0, wrongLimit: 0 }, true],
])('QUIZ-11 OP-23 %j: settled %s', (state, settled) => {
  expect(map(state).settled).toBe(settled);
});

test('GW-23 fields of a question arrive as they are', () => {
  expect(
    map({
      id: 11,
      number: 3,
      question: 'Q',
      answer: ['A', 'B'],
      correctAnswer: [2],
      userAnswer: [1],
      correct: false,
      wrongCount: 1,
      wrongLimit: 4,
      weight: 5,
      correctAnswerSize: 6,
      explanation: { type: 'text', content: { 1: 'no' } },
    }),
  ).toMatchObject({
    questionId: 11,
    number: 3,
    text: 'Q',
    options: ['A', 'B'],
    correctPosition: 2,
    chosenPosition: 1,
    correct: false,
    wrongCount: 1,
    wrongLimit: 4,
    weight: 5,
    correctAnswerCount: 6,
    settled: false,
    explanations: [{ position: 1, type: 'TEXT', content: 'no' }],
  });
});
