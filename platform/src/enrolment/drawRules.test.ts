import { expect, test } from 'vitest';
import {
  aLecture,
  aModule,
  anOutline,
  aQuestion,
  courseFacts,
  progressRows,
  someTime,
} from '../content/outlineBuilder.testkit.ts';
import { drawToKeep } from './drawRules.ts';
import { progressOf, type LectureProgress } from './progressRules.ts';

const questions = [1, 2, 3, 4].map((id) => aQuestion(id));

function lectureWith(changes: object, drawnQuestions: Record<string, number[]>): LectureProgress {
  const outline = anOutline([aModule(1, [aLecture(10, questions, changes)])]);
  const rows = progressRows({ drawnQuestions });
  const progress = progressOf(outline, courseFacts(), rows, { now: someTime, audience: 'LEARNER' });
  return progress.modules[0]?.lectures[0] as LectureProgress;
}

const bank = { questionBank: { points: 2, draws: [{ weight: 1, times: 2 }] } };

test('OP-43 a lecture without a bank has nothing to keep', () => {
  expect(drawToKeep({}, lectureWith({}, {}))).toBeNull();
});

test('OP-43 what was drawn at enrolment is kept already, in whatever order', () => {
  expect(drawToKeep({ '10': [4, 2] }, lectureWith(bank, { '10': [4, 2] }))).toBeNull();
});

test('OP-43 what was drawn for a bank made later is kept from the first work in it', () => {
  const lecture = lectureWith(bank, { '99': [7] });
  const kept = drawToKeep({ '99': [7] }, lecture);
  expect(kept).toEqual({ '99': [7], '10': lecture.questions.map((question) => question.id) });
});
