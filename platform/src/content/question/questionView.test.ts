import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCorrect } from './gradingRules.ts';
import type { Question, UserAnswer } from './question.ts';
import { aCategorization, aChoice, anOrdering, anyAnswerTo, anyQuestion, kept } from './questionBuilder.testkit.ts';
import { answerResultView, questionView, regradings, type AnswerState } from './questionView.ts';

interface State extends Omit<AnswerState, 'userAnswer'> {
  readonly userAnswer: UserAnswer;
}

const state = ({ userAnswer = [1], ...changes }: Partial<State>): AnswerState => ({
  userAnswer: kept(userAnswer),
  correct: false,
  wrongCount: 1,
  ...changes,
});

/** As grading by the key of today says. */
const graded = (question: Question, userAnswer: UserAnswer): AnswerState =>
  state({ userAnswer, correct: isCorrect(question, userAnswer) });

describe('a question for a learner', () => {
  test('OP-22 hides the right answer and the explanation until it is settled', () => {
    const view = questionView(aChoice({ wrongLimit: 2 }), 3, null, 'LEARNER');
    expect(view).toEqual({
      id: 1,
      '@type': 'SingleChoice',
      number: 3,
      question: 'Which one?',
      answer: ['one', 'two', 'three'],
      optionIds: null,
      correctAnswer: null,
      correctAnswerSize: 1,
      keyChanged: false,
      regrading: null,
      partsCorrect: null,
      parts: null,
      correct: null,
      userAnswer: null,
      explanation: null,
      wrongCount: 0,
      wrongLimit: 2,
      exhausted: false,
      weight: 1,
      courseVersion: null,
    });
  });

  test('QUIZ-22 shows both once it is right', () => {
    const view = questionView(aChoice(), 1, state({ userAnswer: [2], correct: true, wrongCount: 4 }), 'LEARNER');
    expect(view).toMatchObject({ correct: true, exhausted: false, wrongCount: 4, correctAnswer: [2] });
    expect(view.explanation).toEqual(aChoice().explanation);
  });

  test('QUIZ-11 shows both at the wrong limit', () => {
    const atLimit = questionView(aChoice({ wrongLimit: 2 }), 1, state({ wrongCount: 2 }), 'LEARNER');
    expect(atLimit).toMatchObject({ correct: false, exhausted: true, correctAnswer: [2] });
    const before = questionView(aChoice({ wrongLimit: 3 }), 1, state({ wrongCount: 2 }), 'LEARNER');
    expect(before).toMatchObject({ exhausted: false, correctAnswer: null, explanation: null, userAnswer: [1] });
  });

  test('OP-23 a limit of 0 is no limit', () => {
    const view = questionView(aChoice({ wrongLimit: 0 }), 1, state({ wrongCount: 99 }), 'LEARNER');
    expect(view).toMatchObject({ exhausted: false, correctAnswer: null });
  });

  test('QUIZ-17 a categorization comes without its solution, its labels in the order of their ids', () => {
    const { answer } = questionView(aCategorization(), 1, null, 'LEARNER');
    expect(answer).toEqual({
      itemMapping: { '1': 'Apple', '2': 'Leek', '3': 'Pear' },
      categoryMapping: { '1': 'Fruit', '2': 'Vegetable' },
    });
    const named = aCategorization({
      answer: { itemMapping: { item10: 'x', item9: 'y' }, categoryMapping: { b: '1', a: '2' }, solution: {} },
    });
    const view = questionView(named, 1, null, 'LEARNER');
    expect(Object.keys((view.answer as { itemMapping: object }).itemMapping)).toEqual(['item9', 'item10']);
  });
});

test('QUIZ-12 an author sees the right answer, the solution and the explanation at once', () => {
  const view = questionView(aCategorization(), 1, null, 'AUTHOR');
  expect(view.correctAnswer).toEqual({ '1': ['1', '3'], '2': ['2'] });
  expect(view.answer).toHaveProperty('solution', { '1': ['1', '3'], '2': ['2'] });
  expect(view.explanation).not.toBeNull();
});

describe('the result of an answer', () => {
  test('QUIZ-22 explains the chosen positions of a wrong answer only', () => {
    const result = answerResultView(aChoice(), state({ userAnswer: [3] }), 'LEARNER');
    expect(result).toMatchObject({ correct: false, correctAnswer: null, userAnswer: [3], wrongCount: 1, weight: 1 });
    expect(result.explanation).toEqual({ type: 'text', content: { '3': 'not three' } });
  });

  test('QUIZ-20 keeps the type of the explanation, and answers null where nothing is explained', () => {
    const question = aChoice({ explanation: { type: 'html', content: { '1': '<p>no</p>' } } });
    expect(answerResultView(question, state({ userAnswer: [1] }), 'LEARNER').explanation?.type).toBe('html');
    expect(answerResultView(question, state({ userAnswer: [3] }), 'LEARNER').explanation).toBeNull();
    expect(answerResultView(aChoice({ explanation: null }), state({}), 'LEARNER').explanation).toBeNull();
  });

  test('OP-22 an ordering and a categorization explain nothing before they are settled', () => {
    expect(answerResultView(anOrdering(), state({ userAnswer: [1, 2, 3] }), 'LEARNER').explanation).toBeNull();
    expect(
      answerResultView(aCategorization(), state({ userAnswer: { '1': ['2'] } }), 'LEARNER').explanation,
    ).toBeNull();
  });

  test('QUIZ-22 gives everything once it is right', () => {
    const result = answerResultView(aChoice(), state({ userAnswer: [2], correct: true, wrongCount: 0 }), 'LEARNER');
    expect(result).toMatchObject({ correct: true, correctAnswer: [2], explanation: aChoice().explanation });
  });
});

describe('OP-105 how far an answer is right', () => {
  const partsOf = (question: Question, userAnswer: UserAnswer) => {
    const { partsCorrect, parts } = questionView(question, 1, graded(question, userAnswer), 'LEARNER');
    expect(answerResultView(question, graded(question, userAnswer), 'LEARNER')).toMatchObject({ partsCorrect, parts });
    return [partsCorrect, parts];
  };

  test('counts the items in their right category', () => {
    expect(partsOf(aCategorization(), { '1': ['1', '2'], '2': ['3'] })).toEqual([1, 3]);
    expect(partsOf(aCategorization(), { '1': ['1'] })).toEqual([1, 3]);
  });

  test('counts an item of an association only in all of its categories and no other', () => {
    const both = aCategorization({ type: 'MultipleAssociation', correctAnswer: { '1': ['1', '3'], '2': ['1', '2'] } });
    expect(partsOf(both, { '1': ['1', '3'], '2': ['2'] })).toEqual([2, 3]);
    expect(partsOf(both, { '1': ['1', '3', '2'], '2': ['2', '1'] })).toEqual([2, 3]);
  });

  test('counts an item that belongs nowhere while it stands nowhere', () => {
    const odd = aCategorization({ correctAnswer: { '1': ['1'], '2': ['2'] } });
    expect(partsOf(odd, { '1': ['1'], '2': ['2'] })).toEqual([3, 3]);
  });

  test('counts the places in the right order', () => {
    expect(partsOf(anOrdering(), [2, 1, 3])).toEqual([1, 3]);
  });

  test('says nothing of choices, and nothing before the first answer', () => {
    expect(partsOf(aChoice(), [1])).toEqual([null, null]);
    expect(questionView(anOrdering(), 1, null, 'LEARNER')).toMatchObject({ partsCorrect: null, parts: null });
  });

  test('all parts are right exactly where the answer is', () => {
    const placements = anyQuestion
      .filter(({ type }) => type === 'Categorization' || type === 'MultipleAssociation' || type === 'SingleOrdering')
      .chain((question) => fc.tuple(fc.constant(question), anyAnswerTo(question)));
    fc.assert(
      fc.property(placements, ([question, userAnswer]) => {
        const { partsCorrect, parts } = questionView(question, 1, graded(question, userAnswer), 'LEARNER');
        expect(partsCorrect === parts).toBe(isCorrect(question, userAnswer));
      }),
    );
  });
});

test('OP-22 no view for a learner holds a right answer, a solution or an explanation of what was not chosen before it is due', () => {
  const cases = anyQuestion.chain((question) =>
    fc.tuple(fc.constant(question), anyAnswerTo(question), fc.integer({ min: 0, max: 4 })),
  );
  fc.assert(
    fc.property(cases, ([question, userAnswer, wrongCount]) => {
      const answer = { ...graded(question, userAnswer), wrongCount };
      const due = answer.correct || (question.wrongLimit > 0 && wrongCount >= question.wrongLimit);
      const view = questionView(question, 1, answer, 'LEARNER');
      const result = answerResultView(question, answer, 'LEARNER');
      expect(view.correctAnswer).toEqual(due ? question.correctAnswer : null);
      expect(result.correctAnswer).toEqual(due ? question.correctAnswer : null);
      expect(view.explanation).toEqual(due ? question.explanation : null);
      const explained = Object.keys(result.explanation?.content ?? {}).map(Number);
      const chosen = Array.isArray(userAnswer) ? userAnswer : [];
      expect('solution' in view.answer).toBe(due && 'solution' in question.answer);
      expect(due || explained.every((position) => chosen.includes(position))).toBe(true);
    }),
  );
});

describe('BEY-25 a question that was changed after the answer', () => {
  test('keeps the outcome, and shows no right answer that contradicts it', () => {
    const view = questionView(aChoice({ correctAnswer: [3] }), 1, state({ userAnswer: [2], correct: true }), 'LEARNER');
    expect(view).toMatchObject({
      correct: true,
      keyChanged: true,
      userAnswer: [2],
      correctAnswer: null,
      explanation: null,
    });
  });

  test('shows its author both', () => {
    const view = questionView(aChoice({ correctAnswer: [3] }), 1, state({ userAnswer: [2], correct: true }), 'AUTHOR');
    expect(view).toMatchObject({ correct: true, keyChanged: true, correctAnswer: [3] });
  });

  test('is asked again when an option that was chosen is gone', () => {
    const question = aChoice({ answer: ['one', 'two'], optionIds: [1, 2], wrongLimit: 1 });
    const view = questionView(question, 1, state({ userAnswer: [3], wrongCount: 1 }), 'LEARNER');
    expect(view).toMatchObject({
      correct: null,
      userAnswer: null,
      wrongCount: 0,
      exhausted: false,
      correctAnswer: null,
    });
  });

  test('no learner is ever shown that what they chose is right and wrong at once', () => {
    const cases = anyQuestion.chain((question) =>
      fc.tuple(
        fc.constant(question),
        anyAnswerTo(question),
        fc.boolean(),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom({}, ...regradings.map((regrading) => ({ regrading }))),
      ),
    );
    fc.assert(
      fc.property(cases, ([question, userAnswer, correct, wrongCount, made]) => {
        const answer = { ...state({ userAnswer, correct, wrongCount }), ...made };
        const view = questionView(question, 1, answer, 'LEARNER');
        const result = answerResultView(question, answer, 'LEARNER');
        // What a card says of the change is true of what it says of the answer.
        expect(view.keyChanged).toBe(view.correct !== isCorrect(question, userAnswer));
        expect(view.regrading).toBe('regrading' in made ? made.regrading : null);
        expect([result.correct, result.keyChanged, result.correctAnswer]).toEqual([
          view.correct,
          view.keyChanged,
          view.correctAnswer,
        ]);
        const told = view.correctAnswer === null ? view.correct : isCorrect(question, userAnswer);
        expect(told).toBe(view.correct);
      }),
    );
  });
});
