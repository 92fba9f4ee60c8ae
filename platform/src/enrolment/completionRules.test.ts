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
  wrong,
} from '../content/outlineBuilder.testkit.ts';
import { completionOf } from './completionRules.ts';
import { progressOf, type CourseFacts, type ProgressRows } from './progressRules.ts';

const outline = anOutline([aModule(1, [aLecture(10), aLecture(11, [aQuestion(1, 3), aQuestion(2, 1, 1)])])]);

function completion(rows: Partial<ProgressRows>, facts: Partial<CourseFacts> = {}) {
  const course = courseFacts(facts);
  const progress = progressOf(outline, course, progressRows(rows), { now: someTime, audience: 'LEARNER' });
  return completionOf(progress, course);
}

const allSeen = new Map([10, 11].map((id) => [id, someTime]));

test('PROG-13 OP-41 it names what is missing, in reading order', () => {
  const missing = completion({ answers: new Map([[2, right()]]) });
  expect(missing).toMatchObject({ wouldComplete: false, wouldCertify: false, scorePercent: 25, requiredPercent: 100 });
  expect(missing.missingLectures.map((lecture) => lecture.lectureId)).toEqual([10, 11]);
});

test('CERT-01 a course that is done and right certifies', () => {
  const done = completion({
    seen: allSeen,
    answers: new Map([
      [1, right()],
      [2, right()],
    ]),
  });
  expect(done).toMatchObject({ wouldComplete: true, wouldCertify: true, noCertificateReason: null, scorePercent: 100 });
  expect(done.missingLectures).toEqual([]);
});

test('OP-41 a course that is done but not right enough completes without a certificate', () => {
  const low = completion(
    {
      seen: allSeen,
      answers: new Map([
        [1, right()],
        [2, wrong(1)],
      ]),
    },
    { minScoreRate: 0.8 },
  );
  expect(low).toMatchObject({ wouldComplete: true, wouldCertify: false, noCertificateReason: 'SCORE_TOO_LOW' });
  expect(low).toMatchObject({ scorePercent: 75, requiredPercent: 80, pointsMissing: 1 });
});

test('OP-43 failing everything completes and never certifies', () => {
  const failed = completion({ seen: allSeen, answers: new Map([[2, wrong(1)]]) }, { minScoreRate: 0.01 });
  expect(failed).toMatchObject({ wouldComplete: true, wouldCertify: false, scorePercent: 0 });
});

test('CERT-01 a course without a certificate says so', () => {
  const plain = completion(
    {
      seen: allSeen,
      answers: new Map([
        [1, right()],
        [2, right()],
      ]),
    },
    { certifiable: false },
  );
  expect(plain).toMatchObject({ wouldComplete: true, wouldCertify: false, noCertificateReason: 'NOT_CERTIFIABLE' });
});

test('OP-41 enough points without every lecture do not certify yet', () => {
  const early = completion({
    answers: new Map([
      [1, right()],
      [2, right()],
    ]),
  });
  expect(early).toMatchObject({ wouldComplete: false, wouldCertify: false, noCertificateReason: 'NOT_COMPLETE' });
});
