import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionTypes, type Question } from './question.ts';
import { correctAnswerSize, isCorrect, isUnreadable, readUserAnswer } from './gradingRules.ts';
import type { UserAnswer } from './question.ts';
import {
  aCategorization,
  aChoice,
  anOrdering,
  anyAnswerTo,
  anyQuestion,
  anyRawAnswerTo,
} from './questionBuilder.testkit.ts';

function grade(question: Question, raw: unknown): boolean | string {
  const answer = readUserAnswer(question, raw);
  return isUnreadable(answer) ? answer.problem : isCorrect(question, answer);
}

test('QUIZ-02 the generated questions are of every type', () => {
  const generated = fc.sample(anyQuestion, 300).map(({ type }) => type);
  expect(new Set(generated)).toEqual(new Set(questionTypes));
});

describe('choices', () => {
  test.each(['SingleChoice', 'List'] as const)('QUIZ-03 OP-57 %s is right with its one position', (type) => {
    expect(grade(aChoice({ type }), [2])).toBe(true);
    expect(grade(aChoice({ type }), [1])).toBe(false);
  });

  test('OP-20 a bare number is accepted', () => {
    expect(grade(aChoice(), 2)).toBe(true);
  });

  test('QUIZ-19 positions count from 1', () => {
    expect(grade(aChoice(), [0])).toBe('positions must be whole numbers from 1 to 3');
    expect(grade(aChoice(), [4])).toBe('positions must be whole numbers from 1 to 3');
    expect(grade(aChoice(), [1.5])).toBe('positions must be whole numbers from 1 to 3');
    expect(grade(aChoice(), ['2'])).toBe('positions must be whole numbers from 1 to 3');
  });

  test('OP-20 a single choice takes one position', () => {
    expect(grade(aChoice(), [1, 2])).toBe('must be one position');
    expect(grade(aChoice(), [2, 2])).toBe(true);
  });

  test.each([[[]], [null], [undefined], [{}], ['']])('QUIZ-13 nothing chosen is not an answer: %j', (raw) => {
    expect(grade(aChoice(), raw)).toBe('must be a list with at least one position');
  });

  test('OP-20 a multiple choice needs the same set, in any order', () => {
    const question = aChoice({ type: 'MultipleChoice', correctAnswer: [1, 3] });
    expect(grade(question, [3, 1])).toBe(true);
    expect(grade(question, [3, 1, 3])).toBe(true);
    expect(grade(question, [1])).toBe(false);
    expect(grade(question, [1, 2, 3])).toBe(false);
  });

  test('a question without a right answer cannot be answered right', () => {
    expect(grade(aChoice({ type: 'MultipleChoice', correctAnswer: [] }), [1])).toBe(false);
  });
});

describe('orderings', () => {
  test('QUIZ-18 OP-20 the sequence of positions must be the same', () => {
    expect(grade(anOrdering(), [2, 3, 1])).toBe(true);
    expect(grade(anOrdering(), [1, 2, 3])).toBe(false);
  });

  test.each([[[2, 3]], [[2]], [2], [[1, 2]]])(
    'OP-139 an order that leaves items out is unfinished, not wrong: %j',
    (raw) => {
      expect(grade(anOrdering(), raw)).toBe('must name each position from 1 to 3 once');
    },
  );

  test('QUIZ-21 a position stands in the order once', () => {
    expect(grade(anOrdering(), [2, 2, 1])).toBe('each position may stand in the order once');
  });
});

describe('categorizations', () => {
  test.each(['Categorization', 'MultipleAssociation'] as const)(
    'QUIZ-17 QUIZ-21 %s needs the same set of items per category',
    (type) => {
      const question = aCategorization({ type });
      expect(grade(question, { '1': ['3', '1'], '2': ['2'] })).toBe(true);
      expect(grade(question, { '1': [1, 3], '2': [2] })).toBe(true);
      expect(grade(question, { '1': ['1', '2'], '2': ['3'] })).toBe(false);
      expect(grade(question, { '1': ['2'], '2': ['1', '3'] })).toBe(false);
    },
  );

  test.each(['Categorization', 'MultipleAssociation'] as const)(
    'OP-139 %s that leaves items out is unfinished, not wrong',
    (type) => {
      const question = aCategorization({ type });
      expect(grade(question, { '1': ['1'], '2': ['2'] })).toBe('must place every item');
      expect(grade(question, { '1': ['1', '1', 1], '2': ['2'] })).toBe('must place every item');
      expect(grade(question, { '2': ['3'] })).toBe('must place every item');
    },
  );

  test('OP-139 where some items belong nowhere, as many are enough as the right answer places', () => {
    const question = aCategorization({ correctAnswer: { '1': ['1'], '2': ['2'] } });
    expect(grade(question, { '1': ['1'], '2': ['2'] })).toBe(true);
    expect(grade(question, { '1': ['3'], '2': ['2'] })).toBe(false);
    expect(grade(question, { '1': ['1'] })).toBe('must place every item');
  });

  test('QUIZ-15 OP-139 an item of a categorization stands in one category, one of an association in any number', () => {
    const twice = { '1': ['1', '3', '2'], '2': ['2'] };
    expect(grade(aCategorization(), twice)).toBe('item 2 may stand in one category only');
    expect(grade(aCategorization({ type: 'MultipleAssociation' }), twice)).toBe(false);
  });

  test('OP-20 a category without items is the same as none', () => {
    const solution = { '1': ['1', '2', '3'], '2': [] };
    expect(grade(aCategorization({ correctAnswer: solution }), { '1': ['1', '2', '3'] })).toBe(true);
    expect(grade(aCategorization({ correctAnswer: { '1': ['1', '2', '3'] } }), { '1': ['1', '2', '3'], '2': [] })).toBe(
      true,
    );
  });

  test('QUIZ-21 unknown categories and items are refused, as is an empty placement', () => {
    expect(grade(aCategorization(), { '9': ['1'] })).toBe('there is no category 9');
    expect(grade(aCategorization(), { '1': ['9'] })).toBe('there is no item 9');
    expect(grade(aCategorization(), { toString: ['1'] })).toBe('there is no category toString');
    expect(grade(aCategorization(), { '1': [] })).toBe('must place at least one item');
    expect(grade(aCategorization(), [1])).toBe('must map category ids to lists of item ids');
    expect(grade(aCategorization(), { '1': '1' })).toBe('must map category ids to lists of item ids');
  });
});

describe('all six types', () => {
  test('QUIZ-02 the right answer, sent as it is stored, is right', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(grade(question, question.correctAnswer)).toBe(true);
      }),
    );
  });

  test('OP-20 an answer is right exactly when it stands for the same as the right one', () => {
    fc.assert(
      fc.property(
        anyQuestion.chain((question) => fc.tuple(fc.constant(question), anyAnswerTo(question))),
        ([question, given]) => {
          expect(grade(question, given)).toBe(meaning(question, given) === meaning(question, question.correctAnswer));
        },
      ),
    );
  });

  test('OP-139 an answer that was taken names nothing that the question lacks, and leaves nothing open', () => {
    fc.assert(
      fc.property(
        anyQuestion.chain((question) => fc.tuple(fc.constant(question), anyRawAnswerTo(question))),
        ([question, raw]) => {
          const answer = readUserAnswer(question, raw);
          expect(isUnreadable(answer)).toBe(!isFinished(question, raw));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('nothing that comes over the wire makes grading throw', () => {
    fc.assert(
      fc.property(anyQuestion, fc.jsonValue(), (question, raw) => {
        expect(['boolean', 'string']).toContain(typeof grade(question, raw));
      }),
    );
  });

  test('QUIZ-08 the size of the right answer is how many positions or placements it has', () => {
    expect(correctAnswerSize(aChoice())).toBe(1);
    expect(correctAnswerSize(aChoice({ type: 'MultipleChoice', correctAnswer: [1, 3] }))).toBe(2);
    expect(correctAnswerSize(anOrdering())).toBe(3);
    expect(correctAnswerSize(aCategorization())).toBe(3);
  });
});

/** An independent reading of what is a whole answer: of the right form, of what there is, and with nothing left to do. */
function isFinished(question: Question, raw: unknown): boolean {
  if ('itemMapping' in question.answer) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      return false;
    }
    const { itemMapping, categoryMapping } = question.answer;
    const perItem = Object.keys(itemMapping).map(
      (item) => Object.values(raw as Record<string, string[]>).filter((items) => items.includes(item)).length,
    );
    const known =
      Object.keys(raw).every((category) => category in categoryMapping) &&
      Object.values(raw as Record<string, string[]>).every((items) => items.every((item) => item in itemMapping));
    // The generator of questions leaves no item out of the right answer.
    return known && perItem.every((count) => (question.type === 'Categorization' ? count === 1 : count >= 1));
  }
  const positions: unknown[] = typeof raw === 'number' ? [raw] : Array.isArray(raw) ? raw : [];
  const all = question.answer.map((_, index) => index + 1);
  const known = positions.length > 0 && positions.every((position) => all.includes(position as number));
  if (question.type === 'SingleOrdering') {
    return known && positions.length === all.length && new Set(positions).size === all.length;
  }
  return known && (question.type === 'MultipleChoice' || new Set(positions).size === 1);
}

/** An independent reading of "the same": a text in which order counts only for orderings. */
function meaning(question: Question, answer: UserAnswer): string {
  if (Array.isArray(answer)) {
    return question.type === 'SingleOrdering' ? answer.join() : answer.toSorted((a, b) => Number(a) - Number(b)).join();
  }
  return Object.entries(answer as Record<string, string[]>)
    .filter(([, items]) => items.length > 0)
    .map(([category, items]) => `${category}:${items.toSorted().join()}`)
    .sort()
    .join(';');
}
