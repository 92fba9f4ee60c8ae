import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { Id } from '../../shared/id.ts';
import { withOwner } from '../../testing/databaseUrls.ts';
import '../../testing/propertySeed.ts';
import type { TestUser } from '../../testing/testApp.ts';
import {
  choiceQuestion,
  createStudyApp,
  smallCourse,
  textLecture,
  type StudyApp,
  type StudyCourse,
} from '../studyTestApp.testkit.ts';
import type { Funnel } from './readFunnel.ts';
import type { CourseQuestionStatistics } from './readQuestionStatistics.ts';
import { funnelSchema, questionStatisticsSchema } from './statisticsSchemas.ts';

let app: StudyApp;
let admin: TestUser;
let learners: readonly TestUser[];

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  learners = await Promise.all(Array.from({ length: 6 }, () => app.aUser()));
});
afterAll(() => app.close());

const funnel = (courseId: Id, query = '', as = admin) =>
  app.call<Funnel>('GET', `/api/v1/secured/courses/${courseId}/funnel${query}`, { as });
const questions = (courseId: Id, query = '', as = admin) =>
  app.call<CourseQuestionStatistics>('GET', `/api/v1/secured/courses/${courseId}/questionstatistics${query}`, { as });

const [ada, bob, eve] = [0, 1, 2].map((index) => () => learners[index] as TestUser) as [
  () => TestUser,
  () => TestUser,
  () => TestUser,
];

test('ANLY-10 a funnel tells who came to each lecture, who saw it, who stands there and who gave up', async () => {
  const course = await app.aCourse(smallCourse());
  const [reading = 0, asking = 0] = course.lectures;
  const [first = 0] = course.questions;
  const adas = await app.enrol(ada(), course.id);
  await app.seen(ada(), adas.id, reading);
  await app.answer(ada(), adas.id, first, [2]);
  const bobs = await app.enrol(bob(), course.id);
  await app.seen(bob(), bobs.id, reading);
  await app.call('PATCH', `/api/v1/secured/usercourses/${bobs.id}`, {
    as: bob(),
    body: { finishTime: app.now().toISOString() },
  });
  await app.enrol(eve(), course.id);
  const { status, body } = await funnel(course.id);
  expect(status).toBe(200);
  expect(funnelSchema.parse(body)).toEqual(body);
  expect(body).toMatchObject({ learnerCount: 3, newestOnly: false, completedCount: 0 });
  expect(body.steps.map(({ name, moduleName }) => [moduleName, name])).toEqual([
    ['First', 'Reading'],
    ['First', 'Asking'],
    ['Second', 'Ending'],
  ]);
  expect(body.steps[0]).toMatchObject({ lectureId: reading, reached: 2, seen: 2, inProgress: 0, gaveUp: 1 });
  expect(body.steps[1]).toMatchObject({ lectureId: asking, reached: 1, seen: 0, inProgress: 1, gaveUp: 0 });
  expect(body.steps[2]).toMatchObject({ reached: 0, seen: 0, inProgress: 0, gaveUp: 0 });
});

test('ANLY-10 OP-21 who ran out of time gave nothing up: they are told apart, also after they began again', async () => {
  const course = await app.aCourse(smallCourse());
  const [reading = 0] = course.lectures;
  const ranOut = new Date(app.now().getTime() - 1000);
  for (const learner of [ada(), bob(), eve()]) {
    const { id } = await app.enrol(learner, course.id);
    await app.seen(learner, id, reading);
    if (learner !== eve()) {
      await inWorkspace(app.db, 1, (trx) =>
        trx
          .updateTable('user_course')
          .set({ start_time: ranOut, expire_time: ranOut })
          .where('user_course.user_course_id', '=', id)
          .execute(),
      );
    }
  }
  await app.enrol(bob(), course.id);
  const { body } = await funnel(course.id);
  expect(body.learnerCount).toBe(4);
  expect(body.steps[0]).toMatchObject({ reached: 3, inProgress: 1, gaveUp: 0, expired: 2 });
});

test('ANLY-06 only those who began in the period count, and one that ends before it begins is refused', async () => {
  const course = await app.aCourse(smallCourse());
  app.at('2033-03-01T10:00:00Z');
  await app.enrol(ada(), course.id);
  app.at('2033-04-01T10:00:00Z');
  await app.enrol(bob(), course.id);
  app.at('2033-05-01T10:00:00Z');
  const count = async (query: string) => (await funnel(course.id, query)).body.learnerCount;
  expect(await count('')).toBe(2);
  expect(await count('?start=2033-03-15T00:00:00Z')).toBe(1);
  expect(await count('?start=2033-03-01T10:00:00Z&end=2033-04-01T10:00:00Z')).toBe(1);
  expect((await funnel(course.id, '?start=2033-04-01T00:00:00Z&end=2033-03-01T00:00:00Z')).status).toBe(400);
  expect((await questions(course.id, '?start=yesterday')).status).toBe(400);
});

test('BEY-07 the first try counts, not the one that got it right in the end', async () => {
  const course = await app.aCourse(smallCourse());
  const [first = 0] = course.questions;
  const { id } = await app.enrol(ada(), course.id);
  await app.answer(ada(), id, first, [1]);
  await app.answer(ada(), id, first, [2]);
  const { body } = await questions(course.id);
  expect(questionStatisticsSchema.parse(body)).toEqual(body);
  expect(body.questions).toHaveLength(2);
  expect(body.questions[0]).toMatchObject({
    questionId: first,
    lectureName: 'Asking',
    number: 1,
    answered: 1,
    rightAtOnce: 0,
    outdated: 0,
    findings: [],
    parts: [
      { text: 'one', chosen: 1, correct: false },
      { text: 'two', chosen: 0, correct: true },
      { text: 'three', chosen: 0, correct: false },
    ],
  });
  expect(body.questions[1]).toMatchObject({ answered: 0, discrimination: null });
});

test('BEY-07 answers to other options are not counted for those of today, and are told', async () => {
  const author = await app.aUser({ createCourse: true });
  const course = await app.aCourse(smallCourse());
  const [first = 0] = course.questions;
  const { id } = await app.enrol(ada(), course.id);
  await app.answer(ada(), id, first, [1]);
  await turnOptions(course, author);
  const late = await app.enrol(bob(), course.id);
  await app.answer(bob(), late.id, first, [3]);
  expect((await questions(course.id)).body.questions[0]).toMatchObject({
    answered: 1,
    outdated: 1,
    parts: [{ text: 'three' }, { text: 'two' }, { text: 'one', chosen: 1 }],
  });
});

/** The author puts the options of the first question the other way round. */
async function turnOptions(course: StudyCourse, author: TestUser): Promise<void> {
  await inWorkspace(app.db, 1, (trx) =>
    trx.updateTable('course').set({ created_by: author.userId }).where('course.course_id', '=', course.id).execute(),
  );
  const { body } = await app.call<{
    version: number;
    modules: { lectures: { id: Id; questionAnswers: object[] }[] }[];
  }>('GET', `/api/v1/secured/courses/${course.id}?include=modules`, { as: author });
  for (const question of body.modules
    .flatMap(({ lectures }) => lectures)
    .flatMap((lecture) => lecture.questionAnswers ?? [])
    .slice(0, 1)) {
    Object.assign(question, { answer: ['three', 'two', 'one'], explanation: null });
  }
  const saved = await app.call('PUT', `/api/v1/secured/courses/${course.id}?forceUpdate=true`, {
    as: author,
    body,
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}

test('OP-54 who made the course sees them; another author finds nothing, learners are refused', async () => {
  const author = await app.aUser({ createCourse: true });
  const course = await app.aCourse(smallCourse());
  await inWorkspace(app.db, 1, (trx) =>
    trx.updateTable('course').set({ created_by: author.userId }).where('course.course_id', '=', course.id).execute(),
  );
  const other = await app.aUser({ createCourse: true });
  for (const ask of [funnel, questions]) {
    expect((await ask(course.id, '', author)).status).toBe(200);
    expect((await ask(course.id, '', other)).status).toBe(404);
    expect((await ask(course.id, '', ada())).status).toBe(403);
    expect((await ask(1, '', admin)).status).toBe(404);
  }
});

test('ANLY-10 both lists are there as CSV', async () => {
  const course = await app.aCourse(
    smallCourse({
      modules: [
        {
          name: 'First',
          lectures: [
            textLecture('=Reading', {
              questionAnswers: [choiceQuestion({ question: '<p>Which&nbsp;<b>one</b>?</p>' })],
            }),
          ],
        },
      ],
    }),
  );
  const csv = async (path: string) =>
    (await app.call<string>('GET', `/api/v1/secured/courses/${course.id}/${path}`, { as: admin })).body;
  expect(await csv('funnel.csv?lang=de')).toBe(
    "\uFEFFModul,Lektion,Erreicht,Gesehen,Stehen hier,Hier abgebrochen,Zeit hier abgelaufen\r\nFirst,'=Reading,0,0,0,0,0\r\n",
  );
  expect(await csv('questionstatistics.csv?columns=lecture,question,answered')).toBe(
    "\uFEFFLecture,Question,Answered\r\n'=Reading,Which one ?,0\r\n",
  );
});

test('BEY-07 every number equals a recount from the first tries, over random histories', async () => {
  const course = await app.aCourse(
    smallCourse({
      modules: [
        {
          name: 'M',
          lectures: [textLecture('L', { questionAnswers: [choiceQuestion(), choiceQuestion(), choiceQuestion()] })],
        },
      ],
    }),
  );
  const userCourses: Id[] = [];
  for (const learner of learners) {
    userCourses.push((await app.enrol(learner, course.id)).id);
  }
  const aTry = fc.record({
    learner: fc.integer({ min: 0, max: learners.length - 1 }),
    question: fc.integer({ min: 0, max: 2 }),
    option: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(aTry, { minLength: 1, maxLength: 40 }), async (tries) => {
      await withOwner(app.database.ownerUrl, 'truncate answer_submission');
      await inWorkspace(app.db, 1, async (trx) => {
        for (const { learner, question, option } of tries) {
          await trx
            .insertInto('answer_submission')
            .values({
              workspace_id: 1,
              user_course_id: userCourses[learner] as Id,
              question_id: course.questions[question] as Id,
              user_answer: json([option]),
              correct: option === 2,
              course_version: 1,
            })
            .execute();
        }
      });
      const firsts = tries.filter(
        (one, index) =>
          tries.findIndex((other) => other.learner === one.learner && other.question === one.question) === index,
      );
      const { body } = await questions(course.id);
      for (const [index, found] of body.questions.entries()) {
        const own = firsts.filter(({ question }) => question === index);
        expect(found.answered).toBe(own.length);
        expect(found.rightAtOnce).toBe(own.filter(({ option }) => option === 2).length);
        expect(found.parts.map(({ chosen }) => chosen)).toEqual(
          [1, 2, 3].map((position) => own.filter(({ option }) => option === position).length),
        );
        const pairs = own.flatMap(({ learner, option }) => {
          const others = firsts.filter((one) => one.learner === learner && one.question !== index);
          const rest = others.filter((one) => one.option === 2).length / others.length;
          return others.length === 0 ? [] : [[option === 2 ? 1 : 0, rest] as const];
        });
        const expected = pearson(pairs);
        expect(rounded(found.discrimination)).toBe(rounded(expected));
      }
    }),
    { numRuns: 25 },
  );
});

const rounded = (number: number | null): string | null =>
  number === null ? null : (number + 0).toFixed(9).replace(/^-(?=0\.0+$)/, '');

function pearson(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
  const spread = Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y));
  return spread < 1e-9 || Number.isNaN(spread) ? null : sum((x, y) => x * y) / spread;
}
