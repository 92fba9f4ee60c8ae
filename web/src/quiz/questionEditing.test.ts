import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { convertQuestion } from './convertQuestion.ts';
import { defaultQuestion } from './defaultQuestion.ts';
import { explanationOf, withExplanation } from './explanationRules.ts';
import { addOption, hasOptions, moveInOrder, moveOption, removeOption, toggleCorrect } from './optionRules.ts';
import {
  addCategory,
  addItem,
  isPlacement,
  itemsIn,
  placeItem,
  poolOf,
  removeCategory,
  removeItem,
  setLabel,
  takeOutItem,
} from './placement/placementEditRules.ts';
import { anOrdering, anyQuestionDraft, aPlacement, aQuestion, englishWords as words } from './questionDraft.testkit.ts';
import type { DraftAnswer } from './try/draftGrade.ts';
import { questionTypes, typeOf, type QuestionName } from './types.ts';

const types = Object.keys(questionTypes) as readonly QuestionName[];
const anyType = fc.constantFrom<QuestionName>(...types);

it('QEDIT-02 the generated questions are of every type', () => {
  const generated = fc.sample(anyQuestionDraft, 300).map(({ content }) => content.type);
  expect(new Set(generated)).toEqual(new Set(types));
});

/** Everything that can be done with a question, at any place. */
const anyStep = fc
  .tuple(fc.nat({ max: 11 }), fc.integer({ min: -1, max: 7 }), fc.integer({ min: -1, max: 7 }), anyType)
  .map(([step, a, b, type]): ((question: QuestionDraft) => QuestionDraft) => {
    const steps: ((question: QuestionDraft) => QuestionDraft)[] = [
      (question) => addOption(question, 'new'),
      (question) => removeOption(question, a),
      (question) => moveOption(question, a, b),
      (question) =>
        toggleCorrect(question, hasOptions(question.content) ? clamp(a, question.content.options.length) : 1),
      (question) => moveInOrder(question, a, b),
      (question) => addItem(question, words),
      (question) => addCategory(question, words),
      (question) => removeItem(question, itemAt(question, a)),
      (question) => removeCategory(question, categoryAt(question, a)),
      (question) => placeItem(question, itemAt(question, a), categoryAt(question, b)),
      (question) => takeOutItem(question, itemAt(question, a), categoryAt(question, b)),
      (question) => convertQuestion(question, type, words),
    ];
    return steps[step] as (question: QuestionDraft) => QuestionDraft;
  });

const clamp = (position: number, count: number): number => Math.min(Math.max(position, 1), count);
const itemAt = ({ content }: QuestionDraft, index: number): string =>
  isPlacement(content) ? (content.items.at(index % content.items.length)?.key ?? '') : '';
const categoryAt = ({ content }: QuestionDraft, index: number): string =>
  isPlacement(content) ? (content.categories.at(index % content.categories.length)?.key ?? '') : '';

/**
 * What the platform would refuse: no answer at all, right ones that are not there, an item twice where it may stand in one category.
 */
function problemsOf({ content, explanation }: QuestionDraft): string[] {
  const keys = isPlacement(content)
    ? content.items.map(({ key }) => key)
    : content.options.map((_, index) => String(index + 1));
  const explained = (explanation?.texts ?? []).map(({ key }) => key);
  const problems: Record<string, boolean> = {
    'no answer': keys.length === 0,
    'two of one key': isDouble(keys),
    'explains what is not there': !explained.every((key) => keys.includes(key)),
  };
  if (isPlacement(content)) {
    const categories = content.categories.map(({ key }) => key);
    const placed = content.correctPlacement.flatMap(({ items }) => items);
    problems['no category'] = categories.length === 0;
    problems['two categories of one key'] = isDouble(categories);
    problems['places what is not there'] = !placed.every((key) => keys.includes(key));
    problems['places into nowhere'] = !content.correctPlacement.every(({ category }) => categories.includes(category));
    problems['places twice'] = content.type === 'categorization' && isDouble(placed);
  } else {
    const right = rightPositions(content).map(String);
    problems['nothing is right'] = right.length === 0;
    problems['what is right is not there'] = !right.every((position) => keys.includes(position));
    problems['right twice'] = isDouble(right);
    problems['not all in order'] = content.type === 'singleOrdering' && right.length !== keys.length;
  }
  return Object.keys(problems).filter((problem) => problems[problem]);
}

const isDouble = (values: readonly string[]): boolean => new Set(values).size !== values.length;

function rightPositions(content: QuestionContent): readonly number[] {
  if (content.type === 'singleChoice') return [content.correctPosition];
  if (content.type === 'multipleChoice') return content.correctPositions;
  return content.type === 'singleOrdering' ? content.correctOrder : [];
}

/** The words that are right or explained, whatever their positions are. */
function meaning({ content, explanation }: QuestionDraft): unknown {
  if (!hasOptions(content)) return null;
  const at = (position: number): string | undefined => content.options[position - 1];
  const right = rightPositions(content).map(at);
  return {
    right: content.type === 'multipleChoice' ? new Set(right) : right,
    explained: new Set((explanation?.texts ?? []).map(({ key, content }) => `${at(Number(key))}: ${content}`)),
  };
}

describe('editing a question', () => {
  it('QEDIT-05 QEDIT-15 OP-60 whatever is done, the question can be saved', () => {
    fc.assert(
      fc.property(anyQuestionDraft, fc.array(anyStep, { maxLength: 25 }), (question, steps) => {
        let now = question;
        for (const step of steps) {
          now = step(now);
          expect(problemsOf(now)).toEqual([]);
        }
      }),
    );
  });

  it('QEDIT-03 QEDIT-04 a new one is a single choice of two answers, the second right, for one point', () => {
    expect(defaultQuestion('new', words)).toEqual({
      key: 'new',
      text: '',
      weight: 1,
      wrongLimit: 0,
      explanation: null,
      content: { type: 'singleChoice', list: false, options: ['Answer 1', 'Answer 2'], correctPosition: 2 },
    });
  });

  it('QEDIT-06 a change to its own type changes nothing', () => {
    fc.assert(
      fc.property(anyQuestionDraft, (question) => {
        expect(convertQuestion(question, question.content.type, words)).toBe(question);
      }),
    );
  });

  it.each([
    ['singleChoice', 'multipleChoice'],
    ['categorization', 'multipleAssociation'],
  ] as const)('OP-60 from %s to %s and back nothing is lost', (one, other) => {
    fc.assert(
      fc.property(anyQuestionDraft, (question) => {
        fc.pre(question.content.type === one && !('list' in question.content && question.content.list));
        expect(convertQuestion(convertQuestion(question, other, words), one, words)).toEqual(question);
      }),
    );
  });

  it('OP-60 no change of type loses an answer or an explanation, or its words', () => {
    const labels = ({ content }: QuestionDraft): readonly string[] =>
      isPlacement(content) ? content.items.map(({ label }) => label) : content.options;
    const explained = ({ explanation }: QuestionDraft): string[] =>
      (explanation?.texts ?? []).map((text) => text.content);
    fc.assert(
      fc.property(anyQuestionDraft, fc.array(anyType, { maxLength: 6 }), (question, path) => {
        const after = path.reduce((now, type) => convertQuestion(now, type, words), question);
        expect(labels(after)).toEqual(labels(question));
        expect(explained(after)).toEqual(explained(question));
        expect(after).toMatchObject({ text: question.text, weight: question.weight, wrongLimit: question.wrongLimit });
      }),
    );
  });

  it.each<[QuestionDraft, QuestionName, Partial<Record<string, unknown>>]>([
    [aQuestion(), 'multipleChoice', { correctPositions: [2] }],
    [
      aQuestion({ content: { type: 'multipleChoice', options: ['a', 'b', 'c'], correctPositions: [2, 3] } }),
      'singleChoice',
      { correctPosition: 2, list: false },
    ],
    [aQuestion(), 'singleOrdering', { correctOrder: [1, 2, 3] }],
    [anOrdering(), 'singleChoice', { correctPosition: 1 }],
    [anOrdering(), 'multipleChoice', { correctPositions: [1] }],
    [
      aQuestion(),
      'categorization',
      { categories: [{ key: '1', label: 'Category 1' }], correctPlacement: [{ category: '1', items: [] }] },
    ],
    [aPlacement(), 'singleChoice', { options: ['Apple', 'Leek', 'Stone'], correctPosition: 1 }],
    [aPlacement(), 'singleOrdering', { correctOrder: [1, 2, 3] }],
  ])('OP-60 the rule for each change of type (%#)', (question, to, expected) => {
    expect(convertQuestion(question, to, words).content).toMatchObject({ type: to, ...expected });
  });

  it('OP-60 an item in several categories keeps its first where it may stand in one only', () => {
    const several = placeItem(aPlacement('multipleAssociation'), '1', '2');
    expect(convertQuestion(several, 'categorization', words).content).toMatchObject({
      correctPlacement: [
        { category: '1', items: ['1'] },
        { category: '2', items: ['2'] },
      ],
    });
  });

  it('OP-57 a list stays one while its answers change', () => {
    const list = aQuestion({ content: { type: 'singleChoice', list: true, options: ['a', 'b'], correctPosition: 2 } });
    expect(
      toggleCorrect(
        removeOption(
          addOption(list, 'c', () => 0),
          1,
        ),
        2,
      ).content,
    ).toEqual({
      type: 'singleChoice',
      list: true,
      options: ['b', 'c'],
      optionIds: [2, 1000],
      correctPosition: 2,
    });
  });
});

describe('the answers of a choice or an ordering', () => {
  it('QEDIT-16 without one answer, the higher numbers are lower by one and mean the same answers', () => {
    const question = aQuestion({
      content: { type: 'multipleChoice', options: ['a', 'b', 'c', 'd'], correctPositions: [1, 2, 4] },
      explanation: {
        type: 'TEXT',
        texts: [
          { key: '2', content: 'why b' },
          { key: '4', content: 'why d' },
        ],
      },
    });
    expect(removeOption(question, 2)).toMatchObject({
      content: { options: ['a', 'c', 'd'], correctPositions: [1, 3] },
      explanation: { texts: [{ key: '3', content: 'why d' }] },
    });
  });

  it('QEDIT-14 QEDIT-16 the first answer is right when no other is', () => {
    const one = aQuestion({ content: { type: 'multipleChoice', options: ['a', 'b'], correctPositions: [2] } });
    expect(toggleCorrect(one, 2).content).toMatchObject({ correctPositions: [1] });
    expect(removeOption(one, 2).content).toMatchObject({ correctPositions: [1] });
    expect(removeOption(aQuestion(), 2).content).toMatchObject({ correctPosition: 1 });
  });

  it('QEDIT-15 the only answer cannot be deleted', () => {
    const only = aQuestion({ content: { type: 'singleChoice', list: false, options: ['a'], correctPosition: 1 } });
    expect(removeOption(only, 1)).toBe(only);
  });

  it('QEDIT-16 an answer that is moved stays what it was: right or wrong, explained or not', () => {
    const distinct = anyQuestionDraft.filter(
      ({ content }) => hasOptions(content) && new Set(content.options).size === content.options.length,
    );
    fc.assert(
      fc.property(distinct, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (question, from, to) => {
        const moved = moveOption(question, from, to);
        expect(meaning(moved)).toEqual(meaning(question));
      }),
    );
  });

  it('QEDIT-19 LIM-43 an item of an ordering that is added comes last in the right order', () => {
    expect(addOption(anOrdering(), 'Item 4').content).toMatchObject({ correctOrder: [3, 1, 2, 4] });
    expect(moveInOrder(anOrdering(), 0, 2).content).toMatchObject({ correctOrder: [1, 2, 3] });
  });
});

describe('items and categories', () => {
  const keys = (labels: readonly { key: string }[]): string[] => labels.map(({ key }) => key);
  const content = (question: QuestionDraft) => {
    if (!isPlacement(question.content)) throw new Error('not a placement');
    return question.content;
  };

  it('QEDIT-10 OP-93 an item in one category leaves the pool, and its category before', () => {
    const placed = content(placeItem(placeItem(aPlacement(), '3', '2'), '1', '2'));
    expect(keys(poolOf(placed))).toEqual([]);
    expect(keys(itemsIn(placed, '1'))).toEqual([]);
    expect(keys(itemsIn(placed, '2'))).toEqual(['2', '3', '1']);
  });

  it('QEDIT-10 OP-93 an item that may have several categories stays in the pool and in each of them', () => {
    const placed = content(placeItem(aPlacement('multipleAssociation'), '1', '2'));
    expect(keys(poolOf(placed))).toEqual(['1', '2', '3']);
    expect(keys(itemsIn(placed, '1'))).toEqual(['1']);
    expect(keys(itemsIn(placed, '2'))).toEqual(['2', '1']);
    expect(placeItem(aPlacement('multipleAssociation'), '1', '1')).toEqual(aPlacement('multipleAssociation'));
  });

  it('QEDIT-11 an item that is taken out is in the pool once', () => {
    for (const type of ['categorization', 'multipleAssociation'] as const) {
      const pool = keys(poolOf(content(takeOutItem(aPlacement(type), '1', '1'))));
      expect(pool.filter((key) => key === '1')).toEqual(['1']);
    }
  });

  it('QEDIT-12 an item that is deleted stands in no category, and is explained no more', () => {
    const explained = withExplanation(placeItem(aPlacement('multipleAssociation'), '1', '2'), '1', 'why');
    const without = removeItem(explained, '1');
    expect(content(without).correctPlacement.flatMap(({ items }) => items)).toEqual(['2']);
    expect(without.explanation).toBeNull();
  });

  it('QEDIT-13 OP-93 what stood in a category that is deleted is in the pool again', () => {
    const without = content(removeCategory(aPlacement(), '1'));
    expect(keys(without.categories)).toEqual(['2']);
    expect(without.correctPlacement).toEqual([{ category: '2', items: ['2'] }]);
    expect(keys(poolOf(without))).toEqual(['1', '3']);
  });

  it('QEDIT-17 QEDIT-18 LIM-43 OP-278 what is new has a key that none ever had, and the first name that is free', () => {
    const random = (): number => 41;
    const named = setLabel(aPlacement(), 'items', '3', 'Item 3');
    const more = addCategory(addItem(removeItem(named, '2'), words, random), words, random);
    expect(content(more).items.at(-1)).toEqual({ key: '1041', label: 'Item 4' });
    expect(content(more).categories.at(-1)).toEqual({ key: '1041', label: 'Category 3' });
    expect(content(addItem(more, words, random)).items.at(-1)).toEqual({ key: '1042', label: 'Item 5' });
    expect(keys(content(addItem(removeItem(aPlacement(), '3'), words)).items)).not.toContain('3');
  });
});

describe('an explanation', () => {
  it('QEDIT-09 is written, read and removed', () => {
    const explained = withExplanation(aQuestion(), '2', 'It ripens.');
    expect(explanationOf(explained, '2')).toBe('It ripens.');
    expect(explanationOf(explained, '1')).toBe('');
    expect(withExplanation(explained, '2', '').explanation).toBeNull();
  });

  it('GW-23 keeps what else stands in one that is JSON', () => {
    const json = aQuestion({
      explanation: { type: 'JSON', texts: [{ key: '1', content: '{"text":"old","tone":"kind"}' }] },
    });
    expect(withExplanation(json, '1', 'new').explanation?.texts).toEqual([
      { key: '1', content: '{"text":"new","tone":"kind"}' },
    ]);
  });

  it('turns plain ones into HTML that reads the same when one with markup comes beside them', () => {
    const plain = withExplanation(aQuestion(), '1', 'a < b');
    expect(withExplanation(plain, '2', '<p>So <b>it</b> is.</p>').explanation).toEqual({
      type: 'HTML',
      texts: [
        { key: '1', content: 'a &lt; b' },
        { key: '2', content: '<p>So <b>it</b> is.</p>' },
      ],
    });
  });
});

describe('trying a question', () => {
  it.each<[string, QuestionDraft, DraftAnswer, boolean, number | null]>([
    ['the right answer', aQuestion(), [2], true, null],
    ['another', aQuestion(), [1], false, null],
    ['the order', anOrdering(), [3, 1, 2], true, 3],
    ['a wrong order', anOrdering(), [3, 2, 1], false, 1],
    ['a placement', aPlacement(), { '1': ['1'], '2': ['2'] }, true, 3],
    ['an item too many', aPlacement(), { '1': ['1'], '2': ['2', '3'] }, false, 2],
  ])('OP-20 OP-105 %s', (_name, { content }, answer, correct, right) => {
    expect(typeOf(content).grade(content, answer)).toMatchObject({ correct });
    expect(typeOf(content).grade(content, answer).parts?.correct ?? null).toBe(right);
  });
});
