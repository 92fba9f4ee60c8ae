import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { stopToken } from '../../reminder/stopToken.ts';
import type { StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { sentMails } from '../../testing/sentMails.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { aDevice } from '../../testing/testPushService.ts';
import { createDiscussionApp, type DiscussionApp } from '../discussion.testkit.ts';
import { notifyOfQuestions } from './notifyOfQuestions.ts';

const reminders = '/api/v1/secured/users/me/reminders';

let app: DiscussionApp;
let asker: TestUser;
let helper: TestUser;
let maker: TestUser;
let course: StudyCourse;

beforeAll(async () => {
  app = await createDiscussionApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await inWorkspace(app.db, 1, (trx) => sql`delete from discussion_thread where workspace_id = 1`.execute(trx));
  app.at('2030-05-20T06:00:00.000Z');
  asker = await app.aUser({ name: 'Ada Asker', addressProven: true });
  helper = await app.aUser();
  maker = await app.aUser({ createCourse: true });
  await app.call('PATCH', '/api/v1/secured/users/me', { as: maker, body: { language: 'de' } });
  course = await app.aDiscussedCourse([asker, helper], { maker, changes: { name: 'German' } });
  await sentMails(app);
});

const later = (hours: number) => app.at(new Date(app.now().getTime() + hours * 3_600_000));
const tell = () => notifyOfQuestions({ db: app.db, clock: app.now, jobs: app.app.jobs });
const switchTo = (as: TestUser, body: object) => app.call('PUT', reminders, { as, body });
const setTrial = (trial: boolean) =>
  inWorkspace(app.db, 1, (trx) => sql`update workspace set trial = ${trial} where workspace_id = 1`.execute(trx));

describe('questions that wait', () => {
  test('BEY-16 anyone who made the course gets one mail with all of them, in their language, at most one a day', async () => {
    await app.ask(asker, course, 'Warum?');
    await app.ask(helper, course, 'Wie {name}?');
    await tell();
    await tell();
    const [mail, ...more] = await sentMails(app);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(maker.username);
    expect(mail?.text).toMatch(/\* German: Warum\?\s+\* German: Wie \{name\}\?/);
    expect(mail?.subject).toMatch(/^Fragen bei .* warten auf eine Antwort$/);
    expect(mail?.link).toMatch(/\/admin\/discussion\/\?state=unanswered$/);
    later(1);
    await app.ask(asker, course, 'Wann?');
    later(22);
    await tell();
    expect(await sentMails(app)).toEqual([]);
    later(1);
    await tell();
    const [second] = await sentMails(app);
    expect(second?.text).toContain('Wann?');
    expect(second?.text).not.toContain('Warum?');
  });

  test('BEY-16 nobody is told of what has a reply, is hidden or closed, and a reply after the order counts', async () => {
    const admin = await app.aUser({ roleAdmin: true });
    const replied = await app.ask(asker, course, 'Replied');
    await app.replyTo(helper, replied.body.id, 'So.');
    const hidden = await app.ask(asker, course, 'Hidden');
    await app.hide(admin, hidden.body.question.id, 'No');
    const closed = await app.ask(asker, course, 'Closed');
    await app.mark(admin, closed.body.id, { closed: true });
    await sentMails(app);
    expect(await tell()).toBe(0);
    const open = await app.ask(asker, course, 'Open');
    expect(await tell()).toBe(1);
    await app.replyTo(helper, open.body.id, 'So.');
    expect((await sentMails(app)).map(({ to }) => to)).not.toContain(maker.username);
  });

  test('BEY-16 admins are told of courses that nobody is left to answer for, and never of their own questions', async () => {
    const admin = await app.aUser({ roleAdmin: true });
    const orphan = await app.aDiscussedCourse([asker, admin]);
    await app.ask(asker, orphan, 'Anybody?');
    await app.ask(admin, orphan, 'Own');
    await tell();
    const mail = (await sentMails(app)).find(({ to }) => to === admin.username);
    expect(mail?.text).toContain('Anybody?');
    expect(mail?.text).not.toContain('Own');
    later(1);
    await app.ask(asker, course, 'Of a course with a maker');
    later(24);
    await tell();
    expect((await sentMails(app)).map(({ to }) => to)).toEqual([maker.username]);
    await inWorkspace(app.db, 1, (trx) =>
      sql`update app_user set role_admin = false where workspace_id = 1 and user_id = ${admin.userId}`.execute(trx),
    );
  });

  test('BEY-16 one click stops them without signing in, and nothing else', async () => {
    await app.ask(asker, course, 'Warum?');
    await tell();
    const [mail] = await sentMails(app);
    const token = stopToken(app.config, { workspaceId: 1, userId: maker.userId }, 'questions');
    expect(mail?.stopLink).toMatch(new RegExp(`/reminders/\\?token=${token.replace('.', '\\.')}$`));
    const body = { token, on: false };
    expect((await app.call('POST', '/api/v1/public/reminders/_switch', { body })).status).toBe(204);
    expect((await app.call('GET', reminders, { as: maker })).body).toEqual({
      byMail: true,
      questionsByMail: false,
      repliesByMail: true,
    });
    later(1);
    await app.ask(asker, course, 'Wann?');
    later(24);
    await tell();
    expect(await sentMails(app)).toEqual([]);
    const forged = { token: token.replace('q', 'r'), on: false };
    expect((await app.call('POST', '/api/v1/public/reminders/_switch', { body: forged })).status).toBe(404);
  });

  test('BEY-16 a trial, which anybody can make, writes words of learners to its admins alone', async () => {
    await setTrial(true);
    await app.ask(asker, course, 'Buy cheap pills');
    await tell();
    expect(await sentMails(app)).toEqual([]);
    await setTrial(false);
  });

  test('BEY-15 BEY-16 a notice comes at once to anyone who made the course, unless they switched it off', async () => {
    const device = (as: TestUser) =>
      app.call('PUT', '/api/v1/secured/users/me/notices/devices', {
        as,
        body: aDevice(`https://push.test/${as.userId}`),
      });
    await device(maker);
    await device(helper);
    const { body } = await app.ask(asker, course, 'Warum?');
    const told = () =>
      inWorkspace(app.db, 1, async (trx) => {
        const { rows } = await sql`
          select kind, subject, path from push_message where workspace_id = 1 and kind = 'QUESTION'`.execute(trx);
        return rows;
      });
    expect(await told()).toEqual([
      {
        kind: 'QUESTION',
        subject: 'Warum?',
        path: `/courseware/?lecture=${course.lectures[0]}&question=${body.id}#!${course.id}`,
      },
    ]);
    await app.call('PATCH', '/api/v1/secured/users/me/notices', { as: maker, body: { question: false } });
    await app.ask(asker, course, 'Wann?');
    expect(await told()).toHaveLength(1);
  });
});

describe('a mail about a reply', () => {
  test('BEY-16 anyone who asked gets one, at most one an hour for each question', async () => {
    const { body } = await app.ask(asker, course, 'Warum?');
    const other = await app.ask(asker, course, 'Wann?');
    await app.replyTo(helper, body.id, 'Darum.');
    await app.replyTo(helper, body.id, 'Eben darum.');
    await app.replyTo(helper, other.body.id, 'Bald.');
    await app.replyTo(asker, body.id, 'Danke.');
    const mails = await sentMails(app);
    expect(mails.map(({ to }) => to)).toEqual([asker.username, asker.username]);
    expect(mails[0]?.text).toContain('* German: Warum?');
    // What was replied is read where it stands.
    expect(mails[0]?.text).not.toContain('Darum.');
    expect(mails[0]?.link).toMatch(new RegExp(`question=${body.id}#!${course.id}$`));
    later(1);
    await app.replyTo(helper, body.id, 'Noch etwas.');
    expect(await sentMails(app)).toHaveLength(1);
  });

  test('BEY-16 none to an address that nobody has proven: its title would be words to a stranger', async () => {
    const { body } = await app.ask(helper, course, 'Buy this!');
    await app.replyTo(asker, body.id, 'No.');
    expect(await sentMails(app)).toEqual([]);
  });

  test('BEY-16 none of a reply that was hidden or deleted before the mail went', async () => {
    const { body } = await app.ask(asker, course, 'Warum?');
    await app.replyTo(helper, body.id, 'Darum.');
    const [reply] = await app.replies(asker, body.id);
    await app.call('DELETE', `/api/v1/secured/discussionposts/${reply?.id}`, { as: helper });
    expect(await sentMails(app)).toEqual([]);
  });

  test('BEY-16 none for anyone who stopped them, lost the course, or asked in a trial', async () => {
    const { body } = await app.ask(asker, course, 'Warum?');
    expect((await switchTo(asker, { repliesByMail: false })).body).toMatchObject({
      byMail: true,
      repliesByMail: false,
    });
    await app.replyTo(helper, body.id, 'Darum.');
    expect(await sentMails(app)).toEqual([]);
    await switchTo(asker, { repliesByMail: true });
    await setTrial(true);
    await app.replyTo(helper, body.id, 'Noch etwas.');
    await setTrial(false);
    await inWorkspace(app.db, 1, (trx) =>
      sql`update user_course set finish_time = now() where workspace_id = 1 and user_id = ${asker.userId}`.execute(trx),
    );
    await app.replyTo(helper, body.id, 'Und noch etwas.');
    expect(await sentMails(app)).toEqual([]);
  });
});
