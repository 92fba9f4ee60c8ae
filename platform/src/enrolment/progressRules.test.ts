import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import type { Id } from '../shared/id.ts';
import {
  percent,
  progressOf,
  type AnswerRow,
  type LectureProgress,
  type Progress,
  type ProgressRows,
} from './progressRules.ts';

const learner = { now: someTime, audience: 'LEARNER' } as const;

/** Lecture 10 has no questions, 11 asks questions 1 (weight 2) and 2 (weight 3, two tries), 20 has none. */
const outline = anOutline([
  aModule(1, [aLecture(10), aLecture(11, [aQuestion(1, 2), aQuestion(2, 3, 2)])]),
  aModule(2, [aLecture(20)]),
]);

const progress = (rows: Partial<ProgressRows> = {}): Progress =>
  progressOf(outline, courseFacts(), progressRows(rows), learner);

function lecture(of: Progress, id: Id): LectureProgress {
  const found = of.modules.flatMap((module) => module.lectures).find((candidate) => candidate.lectureId === id);
  if (found === undefined) {
    throw new Error(`no lecture ${id}`);
  }
  return found;
}

const earlier = '2030-01-30T09:00:00.000Z';
const allSeen = new Map([10, 11, 20].map((id) => [id, someTime]));

/** The level after seeing the first lectures of a course of ten. */
function levelOfTen(seenCount: number): Progress['level'] {
  const ids = Array.from({ length: 10 }, (_, index) => index + 1);
  const ten = anOutline([
    aModule(
      1,
      ids.map((id) => aLecture(id)),
    ),
  ]);
  const seen = new Map(ids.slice(0, seenCount).map((id) => [id, someTime]));
  return progressOf(ten, courseFacts(), progressRows({ seen }), learner).level;
}

/** The minutes left in a course of one module whose first lecture is done. */
function timed(lectureMinutes: (number | null)[], moduleMinutes: number | null, courseMinutes: number | null) {
  const lectures = lectureMinutes.map((durationMinutes, index) => aLecture(index + 1, [], { durationMinutes }));
  const content = anOutline([aModule(1, lectures, { durationMinutes: moduleMinutes })]);
  const rows = progressRows({ seen: new Map([[1, someTime]]) });
  return progressOf(content, courseFacts({ durationMinutes: courseMinutes }), rows, learner).minutesLeft;
}

describe('lectures', () => {
  test('PROG-02 PROG-06 a lecture with a seen mark is done, at the time of the mark', () => {
    const seen = lecture(progress({ seen: new Map([[10, earlier]]) }), 10);
    expect(seen).toMatchObject({ done: true, doneTime: earlier, status: 'DONE' });
  });

  test('PROG-03 a lecture is done when its points are reached, without a seen mark', () => {
    const some = lecture(progress({ answers: new Map([[1, right()]]) }), 11);
    expect(some).toMatchObject({ done: false, status: 'IN_PROGRESS', correctPoints: 2, totalPoints: 5 });
    const all = lecture(
      progress({
        answers: new Map([
          [1, right()],
          [2, right(1)],
        ]),
      }),
      11,
    );
    expect(all).toMatchObject({ done: true, doneTime: null, doneSince: someTime, correctPoints: 5, totalPoints: 5 });
  });

  test('PROG-04 OP-43 a question at its wrong limit counts full for the lecture and nothing for the score', () => {
    const exhausted = progress({
      answers: new Map([
        [1, right()],
        [2, wrong(2)],
      ]),
    });
    expect(lecture(exhausted, 11)).toMatchObject({ done: true, completionPoints: 5, correctPoints: 2 });
    const oneTryLeft = progress({
      answers: new Map([
        [1, right()],
        [2, wrong(1)],
      ]),
    });
    expect(lecture(oneTryLeft, 11)).toMatchObject({ done: false, completionPoints: 2 });
  });

  test('OP-23 without a limit wrong answers never finish a lecture', () => {
    expect(
      lecture(
        progress({
          answers: new Map([
            [1, wrong(99)],
            [2, right()],
          ]),
        }),
        11,
      ).done,
    ).toBe(false);
  });

  test('OP-104 a lecture that is done is skipped while one of its questions still takes an answer', () => {
    const skipped = lecture(progress({ seen: new Map([[11, earlier]]), answers: new Map([[1, right()]]) }), 11);
    expect(skipped).toMatchObject({ done: true, skipped: true, openQuestions: 1 });
    const settled = new Map([
      [1, right()],
      [2, wrong(2)],
    ]);
    expect(lecture(progress({ seen: new Map([[11, earlier]]), answers: settled }), 11)).toMatchObject({
      done: true,
      skipped: false,
      openQuestions: 0,
    });
    expect(lecture(progress(), 11)).toMatchObject({ done: false, skipped: false, openQuestions: 2 });
    expect(lecture(progress({ seen: new Map([[10, earlier]]) }), 10)).toMatchObject({ done: true, skipped: false });
  });

  test('OP-154 a lecture that was skipped counts in the share of lectures, and not in the score', () => {
    const untouched = progress();
    const skipped = progress({ seen: new Map([[11, earlier]]) });
    expect(lecture(skipped, 11)).toMatchObject({ done: true, skipped: true });
    expect(skipped.seenPercent).toBeGreaterThan(untouched.seenPercent);
    expect(skipped.scorePercent).toBe(untouched.scorePercent);
    expect(skipped.seenPercent).toBe(progress({ seen: new Map([[10, earlier]]) }).seenPercent);
  });

  test('PROG-03 a lecture without questions needs its seen mark', () => {
    expect(lecture(progress(), 10)).toMatchObject({ done: false, status: 'TODO', totalPoints: 0 });
  });

  test('OP-43 with a bank only the drawn questions count', () => {
    const bank = anOutline([
      aModule(1, [
        aLecture(10, [aQuestion(1), aQuestion(2), aQuestion(3)], {
          questionBank: { points: 2, draws: [{ weight: 1, times: 2 }] },
        }),
      ]),
    ]);
    const rows = progressRows({
      drawnQuestions: { '10': [3, 1] },
      answers: new Map([
        [1, right()],
        [2, right()],
      ]),
    });
    const drawn = progressOf(bank, courseFacts(), rows, learner);
    expect(drawn).toMatchObject({ correctPoints: 1, totalPoints: 2, questionCount: 2 });
    expect(drawn.stats.rightQuestionAnswers).toBe(1);
  });
});

describe('modules', () => {
  test('PROG-05 a module is done when all its lectures are', () => {
    const half = progress({ seen: new Map([[10, earlier]]) }).modules[0];
    expect(half).toMatchObject({ done: false, status: 'IN_PROGRESS', finishTime: null });
    const done = progress({
      seen: new Map([[10, earlier]]),
      answers: new Map([
        [1, right()],
        [2, wrong(2)],
      ]),
    });
    expect(done.modules[0]).toMatchObject({ done: true, status: 'DONE', correctPoints: 2, totalPoints: 5 });
    expect(done.modules[1]).toMatchObject({ done: false, status: 'TODO' });
  });

  test('OP-21 its finish time is when the last lecture became done', () => {
    const rows = {
      seen: new Map([
        [10, someTime],
        [11, someTime],
      ]),
      answers: new Map<number, AnswerRow>(),
    };
    expect(progress(rows).modules[0]?.finishTime).toBe(someTime);
    rows.answers.set(1, right(0, earlier)).set(2, right(0, earlier));
    expect(lecture(progress(rows), 11).doneSince).toBe(earlier);
  });

  test('PROG-05 a module without lectures is not done', () => {
    const empty = progressOf(anOutline([aModule(1, [])]), courseFacts(), progressRows(), learner);
    expect(empty).toMatchObject({ done: false, status: 'TODO', scorePercent: 0, seenPercent: 0, level: 'GO' });
    expect(empty.modules[0]).toMatchObject({ done: false, status: 'TODO' });
  });
});

describe('the course', () => {
  test('PROG-01 its status is TODO, IN_PROGRESS or DONE', () => {
    expect(progress().status).toBe('TODO');
    expect(progress({ answers: new Map([[1, wrong()]]) }).status).toBe('IN_PROGRESS');
    expect(progress({ seen: allSeen }).status).toBe('DONE');
  });

  test('PROG-08 PROG-09 stats count lectures, modules, right answers and seen marks', () => {
    const counted = progress({
      seen: new Map([[10, earlier]]),
      answers: new Map([
        [1, right()],
        [2, wrong()],
      ]),
    });
    expect(counted.stats).toEqual({ lectures: 3, modules: 2, rightQuestionAnswers: 1, lecturesMarkedAsSeen: 1 });
  });

  test('PROG-10 OP-44 the score counts points and lectures without questions', () => {
    // (2 points + 1 lecture) of (5 points + 2 lectures)
    const scored = progress({ seen: new Map([[10, earlier]]), answers: new Map([[1, right()]]) });
    expect(scored.scorePercent).toBe(42);
    expect(
      progress({
        seen: allSeen,
        answers: new Map([
          [1, right()],
          [2, right()],
        ]),
      }).scorePercent,
    ).toBe(100);
    expect(progress({ seen: allSeen }).scorePercent).toBe(28);
  });

  test('PROG-11 OP-44 the seen percentage counts seen marks', () => {
    expect(progress({ seen: new Map([[10, earlier]]) }).seenPercent).toBe(33);
  });

  test('PROG-12 percentages are whole and stay within 0 and 100', () => {
    expect([percent(2, 3), percent(5, 4), percent(-1, 4), percent(1, 0)]).toEqual([66, 100, 0, 0]);
  });

  test('OP-141 a percentage says 100 when all is done and not before, and reaches a mark when that is reached', () => {
    expect(percent(199, 200)).toBe(99);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(100_000),
        fc.integer({ min: 0, max: 100 }),
        (whole, some, mark) => {
          const part = Math.min(some, whole);
          expect(percent(part, whole) === 100).toBe(part === whole);
          expect(percent(part, whole) >= mark).toBe(part * 100 >= mark * whole);
        },
      ),
    );
  });

  test('PROG-14 OP-46 the level never says that all is seen beside a percentage that says otherwise', () => {
    const byPoints = anOutline([aModule(1, [aLecture(10, [aQuestion(1)])])]);
    const rows = progressRows({ answers: new Map([[1, right()]]) });
    expect(progressOf(byPoints, courseFacts(), rows, learner)).toMatchObject({
      done: true,
      seenPercent: 0,
      level: 'GO',
    });
  });

  test('OP-46 the level is go, nice from 50, almost from 80, done at 100', () => {
    expect([0, 4, 5, 7, 8, 9, 10].map(levelOfTen)).toEqual(['GO', 'GO', 'NICE', 'NICE', 'ALMOST', 'ALMOST', 'DONE']);
  });

  test('ENR-10 OP-42 the phase tells completed from given up', () => {
    expect(progress().phase).toBe('ENROLLED');
    expect(progress({ answers: new Map([[1, wrong()]]) }).phase).toBe('IN_PROGRESS');
    expect(progress({ seen: allSeen, finishTime: someTime, completed: true }).phase).toBe('COMPLETED');
    expect(progress({ seen: allSeen, finishTime: someTime }).phase).toBe('GAVE_UP');
  });

  test('DASH-02 going on leads to the first lecture that is not done', () => {
    expect(progress().nextLecture?.lectureId).toBe(10);
    expect(
      progress({
        seen: new Map([
          [10, earlier],
          [20, earlier],
        ]),
      }).nextLecture?.lectureId,
    ).toBe(11);
    expect(progress({ seen: allSeen }).nextLecture).toBeNull();
  });

  test('marks and answers of content that was removed do not count', () => {
    const stale = progress({ seen: new Map([[99, someTime]]), answers: new Map([[98, right()]]) });
    expect(stale).toMatchObject({ correctPoints: 0, totalPoints: 5, scorePercent: 0, seenPercent: 0 });
    expect(stale.stats).toMatchObject({ rightQuestionAnswers: 0, lecturesMarkedAsSeen: 0 });
  });
});

describe('time left', () => {
  test('DASH-02 it sums the minutes of what is not done', () => {
    expect(timed([5, 10, 15], null, null)).toBe(25);
  });

  test('DASH-02 unknown minutes are shared out of the module, else out of the course', () => {
    expect(timed([5, null, null], 25, 100)).toBe(20);
    expect(timed([5, null, null], null, 45)).toBe(40);
    expect(timed([5, 10, null], 12, null)).toBe(10);
    expect(timed([null, null], null, null)).toBeNull();
  });
});

describe('for any content and any history', () => {
  const history = fc
    .record({
      shape: fc.array(
        fc.array(
          fc.array(fc.record({ weight: fc.integer({ min: 1, max: 5 }), limit: fc.integer({ min: 0, max: 3 }) }), {
            maxLength: 4,
          }),
          { maxLength: 4 },
        ),
        { maxLength: 4 },
      ),
      seed: fc.array(fc.record({ seen: fc.boolean(), correct: fc.boolean(), wrongCount: fc.nat(4) }), {
        minLength: 64,
        maxLength: 64,
      }),
      sequentialProgress: fc.boolean(),
    })
    .map(({ shape, seed, sequentialProgress }) => {
      let id = 0;
      const nextId = () => (id += 1);
      const modules = shape.map((lectures) =>
        aModule(
          nextId(),
          lectures.map((questions) =>
            aLecture(
              nextId(),
              questions.map(({ weight, limit }) => aQuestion(nextId(), weight, limit)),
            ),
          ),
        ),
      );
      const lectures = modules.flatMap((module) => module.lectures);
      const fate = (of: number) => seed[of % seed.length];
      const rows = progressRows({
        seen: new Map(lectures.filter((one) => fate(one.id)?.seen).map((one) => [one.id, someTime])),
        answers: new Map(
          lectures
            .flatMap((one) => one.questions)
            .flatMap(({ id: questionId }) => {
              const { correct = false, wrongCount = 0 } = fate(questionId) ?? {};
              return correct || wrongCount > 0
                ? [[questionId, { correct, wrongCount, answerTime: someTime }] as const]
                : [];
            }),
        ),
      });
      return { content: anOutline(modules), rows, course: courseFacts({ sequentialProgress }) };
    });

  test('PROG-01 PROG-05 PROG-12 sums, statuses and percentages agree with each other', () => {
    fc.assert(
      fc.property(history, ({ content, rows, course }) => {
        const whole = progressOf(content, course, rows, learner);
        const lectures = whole.modules.flatMap((module) => module.lectures);
        expect(whole.correctPoints).toBe(lectures.reduce((sum, one) => sum + one.correctPoints, 0));
        expect(whole.totalPoints).toBe(whole.modules.reduce((sum, module) => sum + module.totalPoints, 0));
        expect(whole.correctPoints).toBeLessThanOrEqual(whole.completionPoints);
        expect(whole.completionPoints).toBeLessThanOrEqual(whole.totalPoints);
        for (const value of [whole.scorePercent, whole.seenPercent]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
        expect(whole.done).toBe(whole.status === 'DONE');
        expect(whole.done).toBe(lectures.length > 0 && lectures.every((one) => one.done));
        expect(whole.nextLecture === null).toBe(lectures.every((one) => one.done));
        for (const module of whole.modules) {
          expect(module.done).toBe(module.lectures.length > 0 && module.lectures.every((one) => one.done));
          expect(module.finishTime !== null).toBe(module.done);
        }
      }),
    );
  });

  test('PROG-02 PROG-04 one more seen mark or settled question never takes anything away', () => {
    fc.assert(
      fc.property(history, fc.nat(), ({ content, rows, course }, pick) => {
        const lectures = content.modules.flatMap((module) => module.lectures);
        fc.pre(lectures.length > 0);
        const target = lectures[pick % lectures.length];
        const seen = new Map(rows.seen).set(target?.id ?? 0, rows.seen.get(target?.id ?? 0) ?? someTime);
        const before = progressOf(content, course, rows, learner);
        const after = progressOf(content, course, { ...rows, seen }, learner);
        expect(after.scorePercent).toBeGreaterThanOrEqual(before.scorePercent);
        expect(after.seenPercent).toBeGreaterThanOrEqual(before.seenPercent);
        expect(after.correctPoints).toBe(before.correctPoints);
      }),
    );
  });

  test('OP-45 sequential progress keeps open exactly what comes up to the first lecture not done', () => {
    fc.assert(
      fc.property(history, ({ content, rows, course }) => {
        const lectures = progressOf(content, course, rows, learner).modules.flatMap((module) => module.lectures);
        const firstNotDone = lectures.findIndex((one) => !one.done);
        lectures.forEach((one, index) => {
          const beyond = course.sequentialProgress && firstNotDone >= 0 && index > firstNotDone;
          expect(one.gate?.reason ?? null).toBe(beyond ? 'SEQUENTIAL' : null);
        });
      }),
    );
  });
});
