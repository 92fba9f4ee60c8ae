/** Progress over any history: what learners do, what authors change meanwhile, and what is sent twice. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion } from '../course/courseBuilder.testkit.ts';
import {
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../course/courseTestApp.testkit.ts';
import { inWorkspace } from '../db/database.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import type { Id } from '../shared/id.ts';
import { countProgress, reportedProgress } from '../testing/progressOracle.ts';
import type { Reply, TestUser } from '../testing/testApp.ts';

const RUNS = 24;
const base = '/api/v1/secured/usercourses';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const learnerSteps = ['answer', 'seen', 'tryToComplete', 'complete', 'giveUp', 'enrolAgain'] as const;
const authorSteps = [
  'addLecture',
  'removeLecture',
  'moveLecture',
  'addQuestion',
  'removeQuestion',
  'changeWeight',
  'changeRightAnswer',
  'publish',
] as const;

/** `pick` chooses the lecture, the question or the answer, whichever is meant; `again` sends it once more with the same key. */
const anyStep = fc.record({
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('answer', 'seen') },
    { weight: 2, arbitrary: fc.constantFrom(...learnerSteps) },
    { weight: 2, arbitrary: fc.constantFrom(...authorSteps) },
  ),
  pick: fc.nat(1000),
  again: fc.boolean(),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const anyShape = fc.array(
  fc.array(fc.array(fc.record({ weight: fc.integer({ min: 1, max: 5 }), wrongLimit: fc.nat(2) }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 3 },
);

/** One learner in one course, and its author. */
interface World {
  readonly learner: TestUser;
  course: FullCourse;
  userCourseId: Id;
}

const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];

const send = (world: World, path: string, key: string, body?: unknown, method = 'POST'): Promise<Reply> =>
  app.call(method, path, { as: world.learner, body, headers: { 'idempotency-key': key } });

/** The request of a learner's step; null where there is nothing that it could be about. */
function requestOf(world: World, { what, pick }: Step): { path: string; body?: unknown; method?: string } | null {
  const own = `${base}/${world.userCourseId}`;
  const lectures = lecturesOf(world.course);
  switch (what) {
    case 'answer': {
      const question = pickOf(
        lectures.flatMap((lecture) => lecture.questionAnswers),
        pick,
      );
      return question === undefined
        ? null
        : { path: `${own}/questionanswer/${question.id}`, body: { userAnswer: [1 + ((pick >> 3) % 2)] } };
    }
    case 'seen': {
      const lecture = pickOf(lectures, pick);
      return lecture === undefined ? null : { path: `${own}/lecture/${lecture.id}` };
    }
    case 'tryToComplete':
      return { path: `${own}/_complete?dryRun=true`, body: { name: world.learner.name } };
    case 'complete':
      return { path: `${own}/_complete`, body: { name: world.learner.name } };
    case 'giveUp':
      return { path: own, body: { finishTime: app.now().toISOString() }, method: 'PATCH' };
    case 'enrolAgain':
      return { path: base, body: { courseId: world.course.id } };
    default:
      return null;
  }
}

type Lectures = FullCourse['modules'][number]['lectures'];

/** The lectures of a module after an author's step. */
function edited(lectures: Lectures, { what, pick }: Step): readonly unknown[] {
  const at = pick % Math.max(1, lectures.length);
  const changed = (change: (lecture: Lectures[number]) => object): readonly unknown[] =>
    lectures.map((lecture, index) => (index === at ? { ...lecture, ...change(lecture) } : lecture));
  switch (what) {
    case 'addLecture':
      return [
        ...lectures,
        aLecture({ questionAnswers: pick % 2 === 0 ? [] : [aQuestion({ weight: 1 + (pick % 5) })] }),
      ];
    case 'removeLecture':
      return lectures.filter((_, index) => index !== at);
    case 'moveLecture':
      return lectures.toReversed();
    case 'addQuestion':
      return changed(({ questionAnswers }) => ({
        questionAnswers: [...questionAnswers, aQuestion({ weight: 1 + (pick % 5), wrongLimit: pick % 3 })],
      }));
    case 'removeQuestion':
      return changed(({ questionAnswers }) => ({ questionAnswers: questionAnswers.slice(1) }));
    case 'changeWeight':
      return changed(({ questionAnswers }) => ({
        questionAnswers: questionAnswers.map((question) => ({ ...question, weight: 1 + (pick % 5) })),
      }));
    case 'changeRightAnswer':
      return changed(({ questionAnswers }) => ({
        questionAnswers: questionAnswers.map((question) => ({ ...question, correctAnswer: [1 + (pick % 2)] })),
      }));
    default:
      return lectures;
  }
}

async function edit(world: World, step: Step): Promise<void> {
  const { modules } = world.course;
  const at = step.pick % Math.max(1, modules.length);
  const { status, body } = await app.save(
    'PUT',
    world.course.id,
    {
      ...world.course,
      published: step.what === 'publish' ? !world.course.published : world.course.published,
      modules: modules.map((module, index) =>
        index === at ? { ...module, lectures: edited(module.lectures, step) } : module,
      ),
    },
    {},
    '&forceUpdate=true',
  );
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  world.course = body;
}

/** The replies that a step may have: done, refused by its state, or not there any more since a save. */
const expected = [200, 201, 403, 404, 409, 412];

async function take(world: World, step: Step, key: string): Promise<void> {
  if ((authorSteps as readonly string[]).includes(step.what)) {
    return edit(world, step);
  }
  const request = requestOf(world, step);
  if (request === null) {
    return;
  }
  const reply = await send(world, request.path, key, request.body, request.method);
  expect(expected, `${step.what}: ${JSON.stringify(reply.body).slice(0, 300)}`).toContain(reply.status);
  if (step.what === 'enrolAgain') {
    world.userCourseId = (reply.body as unknown as UserCourseWire).id;
  }
  if (!step.again) {
    return;
  }
  const rows = await rowsOf(world);
  const repeated = await send(world, request.path, key, request.body, request.method);
  expect({ status: repeated.status, rows: await rowsOf(world) }).toEqual({ status: reply.status, rows });
}

/** How much stands in the rows of the learner: nothing more after what was sent twice. */
const rowsOf = (world: World): Promise<unknown> =>
  inWorkspace(app.db, 1, async (trx) => {
    const of = async (table: 'answer_submission' | 'lecture_seen' | 'certificate' | 'user_gamification') =>
      (await trx.selectFrom(table).where('user_course_id', '=', world.userCourseId).select('user_course_id').execute())
        .length;
    return [
      await of('answer_submission'),
      await of('lecture_seen'),
      await of('certificate'),
      await of('user_gamification'),
      (await trx.selectFrom('user_course').where('user_id', '=', world.learner.userId).select('completed').execute())
        .length,
    ];
  });

async function aWorld(shape: readonly (readonly (readonly object[])[])[]): Promise<World> {
  const { status, body: course } = await app.create(
    aCourse({
      certifiable: true,
      minScoreRate: 0.5,
      modules: shape.map((lectures) =>
        aModule({
          lectures: lectures.map((questions) =>
            aLecture({ questionAnswers: questions.map((changes) => aQuestion({ ...changes })) }),
          ),
        }),
      ),
    }),
  );
  expect(status).toBe(201);
  const learner = await app.aUser();
  const enrolled = await app.call<UserCourseWire>('POST', base, { as: learner, body: { courseId: course.id } });
  return { learner, course, userCourseId: enrolled.body.id };
}

test('PROG-02 PROG-03 PROG-04 PROG-08 PROG-12 ENR-08 after every step of any history the progress that is told is that of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(anyShape, fc.array(anyStep, { minLength: 6, maxLength: 20 }), async (shape, steps) => {
      const world = await aWorld(shape);
      for (const [index, step] of steps.entries()) {
        await take(world, step, `${world.userCourseId}-${index}`);
        const [counted, told] = await inWorkspace(app.db, 1, async (trx) => [
          await countProgress(trx, world.userCourseId),
          await reportedProgress(trx, world.userCourseId, app.now()),
        ]);
        expect(told, `after ${step.what}`).toEqual(counted);
        const { body } = await app.call<UserCourseWire>('GET', `${base}/${world.userCourseId}?include=outline`, {
          as: world.learner,
        });
        const { scorePercent, seenPercent } = body.progress;
        const { phase, status, correctPoints, completionPoints, totalPoints, stats } = body;
        expect({
          phase,
          status,
          correctPoints,
          completionPoints,
          totalPoints,
          scorePercent,
          seenPercent,
          ...stats,
          done: body.modules?.flatMap(({ lectures }) => lectures.filter(({ done }) => done).map(({ id }) => id)),
        }).toEqual(counted);
      }
    }),
    { numRuns: RUNS },
  );
});
