import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import {
  choiceQuestion,
  createStudyApp,
  smallCourse,
  textLecture,
  type StudyApp,
} from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import { userCourseSchema } from './userCourseSchemas.ts';
import type { UserCourseWire } from './userCourseView.ts';

const path = '/api/v1/secured/usercourses';

let app: StudyApp;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  learner = await app.aUser();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.now().getTime() + days * 86_400_000).toISOString();

const enrolReply = (courseId: Id, options: object = {}) =>
  app.call<UserCourseWire>('POST', path, { as: learner, body: { courseId }, ...options });

const facts = (courseId: Id) =>
  inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('fact')
      .select(['fact.type', 'fact.action', 'fact.value'])
      .where('fact.course_id', '=', courseId)
      .orderBy('fact.fact_id')
      .execute(),
  );

/** A course whose every lecture is done, with the first question right and the second as given. */
async function studied(changes: object = {}, second: readonly number[] = [2]): Promise<UserCourseWire> {
  const course = await app.aCourse(smallCourse(changes));
  const { id } = await app.enrol(learner, course.id);
  for (const lectureId of course.lectures) {
    await app.seen(learner, id, lectureId);
  }
  const [first = 0, last = 0] = course.questions;
  await app.answer(learner, id, first, [2]);
  for (const position of second) {
    await app.answer(learner, id, last, [position]);
  }
  return (await app.userCourse(learner, id)).body;
}

/** As the web client does: with the name of the settings. */
const complete = (id: Id, options: object = {}, query = '') =>
  app.call<UserCourseWire & { code?: unknown; params: UserCourseWire['completion'] }>(
    'POST',
    `${path}/${id}/_complete${query}`,
    { as: learner, body: { name: learner.name }, ...options },
  );

const giveUp = (id: Id, body: object) => app.call<UserCourseWire>('PATCH', `${path}/${id}`, { as: learner, body });

describe('enrolling', () => {
  test('OP-98 a course on another site is not enrolled in', async () => {
    const course = await app.aCourse(smallCourse({ type: 'EXTERNAL', externalUrl: 'https://example.org/course' }));
    expect(await enrolReply(course.id)).toMatchObject({
      status: 400,
      body: { code: 'INVALID', message: 'This course is on another site.' },
    });
    expect(await facts(course.id)).toEqual([]);
  });

  test('ENR-01 REST-28 a learner enrols directly and gets the user course with its outline', async () => {
    const course = await app.aCourse(smallCourse());
    const { status, body } = await enrolReply(course.id);
    expect(status).toBe(201);
    expect(userCourseSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      courseId: course.id,
      userId: learner.userId,
      username: learner.username,
      name: learner.name,
      startTime: app.now().toISOString(),
      finishTime: null,
      expireTime: null,
      status: 'TODO',
      phase: 'ENROLLED',
      correctPoints: 0,
      totalPoints: 5,
      certificate: null,
    });
    expect(body.modules?.flatMap((module) => module.lectures.map((lecture) => lecture.name))).toEqual([
      'Reading',
      'Asking',
      'Ending',
    ]);
    expect(await facts(course.id)).toEqual([{ type: 'usercourse', action: 'started', value: null }]);
  });

  test('OP-50 someone already enrolled gets the existing user course', async () => {
    const course = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, course.id);
    const again = await enrolReply(course.id);
    expect(again.status).toBe(200);
    expect(again.body.id).toBe(id);
    expect(await facts(course.id)).toHaveLength(1);
  });

  test('OP-50 twenty simultaneous enrolments make one user course', async () => {
    const course = await app.aCourse(smallCourse());
    const replies = await Promise.all(Array.from({ length: 20 }, () => enrolReply(course.id)));
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
    expect(await facts(course.id)).toHaveLength(1);
  });

  test('REST-28 the same Idempotency-Key answers the same, and another request with it is refused', async () => {
    const [one, other] = [await app.aCourse(smallCourse()), await app.aCourse(smallCourse())];
    const headers = { 'idempotency-key': 'enrol-once' };
    const first = await enrolReply(one.id, { headers });
    const again = await enrolReply(one.id, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await enrolReply(other.id, { headers })).status).toBe(422);
  });

  test('REST-28 REST-30 REST-32 a repeated request is answered in full, though only ids are kept', async () => {
    const course = await app.aCourse({ modules: [{ name: 'One', lectures: [textLecture('Only')] }] });
    const person = await app.aUser();
    const twice = async (url: string, body?: object) => {
      const options = { as: person, headers: { 'idempotency-key': url }, ...(body === undefined ? {} : { body }) };
      const first = await app.call<UserCourseWire>('POST', url, options);
      const again = await app.call<UserCourseWire>('POST', url, options);
      expect(first.status).toBeLessThan(300);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      return first.body;
    };
    const { id } = await twice(path, { courseId: course.id });
    await twice(`${path}/${id}/lecture/${course.lectures[0]}`);
    expect(await twice(`${path}/${id}/_complete`)).toMatchObject({ modules: [expect.anything()] });
    const { rows } = await inWorkspace(app.db, 1, (trx) =>
      sql<{ size: number }>`
        select length(idempotency_key.response::text) as size from idempotency_key
        where idempotency_key.user_id = ${person.userId}`.execute(trx),
    );
    expect(rows).toHaveLength(3);
    expect(Math.max(...rows.map(({ size }) => size))).toBeLessThan(100);
  });

  test('OP-50 a voucher course is not entered directly', async () => {
    const course = await app.aCourse(smallCourse({ voucherActivated: true }));
    expect(await enrolReply(course.id)).toMatchObject({ status: 403, body: { code: 'VOUCHER_REQUIRED' } });
  });

  test('ENR-04 OP-51 before the start only with pre-enrolment, and the content opens at the start', async () => {
    const start = inDays(2);
    const closed = await app.aCourse(smallCourse({ availableFromTime: start }));
    expect(await enrolReply(closed.id)).toMatchObject({
      status: 403,
      body: { code: 'NOT_AVAILABLE_YET', params: { availableFromTime: start } },
    });
    const open = await app.aCourse(smallCourse({ availableFromTime: start, preEnrollAllowed: true }));
    const { id, modules } = await app.enrol(learner, open.id);
    const gate = { reason: 'COURSE_NOT_STARTED', time: start };
    expect(modules?.[0]?.lectures[0]).toMatchObject({ gate });
    const page = await app.call('GET', `${path}/${id}/lecture/${open.lectures[0]}`, { as: learner });
    expect(page.body).toMatchObject({
      withheld: { reason: 'NOT_STARTED', time: start },
      sections: [],
      questionAnswers: [],
    });
    expect(await app.answer(learner, id, open.questions[0] ?? 0, [2])).toMatchObject({
      status: 403,
      body: { code: 'NOT_AVAILABLE_YET' },
    });
  });

  test('OP-51 after the end nobody enrols', async () => {
    const course = await app.aCourse(smallCourse({ availableUntilTime: inDays(-1) }));
    expect(await enrolReply(course.id)).toMatchObject({ status: 403, body: { code: 'NOT_AVAILABLE_ANY_MORE' } });
  });

  test('OP-53 an unpublished course or a template is not there, and enrolled learners keep access', async () => {
    const course = await app.aCourse(smallCourse({ published: false }));
    expect((await enrolReply(course.id)).status).toBe(404);
    expect((await enrolReply((await app.aCourse(smallCourse({ template: true }))).id)).status).toBe(404);
    const kept = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, kept.id);
    await inWorkspace(app.db, 1, (trx) =>
      trx.updateTable('course').set({ published: false }).where('course.course_id', '=', kept.id).execute(),
    );
    expect((await app.userCourse(learner, id)).status).toBe(200);
    expect((await enrolReply(kept.id)).body.id).toBe(id);
  });

  test('REST-28 the course must be named by its number', async () => {
    expect(await enrolReply('x' as unknown as number)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    expect((await enrolReply(987_654)).status).toBe(404);
  });
});

describe('giving up', () => {
  test('ENR-06 ENR-07 REST-29 sets the finish time, and the user course is active no more', async () => {
    const course = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, course.id);
    const { status, body } = await giveUp(id, { finishTime: app.now().toISOString() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ finishTime: app.now().toISOString(), phase: 'GAVE_UP', viewOnly: 'GAVE_UP' });
    expect(await facts(course.id)).toContainEqual({ type: 'usercourse', action: 'gave_up', value: null });
  });

  test('REST-29 OP-07 the time may come in milliseconds and is brought between the enrolment and now', async () => {
    const early = await app.enrol(learner, (await app.aCourse(smallCourse())).id);
    expect((await giveUp(early.id, { finishTime: 0 })).body.finishTime).toBe(early.startTime);
    const late = await app.enrol(learner, (await app.aCourse(smallCourse())).id);
    expect((await giveUp(late.id, { finishTime: inDays(9) })).body.finishTime).toBe(app.now().toISOString());
  });

  test('REST-29 giving up again changes nothing, and what is completed stays so', async () => {
    const given = await app.enrol(learner, (await app.aCourse(smallCourse())).id);
    const first = await giveUp(given.id, { finishTime: app.now().toISOString() });
    expect((await giveUp(given.id, { finishTime: 0 })).body.finishTime).toBe(first.body.finishTime);
    expect((await facts(given.courseId)).filter(({ action }) => action === 'gave_up')).toHaveLength(1);
    const { id } = await studied();
    await complete(id);
    expect(await giveUp(id, { finishTime: app.now().toISOString() })).toMatchObject({
      status: 409,
      body: { code: 'USER_COURSE_CLOSED', params: { reason: 'COMPLETED' } },
    });
    expect((await app.userCourse(learner, id)).body.phase).toBe('COMPLETED');
  });

  test('ENR-08 afterwards only viewing is possible', async () => {
    const course = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, course.id);
    await giveUp(id, { finishTime: app.now().toISOString() });
    const closed = { status: 409, body: { code: 'USER_COURSE_CLOSED', params: { reason: 'GAVE_UP' } } };
    expect(await app.answer(learner, id, course.questions[0] ?? 0, [2])).toMatchObject(closed);
    expect(await app.seen(learner, id, course.lectures[0] ?? 0)).toMatchObject(closed);
    expect(await complete(id)).toMatchObject(closed);
    const page = await app.call('GET', `${path}/${id}/lecture/${course.lectures[0]}`, { as: learner });
    expect(page).toMatchObject({ status: 200, body: { readOnly: true, sections: [{ type: 'TEXT' }] } });
  });

  test('ENR-09 the learner can enrol again, from the beginning', async () => {
    const course = await app.aCourse(smallCourse());
    const first = await app.enrol(learner, course.id);
    await app.seen(learner, first.id, course.lectures[0] ?? 0);
    await giveUp(first.id, { finishTime: app.now().toISOString() });
    const second = await app.enrol(learner, course.id);
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ phase: 'ENROLLED', status: 'TODO' });
  });

  test('OP-14 any other member is refused, and an empty patch changes nothing', async () => {
    const { id } = await app.enrol(learner, (await app.aCourse(smallCourse())).id);
    expect(await giveUp(id, { finishTime: app.now().toISOString(), completed: true })).toMatchObject({ status: 400 });
    expect((await giveUp(id, { finishTime: null })).status).toBe(400);
    expect((await giveUp(id, {})).body).toMatchObject({ finishTime: null, phase: 'ENROLLED' });
  });

  test('OP-21 after its expire time a user course can be viewed only', async () => {
    const course = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, course.id);
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('user_course')
        .set({ expire_time: inDays(-1) })
        .where('user_course.user_course_id', '=', id)
        .execute(),
    );
    expect(await app.seen(learner, id, course.lectures[0] ?? 0)).toMatchObject({
      status: 409,
      body: { params: { reason: 'EXPIRED' } },
    });
    expect((await app.userCourse(learner, id)).body.viewOnly).toBe('EXPIRED');
  });

  test('ENR-09 OP-21 one that ran out is renewed by enrolling again: it ends when it ran out, and another begins', async () => {
    const course = await app.aCourse(smallCourse());
    const first = await app.enrol(learner, course.id);
    await app.seen(learner, first.id, course.lectures[0] ?? 0);
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('user_course')
        .set({ start_time: inDays(-3), expire_time: inDays(-1) })
        .where('user_course.user_course_id', '=', first.id)
        .execute(),
    );
    const second = await app.enrol(learner, course.id);
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ phase: 'ENROLLED', status: 'TODO', expireTime: null, viewOnly: null });
    const ended = (await app.userCourse(learner, first.id)).body;
    expect(ended).toMatchObject({ phase: 'GAVE_UP', viewOnly: 'EXPIRED', finishTime: ended.expireTime });
    expect(ended.stats.lecturesMarkedAsSeen).toBe(1);
    expect((await facts(course.id)).filter(({ action }) => action === 'gave_up')).toEqual([]);
  });

  test.each([
    ['now', () => app.now().toISOString()],
    ['before it ran out', () => inDays(-2)],
  ])('ENR-06 OP-21 giving up %s what ran out ends it when it did, and is not told as given up', async (_when, time) => {
    const course = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, course.id);
    const ran = inDays(-1);
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('user_course')
        .set({ start_time: inDays(-3), expire_time: ran })
        .where('user_course.user_course_id', '=', id)
        .execute(),
    );
    expect((await giveUp(id, { finishTime: time() })).body).toMatchObject({ viewOnly: 'EXPIRED', finishTime: ran });
    expect((await facts(course.id)).filter(({ action }) => action === 'gave_up')).toEqual([]);
  });
});

describe('completing', () => {
  test('ERR-09 REST-30 while a lecture is missing it fails with 1300 and says what is missing', async () => {
    const course = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, course.id);
    await app.seen(learner, id, course.lectures[0] ?? 0);
    for (const query of ['', '?dryRun=true']) {
      const { status, body } = await complete(id, {}, query);
      expect(status).toBe(412);
      expect(body.code).toBe(1300);
      expect(body.params).toMatchObject({ wouldComplete: false, wouldCertify: false, requiredPercent: 40 });
      expect(body.params?.missingLectures).toMatchObject([
        { name: 'Asking', moduleName: 'First', pointsMissing: 5 },
        { name: 'Ending', moduleName: 'Second', pointsMissing: null },
      ]);
    }
  });

  test('PROG-13 OP-41 a dry run answers the decision and writes nothing', async () => {
    const before = await studied();
    const { status, body } = await complete(before.id, {}, '?dryRun=true');
    expect(status).toBe(200);
    expect(userCourseSchema.parse(body)).toEqual(body);
    expect(body.completion).toMatchObject({ wouldComplete: true, wouldCertify: true, noCertificateReason: null });
    expect((await app.userCourse(learner, before.id)).body).toEqual(before);
  });

  test('CERT-01 CERT-05 completing issues the certificate with what it certifies', async () => {
    const { id, courseId } = await studied();
    const { status, body } = await complete(id, { body: { name: ` ${learner.name} ` } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      phase: 'COMPLETED',
      viewOnly: 'COMPLETED',
      finishTime: app.now().toISOString(),
      certificate: {
        holderName: learner.name,
        courseName: 'A small course',
        courseLanguage: null,
        scorePercent: 100,
        issuedDate: app.now().toISOString(),
        duration: 36,
      },
    });
    expect(await facts(courseId)).toEqual(
      expect.arrayContaining([
        { type: 'usercourse', action: 'completed', value: 100 },
        { type: 'certificate', action: 'issued', value: 100 },
      ]),
    );
  });

  test('OP-41 below the rate it completes without a certificate', async () => {
    const { id } = await studied({ minScoreRate: 0.9 }, [1, 1]);
    const { status, body } = await complete(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ phase: 'COMPLETED', certificate: null });
    expect(body.completion).toMatchObject({
      noCertificateReason: 'SCORE_TOO_LOW',
      scorePercent: 40,
      requiredPercent: 90,
    });
  });

  test('CERT-02 the rate met exactly certifies; exhausted questions count nothing', async () => {
    const { id } = await studied({ minScoreRate: 0.4 }, [1, 1]);
    const { certificate } = (await complete(id)).body;
    expect(certificate).toMatchObject({ scorePercent: 40 });
    const verified = await app.call('GET', `/api/v1/public/certificates?uuid=${certificate?.uuid}`);
    expect(verified.body).toEqual(certificate);
  });

  test('OP-24 another name is refused and nothing happens', async () => {
    const { id } = await studied();
    expect(await complete(id, { body: { name: learner.name.toUpperCase() } })).toMatchObject({
      status: 400,
      body: { code: 'NAME_MISMATCH', errors: [{ field: 'name' }] },
    });
    expect((await app.userCourse(learner, id)).body.phase).toBe('IN_PROGRESS');
  });

  test('OP-99 CERT-01 without a name there is no certificate; a trial run says that there would be one', async () => {
    const { id } = await studied();
    expect(await complete(id, { body: {} })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: 'name', message: '`name` is required for the certificate.' }] },
    });
    expect((await complete(id, { body: {} }, '?dryRun=true')).body.completion).toMatchObject({ wouldCertify: true });
    expect((await app.userCourse(learner, id)).body.phase).toBe('IN_PROGRESS');
  });

  test('OP-99 where no certificate would be given no name is needed', async () => {
    const { id } = await studied({ certifiable: false });
    expect(await complete(id, { body: {} })).toMatchObject({ status: 200, body: { phase: 'COMPLETED' } });
  });

  test('OP-99 what is missing is told before a wrong name is', async () => {
    const course = await app.aCourse(smallCourse());
    const { id } = await app.enrol(learner, course.id);
    const { status, body } = await complete(id, { body: { name: 'Somebody Else' } });
    expect({ status, code: body.code }).toEqual({ status: 412, code: 1300 });
    expect(body.params?.missingLectures.length).toBeGreaterThan(0);
  });

  test('REST-30 completing again, also simultaneously, answers the same certificate', async () => {
    const { id } = await studied();
    const replies = await Promise.all(Array.from({ length: 8 }, () => complete(id)));
    expect(new Set(replies.map((reply) => reply.body.certificate?.uuid)).size).toBe(1);
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
  });

  test('REST-30 a trial run uses up no Idempotency-Key: the completion after it happens', async () => {
    const { id } = await studied();
    const headers = { 'idempotency-key': `complete ${id}` };
    expect((await complete(id, { headers }, '?dryRun=true')).body.phase).toBe('IN_PROGRESS');
    expect((await complete(id, { headers })).body.phase).toBe('COMPLETED');
    expect((await app.userCourse(learner, id)).body.phase).toBe('COMPLETED');
  });

  test('REST-30 the same Idempotency-Key with another name is another request', async () => {
    const { id } = await studied();
    const headers = { 'idempotency-key': `complete ${id} as` };
    expect((await complete(id, { headers })).status).toBe(200);
    expect(await complete(id, { headers, body: { name: 'Somebody Else' } })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  test('OP-51 work done in time can be completed after the end of the course', async () => {
    const { id, courseId } = await studied();
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('course')
        .set({ available_until_time: inDays(-1) })
        .where('course.course_id', '=', courseId)
        .execute(),
    );
    expect((await app.userCourse(learner, id)).body.viewOnly).toBe('COURSE_ENDED');
    expect((await complete(id)).status).toBe(200);
  });

  test('PROG-13 a course without lectures cannot be completed', async () => {
    const { id } = await app.enrol(learner, (await app.aCourse({ name: 'Empty' })).id);
    expect((await complete(id)).status).toBe(412);
  });
});

test('BANK-09 OP-43 questions are drawn at enrolment, stay fixed, and the others are not asked', async () => {
  const questionAnswers = Array.from({ length: 8 }, () => choiceQuestion());
  const course = await app.aCourse({
    modules: [
      {
        name: 'Bank',
        lectures: [
          textLecture('Drawn', {
            questionAnswers,
            questionBank: { '@type': 'DEFAULT', points: 3, draws: [{ weight: 1, times: 3 }] },
          }),
        ],
      },
    ],
  });
  const { id, totalPoints } = await app.enrol(learner, course.id);
  expect(totalPoints).toBe(3);
  const asked = async () => {
    const page = await app.call('GET', `${path}/${id}/lecture/${course.lectures[0]}`, { as: learner });
    return (page.body['questionAnswers'] as { id: Id; number: number }[]).map(({ id: questionId, number }) => [
      questionId,
      number,
    ]);
  };
  const first = await asked();
  expect(first.map(([, number]) => number)).toEqual([1, 2, 3]);
  expect(await asked()).toEqual(first);
  const notAsked = course.questions.find((questionId) => !first.some(([drawn]) => drawn === questionId)) ?? 0;
  expect((await app.answer(learner, id, notAsked, [2])).status).toBe(404);
});
