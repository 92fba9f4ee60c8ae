import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { deliverMail } from '../mail/deliverMail.ts';
import { mailKinds } from '../mailKinds.ts';
import { createMailSender } from '../mail/mailSender.ts';
import { remindOfDue } from '../reminder/remindOfDue.ts';
import { stopToken } from '../reminder/stopToken.ts';
import type { Id } from '../shared/id.ts';
import { doJobs } from '../testing/doJobs.ts';
import type { TestUser } from '../testing/testApp.ts';
import { startTestMailbox } from '../testing/testMailbox.ts';
import { sentMails } from '../testing/sentMails.ts';
import { aDevice } from '../testing/testPushService.ts';
import { createStudyApp, smallCourse, type StudyApp } from './studyTestApp.testkit.ts';

/** The evening of the fifth somewhere east of Greenwich: the end of a day, as the form of an admin says it. */
const due = '2030-06-05T20:59:59.000Z';
const own = '/api/v1/secured/users/me/reminders';

let app: StudyApp;
let learner: TestUser;
beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await inWorkspace(app.db, 1, (trx) => sql`delete from user_course where workspace_id = 1`.execute(trx));
  app.at('2030-05-20T06:00:00.000Z');
  learner = await app.aUser({ name: 'Lena Learner' });
});

async function enrolled(name: string, dueTime: string | null = due, user = learner): Promise<Id> {
  const course = await app.aCourse(smallCourse({ name }));
  const { id } = await app.enrol(user, course.id);
  await setDue(id, dueTime);
  return id;
}
const setDue = (userCourseId: Id, dueTime: string | null) =>
  inWorkspace(app.db, 1, (trx) =>
    sql`update user_course set due_time = ${dueTime}::timestamptz
      where workspace_id = 1 and user_course_id = ${userCourseId}`.execute(trx),
  );
const finish = (userCourseId: Id) =>
  inWorkspace(app.db, 1, (trx) =>
    sql`update user_course set finish_time = now() where workspace_id = 1 and user_course_id = ${userCourseId}`.execute(
      trx,
    ),
  );
const remind = () => remindOfDue({ db: app.db, clock: app.now, jobs: app.app.jobs });
/** What the hours from here to there bring, an hour at a time. */
async function mailsBetween(from: string, until: string) {
  const mails = [];
  for (let time = Date.parse(from); time <= Date.parse(until); time += 3_600_000) {
    app.at(new Date(time));
    await remind();
    for (const mail of await sentMails(app)) {
      mails.push({ at: new Date(time).toISOString(), ...mail });
    }
  }
  return mails;
}

describe('reminders of what is due', () => {
  test('BEY-13 a mail comes in the morning a week before, the day before and the day after, and then no more', async () => {
    await enrolled('German');
    const mails = await mailsBetween('2030-05-26T00:00:00.000Z', '2030-06-16T00:00:00.000Z');
    expect(mails.map(({ at }) => at)).toEqual([
      '2030-05-29T05:00:00.000Z',
      '2030-06-04T05:00:00.000Z',
      '2030-06-06T05:00:00.000Z',
    ]);
    expect(mails[0]?.text).toContain('* German: due on 5 June 2030 at 20:59 (UTC)');
    expect(mails[2]?.text).toContain('* German: was due on 5 June 2030 at 20:59 (UTC)');
    expect(mails.every(({ to }) => to === learner.username)).toBe(true);
  });

  test('BEY-13 all courses stand in one mail, at most one comes a day, and what waited for it comes the next day', async () => {
    await enrolled('First');
    await enrolled('Second', '2030-06-05T21:59:59.000Z');
    const mails = await mailsBetween('2030-05-29T00:00:00.000Z', '2030-05-31T00:00:00.000Z');
    expect(mails.map(({ at }) => at)).toEqual(['2030-05-29T05:00:00.000Z', '2030-05-30T05:00:00.000Z']);
    expect(mails[1]?.text).toMatch(/\* First: due[^*]+\* Second: due/);
  });

  test('BEY-13 who has completed or given up, has no due date, or has left gets none', async () => {
    await finish(await enrolled('Done'));
    await enrolled('Whenever', null);
    const left = await app.aUser();
    await enrolled('Left', due, left);
    await inWorkspace(app.db, 1, (trx) =>
      sql`update app_user set left_time = now() where workspace_id = 1 and user_id = ${left.userId}`.execute(trx),
    );
    expect(await mailsBetween('2030-06-04T00:00:00.000Z', '2030-06-07T00:00:00.000Z')).toEqual([]);
  });

  test('BEY-13 a course that was completed after the order is not mentioned, and the mail is left out', async () => {
    const id = await enrolled('German');
    app.at('2030-06-04T12:00:00.000Z');
    expect(await remind()).toBe(1);
    await finish(id);
    expect(await sentMails(app)).toEqual([]);
  });

  test('BEY-13 another due date is reminded of again', async () => {
    const id = await enrolled('German');
    expect(await mailsBetween('2030-05-29T05:00:00.000Z', '2030-05-29T05:00:00.000Z')).toHaveLength(1);
    await setDue(id, '2030-06-06T20:59:59.000Z');
    const mails = await mailsBetween('2030-05-29T06:00:00.000Z', '2030-06-01T00:00:00.000Z');
    expect(mails.map(({ at }) => at)).toEqual(['2030-05-30T05:00:00.000Z']);
  });

  test('BEY-13 an order that is repeated, as after a kill or by two servers, reminds nobody twice', async () => {
    await enrolled('German');
    app.at('2030-06-04T12:00:00.000Z');
    expect(await Promise.all([remind(), remind(), remind()])).toContain(1);
    await remind();
    expect(await sentMails(app)).toHaveLength(1);
  });

  test('BEY-13 BEY-15 a notice tells of what is most urgent, also whom no mails reach', async () => {
    await app.call('PUT', '/api/v1/secured/users/me/notices/devices', {
      as: learner,
      body: aDevice('https://push.test/due'),
    });
    await app.call('PUT', own, { as: learner, body: { byMail: false } });
    await enrolled('Later', '2030-06-06T20:59:59.000Z');
    await enrolled('Sooner');
    app.at('2030-06-04T12:00:00.000Z');
    await remind();
    const { rows } = await inWorkspace(app.db, 1, (trx) =>
      sql`select kind, subject, path from push_message where workspace_id = 1`.execute(trx),
    );
    expect(rows).toEqual([{ kind: 'DUE', subject: 'Sooner', path: '/dashboard/' }]);
    expect(await sentMails(app)).toEqual([]);
  });
});

describe('stopping reminders by mail', () => {
  const byToken = (token: string, on: boolean) =>
    app.call('POST', '/api/v1/public/reminders/_switch', { body: { token, on } });
  const read = async (as = learner) => (await app.call('GET', own, { as })).body;

  test('BEY-13 a mail program stops them by one call, as RFC 8058 wants it, and the link in the mail does the same', async () => {
    const mailbox = await startTestMailbox();
    await enrolled('German');
    app.at('2030-06-04T12:00:00.000Z');
    await remind();
    const send = createMailSender({ smtpUrl: mailbox.url, from: 'Lectern <no-reply@lectern.test>' });
    const log = { warn: () => undefined, error: () => undefined };
    await doJobs(app, deliverMail({ config: app.config, db: app.db, clock: app.now }, { send, log, kinds: mailKinds }));
    await mailbox.close();
    const [mail] = mailbox.mails;
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    const token = stopToken(app.config, { workspaceId: 1, userId: learner.userId });
    expect(header('list-unsubscribe')).toMatch(new RegExp(`^<http.*/reminders/\\?token=${token}>$`));
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(`Stop e-mails about my courses:\n${header('list-unsubscribe')?.slice(1, -1)}`);
    expect((await byToken(token, false)).status).toBe(204);
    expect(await read()).toMatchObject({ byMail: false });
    expect(await mailsBetween('2030-06-04T13:00:00.000Z', '2030-06-07T00:00:00.000Z')).toEqual([]);
    expect((await byToken(token, true)).status).toBe(204);
    expect(await read()).toMatchObject({ byMail: true });
  });

  test('BEY-13 a stop between the order and the sending counts', async () => {
    await enrolled('German');
    app.at('2030-06-04T12:00:00.000Z');
    await remind();
    await app.call('PUT', own, { as: learner, body: { byMail: false } });
    expect(await sentMails(app)).toEqual([]);
  });

  test('BEY-13 a token counts for one person of one workspace', async () => {
    const another = await app.aUser();
    const token = stopToken(app.config, { workspaceId: 1, userId: learner.userId });
    const [, signature = ''] = token.split('.');
    const wrong = [
      `${another.userId}.${signature}`,
      `${token}x`,
      token.slice(0, -2),
      signature,
      '',
      stopToken(app.config, { workspaceId: 2, userId: learner.userId }),
      stopToken(app.config, { workspaceId: 1, userId: 987_654_321 }),
      stopToken({ sealingKey: 'another sealing key of at least 32 bytes' }, { workspaceId: 1, userId: learner.userId }),
    ];
    for (const each of wrong) {
      expect((await byToken(each, false)).status).toBe(404);
    }
    expect(await read()).toMatchObject({ byMail: true });
    expect(await read(another)).toMatchObject({ byMail: true });
  });
});
