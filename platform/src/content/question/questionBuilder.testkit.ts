/** Builders and generators of stored questions for tests. */
import * as fc from 'fast-check';
import type { KeptAnswer, MappingQuestion, PositionQuestion, Question, UserAnswer } from './question.ts';

/** A single choice of three options whose second is right, with an explanation for each. */
export function aChoice(changes: Partial<PositionQuestion> = {}): PositionQuestion {
  return {
    id: 1,
    type: 'SingleChoice',
    question: 'Which one?',
    answer: ['one', 'two', 'three'],
    correctAnswer: [2],
    explanation: { type: 'text', content: { '1': 'not one', '2': 'two it is', '3': 'not three' } },
    weight: 1,
    wrongLimit: 0,
    ...changes,
  };
}

/** An answer as it is stored of a question whose options have their first places. */
export const kept = (answer: UserAnswer): KeptAnswer => answer as KeptAnswer;

/** Two fruits and a vegetable to be put into two categories. */
export function aCategorization(changes: Partial<MappingQuestion> = {}): MappingQuestion {
  const solution = { '1': ['1', '3'], '2': ['2'] };
  return {
    ...aChoice(),
    type: 'Categorization',
    answer: {
      itemMapping: { '3': 'Pear', '1': 'Apple', '2': 'Leek' },
      categoryMapping: { '2': 'Vegetable', '1': 'Fruit' },
      solution,
    },
    correctAnswer: solution,
    explanation: { type: 'text', content: { '1': 'An apple is a fruit' } },
    ...changes,
  };
}

export function anOrdering(changes: Partial<PositionQuestion> = {}): PositionQuestion {
  return aChoice({ type: 'SingleOrdering', answer: ['c', 'a', 'b'], correctAnswer: [2, 3, 1], ...changes });
}

const positionsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const choiceQuestion = fc
  .record({
    type: fc.constantFrom(
      'SingleChoice' as const,
      'List' as const,
      'MultipleChoice' as const,
      'SingleOrdering' as const,
    ),
    count: fc.integer({ min: 2, max: 6 }),
    wrongLimit: fc.integer({ min: 0, max: 3 }),
    weight: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ type, count, wrongLimit, weight }) => {
    const all = positionsUpTo(count);
    const correct =
      type === 'SingleOrdering'
        ? fc.shuffledSubarray(all, { minLength: count })
        : fc.subarray(all, { minLength: 1, maxLength: type === 'MultipleChoice' ? count : 1 });
    return correct.map((correctAnswer) =>
      aChoice({
        type,
        weight,
        wrongLimit,
        correctAnswer,
        answer: all.map((position) => `option ${position}`),
        explanation: {
          type: 'text',
          content: Object.fromEntries(all.map((position) => [String(position), `why ${position}`])),
        },
      }),
    );
  });

const mappingQuestion = fc
  .record({
    type: fc.constantFrom('Categorization' as const, 'MultipleAssociation' as const),
    categoryOfItem: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 }),
    wrongLimit: fc.integer({ min: 0, max: 3 }),
    weight: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ type, categoryOfItem, wrongLimit, weight }) => {
    const solution: Record<string, string[]> = { '1': [], '2': [], '3': [] };
    categoryOfItem.forEach((category, index) => solution[String(category)]?.push(String(index + 1)));
    return aCategorization({
      type,
      weight,
      wrongLimit,
      correctAnswer: solution,
      answer: {
        itemMapping: Object.fromEntries(categoryOfItem.map((_, index) => [String(index + 1), `item ${index + 1}`])),
        categoryMapping: { '1': 'A', '2': 'B', '3': 'C' },
        solution,
      },
    });
  });

/** Any well-formed question of any of the six types. */
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(choiceQuestion, mappingQuestion);

/** A readable answer to the question, right or wrong. */
export function anyAnswerTo(question: Question): fc.Arbitrary<number[] | Record<string, string[]>> {
  if ('itemMapping' in question.answer) {
    const { itemMapping, categoryMapping } = question.answer;
    const categories = Object.keys(categoryMapping);
    const places =
      question.type === 'Categorization'
        ? fc.constantFrom(...categories).map((category) => [category])
        : fc.subarray(categories, { minLength: 1 });
    return fc
      .record(Object.fromEntries(Object.keys(itemMapping).map((item) => [item, places])))
      .map((placesOf) =>
        Object.fromEntries(
          categories.map((category) => [
            category,
            Object.keys(placesOf).filter((item) => placesOf[item]?.includes(category)),
          ]),
        ),
      );
  }
  const all = positionsUpTo(question.answer.length);
  if (question.type === 'SingleOrdering') {
    return fc.shuffledSubarray(all, { minLength: all.length });
  }
  return fc.subarray(all, { minLength: 1, maxLength: question.type === 'MultipleChoice' ? all.length : 1 });
}

/** What a client may send: whole answers, parts of them, repetitions, what the question lacks, and the forms of other types. */
export function anyRawAnswerTo(question: Question): fc.Arbitrary<unknown> {
  const count =
    'itemMapping' in question.answer ? Object.keys(question.answer.itemMapping).length : question.answer.length;
  const positions = fc.array(fc.integer({ min: 0, max: count + 1 }), { maxLength: count + 2 });
  const items = fc.array(fc.integer({ min: 0, max: count + 1 }).map(String), { maxLength: count + 1 });
  const placement = fc.dictionary(fc.constantFrom('1', '2', '3', '9'), items, { noNullPrototype: true });
  return fc.oneof(
    { weight: 3, arbitrary: anyAnswerTo(question) },
    { weight: 3, arbitrary: 'itemMapping' in question.answer ? placement : positions },
    positions,
    placement,
    fc.constantFrom<unknown>(null, undefined, '', '1', true, {}, [], 0, 1, [[1]], [null]),
  );
}
