import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCorrect } from '../content/question/gradingRules.ts';
import type { Question } from '../content/question/question.ts';
import { anyAnswerTo, anyQuestion } from '../content/question/questionBuilder.testkit.ts';
import { inWorkspace } from '../db/database.ts';
import { progressOf } from '../enrolment/progressRules.ts';
import { findUserCourse, loadStates } from '../enrolment/userCourseQueries.ts';
import { courseFactsOf, progressRowsOf, type StoredAnswer } from '../enrolment/userCourseRecord.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createStudyApp, type StudyApp, type StudyCourse } from './studyTestApp.testkit.ts';

const path = '/api/v1/secured/usercourses';
const RUNS = 12;

let app: StudyApp;
let user: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  user = await app.aUser();
});
afterAll(() => app.close());

/** One thing a learner does: marks the lecture, or answers the question, that the number picks. */
interface Step {
  readonly pick: number;
  readonly answers: readonly (number[] | Record<string, string[]>)[];
  readonly seen: boolean;
}

const anyHistory = fc
  .record({
    lectures: fc.array(fc.array(anyQuestion, { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    sequentialProgress: fc.boolean(),
  })
  .chain(({ lectures, sequentialProgress }) => {
    const questions = lectures.flat();
    const step: fc.Arbitrary<Step> = fc.record({
      pick: fc.nat(1000),
      answers: fc.tuple(...questions.map(anyAnswerTo)),
      seen: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
    });
    return fc.record({
      lectures: fc.constant(lectures),
      sequentialProgress: fc.constant(sequentialProgress),
      steps: fc.array(step, { minLength: 4, maxLength: 14 }),
    });
  });

type History = typeof anyHistory extends fc.Arbitrary<infer Value> ? Value : never;

/** Explanations that can be found again in any answer: `explains:<question>:<position>;`. */
const mark = (index: number, position: string) => `explains:${index}:${position};`;

async function aCourseOf({ lectures, sequentialProgress }: History): Promise<StudyCourse> {
  let index = 0;
  const withMarks = (question: Question) => {
    const place = index;
    index += 1;
    const content = Object.fromEntries(
      ['1', '2', '3', '4', '5', '6'].map((position) => [position, mark(place, position)]),
    );
    const explained = Array.isArray(question.answer) ? question.answer.length : 1;
    return {
      '@type': question.type,
      question: question.question,
      answer: question.answer,
      correctAnswer: question.correctAnswer,
      weight: question.weight,
      wrongLimit: question.wrongLimit,
      explanation: { type: 'text', content: Object.fromEntries(Object.entries(content).slice(0, explained)) },
    };
  };
  return app.aCourse({
    sequentialProgress,
    anonymousAllowed: true,
    certifiable: true,
    modules: lectures.map((questions) => ({
      lectures: [
        {
          name: 'Any',
          questionAnswers: questions.map(withMarks),
          sections: [
            { type: 'TEXT', content: 'Read' },
            ...questions.map((_, questionIndex) => ({
              type: 'JSON',
              content: { type: 'QUESTION', content: { questionIndex } },
            })),
          ],
        },
      ],
    })),
  });
}

/** What the learner may know of a question, kept by the test itself. */
interface Knowledge {
  right: boolean;
  wrongCount: number;
}

/** Every object in the JSON that shows a right answer, a solution or an explanation, with the id of its question. */
function revelations(value: unknown, owner: Id | null = null): { id: Id | null; what: string }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => revelations(item, owner));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const members = value as Record<string, unknown>;
  const isQuestion = 'correctAnswerSize' in members;
  const id = isQuestion ? ((members['questionId'] ?? members['id']) as Id) : owner;
  const shown = ['correctAnswer', 'solution', 'explanation'].filter((name) => (members[name] ?? null) !== null);
  return [...shown.map((what) => ({ id, what })), ...Object.values(members).flatMap((child) => revelations(child, id))];
}

test('OP-22 no answer to a learner or a visitor holds a right answer, a solution or an explanation before it is due', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const course = await aCourseOf(history);
      const questions = history.lectures.flat();
      const known: Knowledge[] = questions.map(() => ({ right: false, wrongCount: 0 }));
      const due = (index: number) => {
        const { right = false, wrongCount = 0 } = known[index] ?? {};
        const limit = questions[index]?.wrongLimit ?? 0;
        return right || (limit > 0 && wrongCount >= limit);
      };
      const check = (body: unknown, chosen: { index: number; answer: unknown } | null = null) => {
        const early = revelations(body).filter(({ id, what }) => {
          const index = course.questions.indexOf(id ?? 0);
          return !due(index) && !(what === 'explanation' && index === chosen?.index);
        });
        expect(early).toEqual([]);
        const text = JSON.stringify(body);
        const leaked = questions.flatMap((_, index) =>
          due(index)
            ? []
            : ['1', '2', '3', '4', '5', '6'].filter(
                (position) =>
                  text.includes(mark(index, position)) &&
                  !(
                    index === chosen?.index &&
                    Array.isArray(chosen.answer) &&
                    chosen.answer.includes(Number(position))
                  ),
              ),
        );
        expect(leaked).toEqual([]);
      };

      const enrolled = await app.enrol(user, course.id);
      check(enrolled);
      for (const { pick, answers, seen } of history.steps) {
        if (seen || questions.length === 0) {
          check((await app.seen(user, enrolled.id, course.lectures[pick % course.lectures.length] ?? 0)).body);
        } else {
          const index = pick % questions.length;
          const question = questions[index] as Question;
          const answer = answers[index];
          const reply = await app.answer(user, enrolled.id, course.questions[index] ?? 0, answer);
          if (reply.status === 200 && !due(index)) {
            const knowledge = known[index] as Knowledge;
            if (isCorrect(question, answer ?? [])) {
              knowledge.right = true;
            } else {
              knowledge.wrongCount += 1;
            }
          }
          check(reply.body, { index, answer });
        }
      }
      const readings = [
        `${path}/${enrolled.id}`,
        `${path}/active?include=modules&size=1000`,
        `/api/v1/secured/courses/${course.id}/usercourses?include=modules`,
        ...course.lectures.map((lectureId) => `${path}/${enrolled.id}/lecture/${lectureId}`),
      ];
      for (const url of readings) {
        check(onlyThis((await app.call('GET', url, { as: user })).body, enrolled.id));
      }
      check((await app.call('POST', `${path}/${enrolled.id}/_complete?dryRun=true`, { as: user })).body);
      known.forEach((knowledge) => Object.assign(knowledge, { right: false, wrongCount: 0 }));
      for (const url of [
        `/api/v1/public/courses/${course.id}?include=modules`,
        ...course.lectures.map((lectureId) => `/api/v1/public/courses/${course.id}/lecture/${lectureId}`),
      ]) {
        check((await app.call('GET', url)).body);
      }
    }),
    { numRuns: RUNS },
  );
});

/** Of a list, the row of this user course: the others were studied by earlier runs. */
function onlyThis(body: Record<string, unknown>, id: Id): unknown {
  return Array.isArray(body['content']) ? body['content'].filter((row: UserCourseWire) => row.id === id) : body;
}

test('PROG-08 the numbers that answers give are those that all submissions and marks give again', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const course = await aCourseOf(history);
      const questions = history.lectures.flat();
      const enrolled = await app.enrol(user, course.id);
      for (const { pick, answers, seen } of history.steps) {
        const index = pick % Math.max(1, questions.length);
        const reply =
          seen || questions.length === 0
            ? await app.seen(user, enrolled.id, course.lectures[pick % course.lectures.length] ?? 0)
            : await app.answer(user, enrolled.id, course.questions[index] ?? 0, answers[index]);
        expect([200, 403]).toContain(reply.status);
      }
      const shown = (await app.userCourse(user, enrolled.id)).body;
      const recomputed = await inWorkspace(app.db, 1, async (trx) => {
        const record = await findUserCourse(trx, enrolled.id);
        const state = (await loadStates(trx, [enrolled.id])).get(enrolled.id);
        if (record === null || state === undefined) {
          throw new Error('The user course is gone');
        }
        const submissions = await trx
          .selectFrom('answer_submission')
          .select(['answer_submission.question_id', 'answer_submission.user_answer', 'answer_submission.submit_time'])
          .where('answer_submission.user_course_id', '=', enrolled.id)
          .orderBy('answer_submission.submission_id')
          .execute();
        const replayed = new Map<Id, StoredAnswer>();
        for (const { question_id: id, user_answer: given, submit_time: time } of submissions) {
          const question = questions[course.questions.indexOf(id)] as Question;
          const userAnswer = given as StoredAnswer['userAnswer'];
          const correct = isCorrect(question, userAnswer);
          const wrongCount = (replayed.get(id)?.wrongCount ?? 0) + (correct ? 0 : 1);
          replayed.set(id, { userAnswer, correct, wrongCount, answerTime: time.toISOString() });
        }
        expect(state.answers).toEqual(replayed);
        const facts = courseFactsOf(record.course);
        const rows = progressRowsOf(record, { ...state, answers: replayed });
        return progressOf(course.outline, facts, rows, { now: app.now().toISOString(), audience: 'LEARNER' });
      });
      expect(shown).toMatchObject({
        status: recomputed.status,
        phase: recomputed.phase,
        correctPoints: recomputed.correctPoints,
        completionPoints: recomputed.completionPoints,
        totalPoints: recomputed.totalPoints,
        stats: recomputed.stats,
        progress: { scorePercent: recomputed.scorePercent, seenPercent: recomputed.seenPercent },
      });
      expect(shown.modules?.map(({ done, status, correctPoints }) => [done, status, correctPoints])).toEqual(
        recomputed.modules.map(({ done, status, correctPoints }) => [done, status, correctPoints]),
      );
    }),
    { numRuns: RUNS },
  );
});
