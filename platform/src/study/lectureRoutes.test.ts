import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { LecturePageWire } from '../enrolment/lectureView.ts';
import { seenResponseSchema } from '../enrolment/userCourseSchemas.ts';
import { lecturePageSchema } from '../enrolment/userLectureSchemas.ts';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import {
  choiceQuestion,
  createStudyApp,
  smallCourse,
  textLecture,
  type StudyApp,
  type StudyCourse,
} from './studyTestApp.testkit.ts';

const path = '/api/v1/secured/usercourses';

let app: StudyApp;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  learner = await app.aUser();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.now().getTime() + days * 86_400_000).toISOString();

async function enrolled(changes: object = {}): Promise<{ id: Id; course: StudyCourse }> {
  const course = await app.aCourse(smallCourse(changes));
  return { id: (await app.enrol(learner, course.id)).id, course };
}

const page = (id: Id, lectureId: Id | undefined, options: object = {}) =>
  app.call<LecturePageWire>('GET', `${path}/${id}/lecture/${lectureId}`, { as: learner, ...options });

describe('reading a lecture', () => {
  test('OP-94 it comes with content, progress and the ways on', async () => {
    const { id, course } = await enrolled();
    const [reading, asking, ending] = course.lectures;
    const { status, body } = await page(id, asking);
    expect(status).toBe(200);
    expect(lecturePageSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      lectureId: asking,
      userCourseId: id,
      courseId: course.id,
      number: 2,
      name: 'Asking',
      done: false,
      doneTime: null,
      status: 'TODO',
      correctPoints: 0,
      totalPoints: 5,
      navigationMode: 'NEXT_BUTTON',
      lectureType: 'textQuiz',
      readOnly: false,
      withheld: null,
      gate: null,
      sections: [{ type: 'TEXT', content: 'About Asking', number: 1 }],
      previousLecture: { lectureId: reading, name: 'Reading', moduleName: 'First', gate: null },
    });
    expect(body.nextLecture).toMatchObject({
      lectureId: ending,
      moduleName: 'Second',
      gate: { reason: 'LECTURE_NOT_DONE', lectureId: asking, lectureName: 'Asking', pointsMissing: 5 },
    });
    expect(body.questionAnswers).toMatchObject([
      { number: 1, weight: 2, correctAnswer: null, explanation: null, correct: null, wrongCount: 0 },
      { number: 2, weight: 3, wrongLimit: 2, correctAnswerSize: 1 },
    ]);
  });

  test('OP-94 it is revalidated by its ETag, which an answer changes', async () => {
    const { id, course } = await enrolled();
    const asking = course.lectures[1];
    const first = await page(id, asking);
    const etag = String(first.headers['etag']);
    const headers = { 'if-none-match': etag };
    expect((await page(id, asking, { headers })).status).toBe(304);
    await app.answer(learner, id, course.questions[0] ?? 0, [2]);
    const after = await page(id, asking, { headers });
    expect(after.status).toBe(200);
    expect(after.body.questionAnswers[0]).toMatchObject({ correct: true, correctAnswer: [2], userAnswer: [2] });
  });

  test('SEC-03 SEC-16 a question placed in a section stands there too', async () => {
    const course = await app.aCourse({
      modules: [
        {
          lectures: [
            {
              name: 'Placed',
              questionAnswers: [choiceQuestion(), choiceQuestion()],
              sections: [{ type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 1 } } }],
            },
          ],
        },
      ],
    });
    const { id } = await app.enrol(learner, course.id);
    const { body } = await page(id, course.lectures[0]);
    expect(body.sections[0]?.questionAnswers).toEqual([body.questionAnswers[1]]);
  });

  test('LEC-11 OP-51 a module that starts later is withheld until then', async () => {
    const start = inDays(3);
    const course = await app.aCourse({
      modules: [
        { name: 'Now', lectures: [textLecture('Open')] },
        {
          name: 'Later',
          moduleStartDate: start,
          lectures: [
            textLecture('Closed', { mediaSource: 'https://example.test/a.png', questionAnswers: [choiceQuestion()] }),
          ],
        },
      ],
    });
    const { id } = await app.enrol(learner, course.id);
    const [open, closed] = course.lectures;
    await app.seen(learner, id, open ?? 0);
    const gate = { reason: 'MODULE_NOT_STARTED', time: start };
    expect((await page(id, open)).body.nextLecture).toMatchObject({ lectureId: closed, gate });
    const { body } = await page(id, closed);
    expect(body).toMatchObject({
      gate,
      withheld: { reason: 'MODULE_NOT_STARTED', time: start },
      mediaSource: null,
      mediaKind: null,
    });
    expect([body.sections, body.questionAnswers]).toEqual([[], []]);
    const tree = await app.userCourse(learner, id, '');
    expect(tree.body.modules?.[1]?.lectures[0]).toMatchObject({ sections: [], questionAnswers: [] });
  });

  test('OP-45 sequential progress withholds what lies beyond the first undone lecture', async () => {
    const { id, course } = await enrolled({ sequentialProgress: true });
    const { body } = await page(id, course.lectures[1]);
    expect(body).toMatchObject({
      gate: { reason: 'SEQUENTIAL', lectureName: 'Reading' },
      withheld: { reason: 'LOCKED' },
    });
    expect(body.sections).toEqual([]);
    expect(await app.seen(learner, id, course.lectures[2] ?? 0)).toMatchObject({
      status: 403,
      body: { code: 'LECTURE_LOCKED' },
    });
  });

  test('OP-91 an admin meets no gate, unless viewing as a learner', async () => {
    const admin = await app.aUser({ roleAdmin: true });
    const course = await app.aCourse(smallCourse({ sequentialProgress: true }));
    const { id } = await app.enrol(admin, course.id);
    const last = `${path}/${id}/lecture/${course.lectures[2]}`;
    expect((await app.call('GET', last, { as: admin })).body).toMatchObject({ gate: null, withheld: null });
    expect((await app.call('GET', `${last}?view=learner`, { as: admin })).body).toMatchObject({
      withheld: { reason: 'LOCKED' },
    });
  });

  test('OP-94 an unknown lecture, and one of another course, are not found', async () => {
    const { id } = await enrolled();
    const other = await enrolled();
    expect((await page(id, 987_654)).status).toBe(404);
    expect((await page(id, other.course.lectures[0])).status).toBe(404);
  });
});

describe('the seen mark', () => {
  test('LEC-17 PROG-06 REST-32 stamps the time and answers the updated user course', async () => {
    const { id, course } = await enrolled();
    const { status, body } = await app.seen(learner, id, course.lectures[0] ?? 0);
    expect(status).toBe(200);
    expect(seenResponseSchema.parse(body)).toEqual(body);
    const now = app.now().toISOString();
    expect(body).toMatchObject({
      id,
      status: 'IN_PROGRESS',
      progress: { seenPercent: 33, scorePercent: 14, nextLectureId: course.lectures[1], minutesLeft: 26 },
      lecture: { lectureId: course.lectures[0], done: true, doneTime: now, status: 'DONE' },
      newUserGamificationItems: [],
    });
    expect((body['lecture'] as LecturePageWire).nextLecture).toMatchObject({
      lectureId: course.lectures[1],
      gate: null,
    });
  });

  test('PROG-06 a second mark keeps the first time', async () => {
    const { id, course } = await enrolled();
    const lectureId = course.lectures[0] ?? 0;
    await app.seen(learner, id, lectureId);
    const first = app.now();
    app.at(new Date(first.getTime() + 60_000));
    const again = await app.seen(learner, id, lectureId);
    expect(again.body['lecture']).toMatchObject({ doneTime: first.toISOString() });
    app.at(first);
    const facts = await inWorkspace(app.db, 1, (trx) =>
      trx
        .selectFrom('fact')
        .select('fact.action')
        .where('fact.lecture_id', '=', lectureId)
        .orderBy('fact.fact_id')
        .execute(),
    );
    expect(facts.map((fact) => fact.action)).toEqual(['seen', 'done']);
  });

  test('PROG-05 OP-21 the module’s finish time is when its last lecture became done', async () => {
    const { id, course } = await enrolled();
    for (const lectureId of course.lectures.slice(0, 2)) {
      await app.seen(learner, id, lectureId);
    }
    const { body } = await app.userCourse(learner, id);
    expect(body.modules).toMatchObject([
      { done: true, status: 'DONE', finishTime: app.now().toISOString() },
      { done: false, status: 'TODO', finishTime: null },
    ]);
  });

  test('PROG-07 twenty simultaneous marks are one', async () => {
    const { id, course } = await enrolled();
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.seen(learner, id, course.lectures[0] ?? 0)));
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
  });

  test('REST-32 of someone else’s user course is not found', async () => {
    const { id, course } = await enrolled();
    expect((await app.seen(await app.aUser(), id, course.lectures[0] ?? 0)).status).toBe(404);
  });
});

describe('the place', () => {
  const keep = (id: Id, body: object) => app.call('PUT', `${path}/${id}/position`, { as: learner, body });

  test('OP-96 the section seen last is kept per user course', async () => {
    const { id, course } = await enrolled();
    const lectureId = course.lectures[1];
    const { body } = await page(id, lectureId);
    const sectionId = body.sections[0]?.id;
    const place = {
      lectureId,
      sectionId,
      moduleId: body.moduleId,
      lectureName: 'Asking',
      time: app.now().toISOString(),
    };
    expect(await keep(id, { lectureId, sectionId })).toMatchObject({ status: 200, body: place });
    expect((await app.userCourse(learner, id)).body.lastPosition).toEqual(place);
  });

  test('OP-96 answering in the same lecture keeps the section, a mark in another moves on', async () => {
    const { id, course } = await enrolled();
    const [reading, asking] = course.lectures;
    await keep(id, { lectureId: asking, sectionId: 77 });
    await app.answer(learner, id, course.questions[0] ?? 0, [1]);
    expect((await app.userCourse(learner, id)).body.lastPosition).toMatchObject({ lectureId: asking, sectionId: 77 });
    await app.seen(learner, id, reading ?? 0);
    expect((await app.userCourse(learner, id)).body.lastPosition).toMatchObject({
      lectureId: reading,
      sectionId: null,
    });
  });

  test('OP-96 BEY-18 a place that arrives after a newer one changes nothing, and a clock ahead keeps no place forever', async () => {
    const { id, course } = await enrolled();
    const [reading, asking] = course.lectures;
    const at = (seconds: number) => new Date(app.now().getTime() + seconds * 1000).toISOString();
    await keep(id, { lectureId: asking, sectionId: 77, time: at(-60) });
    const late = await keep(id, { lectureId: reading, sectionId: 11, time: at(-90) });
    expect(late).toMatchObject({ status: 200, body: { lectureId: asking, sectionId: 77 } });
    expect((await app.userCourse(learner, id)).body.lastPosition).toMatchObject({ lectureId: asking, sectionId: 77 });

    await keep(id, { lectureId: reading, sectionId: 11, time: at(3600) });
    app.at(new Date(app.now().getTime() + 1000));
    await keep(id, { lectureId: asking, sectionId: 78 });
    expect((await app.userCourse(learner, id)).body.lastPosition).toMatchObject({ lectureId: asking, sectionId: 78 });
  });

  test('OP-96 BEY-18 a place from before the last work changes nothing, unless the clock of the device may be behind', async () => {
    const { id, course } = await enrolled();
    const [reading, asking] = course.lectures;
    const ago = (seconds: number) => new Date(app.now().getTime() - seconds * 1000).toISOString();
    await app.seen(learner, id, reading ?? 0);
    await keep(id, { lectureId: asking, sectionId: 77, time: ago(600) });
    expect((await app.userCourse(learner, id)).body.lastPosition).toMatchObject({ lectureId: reading });
    await keep(id, { lectureId: asking, sectionId: 77, time: ago(60) });
    expect((await app.userCourse(learner, id)).body.lastPosition).toMatchObject({ lectureId: asking, sectionId: 77 });
  });

  test('OP-96 a lecture of another course is refused', async () => {
    const { id } = await enrolled();
    const other = await enrolled();
    expect(await keep(id, { lectureId: other.course.lectures[0] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'lectureId' }] },
    });
  });
});
