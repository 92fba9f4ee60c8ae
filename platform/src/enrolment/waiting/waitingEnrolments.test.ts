import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { signInByPassword } from '../../testing/passwordUser.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { issueInvitationToken } from '../../workspace/people/issueInvitationToken.ts';
import { enrolPeople, tryEnrolPeople } from '../others/enrolPeople.ts';
import type { UserCourseWire } from '../userCourseView.ts';
import { beginWaiting } from '../joining/beginWaiting.ts';
import { enrolJoined } from './enrolJoined.ts';
import type { waitingResponse } from './waitingSchemas.ts';
import type { z } from 'zod';

type Waiting = z.output<typeof waitingResponse>;

const dayMs = 86_400_000;
const password = 'correct horse battery';
const base = '/api/v1/secured/workspaces/1';

describe('enrolling people who have no account yet', () => {
  let app: StudyApp;
  let admin: TestUser;
  let course: StudyCourse;
  let names = 0;
  beforeAll(async () => {
    app = await createStudyApp();
    admin = await app.aUser({ roleAdmin: true });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    course = await app.aCourse(smallCourse());
  });

  const deps = () => ({ db: app.db, clock: app.now, jobs: app.app.jobs });
  const inDays = (days: number): string => new Date(app.now().getTime() + days * dayMs).toISOString();
  const aName = (): string => `waits${(names += 1)}@enrol.test`;
  const enrol = async (body: object, as = admin, courseId = course.id): Promise<Id> => {
    const url = `/api/v1/secured/courses/${courseId}/usercourses/_enroll`;
    const { status, body: job } = await app.call<{ id: Id }>('POST', url, { as, body });
    expect(status).toBe(202);
    return job.id;
  };
  const doEnrolments = async (): Promise<void> => {
    await doJobs(app, enrolPeople(deps()), { early: true });
    await doJobs(app, tryEnrolPeople(deps()), { early: true });
  };
  const enrolled = async (body: object, as = admin, courseId = course.id): Promise<Id> => {
    const id = await enrol(body, as, courseId);
    await doEnrolments();
    return id;
  };
  const reportOf = async (id: Id): Promise<string[]> => {
    const { body } = await app.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows`, { as: admin });
    return body.content.map(({ state, code }) => `${state} ${code}`);
  };
  const listed = async (q = `courseId==${course.id}`, as = admin): Promise<readonly Waiting[]> =>
    (await app.call<Page<Waiting>>('GET', `${base}/waitingenrolments?q=${q}`, { as })).body.content;
  const added = async (username: string): Promise<Id> =>
    (await app.call<{ userId: Id }>('POST', `${base}/users`, { as: admin, body: { username } })).body.userId;
  const register = (username: string, query = '') =>
    app.call('POST', `/api/v1/public/users${query}`, {
      body: { username, password, name: 'New', language: 'en' },
    });
  const invitation = async (userId: Id): Promise<string> => {
    await app.call('POST', `${base}/usersaccess/${userId}/_invite`, { as: admin });
    const issued = await inWorkspace(app.db, 1, (trx) =>
      issueInvitationToken(trx, { workspaceId: 1, userId, now: app.now() }),
    );
    return issued?.token ?? '';
  };
  /** All that are ordered, however many other tests of this file have left. */
  const begin = async (): Promise<{ completed: number; failed: number }> => {
    const done = { completed: 0, failed: 0 };
    for (let round = await doJobs(app, beginWaiting(deps()), { early: true }); ;) {
      done.completed += round.completed;
      done.failed += round.failed;
      if (round.completed === 0 || round.failed > 0) {
        return done;
      }
      round = await doJobs(app, beginWaiting(deps()), { early: true });
    }
  };
  const coursesOf = async (username: string): Promise<UserCourseWire[]> => {
    const found = await inWorkspace(app.db, 1, (trx) =>
      sql<{ id: Id }>`select user_id as id from app_user where workspace_id = 1 and username = ${username}`.execute(
        trx,
      ),
    );
    const as = { workspaceId: 1, userId: found.rows[0]?.id ?? 0, username, name: 'New' };
    return (await app.call<Page<UserCourseWire>>('GET', '/api/v1/secured/usercourses', { as })).body.content;
  };
  const joined = async (username: string): Promise<void> => {
    const token = await invitation(await added(username));
    expect((await register(username, `?invitation_token=${token}`)).status).toBe(201);
    expect((await signInByPassword(app, username, password)).status).toBe(200);
  };

  test('BEY-13 BEY-32 OP-126 it is kept for the address and begins with its due date once an invitation is taken', async () => {
    const username = aName();
    const dueTime = inDays(20);
    const job = await enrolled({ usernames: [username.toUpperCase()], dueTime });
    expect(await reportOf(job)).toEqual(['DONE STARTS_LATER']);
    const read = await app.call<{ rows: object }>('GET', `/api/v1/secured/jobs/${job}`, { as: admin });
    expect(read.body.rows).toEqual({ waiting: 0, done: 1, startsLater: 1, unchanged: 0, refused: 0 });
    expect(await listed()).toMatchObject([{ courseId: course.id, dueTime, actorId: admin.userId }]);
    await joined(username);
    expect(await begin()).toEqual({ completed: 1, failed: 0 });
    expect(await coursesOf(username)).toMatchObject([{ courseId: course.id, dueTime, phase: 'ENROLLED' }]);
    expect(await listed()).toEqual([]);
    // The report says what it has come to, and the next sign-in orders nothing.
    expect(await reportOf(job)).toEqual(['DONE ENROLLED']);
    await signInByPassword(app, username, password);
    expect(await begin()).toEqual({ completed: 0, failed: 0 });
  });

  test.each([
    ['mira@bücher-waits.test', 'mira@xn--bcher-waits-thb.test'],
    ['Жанна@waits.test', 'жАННА@WAITS.test'],
  ])('OP-126 OP-123 what waits for %s begins for %s', async (ordered, joins) => {
    const job = await enrolled({ usernames: [ordered] });
    expect(await listed(`username==${encodeURIComponent(joins)}`)).toHaveLength(1);
    await app.aUser({ username: joins, addressProven: true });
    await enrolJoined(deps());
    await begin();
    expect(await listed()).toEqual([]);
    expect(await reportOf(job)).toEqual(['DONE ENROLLED']);
  });

  test('OP-126 ROLE-08 registering alone proves no address: nothing begins until a mail was received there', async () => {
    const username = aName();
    const userId = await added(username);
    await enrolled({ userIds: [userId] });
    expect((await register(username)).status).toBe(201);
    await signInByPassword(app, username, password);
    expect(await begin()).toEqual({ completed: 0, failed: 0 });
    expect(await coursesOf(username)).toEqual([]);
    await inWorkspace(app.db, 1, (trx) =>
      sql`update app_user set email_verified_time = now() where workspace_id = 1 and username = ${username}`.execute(
        trx,
      ),
    );
    await signInByPassword(app, username, password);
    await begin();
    expect(await coursesOf(username)).toHaveLength(1);
  });

  test('OP-126 a dry run keeps nothing; what is no address and who is invited no more is refused', async () => {
    const [username, revoked] = [aName(), aName()];
    await app.call('PUT', `${base}/users/${await added(revoked)}`, { as: admin, body: { status: 'REVOKED' } });
    const usernames = [username, 'no address', revoked];
    expect(await reportOf(await enrolled({ usernames, dryRun: true }))).toEqual([
      'DONE STARTS_LATER',
      'REFUSED INVALID',
      'REFUSED REVOKED',
    ]);
    expect(await listed()).toEqual([]);
  });

  test('OP-126 ordered again it is there once, and gets another due date', async () => {
    const usernames = [aName()];
    const [soon, later] = [inDays(3), inDays(9)];
    await enrolled({ usernames, dueTime: soon });
    expect(await reportOf(await enrolled({ usernames }))).toEqual(['UNCHANGED THERE']);
    expect(await listed()).toMatchObject([{ dueTime: soon }]);
    expect(await reportOf(await enrolled({ usernames, dueTime: later }))).toEqual(['DONE DUE_CHANGED']);
    expect(await listed()).toMatchObject([{ dueTime: later }]);
  });

  test('OP-126 two orders at once and someone who joins meanwhile end in one enrolment', async () => {
    const username = aName();
    await enrol({ usernames: [username], dueTime: inDays(5) });
    await enrol({ usernames: [username], dueTime: inDays(6) });
    await Promise.all([doEnrolments(), joined(username), doEnrolments()]);
    await doEnrolments();
    await enrolJoined(deps());
    await Promise.all([begin(), begin()]);
    expect(await coursesOf(username)).toHaveLength(1);
    expect(await listed()).toEqual([]);
  });

  test('OP-126 who came while the job ran is found when it ends', async () => {
    const username = aName();
    await joined(username);
    await inWorkspace(app.db, 1, (trx) =>
      sql`insert into waiting_enrolment (workspace_id, course_id, username, actor_id, job_run_id)
        values (1, ${course.id}, ${username}, ${admin.userId}, 1)`.execute(trx),
    );
    await enrolled({ usernames: [aName()] });
    await begin();
    expect(await coursesOf(username)).toHaveLength(1);
  });

  test.each([
    ['is over', { available_until_time: '2020-01-01T00:00:00Z' }, 0],
    ['is not published any more', { published: false }, 1],
  ] as const)(
    'OP-126 OP-147 nobody begins a course that %s, and no job is ordered for it',
    async (_what, change, stillWaiting) => {
      const username = aName();
      await enrolled({ usernames: [username] });
      const changeCourse = (to: typeof change | { published: true }) =>
        inWorkspace(app.db, 1, (trx) =>
          trx.updateTable('course').set(to).where('course.course_id', '=', course.id).execute(),
        );
      await changeCourse(change);
      await joined(username);
      expect(await begin()).toEqual({ completed: 0, failed: 0 });
      expect(await coursesOf(username)).toEqual([]);
      await enrolJoined(deps());
      await enrolled({ usernames: [aName()] }, admin, (await app.aCourse(smallCourse())).id);
      expect(await begin()).toEqual({ completed: 0, failed: 0 });
      expect(await listed()).toHaveLength(stillWaiting);
      await changeCourse({ published: true });
      await enrolJoined(deps());
      await begin();
      expect(await coursesOf(username)).toHaveLength(stillWaiting);
    },
  );

  test('OP-126 ROLE-12 who made a course sees and cancels what waits for it, and nothing of others', async () => {
    const author = await app.aUser({ createCourse: true });
    const username = aName();
    await enrolled({ usernames: [username] });
    const own = await app.aCourse(smallCourse());
    await inWorkspace(app.db, 1, (trx) =>
      sql`update course set created_by = ${author.userId} where workspace_id = 1 and course_id = ${own.id}`.execute(
        trx,
      ),
    );
    await enrolled({ usernames: [username] }, author, own.id);
    const q = `username==${username}`;
    expect(await listed(q)).toHaveLength(2);
    expect(await listed(q, author)).toMatchObject([{ courseId: own.id }]);
    const [[ofAuthor], [ofAdmin]] = [await listed(q, author), await listed()];
    const cancel = (id: Id | undefined, as: TestUser) => app.call('DELETE', `${base}/waitingenrolments/${id}`, { as });
    expect((await cancel(ofAdmin?.id, author)).status).toBe(404);
    expect((await cancel(ofAuthor?.id, author)).status).toBe(204);
    expect((await cancel(ofAuthor?.id, author)).status).toBe(404);
    expect(await listed(q)).toMatchObject([{ courseId: course.id }]);
    const elsewhere = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await app.call('GET', `${base}/waitingenrolments`, { as: elsewhere })).status).toBe(404);
  });

  test('OP-126 DATA-03 who is taken out before they joined, or erased, waits for nothing', async () => {
    const [username, other] = [aName(), aName()];
    const userId = await added(username);
    await enrolled({ usernames: [username, other] });
    const erased = await app.call('DELETE', `${base}/users/${userId}`, {
      as: admin,
      body: { confirmUsername: username },
    });
    expect(erased.status).toBeLessThan(300);
    expect(await listed()).toMatchObject([{ username: other }]);
  });
});
