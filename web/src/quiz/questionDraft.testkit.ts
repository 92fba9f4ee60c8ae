/** Builders and generators of questions that are being edited, for tests. */
import * as fc from 'fast-check';
import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import type { PlacementContent } from './placement/placementEditRules.ts';
import type { QuestionWords } from './questionWords.ts';
import type { ContentOf, QuestionName } from './types.ts';

export const englishWords: QuestionWords = {
  answer: (number) => `Answer ${number}`,
  item: (number) => `Item ${number}`,
  category: (number) => `Category ${number}`,
};

/** A single choice of three fruits whose second is right. */
export function aQuestion(changes: Partial<QuestionDraft> = {}): QuestionDraft {
  return {
    key: 'question',
    text: 'Which one is yellow?',
    weight: 1,
    wrongLimit: 0,
    explanation: null,
    content: { type: 'singleChoice', list: false, options: ['Apple', 'Banana', 'Cherry'], correctPosition: 2 },
    ...changes,
  };
}

/** Two items in two categories, and one that stands nowhere. */
export function aPlacement(type: PlacementContent['type'] = 'categorization'): QuestionDraft {
  return aQuestion({
    text: 'What is what?',
    content: {
      type,
      items: [
        { key: '1', label: 'Apple' },
        { key: '2', label: 'Leek' },
        { key: '3', label: 'Stone' },
      ],
      categories: [
        { key: '1', label: 'Fruit' },
        { key: '2', label: 'Vegetable' },
      ],
      correctPlacement: [
        { category: '1', items: ['1'] },
        { category: '2', items: ['2'] },
      ],
    },
  });
}

export const anOrdering = (): QuestionDraft =>
  aQuestion({
    text: 'What comes first?',
    content: { type: 'singleOrdering', options: ['Noon', 'Night', 'Morning'], correctOrder: [3, 1, 2] },
  });

/** A question of each type as someone would write it, with nothing left to defaults. */
export const questionSamples: { readonly [Name in QuestionName]: ContentOf<Name> } = {
  singleChoice: {
    type: 'singleChoice',
    list: false,
    options: ['Apple', 'Banana'],
    optionIds: [2, 4711],
    correctPosition: 2,
  },
  multipleChoice: {
    type: 'multipleChoice',
    options: ['Apple', 'Banana', 'Stone'],
    optionIds: [3, 1, 2],
    correctPositions: [1, 2],
  },
  categorization: {
    type: 'categorization',
    items: [
      { key: '1', label: 'Apple' },
      { key: '2', label: 'Stone' },
    ],
    categories: [{ key: '1', label: 'Fruit' }],
    correctPlacement: [{ category: '1', items: ['1'] }],
  },
  multipleAssociation: {
    type: 'multipleAssociation',
    items: [{ key: '1', label: 'Apple' }],
    categories: [
      { key: '1', label: 'Fruit' },
      { key: '2', label: 'Round' },
    ],
    correctPlacement: [
      { category: '1', items: ['1'] },
      { category: '2', items: ['1'] },
    ],
  },
  singleOrdering: {
    type: 'singleOrdering',
    options: ['Noon', 'Night', 'Morning'],
    optionIds: [1, 4711, 3],
    correctOrder: [3, 1, 2],
  },
};

const options = fc.array(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 6 });

const optionsContent: fc.Arbitrary<QuestionContent> = options.chain((options) => {
  const positions = options.map((_, index) => index + 1);
  return fc.oneof(
    fc.record({
      type: fc.constant('singleChoice' as const),
      list: fc.boolean(),
      options: fc.constant(options),
      correctPosition: fc.constantFrom(...positions),
    }),
    fc.record({
      type: fc.constant('multipleChoice' as const),
      options: fc.constant(options),
      correctPositions: fc.subarray(positions, { minLength: 1 }),
    }),
    fc.record({
      type: fc.constant('singleOrdering' as const),
      options: fc.constant(options),
      correctOrder: fc.shuffledSubarray(positions, { minLength: positions.length }),
    }),
  );
});

const placementContent: fc.Arbitrary<QuestionContent> = fc
  .record({
    type: fc.constantFrom('categorization' as const, 'multipleAssociation' as const),
    itemKeys: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
    categoryKeys: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
  })
  .chain(({ type, itemKeys, categoryKeys }) =>
    fc
      .tuple(...itemKeys.map(() => fc.subarray(categoryKeys, type === 'categorization' ? { maxLength: 1 } : {})))
      .map((standsIn) => ({
        type,
        items: itemKeys.map((key) => ({ key: String(key), label: `item ${key}` })),
        categories: categoryKeys.map((key) => ({ key: String(key), label: `category ${key}` })),
        correctPlacement: categoryKeys.map((category) => ({
          category: String(category),
          items: itemKeys.filter((_, index) => standsIn[index]?.includes(category)).map(String),
        })),
      })),
  );

/** The same numbers whenever a test runs. */
export const countedFrom = (first: number): (() => number) => {
  let next = first - 1;
  return () => (next += 1);
};

/** Any well-formed question, some of its answers explained. */
export const anyQuestionDraft: fc.Arbitrary<QuestionDraft> = fc
  .tuple(fc.oneof(optionsContent, placementContent), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 }))
  .chain(([content, weight, wrongLimit]) => {
    const keys =
      'options' in content ? content.options.map((_, index) => String(index + 1)) : content.items.map(({ key }) => key);
    return fc.subarray(keys).map((explained) =>
      aQuestion({
        content,
        weight,
        wrongLimit,
        explanation:
          explained.length > 0
            ? { type: 'TEXT', texts: explained.map((key) => ({ key, content: `why ${key}` })) }
            : null,
      }),
    );
  });
