import { expect, test } from 'vitest';
import {
  aLecture,
  aModule,
  anOutline,
  aQuestion,
  courseFacts,
  progressRows,
  right,
  someTime,
} from '../content/outlineBuilder.testkit.ts';
import { continueAt } from './continueRules.ts';
import { progressOf, type CourseFacts, type ProgressRows } from './progressRules.ts';

const later = '2030-02-28T09:00:00.000Z';
const outline = anOutline([
  aModule(1, [aLecture(10), aLecture(11, [aQuestion(1)]), aLecture(12)]),
  aModule(2, [aLecture(20)], { moduleStartDate: later }),
]);

/** The id of the lecture to continue with. */
function goOn(last: number | null, rows: Partial<ProgressRows> = {}, facts: Partial<CourseFacts> = {}): number | null {
  const reader = { now: someTime, audience: 'LEARNER' } as const;
  const { modules } = progressOf(outline, courseFacts(facts), progressRows(rows), reader);
  return (
    continueAt(
      modules.flatMap((module) => module.lectures),
      last,
    )?.lectureId ?? null
  );
}

const seen = (...ids: number[]): Partial<ProgressRows> => ({ seen: new Map(ids.map((id) => [id, someTime])) });

test('OP-96 anyone who has done nothing begins with the first lecture', () => {
  expect(goOn(null)).toBe(10);
});

test('OP-96 a lecture that is not done continues where it was left, whatever comes before it', () => {
  expect(goOn(12, seen(10))).toBe(12);
});

test('OP-96 from a lecture that is done the next one that is not follows, never one that is done', () => {
  expect(goOn(10, seen(10, 11))).toBe(12);
  expect(goOn(11, { ...seen(10), answers: new Map([[1, right()]]) })).toBe(12);
});

test('OP-96 after the last open lecture what was left out before comes', () => {
  expect(goOn(12, seen(10, 12))).toBe(11);
});

test('LEC-11 a lecture that opens later comes when nothing else is left', () => {
  expect(goOn(12, seen(10, 11, 12))).toBe(20);
});

test('OP-45 in a fixed order the first lecture that is not done is the one', () => {
  expect(goOn(12, seen(10), { sequentialProgress: true })).toBe(11);
});

test('OP-41 nothing is left when all are done', () => {
  expect(goOn(20, seen(10, 11, 12, 20))).toBeNull();
});
