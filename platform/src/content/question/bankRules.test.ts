import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutlineLecture } from '../content.ts';
import { aLecture, aQuestion } from '../outlineBuilder.testkit.ts';
import { bankPoints, drawQuestions, questionsOfLearner, seededRandom } from './bankRules.ts';

/** Questions 1–4 of weight 1, 5–7 of weight 2. */
const questions = [1, 2, 3, 4].map((id) => aQuestion(id, 1)).concat([5, 6, 7].map((id) => aQuestion(id, 2)));
const withBank = (draws: { weight: number; times: number }[]): OutlineLecture =>
  aLecture(9, questions, { questionBank: { points: bankPoints(draws), draws } });

const drawsInRange = fc.record({ one: fc.integer({ min: 0, max: 4 }), two: fc.integer({ min: 0, max: 3 }) });

describe('drawing', () => {
  test('BANK-01 OP-43 draws as many of each weight as the bank says, none twice', () => {
    fc.assert(
      fc.property(drawsInRange, fc.integer(), ({ one, two }, seed) => {
        const lecture = withBank([
          { weight: 1, times: one },
          { weight: 2, times: two },
        ]);
        const drawn = drawQuestions([lecture], seededRandom(seed))['9'] ?? [];
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.filter((id) => id <= 4)).toHaveLength(one);
        expect(drawn.filter((id) => id > 4)).toHaveLength(two);
      }),
    );
  });

  test('OP-43 the points of a bank are Σ weight × times, and those of what is drawn', () => {
    fc.assert(
      fc.property(drawsInRange, fc.integer(), ({ one, two }, seed) => {
        const lecture = withBank([
          { weight: 1, times: one },
          { weight: 2, times: two },
        ]);
        const drawn = questionsOfLearner(lecture, drawQuestions([lecture], seededRandom(seed)), 1);
        expect(drawn.reduce((points, question) => points + question.weight, 0)).toBe(lecture.questionBank?.points);
      }),
    );
  });

  test('BANK-09 lectures without a bank are not drawn from', () => {
    expect(drawQuestions([aLecture(1, questions)], () => 0)).toEqual({});
    expect(questionsOfLearner(aLecture(1, questions), {}, 1)).toEqual(questions);
  });

  test('OP-43 every question can be drawn', () => {
    const lecture = withBank([{ weight: 1, times: 1 }]);
    const random = seededRandom(7);
    const drawn = new Set(Array.from({ length: 200 }, () => drawQuestions([lecture], random)['9']?.[0]));
    expect([...drawn].sort((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4]);
  });
});

describe('after a save', () => {
  test('OP-43 drawn questions stay, whatever else changes', () => {
    const lecture = withBank([{ weight: 1, times: 2 }]);
    expect(questionsOfLearner(lecture, { '9': [4, 2] }, 1).map((question) => question.id)).toEqual([2, 4]);
  });

  test('a removed question is replaced by another of its weight, the same at every reading', () => {
    const lecture = withBank([{ weight: 2, times: 2 }]);
    const without5 = { ...lecture, questions: lecture.questions.filter((question) => question.id !== 5) };
    const first = questionsOfLearner(without5, { '9': [5, 6] }, 42);
    expect(first.map((question) => question.id)).toEqual([6, 7]);
    expect(questionsOfLearner(without5, { '9': [5, 6] }, 42)).toEqual(first);
  });

  test('a bank made after the enrolment draws the same at every reading', () => {
    const lecture = withBank([{ weight: 1, times: 2 }]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (userCourseId) => {
        const first = questionsOfLearner(lecture, {}, userCourseId);
        expect(first).toHaveLength(2);
        expect(questionsOfLearner(lecture, {}, userCourseId)).toEqual(first);
      }),
    );
  });
});

test('a seeded source gives numbers from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const value = seededRandom(seed)();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }),
  );
});
