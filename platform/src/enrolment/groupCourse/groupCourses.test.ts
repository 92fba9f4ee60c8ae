import { assert, date, integer, property } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { removeJobRunsBatch, settleJobRuns } from '../../job/jobRunQueries.ts';
import { createQueryLog } from '../../testing/queryLog.ts';
import { sentMails } from '../../testing/sentMails.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { orderJoining } from '../joining/orderJoining.ts';
import { changeEnrolments } from '../change/changeEnrolments.ts';
import { undoEnrolments } from '../change/undoEnrolments.ts';
import { enrolPeople } from '../others/enrolPeople.ts';
import { enrolPeopleJob } from '../others/enrolPeopleJob.ts';
import type { UserCourseWire } from '../userCourseView.ts';
import { beginWaiting } from '../joining/beginWaiting.ts';
import { readGroupCourses } from './changeGroupCourses.ts';
import { mostDueDays } from '../dueRules.ts';
import { dueOf } from './groupCourseRules.ts';
import type { GroupCourseResponse } from './groupCourseSchemas.ts';
import { orderGroupJobs } from './orderGroupJobs.ts';

const base = '/api/v1/secured/workspaces/1';
const dayMs = 86_400_000;

describe('when a course of a group is due', () => {
  const now = new Date('2030-03-01T22:30:00.000Z');
  test.each([
    ['never', { dueDays: null, dueTime: null }, undefined],
    ['so many days later, at the end of the day in UTC', { dueDays: 14, dueTime: null }, '2030-03-15T23:59:59.999Z'],
    [
      'on the day for everyone',
      { dueDays: null, dueTime: new Date('2030-04-01T00:00:00Z') },
      '2030-04-01T00:00:00.000Z',
    ],
    ['never, once that day is over', { dueDays: null, dueTime: now }, undefined],
  ])('OP-129 it is due %s', (_what, rule, due) => {
    expect(dueOf(rule, now)?.toISOString()).toBe(due);
  });

  test('BEY-32 OP-129 nobody begins overdue, and everyone has the whole of their days', () => {
    assert(
      property(
        integer({ min: 1, max: mostDueDays }),
        date({ noInvalidDate: true, min: now, max: new Date('2100-01-01') }),
        (dueDays, begun) => {
          const leftMs = (dueOf({ dueDays, dueTime: null }, begun)?.getTime() ?? 0) - begun.getTime();
          expect(leftMs).toBeGreaterThanOrEqual(dueDays * dayMs - 1);
          expect(leftMs).toBeLessThan((dueDays + 1) * dayMs);
        },
      ),
    );
  });
});

describe('courses that everyone of a group takes', () => {
  let app: StudyApp;
  let admin: TestUser;
  let course: StudyCourse;
  let groupId: Id;
  let names = 0;
  beforeAll(async () => {
    app = await createStudyApp();
    admin = await app.aUser({ roleAdmin: true, name: 'Ines' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    course = await app.aCourse(smallCourse({ name: 'Safety' }));
    groupId = await aGroup();
    await sentMails(app);
  });

  const deps = () => ({ db: app.db, clock: app.now, jobs: app.app.jobs });
  const run = (statement: ReturnType<typeof sql>) => inWorkspace(app.db, 1, (trx) => statement.execute(trx));
  const aGroup = async (body: object = {}): Promise<Id> => {
    const all = { name: `Group ${(names += 1)}`, ...body };
    return (await app.call<{ id: Id }>('POST', `${base}/groups`, { as: admin, body: all })).body.id;
  };
  const aPerson = () => app.aUser({ addressProven: true });
  const put = (person: Pick<TestUser, 'userId'>, of = groupId) =>
    app.call('PUT', `${base}/groups/${of}/members/${person.userId}`, { as: admin });
  const assign = (body: object = {}, of = course, to = groupId) =>
    app.call<{ courses: GroupCourseResponse[] }>('PUT', `${base}/groups/${to}/courses/${of.id}`, { as: admin, body });
  const enrolledCount = async (): Promise<number | undefined> => {
    const url = `${base}/groups/${groupId}/courses`;
    return (await app.call<{ courses: GroupCourseResponse[] }>('GET', url, { as: admin })).body.courses[0]
      ?.enrolledCount;
  };
  const publish = (published: boolean) =>
    run(sql`update course set published = ${published} where workspace_id = 1 and course_id = ${course.id}`);
  const newestJob = async (): Promise<Id> => {
    const found = await inWorkspace(app.db, 1, (trx) =>
      trx.selectFrom('job_run').select('job_run.job_run_id as id').orderBy('job_run.job_run_id', 'desc').execute(),
    );
    return found[0]?.id ?? 0;
  };
  const doEnrolments = () => doJobs(app, enrolPeople(deps()), { early: true });
  /** What happens within a minute. */
  const soon = async (): Promise<void> => {
    await orderGroupJobs(deps(), true);
    await doEnrolments();
  };
  /** What happens within an hour. */
  const hourly = async (): Promise<void> => {
    await orderGroupJobs(deps());
    await doEnrolments();
  };
  const signsIn = async ({ userId }: TestUser): Promise<void> => {
    await inWorkspace(app.db, 1, (trx) => orderJoining(app.app.jobs, trx, { userId, now: app.now() }));
    await doJobs(app, beginWaiting(deps()), { early: true });
  };
  const coursesOf = async (as: TestUser): Promise<readonly UserCourseWire[]> =>
    (await app.call<Page<UserCourseWire>>('GET', '/api/v1/secured/usercourses', { as })).body.content;

  test('OP-129 those who are there are enrolled at once, with the day and one mail, and the job is in the list', async () => {
    app.at('2030-03-01T10:00:00.000Z');
    const [one, two] = [await aPerson(), await aPerson()];
    await put(one);
    await put(two);
    const { status, body } = await assign({ dueDays: 14 });
    expect({ status, courses: body.courses }).toMatchObject({
      status: 200,
      courses: [
        { courseId: course.id, courseName: 'Safety', dueDays: 14, dueTime: null, open: true, enrolledCount: 0 },
      ],
    });
    await doEnrolments();
    expect(await enrolledCount()).toBe(2);
    for (const person of [one, two]) {
      expect(await coursesOf(person)).toMatchObject([{ courseId: course.id, dueTime: '2030-03-15T23:59:59.999Z' }]);
    }
    expect((await sentMails(app)).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Ines enrolled you in “Safety”, due on 15 March 2030'),
    );
    expect((await auditTrail(app)).findLast(({ action }) => action === 'GROUP_COURSE_ASSIGNED')).toMatchObject({
      actorId: admin.userId,
      details: { groupId, courseId: course.id, dueDays: 14 },
    });
  });

  test.each<[string, (person: TestUser) => Promise<unknown>]>([
    ['is put into it', (person) => put(person)],
    [
      'is written into it by whatever else',
      (person) =>
        run(sql`insert into person_group_member (workspace_id, group_id, user_id)
          values (1, ${groupId}, ${person.userId})`),
    ],
    [
      'has an address of the domain that it gets',
      (person) =>
        app.call('PATCH', `${base}/groups/${groupId}`, {
          as: admin,
          body: { addressDomain: person.username.split('@')[1] },
        }),
    ],
  ])('OP-129 who %s later is enrolled within a minute, once', async (_how, joins) => {
    const person = await app.aUser({ username: `p${(names += 1)}@group${names}.test`, addressProven: true });
    await assign();
    await soon();
    expect(await coursesOf(person)).toEqual([]);
    await joins(person);
    await soon();
    expect(await coursesOf(person)).toMatchObject([{ courseId: course.id, dueTime: null }]);
    await soon();
    await hourly();
    expect(await coursesOf(person)).toHaveLength(1);
  });

  test('OP-129 OP-126 who has not proven the address is told nothing; with the sign-in after it all their courses begin, in one mail', async () => {
    const domain = `late${(names += 1)}.test`;
    const other = await app.aCourse(smallCourse({ name: 'Fire' }));
    groupId = await aGroup({ addressDomain: domain });
    await assign({ dueDays: 3 });
    await assign({}, other);
    const person = await app.aUser({ username: `lea@${domain}` });
    await hourly();
    await signsIn(person);
    expect(await coursesOf(person)).toEqual([]);
    await run(
      sql`update app_user set email_verified_time = now() where workspace_id = 1 and user_id = ${person.userId}`,
    );
    await signsIn(person);
    expect(new Set((await coursesOf(person)).map(({ courseId }) => courseId))).toEqual(new Set([course.id, other.id]));
    expect((await sentMails(app)).map(({ subject }) => subject)).toEqual(['Ines enrolled you in “Safety” (+1)']);
    await signsIn(person);
    await hourly();
    expect(await coursesOf(person)).toHaveLength(2);
  });

  test.each<[string, (person: TestUser, userCourseId: Id) => Promise<unknown>]>([
    [
      'left the course',
      (as, id) =>
        app.call('PATCH', `/api/v1/secured/usercourses/${id}`, { as, body: { finishTime: app.now().toISOString() } }),
    ],
    [
      'was taken out of it',
      async (_person, id) => {
        const body = { action: 'UNENROL', userCourseIds: [id] };
        expect((await app.call('POST', `${base}/usercourses/_change`, { as: admin, body })).status).toBe(202);
        await doJobs(app, changeEnrolments(deps()), { early: true });
      },
    ],
    [
      'was enrolled by a job that is undone',
      async () => {
        const body = { jobId: await newestJob() };
        expect((await app.call('POST', `${base}/usercourses/_undo`, { as: admin, body })).status).toBe(202);
        await doJobs(app, undoEnrolments(deps()), { early: true });
      },
    ],
  ])('OP-129 who %s is not enrolled by the group again', async (_how, ends) => {
    const person = await aPerson();
    await put(person);
    await assign();
    await doEnrolments();
    const [begun] = await coursesOf(person);
    await ends(person, begun?.id ?? 0);
    const left = (await coursesOf(person)).filter(({ finishTime }) => finishTime === null);
    expect(left).toEqual([]);
    await hourly();
    await signsIn(person);
    expect((await coursesOf(person)).filter(({ finishTime }) => finishTime === null)).toEqual([]);
  });

  test('OP-129 a course that is not published is said and skipped, and is taken as soon as it is published again', async () => {
    const person = await aPerson();
    await assign();
    await publish(false);
    await put(person);
    await soon();
    expect(await coursesOf(person)).toEqual([]);
    const list = await app.call<{ courses: object[] }>('GET', `${base}/groups/${groupId}/courses`, { as: admin });
    expect(list.body.courses).toMatchObject([{ open: false, enrolledCount: 0 }]);
    expect((await assign({ dueDays: 2 })).status).toBe(400);
    await publish(true);
    await hourly();
    expect(await coursesOf(person)).toHaveLength(1);
  });

  test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'refuses them as the course is not published for a while',
      async () => {
        await publish(false);
        await doEnrolments();
      },
      () => publish(true),
    ],
    [
      'is cancelled before it begins',
      async () => app.call('POST', `/api/v1/secured/jobs/${await newestJob()}/_cancel`, { as: admin }),
      async () => undefined,
    ],
    [
      'is given up',
      async () => inWorkspace(app.db, 1, async (trx) => settleJobRuns(trx, 1, [await newestJob()], app.now())),
      async () => undefined,
    ],
    [
      'is forgotten',
      async () => {
        const id = await newestJob();
        await run(sql`update job_run set created_time = '2020-01-01' where workspace_id = 1 and job_run_id = ${id}`);
        expect(await removeJobRunsBatch(app.db, app.now(), 1_000)).toBe(1);
      },
      async () => undefined,
    ],
  ])(
    'OP-129 people whose job %s are not counted, and are enrolled by a later look, once',
    async (_what, fails, heals) => {
      const [one, two] = [await aPerson(), await aPerson()];
      await put(one);
      await put(two);
      await assign();
      await fails();
      expect(await enrolledCount()).toBe(0);
      expect([...(await coursesOf(one)), ...(await coursesOf(two))]).toEqual([]);
      await heals();
      // Who signs in meanwhile is enrolled at once, and by no job beside.
      await signsIn(one);
      expect(await coursesOf(one)).toHaveLength(1);
      await hourly();
      await hourly();
      for (const person of [one, two]) {
        expect(await coursesOf(person)).toHaveLength(1);
      }
      expect(await enrolledCount()).toBe(2);
      expect((await sentMails(app)).map(({ to }) => to).toSorted()).toEqual([one.username, two.username].toSorted());
    },
  );

  test('OP-129 a look while the job waits orders nothing, and a job that comes late brings nobody back', async () => {
    const person = await aPerson();
    await put(person);
    await assign();
    const ordered = await newestJob();
    await orderGroupJobs(deps());
    await signsIn(person);
    expect([await newestJob(), await coursesOf(person)]).toEqual([ordered, []]);
    // Its server is thought dead, another look enrols them, they are taken out, and the first job comes back to life.
    await inWorkspace(app.db, 1, (trx) => settleJobRuns(trx, 1, [ordered], app.now()));
    await signsIn(person);
    const [begun] = await coursesOf(person);
    const body = { action: 'UNENROL', userCourseIds: [begun?.id] };
    expect((await app.call('POST', `${base}/usercourses/_change`, { as: admin, body })).status).toBe(202);
    await doJobs(app, changeEnrolments(deps()), { early: true });
    await run(
      sql`update job_run set end_time = null, state = 'WAITING' where workspace_id = 1 and job_run_id = ${ordered}`,
    );
    await hourly();
    expect(await coursesOf(person)).toEqual([]);
    const rows = await app.call<Page<{ code: string }>>('GET', `/api/v1/secured/jobs/${ordered}/rows`, { as: admin });
    expect(rows.body.content.map(({ code }) => code)).toEqual(['CHANGED_SINCE']);
  });

  test('OP-129 a course that is taken from the group before its job is done enrols nobody', async () => {
    const person = await aPerson();
    await put(person);
    await assign();
    await app.call('DELETE', `${base}/groups/${groupId}/courses/${course.id}`, { as: admin });
    await doEnrolments();
    expect(await coursesOf(person)).toEqual([]);
  });

  test('OP-129 who has completed the course counts as brought in, and is not looked for again', async () => {
    const person = await aPerson();
    const { id } = await app.enrol(person, course.id);
    await run(
      sql`update user_course set finish_time = now(), completed = true where workspace_id = 1 and user_course_id = ${id}`,
    );
    await put(person);
    await assign();
    await doEnrolments();
    const last = await newestJob();
    await hourly();
    expect([await newestJob(), await enrolledCount()]).toEqual([last, 1]);
  });

  test('OP-129 a list of many courses takes as many statements as one of one course, and says of each whether it is open', async () => {
    const log = createQueryLog();
    const list = () => readGroupCourses({ db: app.db.withPlugin(log.plugin), clock: app.now }, 1, groupId);
    await assign();
    log.take();
    expect(await list()).toHaveLength(1);
    const ofOne = log.take();
    for (const name of ['Alpha', 'Beta', 'Gamma']) {
      await assign({}, await app.aCourse(smallCourse({ name })));
    }
    await publish(false);
    expect((await list()).map(({ courseName, open }) => [courseName, open])).toEqual([
      ['Alpha', true],
      ['Beta', true],
      ['Gamma', true],
      ['Safety', false],
    ]);
    expect(log.take()).toHaveLength(ofOne.length);
  });

  test('OP-129 changed dates count for those who come later; taken away it enrols nobody more and leaves who is enrolled', async () => {
    const [first, second, third] = [await aPerson(), await aPerson(), await aPerson()];
    await put(first);
    await assign();
    await doEnrolments();
    expect((await assign({ dueDays: 5, notify: false })).body.courses).toMatchObject([{ dueDays: 5, notify: false }]);
    await put(second);
    await soon();
    expect(await coursesOf(first)).toMatchObject([{ dueTime: null }]);
    expect((await coursesOf(second))[0]?.dueTime).not.toBeNull();
    const url = `${base}/groups/${groupId}/courses/${course.id}`;
    expect((await app.call('DELETE', url, { as: admin })).status).toBe(204);
    expect((await app.call('DELETE', url, { as: admin })).status).toBe(404);
    await put(third);
    await soon();
    await signsIn(third);
    expect(await coursesOf(third)).toEqual([]);
    expect(await coursesOf(first)).toHaveLength(1);
    expect((await auditTrail(app)).slice(-20).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['GROUP_COURSE_CHANGED', 'GROUP_COURSE_REMOVED']),
    );
  });

  test('OP-129 looks at the same moment, and someone who joins or signs in meanwhile, end in one enrolment each', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, aPerson));
    await assign();
    await Promise.all([
      ...people.map((person) => put(person)),
      orderGroupJobs(deps()),
      orderGroupJobs(deps(), true),
      ...people.map(({ userId }) =>
        inWorkspace(app.db, 1, (trx) => orderJoining(app.app.jobs, trx, { userId, now: app.now() })),
      ),
      orderGroupJobs(deps(), true),
    ]);
    await Promise.all([
      orderGroupJobs(deps(), true),
      doEnrolments(),
      doJobs(app, beginWaiting(deps()), { early: true }),
      doJobs(app, beginWaiting(deps()), { early: true }),
    ]);
    while ((await doEnrolments()).completed > 0) {
      // Until none waits.
    }
    for (const person of people) {
      expect(await coursesOf(person)).toHaveLength(1);
    }
    const told = (await sentMails(app)).map(({ to }) => to);
    expect(told.toSorted()).toEqual(people.map(({ username }) => username).toSorted());
  });

  test('OP-129 while the workspace has as many jobs as it may, who joined waits with the mark, and nothing fails', async () => {
    const person = await aPerson();
    const second = await app.aCourse(smallCourse({ name: 'Second' }));
    await assign();
    await assign({}, second);
    await put(person);
    const payload = { actorId: admin.userId, courseId: course.id, notify: false };
    // A trial may have the fewest.
    await run(sql`update workspace set trial = true where workspace_id = 1`);
    onTestFinished(async () => {
      await run(sql`update workspace set trial = false where workspace_id = 1`);
    });
    const most = enrolPeopleJob.mostUnfinished?.ofTrial ?? 0;
    expect(most).toBeGreaterThan(0);
    const order = { workspaceId: 1, actorId: admin.userId, payload };
    const others: Id[] = [];
    for (let ordered = 0; ordered < most; ordered += 1) {
      others.push(await inWorkspace(app.db, 1, (trx) => app.app.jobs.enqueueWatched(trx, enrolPeopleJob, order)));
    }
    await orderGroupJobs(deps(), true);
    await orderGroupJobs(deps());
    expect(await coursesOf(person)).toEqual([]);
    // One of the others ends, and the next look has room for one course.
    await app.call('POST', `/api/v1/secured/jobs/${others[0]}/_cancel`, { as: admin });
    await orderGroupJobs(deps(), true);
    while ((await doEnrolments()).completed > 0) {
      // Until none waits.
    }
    expect(await coursesOf(person)).toHaveLength(1);
    await soon();
    expect(await coursesOf(person)).toHaveLength(2);
  });

  test.each([
    ['two dates', { dueDays: 3, dueTime: '2031-01-01T00:00:00Z' }],
    ['a day that is over', { dueTime: '2020-01-01T00:00:00Z' }],
    ['no day', { dueDays: 0 }],
    ['more days than a due date may be away', { dueDays: mostDueDays + 1 }],
  ])('OP-129 %s are refused', async (_what, body) => {
    expect(await assign(body)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  });

  test('OP-129 there is nothing to give to no group, and no course to give', async () => {
    expect((await assign({}, course, 999_999)).status).toBe(404);
    expect((await assign({}, { ...course, id: 999_999 })).status).toBe(404);
    expect((await app.call('GET', `${base}/groups/999999/courses`, { as: admin })).status).toBe(404);
  });
});
