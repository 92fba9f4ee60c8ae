import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import type { JobWork } from '../../job/jobQueue.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { doJobs } from '../../testing/doJobs.ts';
import type { TestUser } from '../../testing/testApp.ts';
import type { UserCourseWire } from '../userCourseView.ts';
import { beginWaiting } from '../joining/beginWaiting.ts';
import { enrolPeople, tryEnrolPeople } from './enrolPeople.ts';

interface Ordered {
  readonly id: Id;
  readonly kind: string;
  readonly code?: string;
}

const dayMs = 86_400_000;

let app: StudyApp;
let works: JobWork[];
let admin: TestUser;
let author: TestUser;
beforeAll(async () => {
  app = await createStudyApp();
  works = [
    enrolPeople({ db: app.db, clock: app.now, jobs: app.app.jobs }),
    tryEnrolPeople({ db: app.db, clock: app.now, jobs: app.app.jobs }),
  ];
  admin = await app.aUser({ roleAdmin: true });
  author = await app.aUser({ createCourse: true });
});
afterAll(() => app.close());

const inDays = (days: number): string => new Date(app.now().getTime() + days * dayMs).toISOString();
const order = (courseId: Id, body: object, { as = admin, key = randomUUID() }: { as?: TestUser; key?: string } = {}) =>
  app.call<Ordered>('POST', `/api/v1/secured/courses/${courseId}/usercourses/_enroll`, {
    as,
    body,
    headers: { 'idempotency-key': key },
  });
const doAll = async () => {
  for (const work of works) {
    await doJobs(app, work, { early: true });
  }
};
const reportOf = async (id: Id, as = admin): Promise<string[]> => {
  const { body } = await app.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows?size=1000`, { as });
  return body.content.map(({ state, code }) => `${state} ${code}`);
};
const enrolled = async (courseId: Id, body: object, as = admin): Promise<string[]> => {
  const { status, body: job } = await order(courseId, body, { as });
  expect(status).toBe(202);
  await doAll();
  return reportOf(job.id, as);
};
const aPerson = (options: { username?: string } = {}) => app.aUser({ ...options, addressProven: true });
const ofLearner = async (learner: TestUser): Promise<UserCourseWire[]> =>
  (await app.call<Page<UserCourseWire>>('GET', '/api/v1/secured/usercourses', { as: learner })).body.content;
const change = (userCourseId: Id, dueTime: string | null, as = admin) =>
  app.call<UserCourseWire>('PUT', `/api/v1/secured/usercourses/${userCourseId}/duetime`, { as, body: { dueTime } });
const madeBy = (course: StudyCourse, userId: Id) =>
  inWorkspace(app.db, 1, (trx) =>
    sql`update course set created_by = ${userId} where workspace_id = 1 and course_id = ${course.id}`.execute(trx),
  );

describe('enrolling others', () => {
  test('BEY-13 ENR-01 an admin enrols people with a due date, which each of them sees', async () => {
    const course = await app.aCourse(smallCourse({ voucherActivated: true }));
    const [one, two] = [await aPerson(), await aPerson()];
    const dueTime = inDays(10);
    expect(await enrolled(course.id, { userIds: [one.userId, two.userId], dueTime })).toEqual([
      'DONE ENROLLED',
      'DONE ENROLLED',
    ]);
    expect(await ofLearner(one)).toMatchObject([{ courseId: course.id, dueTime, overdue: false, phase: 'ENROLLED' }]);
    expect(await auditTrail(app)).toEqual(
      expect.arrayContaining(
        [one, two].map(({ userId: subjectId }) => ({
          action: 'PERSON_ENROLLED',
          actorId: admin.userId,
          subjectId,
          details: { courseId: course.id, dueTime },
        })),
      ),
    );
  });

  test('BEY-13 ENR-09 who has it open keeps it and gets the due date, who gave up begins again, who completed it is left in peace', async () => {
    const course = await app.aCourse(smallCourse());
    const [open, gaveUp, completed] = [await aPerson(), await aPerson(), await aPerson()];
    const kept = await app.enrol(open, course.id);
    for (const [learner, done] of [
      [gaveUp, false],
      [completed, true],
    ] as const) {
      const { id } = await app.enrol(learner, course.id);
      await inWorkspace(app.db, 1, (trx) =>
        sql`update user_course set finish_time = now(), completed = ${done}
          where workspace_id = 1 and user_course_id = ${id}`.execute(trx),
      );
    }
    const usernames = [open, gaveUp, completed].map(({ username }) => username);
    const dueTime = inDays(3);
    const expected = ['DONE DUE_CHANGED', 'DONE ENROLLED', 'UNCHANGED COMPLETED'];
    expect(await enrolled(course.id, { usernames, dueTime, dryRun: true })).toEqual(expected);
    expect(await ofLearner(open)).toMatchObject([{ id: kept.id, dueTime: null }]);
    expect(await enrolled(course.id, { usernames, dueTime })).toEqual(expected);
    expect(await ofLearner(open)).toMatchObject([{ id: kept.id, dueTime }]);
    expect(await ofLearner(gaveUp)).toHaveLength(2);
    // Left out, the date stays; null takes it away.
    expect(await enrolled(course.id, { usernames: [open.username] })).toEqual(['UNCHANGED THERE']);
    expect(await enrolled(course.id, { usernames: [open.username], dueTime: null })).toEqual(['DONE DUE_CHANGED']);
    expect(await ofLearner(open)).toMatchObject([{ id: kept.id, dueTime: null }]);
  });

  test('BEY-13 ENR-09 who has completed it is enrolled again once the certificate has expired', async () => {
    const course = await app.aCourse(smallCourse());
    const learner = await aPerson();
    const { id } = await app.enrol(learner, course.id);
    const expiring = (time: string) =>
      inWorkspace(app.db, 1, (trx) =>
        sql`update certificate set expire_time = ${time} where workspace_id = 1 and user_course_id = ${id}`.execute(
          trx,
        ),
      );
    await inWorkspace(app.db, 1, async (trx) => {
      await sql`update user_course set finish_time = now(), completed = true
        where workspace_id = 1 and user_course_id = ${id}`.execute(trx);
      await sql`insert into certificate (workspace_id, user_course_id, user_id, course_id, holder_name, course_name, score_percent)
        values (1, ${id}, ${learner.userId}, ${course.id}, 'A learner', 'A course', 100)`.execute(trx);
    });
    await expiring(inDays(1));
    expect(await enrolled(course.id, { usernames: [learner.username] })).toEqual(['UNCHANGED COMPLETED']);
    await expiring(inDays(-1));
    expect(await enrolled(course.id, { usernames: [learner.username] })).toEqual(['DONE ENROLLED']);
    expect(await ofLearner(learner)).toHaveLength(2);
  });

  test('BEY-13 a report says of everyone else why they are not enrolled', async () => {
    const course = await app.aCourse(smallCourse());
    const left = await aPerson();
    await inWorkspace(app.db, 1, (trx) =>
      sql`update app_user set left_time = now() where workspace_id = 1 and user_id = ${left.userId}`.execute(trx),
    );
    const waiting = await app.call<{ userId: Id }>('POST', '/api/v1/secured/workspaces/1/users', {
      as: admin,
      body: { username: 'waits@enrol.test' },
    });
    expect(waiting.status).toBe(201);
    const usernames = ['nobody@enrol.test', 'NOBODY@enrol.test', 'waits@enrol.test', left.username];
    expect(await enrolled(course.id, { usernames })).toEqual([
      'DONE STARTS_LATER',
      'UNCHANGED TWICE',
      'DONE STARTS_LATER',
      'REFUSED LEFT',
    ]);
  });

  test('OP-126 an account whose address is not proven begins once it is, typed as an address, picked and by a filter', async () => {
    const dueTime = inDays(4);
    const named: ((person: TestUser) => object)[] = [
      ({ username }) => ({ usernames: [username] }),
      ({ userId }) => ({ userIds: [userId] }),
      ({ username }) => ({ q: `username=='${username}'`, exceptUserIds: [] }),
    ];
    for (const people of named) {
      const course = await app.aCourse(smallCourse());
      const stranger = await app.aUser();
      expect(await enrolled(course.id, { ...people(stranger), dueTime, dryRun: true })).toEqual(['DONE STARTS_LATER']);
      expect(await enrolled(course.id, { ...people(stranger), dueTime })).toEqual(['DONE STARTS_LATER']);
      expect(await ofLearner(stranger)).toEqual([]);
      await inWorkspace(app.db, 1, (trx) =>
        sql`update app_user set email_verified_time = now() where workspace_id = 1 and user_id = ${stranger.userId}`.execute(
          trx,
        ),
      );
      // The next job of enrolments finds who has proven an address meanwhile.
      await enrolled(course.id, { usernames: ['somebody.else@enrol.test'] });
      await doJobs(app, beginWaiting({ db: app.db, clock: app.now, jobs: app.app.jobs }), { early: true });
      expect(await ofLearner(stranger)).toMatchObject([{ courseId: course.id, dueTime }]);
    }
  });

  test('OP-126 who studies a course already, or has completed it, needs no proven address for a due date or a word in the report', async () => {
    const course = await app.aCourse(smallCourse());
    const [open, expired, completed] = [await app.aUser(), await app.aUser(), await app.aUser()];
    await app.enrol(open, course.id);
    for (const [learner, change] of [
      [expired, sql`expire_time = '2020-01-01'`],
      [completed, sql`finish_time = now(), completed = true`],
    ] as const) {
      const { id } = await app.enrol(learner, course.id);
      await inWorkspace(app.db, 1, (trx) =>
        sql`update user_course set ${change} where workspace_id = 1 and user_course_id = ${id}`.execute(trx),
      );
    }
    const usernames = [open, expired, completed].map(({ username }) => username);
    expect(await enrolled(course.id, { usernames, dueTime: inDays(3) })).toEqual([
      'DONE DUE_CHANGED',
      'DONE STARTS_LATER',
      'UNCHANGED COMPLETED',
    ]);
  });

  test('BEY-13 a filter of the list of people names whom to enrol, without some', async () => {
    const course = await app.aCourse(smallCourse());
    const [one, two] = [await aPerson({ username: 'f1@filter.test' }), await aPerson({ username: 'f2@filter.test' })];
    expect(await enrolled(course.id, { q: 'username==*@filter.test', exceptUserIds: [two.userId] })).toEqual([
      'DONE ENROLLED',
    ]);
    expect(await ofLearner(one)).toHaveLength(1);
    expect(await ofLearner(two)).toHaveLength(0);
  });

  test('BEY-13 an order that is repeated with its key is one order, and a job that is taken up again enrols nobody twice', async () => {
    const course = await app.aCourse(smallCourse());
    const learner = await aPerson();
    const body = { userIds: [learner.userId] };
    const first = await order(course.id, body, { key: 'once' });
    expect((await order(course.id, body, { key: 'once' })).body.id).toBe(first.body.id);
    expect((await order(course.id, { ...body, dryRun: true }, { key: 'once' })).status).toBe(422);
    await doAll();
    await doAll();
    expect(await ofLearner(learner)).toHaveLength(1);
  });

  test('BEY-13 anyone who made the course enrols by address alone, and in no other course', async () => {
    const [own, other] = [await app.aCourse(smallCourse()), await app.aCourse(smallCourse())];
    await madeBy(own, author.userId);
    const learner = await aPerson();
    const usernames = [learner.username];
    expect(await enrolled(own.id, { usernames }, author)).toEqual(['DONE ENROLLED']);
    expect((await order(other.id, { usernames }, { as: author })).status).toBe(404);
    expect((await order(own.id, { userIds: [learner.userId] }, { as: author })).status).toBe(403);
    expect((await order(own.id, { q: '' }, { as: author })).status).toBe(403);
    expect((await order(own.id, { usernames }, { as: learner })).status).toBe(403);
  });

  test('BEY-13 ENR-04 before its start people are enrolled, in a course that is over, elsewhere or not published they are not', async () => {
    const learner = await aPerson();
    const usernames = [learner.username];
    const ahead = await app.aCourse(smallCourse({ availableFromTime: inDays(5) }));
    expect(await enrolled(ahead.id, { usernames })).toEqual(['DONE ENROLLED']);
    const over = await app.aCourse(smallCourse({ availableUntilTime: inDays(-1) }));
    expect(await order(over.id, { usernames })).toMatchObject({
      status: 403,
      body: { code: 'NOT_AVAILABLE_ANY_MORE' },
    });
    const draft = await app.aCourse(smallCourse({ published: false }));
    expect(await order(draft.id, { usernames })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    expect((await order(999_999, { usernames })).status).toBe(404);
  });

  test.each([
    ['nobody', {}],
    ['people in two ways', { userIds: [1], usernames: ['a@b.test'] }],
    ['too many', { userIds: Array.from({ length: 1001 }, (_, index) => index + 1) }],
    ['a date that is over', { usernames: ['a@b.test'], dueTime: '2020-01-01T00:00:00Z' }],
    ['a date in another century', { usernames: ['a@b.test'], dueTime: '2199-01-01T00:00:00Z' }],
  ])('BEY-13 an order that names %s is refused', async (_what, body) => {
    const course = await app.aCourse(smallCourse());
    expect(await order(course.id, body)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  });
});

describe('a due date', () => {
  test('BEY-13 is changed and taken away by who looks after the course, and noted', async () => {
    const course = await app.aCourse(smallCourse());
    await madeBy(course, author.userId);
    const learner = await app.aUser();
    const { id } = await app.enrol(learner, course.id);
    const dueTime = inDays(2);
    expect(await change(id, dueTime, author)).toMatchObject({ status: 200, body: { dueTime, overdue: false } });
    expect((await auditTrail(app)).at(-1)).toMatchObject({ action: 'DUE_DATE_CHANGED', subjectId: learner.userId });
    const noted = (await auditTrail(app)).length;
    expect((await change(id, dueTime)).status).toBe(200);
    expect(await auditTrail(app)).toHaveLength(noted);
    expect((await change(id, inDays(-1))).status).toBe(400);
    expect((await change(id, null)).body.dueTime).toBeNull();
    expect((await change(id, dueTime, await app.aUser({ createCourse: true }))).status).toBe(404);
    expect((await change(id, dueTime, learner)).status).toBe(403);
  });

  test('OP-159 BEY-13 closes nothing when it is over, and is over for nobody who is done', async () => {
    const course = await app.aCourse(smallCourse());
    const learner = await app.aUser();
    const { id } = await app.enrol(learner, course.id);
    const before = app.now();
    await change(id, inDays(1));
    app.at(new Date(before.getTime() + 2 * dayMs));
    expect((await app.userCourse(learner, id)).body).toMatchObject({ overdue: true, viewOnly: null });
    expect((await app.seen(learner, id, course.lectures[0] ?? 0)).status).toBe(200);
    await app.call('PATCH', `/api/v1/secured/usercourses/${id}`, {
      as: learner,
      body: { finishTime: app.now().toISOString() },
    });
    expect((await app.userCourse(learner, id)).body).toMatchObject({ overdue: false });
    expect(await change(id, inDays(3))).toMatchObject({ status: 409, body: { code: 'USER_COURSE_CLOSED' } });
    app.at(before);
  });
});
