import { describe, expect, test } from 'vitest';
import type { GamificationItem } from '../content/content.ts';
import {
  aLecture,
  aModule,
  anOutline,
  aQuestion,
  courseFacts,
  progressRows,
  right,
  someTime,
  wrong,
} from '../content/outlineBuilder.testkit.ts';
import { isConditionMet, newlyEarned, stepsTowards } from './achievementRules.ts';
import { progressOf, type ProgressRows } from './progressRules.ts';

const outline = anOutline([aModule(1, [aLecture(10), aLecture(11, [aQuestion(1), aQuestion(2), aQuestion(3)])])]);

function item(changes: Partial<GamificationItem>): GamificationItem {
  return {
    id: 7,
    type: 'LECTURES_COMPLETED',
    kind: null,
    name: 'First steps',
    description: '',
    imageUrl: null,
    lectureIds: [],
    questionAnswerIds: [],
    qaRate: null,
    ...changes,
  };
}

const progressWith = (rows: ProgressRows) =>
  progressOf(outline, courseFacts(), rows, { now: someTime, audience: 'LEARNER' });

function met(changes: Partial<GamificationItem>, changed: Partial<ProgressRows>): boolean {
  const rows = progressRows(changed);
  return isConditionMet(item(changes), progressWith(rows), rows.answers);
}

const rate = (qaRate: number) => ({ type: 'QUESTIONS_ANSWERED_RATE', qaRate }) as const;

describe('conditions', () => {
  test('ACH-02 all lectures listed are done, by mark or by points', () => {
    const both = { lectureIds: [10, 11] };
    const points = new Map([1, 2, 3].map((id) => [id, right()]));
    expect(met(both, { seen: new Map([[10, someTime]]) })).toBe(false);
    expect(met(both, { seen: new Map([[10, someTime]]), answers: points })).toBe(true);
  });

  test('ACH-03 all questions listed are right', () => {
    const both = { type: 'QUESTIONS_ANSWERED', questionAnswerIds: [1, 2] } as const;
    expect(
      met(both, {
        answers: new Map([
          [1, right()],
          [2, wrong()],
        ]),
      }),
    ).toBe(false);
    expect(
      met(both, {
        answers: new Map([
          [1, right()],
          [2, right(3)],
        ]),
      }),
    ).toBe(true);
  });

  test('ACH-04 OP-25 the rate is right questions of all questions', () => {
    const two = {
      answers: new Map([
        [1, right()],
        [2, right()],
      ]),
    };
    expect(met(rate(2 / 3), two)).toBe(true);
    expect(met(rate(0.67), two)).toBe(false);
    expect(met(rate(1), { answers: new Map([1, 2, 3].map((id) => [id, right()])) })).toBe(true);
  });

  test('ACH-02 ACH-03 ACH-04 what is still to do is counted in lectures, in questions, in right answers', () => {
    const rows = progressRows({ seen: new Map([[10, someTime]]), answers: new Map([[1, right()]]) });
    const steps = (change: Partial<GamificationItem>) => stepsTowards(item(change), progressWith(rows), rows.answers);
    expect(steps({ lectureIds: [10, 11] })).toEqual({ reached: 1, needed: 2 });
    expect(steps({ lectureIds: [10, 99] })).toEqual({ reached: 1, needed: 2 });
    expect(steps({ type: 'QUESTIONS_ANSWERED', questionAnswerIds: [1, 2, 3] })).toEqual({ reached: 1, needed: 3 });
    expect(steps(rate(2 / 3))).toEqual({ reached: 1, needed: 2 });
    expect(steps(rate(0.67))).toEqual({ reached: 1, needed: 3 });
    expect(steps(rate(0.3))).toEqual({ reached: 1, needed: 1 });
  });

  test('ACH-05 a frame is earned like any other item', () => {
    expect(met({ kind: 'FRAME', lectureIds: [10] }, { seen: new Map([[10, someTime]]) })).toBe(true);
  });

  test('ACH-02 ACH-03 an empty list, or a lecture that is gone, earns nothing', () => {
    expect(met({}, { seen: new Map([[10, someTime]]) })).toBe(false);
    expect(met({ type: 'QUESTIONS_ANSWERED' }, {})).toBe(false);
    expect(met({ lectureIds: [99] }, { seen: new Map([[99, someTime]]) })).toBe(false);
  });
});

test('PROG-07 only items that are newly met are earned, in the author’s order', () => {
  const items = [
    item({ id: 3, lectureIds: [10] }),
    item({ id: 1, lectureIds: [10] }),
    item({ id: 2, lectureIds: [11] }),
  ];
  const rows = progressRows({ seen: new Map([[10, someTime]]) });
  expect(newlyEarned(items, progressWith(rows), rows.answers, new Set())).toEqual([3, 1]);
  expect(newlyEarned(items, progressWith(rows), rows.answers, new Set([3]))).toEqual([1]);
});
