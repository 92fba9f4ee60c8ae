import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { pageOf } from '../http/paging.ts';
import { createTestApp, type CallOptions, type Reply, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from './courseBuilder.ts';
import { courseResponseSchema } from './courseSchemas.ts';
import type { CourseWire, LectureContentWire, ModuleWire } from './courseView.ts';

interface FullCourse extends CourseWire {
  modules: ModuleWire<LectureContentWire>[];
}

let app: TestApp;
let author: TestUser;
let admin: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  author = await app.aUser({ createCourse: true });
  admin = await app.aUser({ roleAdmin: true });
  learner = await app.aUser();
});
afterAll(() => app.close());

const path = '/api/v1/secured/courses';
const create = (body: unknown = aCourse(), options: CallOptions = {}): Promise<Reply<FullCourse>> =>
  app.call('POST', `${path}?include=modules`, { as: author, body, ...options });
const save = (
  method: 'PUT' | 'PATCH',
  id: number,
  body: unknown,
  options: CallOptions = {},
  query = '',
): Promise<Reply<FullCourse>> =>
  app.call(method, `${path}/${id}?include=modules${query}`, { as: author, body, ...options });
const read = (id: number, include = 'modules'): Promise<Reply<FullCourse>> =>
  app.call('GET', `${path}/${id}?include=${include}`, { as: author });

/** A learner who has seen a lecture and answered a question of a course. */
async function learnerWithProgress(course: FullCourse, { seen, answered }: { seen?: number; answered?: number }) {
  await inWorkspace(app.db, 1, async (trx) => {
    const { user_course_id } = await trx
      .insertInto('user_course')
      .values({ workspace_id: 1, user_id: learner.userId, course_id: course.id })
      .returning('user_course.user_course_id')
      .executeTakeFirstOrThrow();
    if (seen !== undefined) {
      await trx.insertInto('lecture_seen').values({ workspace_id: 1, user_course_id, lecture_id: seen }).execute();
    }
    if (answered !== undefined) {
      await trx
        .insertInto('answer')
        .values({
          workspace_id: 1,
          user_course_id,
          question_id: answered,
          lecture_id: seen ?? 0,
          user_answer: '[1]',
          correct: false,
          course_version: course.version,
        })
        .execute();
    }
  });
}

const countBodies = () =>
  inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('lecture_body')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );

const lecturesOf = (course: FullCourse): readonly LectureContentWire[] =>
  course.modules.flatMap((module) => module.lectures);

describe('creating', () => {
  test('REST-18 GW-11 GW-18 GW-19 GW-20 a new course gets ids, numbers and what follows from its content', async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    expect(courseResponseSchema.parse(body)).toEqual(body);
    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({
      workspaceId: 1,
      version: 1,
      title: 'Tea for beginners',
      moduleCount: 1,
      lectureCount: 2,
      questionAnswersSize: 1,
      totalPoints: 1,
      createdBy: author.userId,
    });
    const [first, second] = lecturesOf(body);
    expect(first).toMatchObject({
      number: 1,
      lectureType: 'textQuiz',
      totalPoints: 1,
      sectionCount: 1,
      questionCount: 1,
    });
    expect(second).toMatchObject({ number: 2, lectureType: 'text', totalPoints: 0 });
    const ids = [
      body.id,
      body.modules[0]?.id,
      first?.id,
      second?.id,
      first?.sections[0]?.id,
      first?.questionAnswers[0]?.id,
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => Number(id) >= 1000)).toBe(true);
  });

  test('SAVE-06 SAVE-07 SAVE-08 the workspace is that of the host, no certificate, no achievements', async () => {
    const { body } = await create(aCourse({ workspaceId: 2, gamificationItems: null }));
    expect(body).toMatchObject({ workspaceId: 1, certifiable: false, gamificationItems: [], minScoreRate: 1 });
  });

  test('VAL-10 VAL-13 VAL-14 OP-86 every field that does not fit is named', async () => {
    const invalid = aCourse({
      name: ' ',
      minScoreRate: 101,
      courseImage: 'ftp://example.org/cover.png',
      startTime: '2030-02-01T00:00:00Z',
      availableUntilTime: '2030-01-01T00:00:00Z',
      modules: [aModule({ lectures: [aLecture({ questionAnswers: [aQuestion({ correctAnswer: [3] })] })] })],
    });
    const { status, body } = await app.call('POST', path, { as: author, body: invalid });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'INVALID',
      errors: expect.arrayContaining([
        { field: 'name', message: 'is required' },
        { field: 'minScoreRate', message: 'can not be more than 100' },
        { field: 'courseImage', message: 'must be an address that begins with http:// or https://' },
        { field: 'availableUntilTime', message: 'must be after the start' },
        {
          field: 'modules.0.lectures.0.questionAnswers.0.correctAnswer',
          message: 'positions must be whole numbers from 1 to 2',
        },
      ]),
    });
    const negative = await app.call('POST', path, { as: author, body: aCourse({ minScoreRate: -1 }) });
    expect(negative.body).toMatchObject({ errors: [{ field: 'minScoreRate', message: 'can not be less than 0' }] });
  });

  test('IMPEX-02 ids of an imported course are new, and its achievements follow them', async () => {
    const original = await create();
    const [lecture] = lecturesOf(original.body);
    const exported = {
      ...original.body,
      gamificationItems: [
        { '@type': 'LECTURES_COMPLETED', name: 'Leaf reader', lectureIds: [lecture?.id] },
        { '@type': 'QUESTIONS_ANSWERED', name: 'Thermometer', questionAnswerIds: [lecture?.questionAnswers[0]?.id] },
      ],
    };
    const { status, body } = await create(exported);
    const [imported] = lecturesOf(body);
    expect(status).toBe(201);
    expect(imported?.id).not.toBe(lecture?.id);
    expect(body.gamificationItems).toMatchObject([
      { lectureIds: [imported?.id] },
      { questionAnswerIds: [imported?.questionAnswers[0]?.id] },
    ]);
  });

  test('the same Idempotency-Key creates one course', async () => {
    const headers = { 'idempotency-key': 'one-import' };
    const first = await create(aCourse(), { headers });
    const again = await create(aCourse(), { headers });
    expect(again.status).toBe(201);
    expect(again.body.id).toBe(first.body.id);
    const other = await create(aCourse({ name: 'Coffee' }), { headers });
    expect(other.status).toBe(422);
  });

  test('texts that the database cannot store arrive without what it refuses', async () => {
    const { status, body } = await create(aCourse({ name: 'Te\u0000a', customMetadata: { note: 'half \ud800' } }));
    expect(status).toBe(201);
    expect(body.name).toBe('Tea');
  });

  test('a body nested without end is refused', async () => {
    let deep: unknown = [];
    for (let level = 0; level < 100; level += 1) deep = [deep];
    const { status } = await create(aCourse({ customMetadata: { deep } }));
    expect(status).toBe(400);
  });

  test('ROLE-11 learners create nothing', async () => {
    expect((await create(aCourse(), { as: learner })).status).toBe(403);
  });
});

describe('reading', () => {
  test('OP-35 REST-17 an author lists own courses, an admin all of the workspace, newest first', async () => {
    const other = await app.aUser({ createCourse: true });
    const mine = await create(aCourse({ name: 'Mine', published: false }), { as: other });
    const list = await app.call<{ content: CourseWire[] }>('GET', `${path}?view=OWNED_COURSES`, { as: other });
    expect(list.body.content.map((course) => course.id)).toEqual([mine.body.id]);
    const all = await app.call<{ content: CourseWire[] }>(
      'GET',
      `${path}?sort=createTime,desc&size=2&include=outline`,
      { as: admin },
    );
    expect(all.body.content).toHaveLength(2);
    expect(all.body.content[0]?.id).toBe(mine.body.id);
    expect(all.body.content[0]?.modules?.[0]?.lectures).toHaveLength(2);
    expect(pageOf(courseResponseSchema).parse(all.body)).toEqual(all.body);
    const byId = await app.call<{ content: CourseWire[] }>('GET', `${path}?q=id=in=(${mine.body.id},1)`, { as: admin });
    expect(byId.body.content).toHaveLength(1);
  });

  test('QUIZ-12 authors read right answers; include=outline leaves content out', async () => {
    const { body: course } = await create();
    const full = await read(course.id);
    expect(full.body).toEqual(course);
    expect(lecturesOf(full.body)[0]?.questionAnswers[0]).toMatchObject({ correctAnswer: [2] });
    const outline = await read(course.id, 'outline');
    expect(lecturesOf(outline.body)[0]).not.toHaveProperty('sections');
  });

  test('OP-08 a course of another workspace is not there', async () => {
    const { body: course } = await create();
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await app.call('GET', `${path}/${course.id}`, { as: stranger })).status).toBe(404);
    expect((await app.call('DELETE', `${path}/${course.id}`, { as: stranger })).status).toBe(404);
    expect((await read(course.id)).status).toBe(200);
  });
});

describe('saving', () => {
  test('REST-19 a course that is put back as it was read keeps ids and content', async () => {
    const { body: course } = await create(
      aCourse({
        tags: ['Tea', { name: 'Water' }],
        modules: [
          aModule({
            lectures: [
              aLecture({
                sections: [
                  aText(),
                  { type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } },
                  { type: 'TEXT', content: 'Plain', questionAnswers: [aQuestion({ question: 'Only here?' })] },
                  {
                    type: 'JSON',
                    content: {
                      type: 'BRANCH',
                      content: { options: [{ title: 'Left', sections: [aText('<p>L</p>')] }, { title: 'Right' }] },
                    },
                  },
                  {
                    type: 'JSON',
                    content: { type: 'VIDEO_TEXT', content: { videoSrc: '/static/media/clips/a.webm' } },
                  },
                ],
                questionAnswers: [aQuestion()],
              }),
            ],
          }),
        ],
      }),
    );
    expect(courseResponseSchema.parse(course)).toEqual(course);
    expect(lecturesOf(course)[0]).toMatchObject({ lectureType: 'textVideoQuiz', questionCount: 2 });
    const { status, body } = await save('PUT', course.id, course);
    expect(status).toBe(200);
    const { version: _v, updateTime: _u, ...same } = body;
    expect(same).toEqual({ ...course, version: undefined, updateTime: undefined });
    const hashes = await inWorkspace(app.db, 1, (trx) =>
      trx
        .selectFrom('course_revision')
        .select('course_revision.outline')
        .where('course_revision.course_id', '=', course.id)
        .execute(),
    );
    expect(new Set(hashes.map((row) => JSON.stringify(row.outline))).size).toBe(1);
  });

  test('REST-20 OP-14 PATCH leaves out what stays, null clears, and content is not touched', async () => {
    const { body: course } = await create(aCourse({ duration: 30, metadata: { lang: 'en', avatars: [] } }));
    const { body, headers } = await save('PATCH', course.id, {
      duration: null,
      title: 'Tea',
      metadata: { lang: 'de' },
    });
    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({ name: 'Tea', duration: null, metadata: { lang: 'de', avatars: [] }, version: 2 });
    expect(body.description).toBe(course.description);
    expect(body.modules).toEqual(course.modules);
  });

  test('OP-14 a patch of modules matches by id, keeps what is left out, makes what has no id, removes what is gone', async () => {
    const { body: course } = await create();
    const [module] = course.modules;
    const [first, second] = lecturesOf(course);
    const { body } = await save('PATCH', course.id, {
      modules: [
        { name: 'New first', lectures: [{ lectureId: second?.id }] },
        { moduleId: module?.id, lectures: [{ lectureId: first?.id, name: 'Leaves again' }, { name: 'Cups' }] },
      ],
    });
    expect(body.modules.map((m) => [m.number, m.name])).toEqual([
      [1, 'New first'],
      [2, 'Basics'],
    ]);
    expect(body.modules[1]?.id).toBe(module?.id);
    const [moved, renamed, added] = lecturesOf(body);
    expect(moved).toEqual({ ...second, moduleId: body.modules[0]?.id, number: 1 });
    expect(renamed).toEqual({ ...first, name: 'Leaves again' });
    expect(added).toMatchObject({ name: 'Cups', sections: [], lectureType: 'text' });
    expect(added?.id).toBeGreaterThan(first?.id ?? 0);
  });

  test('a patch may bring the sections of a lecture and leave its questions', async () => {
    const { body: course } = await create();
    const [module] = course.modules;
    const [first, second] = lecturesOf(course);
    const { body } = await save('PATCH', course.id, {
      modules: [
        { moduleId: module?.id, lectures: [{ lectureId: first?.id, sections: [] }, { lectureId: second?.id }] },
      ],
    });
    expect(lecturesOf(body)[0]).toMatchObject({
      sections: [],
      questionAnswers: first?.questionAnswers,
      lectureType: 'quiz',
    });
  });

  test('a question taken out of the list falls out of the sections that showed it', async () => {
    const section = {
      type: 'TEXT',
      content: 'Both',
      questionAnswers: [aQuestion({ question: 'One?' }), aQuestion({ question: 'Two?' })],
    };
    const { body: course } = await create(
      aCourse({ modules: [aModule({ lectures: [aLecture({ sections: [section] })] })] }),
    );
    const [lecture] = lecturesOf(course);
    const kept = lecture?.questionAnswers.slice(1);
    const { body } = await save('PATCH', course.id, {
      modules: [{ moduleId: course.modules[0]?.id, lectures: [{ lectureId: lecture?.id, questionAnswers: kept }] }],
    });
    const [saved] = lecturesOf(body);
    expect(saved?.questionAnswers.map((question) => [question.id, question.number])).toEqual([[kept?.[0]?.id, 1]]);
    expect(saved?.sections[0]?.questionAnswers).toEqual(saved?.questionAnswers);
  });

  test('what was removed may come back under its id; what never was there may not', async () => {
    const { body: course } = await create();
    const removed = await save('PATCH', course.id, { modules: [] });
    expect(removed.body).toMatchObject({ modules: [], lectureCount: 0, totalPoints: 0 });
    const restored = await save('PUT', course.id, course);
    expect(restored.body.modules).toEqual(course.modules);
    const unknown = await save('PATCH', course.id, { modules: [{ moduleId: 999_999, lectures: [] }] });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({ errors: [{ field: 'modules.0.id' }] });
    const twice = await save('PATCH', course.id, { modules: [course.modules[0], course.modules[0]] });
    expect(twice.status).toBe(400);
  });

  test('removed lectures fall out of achievements', async () => {
    const { body: course } = await create();
    const [first, second] = lecturesOf(course);
    const item = { '@type': 'LECTURES_COMPLETED', name: 'Reader', lectureIds: [first?.id, second?.id] };
    const withItem = await save('PATCH', course.id, { gamificationItems: [item] });
    expect(withItem.body.gamificationItems).toMatchObject([{ lectureIds: [first?.id, second?.id] }]);
    const { body } = await save('PATCH', course.id, {
      modules: [{ moduleId: course.modules[0]?.id, lectures: [{ lectureId: second?.id }] }],
    });
    expect(body.gamificationItems).toMatchObject([{ name: 'Reader', lectureIds: [second?.id] }]);
    const wrong = await save('PATCH', course.id, { gamificationItems: [{ ...item, lectureIds: [1] }] });
    expect(wrong.status).toBe(400);
  });

  test('OP-14 a save on an old version is 412 and changes nothing; forceUpdate overrides and is recorded', async () => {
    const { body: course } = await create();
    await save('PATCH', course.id, { name: 'Second' }, { headers: { 'if-match': '"1"' } });
    const late = await save('PATCH', course.id, { name: 'Late' }, { headers: { 'if-match': '"1"' } });
    expect(late.status).toBe(412);
    expect((await read(course.id)).body.name).toBe('Second');
    const forced = await save(
      'PATCH',
      course.id,
      { name: 'Late' },
      { headers: { 'if-match': '"1"' } },
      '&forceUpdate=true',
    );
    expect(forced.body).toMatchObject({ name: 'Late', version: 3 });
    const revisions = await inWorkspace(app.db, 1, (trx) =>
      trx
        .selectFrom('course_revision')
        .select(['course_revision.version', 'course_revision.forced'])
        .where('course_revision.course_id', '=', course.id)
        .orderBy('course_revision.version')
        .execute(),
    );
    expect(revisions.map((revision) => revision.forced)).toEqual([false, false, true]);
  });

  test('OP-14 of two savers at once on one version, one wins', async () => {
    const { body: course } = await create();
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => save('PATCH', course.id, { name }, { headers: { 'if-match': '"1"' } })),
    );
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 412, 412, 412]);
    expect((await read(course.id)).body.version).toBe(2);
  });

  test('ROLE-04 only an admin edits a template', async () => {
    expect((await create(aCourse({ template: true }))).status).toBe(403);
    const { body: template } = await create(aCourse({ template: true }), { as: admin });
    expect((await save('PATCH', template.id, { name: 'Mine' })).status).toBe(403);
    expect((await save('PATCH', template.id, { name: 'Ours' }, { as: admin })).status).toBe(200);
    expect((await app.call('POST', `${path}/${template.id}/_lock`, { as: author })).status).toBe(403);
    const { body: own } = await create();
    expect((await save('PATCH', own.id, { template: true })).status).toBe(403);
    expect((await read(own.id)).body).toMatchObject({ template: false, version: 1 });
  });
});

describe('OP-55 SAVE-10 SAVE-11 progress of learners', () => {
  test('removing a seen lecture or an answered question is 409 unless forced', async () => {
    const { body: course } = await create();
    const [first, second] = lecturesOf(course);
    const questionId = first?.questionAnswers[0]?.id ?? 0;
    await learnerWithProgress(course, { seen: second?.id, answered: questionId });
    const module = { moduleId: course.modules[0]?.id };
    const withoutQuestion = {
      modules: [{ ...module, lectures: [{ lectureId: first?.id, questionAnswers: [] }, { lectureId: second?.id }] }],
    };
    const refused = await save('PATCH', course.id, withoutQuestion);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'PROGRESS_CONFLICT',
      params: { lectureIds: [], questionIds: [questionId], learnerCount: 1 },
    });
    const withoutLecture = { modules: [{ ...module, lectures: [{ lectureId: first?.id }] }] };
    expect((await save('PATCH', course.id, withoutLecture)).body).toMatchObject({
      params: { lectureIds: [second?.id] },
    });
    expect((await read(course.id)).body.version).toBe(1);
    const forced = await save('PATCH', course.id, withoutLecture, {}, '&forceUpdate=true');
    expect(forced.status).toBe(200);
    expect(lecturesOf(forced.body)).toHaveLength(1);
  });

  test('moving a seen lecture to another module removes nothing', async () => {
    const { body: course } = await create();
    const [first, second] = lecturesOf(course);
    await learnerWithProgress(course, { seen: second?.id });
    const moved = await save('PATCH', course.id, {
      modules: [
        { name: 'Other', lectures: [{ lectureId: second?.id }] },
        { moduleId: course.modules[0]?.id, lectures: [{ lectureId: first?.id }] },
      ],
    });
    expect(moved.status).toBe(200);
  });

  test('REST-21 CRS-18 a course with progress is deleted only by force; one without at once', async () => {
    const { body: course } = await create();
    await learnerWithProgress(course, { seen: lecturesOf(course)[0]?.id });
    expect((await app.call('DELETE', `${path}/${course.id}`, { as: author })).status).toBe(409);
    const stale = await app.call('DELETE', `${path}/${course.id}?forceUpdate=true`, { as: author });
    expect(stale.status).toBe(204);
    expect((await read(course.id)).status).toBe(404);
    const { body: unused } = await create();
    const old = await app.call('DELETE', `${path}/${unused.id}`, { as: author, headers: { 'if-match': '"7"' } });
    expect(old.status).toBe(412);
    expect((await app.call('DELETE', `${path}/${unused.id}`, { as: author })).status).toBe(204);
  });
});

test('a save of one lecture of 200 writes one body', async () => {
  const lectures = Array.from({ length: 200 }, (_, index) =>
    aLecture({ name: `Lecture ${index}`, sections: [aText(`<p>Text ${index}</p>`)] }),
  );
  const { body: course } = await create(aCourse({ modules: [aModule({ lectures })] }));
  const before = await countBodies();
  const edited = structuredClone(course);
  const section = edited.modules[0]?.lectures[100]?.sections[0] as { content: unknown };
  section.content = { type: 'text', content: { text: '<p>Edited</p>' } };
  const { status, body } = await save('PUT', course.id, edited);
  expect(status).toBe(200);
  const after = await countBodies();
  expect(after.count - before.count).toBe(1);
  expect(
    lecturesOf(body).filter((lecture, index) => JSON.stringify(lecture) !== JSON.stringify(lecturesOf(course)[index])),
  ).toHaveLength(1);
});
