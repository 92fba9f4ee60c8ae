import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { UserCourseWire } from './userCourseView.ts';

const base = '/api/v1/secured/workspaces/1/usercourses';
const ascending = (a: number, b: number) => a - b;

let app: StudyApp;
let admin: TestUser;
let author: TestUser;
let own: StudyCourse;
let others: StudyCourse;
let ada: TestUser;
let ben: TestUser;
/** Of Ada in the author's course and in the other one, of Ben in the author's. */
let enrolled: { adaOwn: Id; adaOther: Id; benOwn: Id };

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  author = await app.aUser({ createCourse: true });
  own = await app.aCourse(smallCourse({ name: 'Of the author' }));
  others = await app.aCourse(smallCourse({ name: '=Of others' }));
  await inWorkspace(app.db, 1, (trx) =>
    trx.updateTable('course').set({ created_by: author.userId }).where('course.course_id', '=', own.id).execute(),
  );
  ada = await app.aUser({ username: 'ada@progress.test', name: 'Ada Example' });
  ben = await app.aUser({ username: 'ben@progress.test', name: 'Ben Example' });
  const adaOwn = (await app.enrol(ada, own.id)).id;
  const adaOther = (await app.enrol(ada, others.id)).id;
  const benOwn = (await app.enrol(ben, own.id)).id;
  await app.seen(ada, adaOwn, own.lectures[0] ?? 0);
  await app.call('PATCH', `/api/v1/secured/usercourses/${benOwn}`, {
    as: ben,
    body: { finishTime: app.now().toISOString() },
  });
  enrolled = { adaOwn, adaOther, benOwn };
});
afterAll(() => app.close());

const list = (as: TestUser, query = '') => app.call<Page<UserCourseWire>>('GET', `${base}${query}`, { as });
const ids = async (as: TestUser, query = '') =>
  (await list(as, query)).body.content.map(({ id }) => id).sort(ascending);

describe('the user courses of a workspace', () => {
  test('PROGR-01 PROGR-02 an admin sees everyone, of one course or of one person', async () => {
    const { adaOwn, adaOther, benOwn } = enrolled;
    expect(await ids(admin)).toEqual([adaOwn, adaOther, benOwn].sort(ascending));
    expect(await ids(admin, `?q=courseId==${own.id}`)).toEqual([adaOwn, benOwn].sort(ascending));
    expect(await ids(admin, `?q=userId==${ada.userId}`)).toEqual([adaOwn, adaOther].sort(ascending));
  });

  test('ROLE-12 OP-54 a course creator sees those of the own courses alone, whatever is asked', async () => {
    const { adaOwn, benOwn } = enrolled;
    expect(await ids(author)).toEqual([adaOwn, benOwn].sort(ascending));
    expect(await ids(author, `?q=userId==${ada.userId}`)).toEqual([adaOwn]);
    expect(await ids(author, `?q=courseId==${others.id},id=gt=0`)).toEqual([adaOwn, benOwn].sort(ascending));
    expect(await ids(await app.aUser({ createCourse: true }))).toEqual([]);
  });

  test('OP-54 learners are refused, and another workspace is not found', async () => {
    for (const url of [base, `${base}.csv`]) {
      expect((await app.call('GET', url, { as: ada })).status).toBe(403);
      expect((await app.call('GET', url)).status).toBe(401);
      expect((await app.call('GET', url.replace('/1/', '/2/'), { as: admin })).status).toBe(404);
    }
  });

  test.each([
    ['ENROLLED', 'adaOther'],
    ['IN_PROGRESS', 'adaOwn'],
    ['GAVE_UP', 'benOwn'],
  ] as const)('PROGR-01 the filter phase==%s finds whom the row calls so', async (phase, which) => {
    const { content } = (await list(admin, `?q=phase==${phase}`)).body;
    expect(content.map(({ id, progress }) => [id, progress.phase])).toEqual([[enrolled[which], phase]]);
  });

  test('PROGR-04 each row has who, and where they stand', async () => {
    const [row] = (await list(admin, `?q=id==${enrolled.adaOwn}`)).body.content;
    expect(row).toMatchObject({
      username: 'ada@progress.test',
      name: 'Ada Example',
      progress: { seenPercent: 33, continueAt: { lectureId: own.lectures[1], name: 'Asking' } },
    });
  });
});

describe('progress as CSV', () => {
  const download = (as: TestUser, query = '') => app.call<string>('GET', `${base}.csv${query}`, { as });
  const linesOf = (body: string) => body.slice(1).trimEnd().split('\r\n');

  test('PROGR-03 OP-84 has the columns of the list, a formula is none, and it is noted in the audit log', async () => {
    const { status, body } = await download(admin, `?q=userId==${ada.userId}`);
    expect(status).toBe(200);
    const [head, ...rows] = linesOf(body);
    expect(head).toBe('Name,Email,Course,Started,Finished,"Score, %","Seen, %",Phase');
    const start = app.now().toISOString().slice(0, 19).replace('T', ' ');
    expect(rows.sort()).toEqual([
      `Ada Example,ada@progress.test,'=Of others,${start},,0,0,ENROLLED`,
      `Ada Example,ada@progress.test,Of the author,${start},,14,33,IN_PROGRESS`,
    ]);
    const logged = await inWorkspace(app.db, 1, (trx) =>
      trx.selectFrom('audit_entry').select(['actor_id', 'details']).where('action', '=', 'LIST_DOWNLOADED').execute(),
    );
    expect(logged).toContainEqual({ actor_id: admin.userId, details: { list: 'progress' } });
  });

  test('ROLE-12 OP-84 a course creator takes only the own courses', async () => {
    const { body } = await download(author, '?columns=username,course&sort=startTime,asc');
    expect(linesOf(body)).toHaveLength(3);
    expect(body).not.toContain('Of others');
  });

  test('OP-84 has every row over all pages, each with its own figures', async () => {
    const many = await app.aCourse(smallCourse({ name: 'Many' }));
    await inWorkspace(app.db, 1, (trx) =>
      sql`insert into user_course (workspace_id, user_id, course_id, start_time, finish_time)
        select 1, ${ben.userId}, ${many.id}, ${app.now()}, ${app.now()} from generate_series(1, 1201)`.execute(trx),
    );
    const { id } = await app.enrol(ben, many.id);
    await app.seen(ben, id, many.lectures[0] ?? 0);
    const { body } = await download(admin, `?q=courseId==${many.id}&columns=username,seenPercent,phase`);
    const [, ...rows] = linesOf(body);
    expect(rows.filter((row) => row === 'ben@progress.test,0,GAVE_UP')).toHaveLength(1201);
    expect(rows.filter((row) => row === 'ben@progress.test,33,IN_PROGRESS')).toHaveLength(1);
    expect(rows).toHaveLength(1202);
  });
});
