/** What a save may name: nodes of its own course (SAVE-01, GW-26), courses of its own workspace (OP-71). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion, aText } from './courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from './courseTestApp.testkit.ts';

let app: CourseTestApp;
let own: FullCourse;
let foreign: Readonly<Record<'module' | 'lecture' | 'section' | 'question' | 'achievement', number>>;

const content = () =>
  aCourse({
    modules: [aModule({ lectures: [aLecture({ sections: [aText()], questionAnswers: [aQuestion()] })] })],
    gamificationItems: [{ '@type': 'QUESTIONS_ANSWERED_RATE', name: 'Sharp', qaRate: 0.5 }],
  });

beforeAll(async () => {
  app = await createCourseTestApp();
  own = (await app.create(content())).body;
  const other = (await app.create(content())).body;
  const lecture = lecturesOf(other)[0]!;
  foreign = {
    module: other.modules[0]!.id,
    lecture: lecture.id,
    section: lecture.sections[0]!.id,
    question: lecture.questionAnswers[0]!.id,
    achievement: other.gamificationItems![0]!.id,
  };
});
afterAll(() => app.close());

const inLecture = (members: object) => ({
  modules: [{ id: own.modules[0]!.id, lectures: [{ id: lecturesOf(own)[0]!.id, ...members }] }],
});
const text = { type: 'TEXT', content: 'x' };
const item = { '@type': 'LECTURES_COMPLETED', name: 'First' };
const lecture = 'modules.0.lectures.0';

describe.each(['PATCH', 'PUT'] as const)('%s', (method) => {
  test.each([
    ['a module', () => ({ modules: [{ id: foreign.module }] }), 'modules.0.id'],
    ['a lecture', () => ({ modules: [{ lectures: [{ id: foreign.lecture }] }] }), `${lecture}.id`],
    ['a section', () => inLecture({ sections: [{ ...text, id: foreign.section }] }), `${lecture}.sections.0.id`],
    [
      'a section as a module',
      () => ({ modules: [{ id: lecturesOf(own)[0]!.sections[0]!.id, lectures: [] }] }),
      'modules.0.id',
    ],
    [
      'a question',
      () => inLecture({ questionAnswers: [{ ...aQuestion(), id: foreign.question }] }),
      `${lecture}.questionAnswers.0.id`,
    ],
    [
      'a question that a section shows',
      () => {
        const sections = [{ ...text, questionAnswers: [{ ...aQuestion(), id: foreign.question }] }];
        return inLecture({ sections, questionAnswers: [] });
      },
      `${lecture}.questionAnswers.0.id`,
    ],
    [
      'a section in a branch',
      () => {
        const sections = [{ ...text, id: foreign.section }];
        const branch = { type: 'BRANCH', content: { options: [{ title: 'a', sections }] } };
        return inLecture({ sections: [{ type: 'JSON', content: branch }], questionAnswers: [] });
      },
      `${lecture}.sections.0.content.content.options.0.sections.0.id`,
    ],
    ['an achievement', () => ({ gamificationItems: [{ ...item, id: foreign.achievement }] }), 'gamificationItems.0.id'],
    [
      'a lecture that an achievement is for',
      () => ({ gamificationItems: [{ ...item, lectureIds: [foreign.lecture] }] }),
      'gamificationItems.0.lectureIds',
    ],
    [
      'a question that an achievement is for',
      () => ({
        gamificationItems: [{ ...item, '@type': 'QUESTIONS_ANSWERED', questionAnswerIds: [foreign.question] }],
      }),
      'gamificationItems.0.questionAnswerIds',
    ],
  ])('SAVE-01 GW-26 %s of another course is refused with its place', async (_what, body, field) => {
    expect(await app.save(method, own.id, { name: own.name, ...body() }, {}, '&forceUpdate=true')).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field }] },
    });
    expect((await app.read(own.id)).body.version).toBe(own.version);
  });

  test('OP-71 a decision tree names no course of another workspace, and a course of one is not there to be saved', async () => {
    const stranger = await app.aUser({ workspaceId: 2, createCourse: true });
    const theirs = (await app.create(content(), { as: stranger })).body;
    const items = [{ id: 'a', kind: 'COURSE_OPTION', courseId: theirs.id }];
    const decisionTree = { id: 'tree', kind: 'DECISION_TREE', title: 'T', text: '', items };
    expect(await app.save(method, own.id, { name: own.name, customMetadata: { decisionTree } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'customMetadata.decisionTree.items.0.courseId' }] },
    });
    expect((await app.save(method, theirs.id, { name: 'Mine' })).status).toBe(404);
  });
});

test('REST-17 a lecture is read by its own course alone', async () => {
  const read = (courseId: number, lectureId: number) =>
    app.call('GET', `${coursesPath}/${courseId}/lecture/${lectureId}`, { as: app.author });
  expect((await read(own.id, lecturesOf(own)[0]!.id)).status).toBe(200);
  expect((await read(own.id, foreign.lecture)).status).toBe(404);
});

test('GW-26 a new course names no lecture and no question of another', async () => {
  for (const member of [{ lectureIds: [foreign.lecture] }, { lectureIds: ['nobody'] }]) {
    const { status } = await app.create(aCourse({ gamificationItems: [{ ...item, ...member }] }));
    expect(status).toBe(400);
  }
});
