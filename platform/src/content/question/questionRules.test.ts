import { describe, expect, test } from 'vitest';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import { questionTypes } from './question.ts';
import { readQuestion } from './questionRules.ts';
import { questionRequestSchema } from './questionSchemas.ts';

function read(received: unknown) {
  const problems = new FieldProblems();
  const question = readQuestion(questionRequestSchema.parse(received), 'q', problems);
  return { question, errors: problems.errors };
}

/** What is refused, by the form of the request or by the rules. */
function messages(received: unknown): string[] {
  const parsed = questionRequestSchema.safeParse(received);
  return parsed.success
    ? read(received).errors.map(({ field, message }) => `${field} ${message}`)
    : parsed.error.issues.map(({ path, message }) => `${['q', ...path].join('.')} ${message}`);
}
const choice = (correctAnswer: unknown, changes: object = {}): object => ({
  answer: ['A', 'B', 'C'],
  correctAnswer,
  ...changes,
});

const fruit = {
  '@type': 'Categorization',
  answer: { itemMapping: { 1: 'Apple', 2: 'Leek' }, categoryMapping: { 1: 'Fruit', 2: 'Other' } },
};

describe('questions', () => {
  test('QEDIT-03 QEDIT-04 OP-43 an empty one is single choice with two answers, the second right, weight 1, no limit', () => {
    expect(read({})).toEqual({
      errors: [],
      question: {
        id: null,
        clientKey: null,
        type: 'SingleChoice',
        question: '',
        answer: ['Answer 1', 'Answer 2'],
        correctAnswer: [2],
        explanation: null,
        weight: 1,
        wrongLimit: 0,
      },
    });
  });

  test('QUIZ-19 OP-20 a bare number is a position, List keeps its type', () => {
    expect(read(choice(3, { '@type': 'List' })).question).toMatchObject({ type: 'List', correctAnswer: [3] });
  });

  test.each([
    [choice([0]), 'q.correctAnswer positions must be whole numbers from 1 to 3'],
    [choice([4]), 'q.correctAnswer positions must be whole numbers from 1 to 3'],
    [choice([1, 2]), 'q.correctAnswer must be one position'],
    [choice([]), 'q.correctAnswer must name at least one position'],
    [choice(null), 'q.correctAnswer must name at least one position'],
    [{ answer: [], correctAnswer: [1] }, 'q.answer must have at least one answer'],
    [choice([1, 2], { '@type': 'SingleOrdering' }), 'q.correctAnswer must name each position from 1 to 3 once'],
    [choice([1, 2, 2], { '@type': 'SingleOrdering' }), 'q.correctAnswer must name each position from 1 to 3 once'],
    [{ ...fruit }, 'q.correctAnswer must map category ids to lists of item ids'],
    [{ ...fruit, correctAnswer: { 3: ['1'] } }, 'q.correctAnswer there is no category 3'],
    [{ ...fruit, correctAnswer: { 1: ['9'] } }, 'q.correctAnswer there is no item 9'],
    [{ ...fruit, correctAnswer: { 1: ['1'], 2: ['1'] } }, 'q.correctAnswer item 1 may stand in one category only'],
    [{ '@type': 'Categorization', answer: ['A'] }, 'q.answer must have itemMapping and categoryMapping'],
    [{ '@type': 'Categorization' }, 'q.answer must have itemMapping and categoryMapping'],
    [{ ...fruit, correctAnswer: [1] }, 'q.correctAnswer must map category ids to lists of item ids'],
    [{ answer: fruit.answer, correctAnswer: [1] }, 'q.answer must be a list of texts'],
    [choice({ 1: ['1'] }), 'q.correctAnswer must be a position or a list of positions'],
    [choice([1], { '@type': 'constructor' }), `q.@type must be one of ${questionTypes.join(', ')}`],
  ])('%j is refused', (received, message) => {
    expect(messages(received)).toContain(message);
  });

  test('QUIZ-18 an ordering keeps its sequence, a set of positions is told once', () => {
    expect(read(choice([2, 3, 1], { '@type': 'SingleOrdering' })).question.correctAnswer).toEqual([2, 3, 1]);
    expect(read(choice([3, 1, 3], { '@type': 'MultipleChoice' })).question.correctAnswer).toEqual([3, 1]);
  });

  test('QUIZ-17 solution and correctAnswer are one thing; either may be left out, a difference is refused', () => {
    const right = { 1: ['1'], 2: [] };
    expect(read({ ...fruit, correctAnswer: { 1: [1] } }).question).toMatchObject({
      correctAnswer: right,
      answer: { solution: right },
    });
    const withSolution = { ...fruit, answer: { ...fruit.answer, solution: { 1: ['1'] } } };
    expect(read(withSolution).question.correctAnswer).toEqual(right);
    expect(messages({ ...withSolution, correctAnswer: { 1: ['2'] } })).toEqual([
      'q.correctAnswer must be the same as the solution of the answer',
    ]);
    const twice = { ...fruit, '@type': 'MultipleAssociation', correctAnswer: { 1: ['1'], 2: ['1', '2'] } };
    expect(read(twice)).toMatchObject({ errors: [], question: { correctAnswer: { 1: ['1'], 2: ['1', '2'] } } });
  });

  test('QUIZ-20 explanations are cleaned, and those without an answer fall out', () => {
    const explained = choice([1], {
      explanation: { type: 'html', content: { 1: '<b onclick="x()">Yes</b>', 2: '', 9: 'Gone' } },
    });
    expect(read(explained).question.explanation).toEqual({ type: 'html', content: { 1: '<b>Yes</b>' } });
    expect(read(choice([1], { explanation: { type: 'text', content: {} } })).question.explanation).toBeNull();
    expect(messages(choice([1], { explanation: { type: 'text', content: { 1: { no: 'text' } } } }))).toEqual([
      'q.explanation.content.1 must be a text',
    ]);
  });

  test('QEDIT-04 LIM-27 weights are whole numbers from 1', () => {
    expect(questionRequestSchema.safeParse({ weight: 0 }).success).toBe(false);
    expect(questionRequestSchema.safeParse({ weight: 1.5 }).success).toBe(false);
    expect(read({ weight: 9 }).question.weight).toBe(9);
  });

  test('QUIZ-20 explanations are clean, whatever kind they are of', () => {
    const explained = (type: string, value: unknown) =>
      read(choice([2], { explanation: { type, content: { 1: value, 2: '', 9: 'gone' } } })).question.explanation;
    const dirty = '<img src=x onerror=y>';
    expect(explained('html', dirty)).toEqual({ type: 'html', content: { 1: '<img src="x" />' } });
    expect(explained('json', { constructor: [dirty] })).toEqual({
      type: 'json',
      content: { 1: { constructor: ['<img src="x" />'] } },
    });
    expect(explained('text', 'a < b')).toEqual({ type: 'text', content: { 1: 'a < b' } });
    expect(messages(choice([2], { explanation: { type: 'text', content: { 1: {} } } }))).toEqual([
      'q.explanation.content.1 must be a text',
    ]);
  });
});
