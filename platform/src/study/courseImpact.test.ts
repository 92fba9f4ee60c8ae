/** BEY-02: what a change is said to do to learners, and what it then does. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerChange } from '../course/answers/answerChanges.ts';
import { countAnswered } from '../course/answers/keptAnswerQueries.ts';
import type { CourseImpact } from '../course/impact/impact.ts';
import { inWorkspace } from '../db/database.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import type { Id } from '../shared/id.ts';
import { doJobs } from '../testing/doJobs.ts';
import type { TestUser } from '../testing/testApp.ts';
import { gradeAnswers } from './grading/gradeAnswers.ts';
import {
  choiceQuestion,
  createStudyApp,
  textLecture,
  type StudyApp,
  type StudyCourse,
} from './studyTestApp.testkit.ts';

let app: StudyApp;
let admin: TestUser;
let learners: readonly TestUser[];

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  learners = [await app.aUser(), await app.aUser(), await app.aUser()];
});
afterAll(() => app.close());

interface Study {
  readonly course: StudyCourse;
  /** One for each learner, in their order. */
  readonly userCourses: readonly Id[];
}

/** Two questions in the first lecture and one in the second, which opens after it; a certificate from half of the points on. */
async function aStudy(): Promise<Study> {
  const asking = (name: string, questionAnswers: object[]) => textLecture(name, { questionAnswers });
  const course = await app.aCourse({
    certifiable: true,
    minScoreRate: 0.5,
    sequentialProgress: true,
    modules: [
      {
        lectures: [
          asking('First', [choiceQuestion({ weight: 2 }), choiceQuestion({ wrongLimit: 2 })]),
          asking('Second', [choiceQuestion()]),
        ],
      },
    ],
  });
  const userCourses: Id[] = [];
  for (const learner of learners) {
    userCourses.push((await app.enrol(learner, course.id)).id);
  }
  return { course, userCourses };
}

interface Saved {
  readonly version: number;
  readonly code?: string;
  readonly impact?: CourseImpact | null;
}

const save = (course: StudyCourse, body: object, query = ''): Promise<{ status: number; body: Saved }> =>
  app.call<Saved>('PATCH', `/api/v1/secured/courses/${course.id}?${query}`, { as: admin, body });

const modulesOf = ({ outline }: StudyCourse, lectures: readonly object[]) => [{ id: outline.modules[0]?.id, lectures }];

/** Where learners stand, as they read it themselves. */
const standings = ({ userCourses }: Study): Promise<readonly UserCourseWire[]> =>
  Promise.all(userCourses.map(async (id, index) => (await app.userCourse(learners[index] as TestUser, id)).body));

const certifies = ({ completion }: UserCourseWire): boolean => completion?.wouldCertify === true;

const counted = (before: readonly UserCourseWire[], after: readonly UserCourseWire[]) => {
  const pairs = before.map((now, index) => [now, after[index] as UserCourseWire] as const);
  const count = (is: (now: UserCourseWire, then: UserCourseWire) => boolean) =>
    pairs.filter(([now, then]) => is(now, then)).length;
  return {
    certificateLoseCount: count((now, then) => certifies(now) && !certifies(then)),
    certificateGainCount: count((now, then) => !certifies(now) && certifies(then)),
    fallCount: count((now, then) => then.progress.scorePercent < now.progress.scorePercent),
    riseCount: count((now, then) => then.progress.scorePercent > now.progress.scorePercent),
  };
};

describe('BEY-02 OP-275 a dry run', () => {
  test('saves nothing, and says who loses what', async () => {
    const { course, userCourses } = await aStudy();
    const [learner, id] = [learners[0] as TestUser, userCourses[0] ?? 0];
    for (const question of course.questions) {
      await app.answer(learner, id, question, [2]);
    }
    const [first] = course.lectures;
    const { status, body } = await save(course, { modules: modulesOf(course, [{ id: first }]) }, 'dryRun=true');
    expect(status).toBe(200);
    expect(body.impact).toMatchObject({
      learnerCount: 3,
      examinedCount: 3,
      losses: { learnerCount: 1, questions: [{ id: course.questions[2], lectureName: 'Second' }] },
      totalPointsBefore: 4,
      totalPointsAfter: 3,
      certificateLoseCount: 0,
    });
    const stored = await app.call('GET', `/api/v1/secured/courses/${course.id}?include=outline`, { as: admin });
    expect(stored.body).toMatchObject({ version: 1, lectureCount: 2 });
  });

  test('names those who cannot get their certificate any more, and what closes', async () => {
    const { course, userCourses } = await aStudy();
    const [learner, id] = [learners[0] as TestUser, userCourses[0] ?? 0];
    for (const question of course.questions) {
      await app.answer(learner, id, question, [2]);
    }
    const { body } = await save(course, { certifiable: false, startTime: '2199-01-01T00:00:00Z' }, 'dryRun=true');
    expect(body.impact).toMatchObject({ certificateLoseCount: 1, certificateLosers: [learner.name] });
    expect(body.impact?.closing).toEqual([
      { id: course.lectures[0], name: 'First', learnerCount: 3 },
      { id: course.lectures[1], name: 'Second', learnerCount: 1 },
    ]);
    expect(body.impact?.opening).toEqual([]);
  });

  test('of what is held back has no impact, and of its publication one', async () => {
    const { course } = await aStudy();
    const path = `/api/v1/secured/courses/${course.id}`;
    await app.call('POST', `${path}/_holdBack`, { as: admin, body: { holdsBack: true } });
    expect((await save(course, { certifiable: false }, 'dryRun=true')).body.impact).toBeNull();
    await save(course, { certifiable: false, sequentialProgress: false });
    const published = await app.call<Saved>('POST', `${path}/_publishChanges?dryRun=true`, { as: admin, body: {} });
    expect(published.body.impact).toMatchObject({ opening: [{ name: 'Second', learnerCount: 3 }] });
    expect((await app.call('GET', path, { as: admin })).body).toMatchObject({ liveVersion: 1, version: 2 });
    const restored = await app.call<Saved>('POST', `${path}/revisions/1/_restore?dryRun=true`, { as: admin });
    expect(restored.body.impact).toBeNull();
  });

  test('refuses what is invalid, and an older version, as a save does', async () => {
    const { course } = await aStudy();
    expect((await save(course, { name: '' }, 'dryRun=true')).body).toMatchObject({ code: 'INVALID' });
    const reply = await app.call('PATCH', `/api/v1/secured/courses/${course.id}?dryRun=true`, {
      as: admin,
      body: {},
      headers: { 'if-match': '"7"' },
    });
    expect(reply.status).toBe(412);
  });
});

test.each(['yes', '1', 'TRUE', ''])('BEY-02 OP-140 dryRun=%s is neither a dry run nor a save', async (value) => {
  const { course } = await aStudy();
  const { status, body } = await save(course, { name: 'Other' }, `dryRun=${value}`);
  expect([status, body.code]).toEqual([400, 'INVALID']);
});

test('BEY-02 a dry run answers no validator: what it shows is nowhere stored', async () => {
  const { course } = await aStudy();
  const reply = await app.call('PATCH', `/api/v1/secured/courses/${course.id}?dryRun=true`, { as: admin, body: {} });
  expect(reply.headers['etag']).toBeUndefined();
});

describe('BEY-02 BEY-25 the answers that a changed key concerns', () => {
  test('are counted by all that a learner submitted, as they are regraded by it', async () => {
    const { course, userCourses } = await aStudy();
    const twice = course.questions[1] ?? 0;
    const given = [[3], [3, 2], [3, 1]];
    for (const [index, options] of given.entries()) {
      for (const option of options) {
        await app.answer(learners[index] as TestUser, userCourses[index] ?? 0, twice, [option]);
      }
    }
    const answersTo = async (correct: number) => {
      const asked = course.questions.slice(0, 2).map((id) => ({
        id,
        ...choiceQuestion(id === twice ? { wrongLimit: 2, correctAnswer: [correct] } : { weight: 2 }),
      }));
      const lectures = [{ id: course.lectures[0], questionAnswers: asked }, { id: course.lectures[1] }];
      return (await save(course, { modules: modulesOf(course, lectures) }, 'dryRun=true')).body.impact?.answers;
    };
    const counts = { id: twice, lectureName: 'First', againCount: 0 };
    expect(await answersTo(3)).toMatchObject([{ ...counts, gainCount: 2, loseCount: 0 }]);
    expect(await answersTo(1)).toMatchObject([{ ...counts, gainCount: 1, loseCount: 1 }]);
  });

  test('OP-336 are read as a row for all who submitted alike', async () => {
    const { course, userCourses } = await aStudy();
    const [question, twice] = [course.questions[0] ?? 0, course.questions[1] ?? 0];
    for (const [index, learner] of learners.entries()) {
      const id = userCourses[index] ?? 0;
      await app.answer(learner, id, question, [2]);
      await app.answer(learner, id, twice, [1]);
      await app.answer(learner, id, twice, [2]);
    }
    const rows = await inWorkspace(app.db, 1, (trx) => countAnswered(trx, course.id, [question, twice]));
    const alike = { kept: [2], correct: true, pointGiven: false, finished: false, learnerCount: 3 };
    expect(rows.toSorted((a, b) => a.questionId - b.questionId)).toEqual([
      { ...alike, questionId: question, others: [] },
      { ...alike, questionId: twice, others: [[1]] },
    ]);
  });
});

/** What an author may do to a question, and wish for its answers. */
const edit = fc.record({
  question: fc.nat({ max: 2 }),
  change: fc.constantFrom('KEY', 'GONE', 'MOVED', 'TYPE'),
  wish: fc.constantFrom('regrade', 'givePoint', 'fromNowOn'),
  certifiable: fc.boolean(),
  minScoreRate: fc.constantFrom(0.25, 0.5, 1),
  sequentialProgress: fc.boolean(),
});
interface AnswerState {
  readonly correct: boolean;
  readonly pointGiven: boolean;
}

/** By learner and question. */
const findAnswers = async ({ userCourses }: Study): Promise<ReadonlyMap<string, AnswerState>> => {
  const rows = await inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('answer')
      .select(['answer.user_course_id', 'answer.question_id', 'answer.correct', 'answer.point_given as pointGiven'])
      .where('answer.user_course_id', 'in', userCourses)
      .execute(),
  );
  return new Map(rows.map((row) => [`${row.user_course_id} ${row.question_id}`, row]));
};

/** The outcome for the answers to a question. Who was given the point had no right answer to lose. */
function outcomeOf(
  questionId: Id,
  before: ReadonlyMap<string, AnswerState>,
  after: ReadonlyMap<string, AnswerState>,
): Pick<AnswerChange, 'gainCount' | 'loseCount' | 'againCount'> {
  const answers = [...before].filter(([key]) => key.endsWith(` ${questionId}`));
  return {
    gainCount: answers.filter(([key, { correct }]) => !correct && after.get(key)?.correct === true).length,
    loseCount: answers.filter(
      ([key, { correct, pointGiven }]) => correct && !pointGiven && after.get(key)?.correct === false,
    ).length,
    againCount: answers.filter(([key]) => !after.has(key)).length,
  };
}

/** OP-336: each answer of a course knows what else was submitted and counts. */
async function expectOthersOfSubmissions({ userCourses }: Study): Promise<void> {
  const { rows } = await inWorkspace(app.db, 1, (trx) =>
    sql<{ known: unknown; submitted: unknown }>`
      select answer.other_answers as known,
        (select jsonb_agg(distinct submitted.user_answer) from answer_submission submitted
          where submitted.user_course_id = answer.user_course_id and submitted.question_id = answer.question_id
            and submitted.counts and submitted.user_answer <> answer.user_answer) as submitted
      from answer where answer.user_course_id = any(${[...userCourses]}::bigint[])`.execute(trx),
  );
  expect(rows.map(({ known }) => known)).toEqual(rows.map(({ submitted }) => submitted));
}

const answer = fc.record({ learner: fc.nat({ max: 2 }), question: fc.nat({ max: 2 }), option: fc.nat({ max: 2 }) });

test('BEY-02 BEY-25 what is said is what then happens, for any answers and edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.array(answer, { maxLength: 6 }), edit), { maxLength: 3 }), async (rounds) => {
      const study = await aStudy();
      const { course, userCourses } = study;
      const options = new Map(course.questions.map((id) => [id, { ids: [1, 2, 3], right: 2, type: 'SingleChoice' }]));
      for (const [answers, { question, change, wish, ...fields }] of rounds) {
        for (const { learner, question: place, option } of answers) {
          // Refused where the option is gone, the question settled or the lecture closed: that is the learner's business.
          await app.answer(learners[learner] as TestUser, userCourses[learner] ?? 0, course.questions[place] ?? 0, [
            option + 1,
          ]);
        }
        const id = course.questions[question] ?? 0;
        const now = options.get(id) as { ids: number[]; right: number; type: string };
        const ids =
          change === 'GONE' && now.ids.length > 2
            ? now.ids.slice(1)
            : change === 'MOVED'
              ? now.ids.toReversed()
              : now.ids;
        const next = {
          ids,
          right: change === 'KEY' || !ids.includes(now.right) ? (ids.at(-1) ?? 0) : now.right,
          type: change === 'TYPE' ? 'MultipleChoice' : now.type,
        };
        options.set(id, next);
        const lecture = question < 2 ? 0 : 1;
        const inLecture = course.questions.slice(lecture === 0 ? 0 : 2, lecture === 0 ? 2 : 3);
        const questionAnswers = inLecture.map((each) => {
          const { ids: optionIds, right, type } = options.get(each) as typeof next;
          const texts = optionIds.map((option) => `option ${option}`);
          return {
            id: each,
            '@type': type,
            question: 'Q',
            wrongLimit: 3,
            answer: texts,
            optionIds,
            correctAnswer: [optionIds.indexOf(right) + 1],
          };
        });
        const lectures = course.lectures.map((lectureId, index) =>
          index === lecture ? { id: lectureId, questionAnswers } : { id: lectureId },
        );
        const body = { ...fields, modules: modulesOf(course, lectures) };
        const query = `${wish}=${id}`;
        const { impact } = (await save(course, body, `${query}&dryRun=true`)).body;
        const [before, answersBefore] = [await standings(study), await findAnswers(study)];
        expect((await save(course, body, query)).status).toBe(200);
        await doJobs(app, gradeAnswers({ db: app.db, clock: app.now }));
        expect(impact).toMatchObject(counted(before, await standings(study)));
        const none = { gainCount: 0, loseCount: 0, againCount: 0 };
        const told = impact?.answers.find((each) => each.id === id) ?? none;
        // Other wishes do not do what these numbers say.
        const outcome = wish === 'regrade' ? outcomeOf(id, answersBefore, await findAnswers(study)) : told;
        expect(told).toMatchObject(outcome);
        await expectOthersOfSubmissions(study);
      }
    }),
    { numRuns: 12 },
  );
});
