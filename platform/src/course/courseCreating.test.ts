import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion } from './courseBuilder.testkit.ts';
import { authoredCourseResponseSchema } from './courseSchemas.ts';
import { coursesPath, createCourseTestApp, lecturesOf, type CourseTestApp } from './courseTestApp.testkit.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

describe('creating', () => {
  test('REST-18 GW-11 GW-18 GW-19 GW-20 a new course gets ids, numbers and what follows from its content', async () => {
    const { status, body, headers } = await app.create();
    expect(status).toBe(201);
    expect(authoredCourseResponseSchema.parse(body)).toEqual(body);
    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({
      workspaceId: 1,
      version: 1,
      title: 'Tea for beginners',
      moduleCount: 1,
      lectureCount: 2,
      questionAnswersSize: 1,
      totalPoints: 1,
      createdBy: app.author.userId,
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
    const { body } = await app.create(aCourse({ workspaceId: 2, gamificationItems: null }));
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
    const { status, body } = await app.call('POST', coursesPath, { as: app.author, body: invalid });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'INVALID',
      errors: expect.arrayContaining([
        { field: 'name', message: '`name` is required.', reason: 'REQUIRED' },
        { field: 'minScoreRate', message: '`minScoreRate` can not be more than 100.' },
        {
          field: 'courseImage',
          message: '`courseImage` must be an address that begins with http:// or https://.',
          reason: 'NOT_AN_ADDRESS',
        },
        {
          field: 'availableUntilTime',
          message: '`availableUntilTime` must be after the start.',
          reason: 'NOT_AFTER_START',
        },
        {
          field: 'modules.0.lectures.0.questionAnswers.0.correctAnswer',
          message:
            '`modules[0].lectures[0].questionAnswers[0].correctAnswer`: positions must be whole numbers from 1 to 2.',
        },
      ]),
    });
    const negative = await app.call('POST', coursesPath, { as: app.author, body: aCourse({ minScoreRate: -1 }) });
    expect(negative.body).toMatchObject({
      errors: [{ field: 'minScoreRate', message: '`minScoreRate` can not be less than 0.' }],
    });
  });

  test('IMPEX-02 ids of an imported course are new, and its achievements follow them', async () => {
    const original = await app.create();
    const [lecture] = lecturesOf(original.body);
    const exported = {
      ...original.body,
      gamificationItems: [
        { '@type': 'LECTURES_COMPLETED', name: 'Leaf reader', lectureIds: [lecture?.id] },
        { '@type': 'QUESTIONS_ANSWERED', name: 'Thermometer', questionAnswerIds: [lecture?.questionAnswers[0]?.id] },
      ],
    };
    const { status, body } = await app.create(exported);
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
    const first = await app.create(aCourse(), { headers });
    const again = await app.create(aCourse(), { headers });
    expect(again.status).toBe(201);
    expect(again.body.id).toBe(first.body.id);
    const other = await app.create(aCourse({ name: 'Coffee' }), { headers });
    expect(other.status).toBe(422);
  });

  test('texts that the database cannot store arrive without what it refuses', async () => {
    const { status, body } = await app.create(aCourse({ name: 'Te\u0000a', customMetadata: { note: 'half \ud800' } }));
    expect(status).toBe(201);
    expect(body.name).toBe('Tea');
  });

  test('a body nested without end is refused', async () => {
    let deep: unknown = [];
    for (let level = 0; level < 100; level += 1) {
      deep = [deep];
    }
    const { status } = await app.create(aCourse({ customMetadata: { deep } }));
    expect(status).toBe(400);
  });

  test('ROLE-11 learners create nothing', async () => {
    expect((await app.create(aCourse(), { as: app.learner })).status).toBe(403);
  });
});
