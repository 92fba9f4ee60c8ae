import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { messageLearners } from '../enrolment/message/messageLearners.ts';
import type { Page } from '../http/paging.ts';
import type { JobRow } from '../job/jobRowQueries.ts';
import type { Id } from '../shared/id.ts';
import { remindOfDue } from '../reminder/remindOfDue.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { doJobs } from '../testing/doJobs.ts';
import { sentMails } from '../testing/sentMails.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createStudyApp, smallCourse, type StudyApp } from './studyTestApp.testkit.ts';

interface Ordered {
  readonly id: Id;
  readonly code?: string;
}

const message = { subject: 'See you on Monday', body: 'We meet at nine.\nBring a pen.\n\n<b>Until then</b> {name}' };

let app: StudyApp;
let admin: TestUser;
beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

const order = (body: object, { as = admin, key = randomUUID() }: { as?: TestUser; key?: string } = {}) =>
  app.call<Ordered>('POST', '/api/v1/secured/workspaces/1/usercourses/_message', {
    as,
    body: { ...message, ...body },
    headers: { 'idempotency-key': key },
  });
const doAll = () => doJobs(app, messageLearners({ db: app.db, clock: app.now, jobs: app.app.jobs }), { early: true });
const reportOf = async (id: Id): Promise<string[]> => {
  const { body } = await app.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows?size=1000`, { as: admin });
  return body.content.map(({ subject, state, code }) => `${subject.split('@')[0]} ${state} ${code}`);
};
const written = async (body: object, as = admin) => {
  const { status, body: job } = await order(body, { as });
  expect(status).toBe(202);
  await doAll();
  return { report: await reportOf(job.id), mails: await sentMails(app) };
};
const enrolled = async (username: string, name = 'German') => {
  const learner = await app.aUser({ username: `${username}@message.test`, name: 'Lena Learner' });
  await app.call('PATCH', '/api/v1/secured/users/me', { as: learner, body: { language: 'de' } });
  const course = await app.aCourse(smallCourse({ name }));
  const { id } = await app.enrol(learner, course.id);
  return { learner, course, userCourseId: id };
};

describe('a message to learners', () => {
  test('PROGR-01 BEY-13 comes in their language, as it was written, with a way to their course and one to stop it', async () => {
    const { learner, course, userCourseId } = await enrolled('reads');
    const { report, mails } = await written({ userCourseIds: [userCourseId] });
    expect(report).toEqual(['reads DONE MESSAGED']);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: learner.username, subject: message.subject, language: 'de' });
    expect(mail?.link).toMatch(new RegExp(`/dashboard/course/#!${course.id}$`));
    expect(mail?.text).toContain('We meet at nine.\nBring a pen.\n\n<b>Until then</b> {name}');
    expect(mail?.text).toContain('in den Kurs „German“ eingeschrieben');
    expect(mail?.html).toContain('We meet at nine.<br>Bring a pen.');
    expect(mail?.html).toContain('&lt;b&gt;Until then&lt;/b&gt; {name}');
    expect(mail?.stopLink).toContain('/reminders/?token=');
    expect((await auditTrail(app)).at(-1)).toMatchObject({ action: 'LEARNERS_MESSAGED', actorId: admin.userId });
  });

  test('PROGR-01 goes to everyone of a filter without some, once to each, however many of their courses it names', async () => {
    const one = await enrolled('filtered-one', 'Filter');
    const two = await enrolled('filtered-two', 'Filter');
    await app.enrol(one.learner, two.course.id);
    const left = await enrolled('filtered-out', 'Filter');
    const { report, mails } = await written({
      q: `courseName==Filter;id=ge=${one.userCourseId}`,
      stuck: false,
      exceptUserCourseIds: [left.userCourseId],
    });
    expect(report).toEqual([
      'filtered-one DONE MESSAGED',
      'filtered-one UNCHANGED TWICE',
      'filtered-two DONE MESSAGED',
    ]);
    expect(mails.map(({ to }) => to)).toEqual([one.learner.username, two.learner.username]);
    expect((await written({ q: `courseId==${one.course.id}`, minScore: 90 })).report).toEqual([]);
  });

  test('BEY-13 who has stopped mails, has left or got three today gets none, and the report says why', async () => {
    const [stopped, gone, full] = [await enrolled('a-stopped'), await enrolled('b-gone'), await enrolled('c-full')];
    await app.call('PUT', '/api/v1/secured/users/me/reminders', { as: stopped.learner, body: { byMail: false } });
    await inWorkspace(app.db, 1, (trx) =>
      sql`update app_user set left_time = now() where workspace_id = 1 and user_id = ${gone.learner.userId}`.execute(
        trx,
      ),
    );
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await written({ userCourseIds: [full.userCourseId] })).mails).toHaveLength(1);
    }
    const userCourseIds = [stopped, gone, full].map(({ userCourseId }) => userCourseId);
    const { report, mails } = await written({ userCourseIds });
    expect(report).toEqual(['a-stopped REFUSED STOPPED', 'b-gone REFUSED LEFT', 'c-full REFUSED MAILS_TODAY']);
    expect(mails).toEqual([]);
  });

  test('BEY-13 who stops mails after the order gets none either', async () => {
    const { learner, userCourseId } = await enrolled('stops-late');
    await order({ userCourseIds: [userCourseId] });
    await doAll();
    await app.call('PUT', '/api/v1/secured/users/me/reminders', { as: learner, body: { byMail: false } });
    expect(await sentMails(app)).toEqual([]);
  });

  test('PROGR-01 BEY-13 a trial, which anybody can make, writes words of its own to its admins alone, reminders too', async () => {
    const { learner, userCourseId } = await enrolled('stranger');
    const course = await app.aCourse(smallCourse({ name: 'Your bank account is locked' }));
    const own = await app.enrol(admin, course.id);
    const setTrial = (trial: boolean) =>
      inWorkspace(app.db, 1, (trx) => sql`update workspace set trial = ${trial} where workspace_id = 1`.execute(trx));
    const userCourseIds = [userCourseId, own.id];
    const due = new Date(app.now().getTime() + 3_600_000);
    await inWorkspace(app.db, 1, (trx) =>
      sql`update user_course set due_time = ${due} where workspace_id = 1 and user_course_id = any(${userCourseIds}::bigint[])`.execute(
        trx,
      ),
    );
    await setTrial(true);
    try {
      const { report, mails } = await written({ userCourseIds });
      expect(report.toSorted()).toContain('stranger REFUSED TRIAL');
      expect(mails.map(({ to }) => to)).toEqual([admin.username]);
      await remindOfDue({ db: app.db, clock: app.now, jobs: app.app.jobs });
      expect((await sentMails(app)).map(({ to }) => to)).toEqual([admin.username]);
    } finally {
      await setTrial(false);
    }
    app.at(new Date(app.now().getTime() + 2 * 86_400_000));
    await remindOfDue({ db: app.db, clock: app.now, jobs: app.app.jobs });
    expect((await sentMails(app)).map(({ to }) => to)).toContain(learner.username);
  });

  test('ROLE-12 OP-54 an author writes to learners of their own courses alone', async () => {
    const author = await app.aUser({ createCourse: true });
    const [own, foreign] = [await enrolled('own'), await enrolled('foreign')];
    await inWorkspace(app.db, 1, (trx) =>
      sql`update course set created_by = ${author.userId} where workspace_id = 1 and course_id = ${own.course.id}`.execute(
        trx,
      ),
    );
    const userCourseIds = [own.userCourseId, foreign.userCourseId];
    const { report } = await written({ userCourseIds }, author);
    expect(report).toEqual(['own DONE MESSAGED']);
  });

  test('BEY-13 OP-54 an admin writes to the people of a group; anyone who is none knows of no groups', async () => {
    const [inside, outside] = [await enrolled('in-group'), await enrolled('out-of-group')];
    const made = await app.call<{ id: Id }>('POST', '/api/v1/secured/workspaces/1/groups', {
      as: admin,
      body: { name: 'Readers' },
    });
    const groupId = made.body.id;
    await app.call('PUT', `/api/v1/secured/workspaces/1/groups/${groupId}/members/${inside.learner.userId}`, {
      as: admin,
    });
    const asked = { q: `courseId=in=(${inside.course.id},${outside.course.id})`, groupId };
    expect((await written(asked)).report).toEqual(['in-group DONE MESSAGED']);
    expect((await order(asked, { as: await app.aUser({ createCourse: true }) })).status).toBe(403);
  });

  test('PROGR-01 the same key orders once; another message under it is refused', async () => {
    const { userCourseId } = await enrolled('keyed');
    const key = randomUUID();
    const first = await order({ q: `id==${userCourseId}` }, { key });
    app.at(new Date(app.now().getTime() + 1000));
    expect((await order({ q: `id==${userCourseId}` }, { key })).body.id).toBe(first.body.id);
    expect((await order({ q: `id==${userCourseId}`, subject: 'Other' }, { key })).status).toBe(422);
    await doAll();
    expect(await sentMails(app)).toHaveLength(1);
  });

  test.each([
    [{ q: '', userCourseIds: [1] }, 'userCourseIds'],
    [{}, 'userCourseIds'],
    [{ q: '', subject: ' ' }, 'subject'],
    [{ q: '', subject: 'Two\nlines' }, 'subject'],
    [{ q: '', body: '\u200B' }, 'body'],
    [{ q: '', body: 'x'.repeat(5001) }, 'body'],
    [{ q: 'shoeSize==43' }, 'q'],
  ])('PROGR-01 %j is refused at %s', async (body, field) => {
    const { status, body: refusal } = await order(body);
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ code: 'INVALID', errors: [{ field }] });
  });
});
