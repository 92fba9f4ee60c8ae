import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { doJobs } from '../../testing/doJobs.ts';
import type { Reply, TestUser } from '../../testing/testApp.ts';
import { enrolPeople } from '../others/enrolPeople.ts';
import type { UserCourseWire } from '../userCourseView.ts';
import { changeEnrolments, tryChangeEnrolments } from './changeEnrolments.ts';
import { undoEnrolments } from './undoEnrolments.ts';

const dayMs = 86_400_000;
const base = '/api/v1/secured/workspaces/1';

describe('changing enrolments of others', () => {
  let app: StudyApp;
  let admin: TestUser;
  let course: StudyCourse;
  beforeAll(async () => {
    app = await createStudyApp();
    admin = await app.aUser({ roleAdmin: true });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    course = await app.aCourse(smallCourse());
  });

  const inDays = (days: number): string => new Date(app.now().getTime() + days * dayMs).toISOString();
  const doAll = async (): Promise<void> => {
    const deps = { db: app.db, clock: app.now, jobs: app.app.jobs };
    for (const work of [enrolPeople(deps), changeEnrolments(deps), tryChangeEnrolments(deps), undoEnrolments(deps)]) {
      await doJobs(app, work, { early: true });
    }
  };
  const post = (url: string, body: object, as = admin): Promise<Reply<{ id: Id }>> =>
    app.call<{ id: Id }>('POST', url, { as, body });
  const change = (body: object, as = admin) => post(`${base}/usercourses/_change`, body, as);
  const undo = (jobId: Id, as = admin) => post(`${base}/usercourses/_undo`, { jobId }, as);
  const enrol = (body: object, as = admin) =>
    post(`/api/v1/secured/courses/${course.id}/usercourses/_enroll`, body, as);
  const reportOf = async (id: Id, as = admin): Promise<string[]> => {
    const { body } = await app.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows`, { as });
    return body.content.map(({ state, code }) => `${state} ${code}`);
  };
  const done = async (ordered: Promise<Reply<{ id: Id }>>, as = admin): Promise<{ id: Id; report: string[] }> => {
    const { status, body } = await ordered;
    expect(status).toBe(202);
    await doAll();
    return { id: body.id, report: await reportOf(body.id, as) };
  };
  const coursesOf = async (as: TestUser): Promise<UserCourseWire[]> =>
    (await app.call<Page<UserCourseWire>>('GET', '/api/v1/secured/usercourses', { as })).body.content;
  const begin = (as: TestUser, id: Id) => app.seen(as, id, course.lectures[0] ?? 0);
  const factsOf = async (userId: Id): Promise<string[]> => {
    const { rows } = await inWorkspace(app.db, 1, (trx) =>
      sql<{
        action: string;
      }>`select action from fact where workspace_id = 1 and user_id = ${userId} and type = 'usercourse'
        order by fact_id`.execute(trx),
    );
    return rows.map(({ action }) => action);
  };

  test('BEY-13 OP-127 who has not begun is taken out without a trace, of who has it ends and is kept; both may enrol again', async () => {
    const [idle, busy] = [await app.aUser({ addressProven: true }), await app.aUser({ addressProven: true })];
    const ids = [(await app.enrol(idle, course.id)).id, (await app.enrol(busy, course.id)).id];
    await begin(busy, ids[1] ?? 0);
    const body = { userCourseIds: ids, action: 'UNENROL' };
    const tried = await done(change({ ...body, dryRun: true }));
    expect(tried.report).toEqual(['DONE UNENROLLED', 'DONE UNENROLLED_KEPT']);
    expect(await coursesOf(idle)).toHaveLength(1);
    const { id, report } = await done(change(body));
    expect(report).toEqual(tried.report);
    expect(await coursesOf(idle)).toEqual([]);
    expect(await coursesOf(busy)).toMatchObject([{ id: ids[1], phase: 'GAVE_UP', viewOnly: 'GAVE_UP' }]);
    expect(await factsOf(idle.userId)).toEqual(['started', 'withdrawn']);
    expect((await auditTrail(app)).slice(-2)).toMatchObject([
      { action: 'PERSON_UNENROLLED', actorId: admin.userId, details: { courseId: course.id, ended: false } },
      { action: 'PERSON_UNENROLLED', subjectId: busy.userId, details: { ended: true } },
    ]);
    expect((await done(change({ userCourseIds: [ids[1]], action: 'UNENROL' }))).report).toEqual(['UNCHANGED ENDED']);
    expect((await done(undo(id))).report).toEqual(['DONE ENROLLED', 'DONE ENROLLED']);
    expect(await coursesOf(idle)).toMatchObject([{ courseId: course.id, phase: 'ENROLLED' }]);
    expect(await coursesOf(busy)).toMatchObject([{ id: ids[1], phase: 'IN_PROGRESS', viewOnly: null }]);
  });

  test('OP-230 undoing leads nobody back into a course that was unpublished and is unfinished since', async () => {
    const learner = await app.aUser({ addressProven: true });
    const { id: userCourseId } = await app.enrol(learner, course.id);
    const { id } = await done(change({ userCourseIds: [userCourseId], action: 'UNENROL' }));
    const save = (published: boolean, src: string) =>
      app.call('PUT', `/api/v1/secured/courses/${course.id}`, {
        as: admin,
        body: {
          name: 'Tea',
          published,
          modules: [{ lectures: [{ sections: [{ type: 'JSON', content: { type: 'PDF', content: { src } } }] }] }],
        },
      });
    expect((await save(false, '')).status).toBe(200);
    expect((await done(undo(id))).report).toEqual(['UNCHANGED CHANGED_SINCE']);
    expect(await coursesOf(learner)).toEqual([]);
    expect((await save(false, 'https://example.org/a.pdf')).status).toBe(200);
    expect((await done(undo(id))).report).toEqual(['DONE ENROLLED']);
  });

  test('OP-127 undoing leaves alone who has enrolled again since', async () => {
    const learner = await app.aUser({ addressProven: true });
    const { id: userCourseId } = await app.enrol(learner, course.id);
    await begin(learner, userCourseId);
    const { id } = await done(change({ userCourseIds: [userCourseId], action: 'UNENROL' }));
    await app.enrol(learner, course.id);
    expect((await done(undo(id))).report).toEqual(['UNCHANGED CHANGED_SINCE']);
    expect(await coursesOf(learner)).toHaveLength(2);
  });

  test('BEY-13 OP-127 due dates of many are moved, and become what they were; not one that was changed since', async () => {
    const [one, two] = [
      await app.aUser({ name: 'Zoe Due', addressProven: true }),
      await app.aUser({ name: 'Yan Due', addressProven: true }),
    ];
    const before = inDays(2);
    const ids = (await Promise.all([one, two].map((user) => app.enrol(user, course.id)))).map(({ id }) => id);
    await done(change({ userCourseIds: [ids[0]], action: 'CHANGE_DUE', dueTime: before }));
    const dueTime = inDays(9);
    const moved = await done(change({ q: `courseId==${course.id}`, action: 'CHANGE_DUE', dueTime }));
    expect(moved.report).toEqual(['DONE DUE_MOVED', 'DONE DUE_MOVED']);
    expect((await done(change({ userCourseIds: ids, action: 'CHANGE_DUE', dueTime }))).report).toEqual([
      'UNCHANGED THERE',
      'UNCHANGED THERE',
    ]);
    await done(change({ userCourseIds: [ids[1]], action: 'CHANGE_DUE', dueTime: inDays(30) }));
    expect((await done(undo(moved.id))).report).toEqual(['UNCHANGED CHANGED_SINCE', 'DONE DUE_MOVED']);
    expect(await coursesOf(one)).toMatchObject([{ dueTime: before }]);
    await done(change({ userCourseIds: ids, action: 'CHANGE_DUE', dueTime: null }));
    expect(await coursesOf(one)).toMatchObject([{ dueTime: null }]);
  });

  test('BEY-13 OP-127 an enrolment is taken back as a whole: who has begun stays and is named, who waits waits no more', async () => {
    const [idle, busy, there] = [
      await app.aUser({ addressProven: true }),
      await app.aUser({ addressProven: true }),
      await app.aUser({ addressProven: true }),
    ];
    await app.enrol(there, course.id);
    const usernames = [idle, busy, there].map(({ username }) => username);
    const dueTime = inDays(4);
    const { id, report } = await done(enrol({ usernames: [...usernames, 'waits@undo.test'], dueTime }));
    expect(report).toEqual(['DONE ENROLLED', 'DONE ENROLLED', 'DONE DUE_CHANGED', 'DONE STARTS_LATER']);
    const [started] = await coursesOf(busy);
    await begin(busy, started?.id ?? 0);
    const undone = await done(undo(id));
    expect(undone.report).toEqual(['DONE WAITS_NO_MORE', 'DONE DUE_MOVED', 'UNCHANGED BEGUN', 'DONE UNENROLLED']);
    expect(await coursesOf(idle)).toEqual([]);
    expect(await coursesOf(busy)).toMatchObject([{ phase: 'IN_PROGRESS', dueTime }]);
    expect(await coursesOf(there)).toMatchObject([{ phase: 'ENROLLED', dueTime: null }]);
    const waiting = await app.call<Page<object>>('GET', `${base}/waitingenrolments`, { as: admin });
    expect(waiting.body.content).toEqual([]);
    expect((await done(undo(id))).report.filter((line) => line.startsWith('DONE'))).toEqual([]);
  });

  test('OP-127 OP-126 a due date that was changed for who waits becomes what it was; not one that was changed since', async () => {
    const usernames = ['first@due-waits.test', 'second@due-waits.test'];
    const dueTimes = async () => {
      const { body } = await app.call<Page<{ username: string; dueTime: string | null }>>(
        'GET',
        `${base}/waitingenrolments?q=courseId==${course.id}`,
        { as: admin },
      );
      return new Map(body.content.map(({ username, dueTime }) => [username, dueTime]));
    };
    const [soon, later, latest] = [inDays(3), inDays(9), inDays(12)];
    await done(enrol({ usernames: [usernames[0]], dueTime: soon }));
    await done(enrol({ usernames: [usernames[1]] }));
    const changed = await done(enrol({ usernames: usernames.map((name) => name.toUpperCase()), dueTime: later }));
    expect(changed.report).toEqual(['DONE DUE_CHANGED', 'DONE DUE_CHANGED']);
    expect((await done(undo(changed.id))).report).toEqual(['DONE DUE_CHANGED', 'DONE DUE_CHANGED']);
    expect(await dueTimes()).toEqual(
      new Map([
        ['first@due-waits.test', soon],
        ['second@due-waits.test', null],
      ]),
    );

    const again = await done(enrol({ usernames, dueTime: later }));
    await done(enrol({ usernames: [usernames[0]], dueTime: latest }));
    expect((await done(undo(again.id))).report.toSorted()).toEqual(['DONE DUE_CHANGED', 'UNCHANGED CHANGED_SINCE']);
    expect((await dueTimes()).get('first@due-waits.test')).toBe(latest);
  });

  test('OP-127 someone who begins while they are taken out either stays or has ended, and loses nothing', async () => {
    const learner = await app.aUser({ addressProven: true });
    const { id } = await app.enrol(learner, course.id);
    await change({ userCourseIds: [id], action: 'UNENROL' });
    const [seen] = await Promise.all([begin(learner, id), doAll()]);
    const left = await coursesOf(learner);
    expect(seen.status === 200 ? left : []).toHaveLength(left.length);
    expect(left.every(({ phase }) => phase === 'GAVE_UP')).toBe(true);
  });

  test('OP-127 ROLE-12 who made a course changes its enrolments alone, and takes back their own jobs alone', async () => {
    const author = await app.aUser({ createCourse: true });
    const learner = await app.aUser({ addressProven: true });
    const { id } = await app.enrol(learner, course.id);
    expect((await done(change({ userCourseIds: [id], action: 'UNENROL' }, author), author)).report).toEqual([]);
    expect((await change({ q: '', groupId: 1, action: 'UNENROL' }, author)).status).toBe(403);
    expect((await change({ userCourseIds: [id], action: 'UNENROL' }, learner)).status).toBe(403);
    const ordered = await done(change({ userCourseIds: [id], action: 'CHANGE_DUE', dueTime: inDays(1) }));
    expect((await undo(ordered.id, author)).status).toBe(404);
    const elsewhere = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await undo(ordered.id, elsewhere)).status).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
    const waits = await change({ userCourseIds: [id], action: 'UNENROL' });
    expect((await undo(waits.body.id)).status).toBe(409);
  });

  test.each([
    ['nobody', { action: 'UNENROL' }],
    ['no action', { q: '' }],
    ['a date to be taken out by', { q: '', action: 'UNENROL', dueTime: '2199-01-01T00:00:00Z' }],
    ['no date', { q: '', action: 'CHANGE_DUE' }],
    ['a date that is over', { q: '', action: 'CHANGE_DUE', dueTime: '2020-01-01T00:00:00Z' }],
  ])('OP-127 a change that names %s is refused', async (_what, body) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  });
});
