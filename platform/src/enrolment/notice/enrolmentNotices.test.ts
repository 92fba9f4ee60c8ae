import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { deliverMail } from '../../mail/deliverMail.ts';
import { mailKinds } from '../../mailKinds.ts';
import { createMailSender } from '../../mail/mailSender.ts';
import type { Id } from '../../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { sentMails } from '../../testing/sentMails.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { startTestMailbox } from '../../testing/testMailbox.ts';
import { aDevice } from '../../testing/testPushService.ts';
import { undoEnrolments } from '../change/undoEnrolments.ts';
import { enrolPeople, tryEnrolPeople } from '../others/enrolPeople.ts';
import { orderJoining } from '../joining/orderJoining.ts';
import { beginWaiting } from '../joining/beginWaiting.ts';

const silent = { warn: () => undefined, error: () => undefined };
const dueTime = '2030-12-15T22:59:59.999Z';

let app: StudyApp;
let admin: TestUser;
let learner: TestUser;
let course: StudyCourse;

beforeAll(async () => {
  app = await createStudyApp({ PUBLIC_URL_PATTERN: 'https://{hostname}' });
  app.at('2030-12-01T09:00:00.000Z');
  admin = await app.aUser({ roleAdmin: true, name: 'Ines Moreau' });
});
afterAll(() => app.close());
beforeEach(async () => {
  learner = await app.aUser({ name: 'Lea', addressProven: true });
  course = await app.aCourse(smallCourse({ name: 'Safety' }));
  await sentMails(app);
});

const deps = () => ({ db: app.db, clock: app.now, jobs: app.app.jobs });
const run = (statement: ReturnType<typeof sql>) => inWorkspace(app.db, 1, (trx) => statement.execute(trx));
const order = async (body: object, as = admin, of = course): Promise<Id> => {
  const url = `/api/v1/secured/courses/${of.id}/usercourses/_enroll`;
  return (await app.call<{ id: Id }>('POST', url, { as, body })).body.id;
};
const doEnrolments = async (): Promise<void> => {
  await doJobs(app, enrolPeople(deps()), { early: true });
  await doJobs(app, tryEnrolPeople(deps()), { early: true });
};
const enrolled = async (body: object, as = admin, of = course): Promise<Id> => {
  const id = await order(body, as, of);
  await doEnrolments();
  return id;
};
const speak = (as: TestUser, language: string) =>
  app.call('PATCH', '/api/v1/secured/users/me', { as, body: { language } });

describe('who was enrolled by someone else', () => {
  test('OP-128 OP-121 gets one mail in their language with who it was and the day, which they can stop', async () => {
    await speak(learner, 'de');
    const mailbox = await startTestMailbox();
    await enrolled({ userIds: [learner.userId], dueTime });
    const send = createMailSender({ smtpUrl: mailbox.url, from: 'Lectern <no-reply@lectern.test>' });
    await doJobs(
      app,
      deliverMail({ config: app.config, db: app.db, clock: app.now }, { send, log: silent, kinds: mailKinds }),
    );
    await mailbox.close();
    const [mail, ...more] = mailbox.mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipients: [learner.username],
      subject: 'Ines Moreau hat dich in „Safety“ eingeschrieben, fällig am 15. Dezember 2030',
      from: { name: 'Workspace 1' },
    });
    expect(mail?.text).toContain('Hallo Lea,');
    expect(mail?.text).toContain('* Safety: fällig am 15. Dezember 2030');
    expect(mail?.text).toContain(`https://localhost/dashboard/course/#!${course.id}`);
    expect(mail?.html).toContain('E-Mails zu meinen Kursen abstellen');
    expect(mail?.source).toMatch(/^List-Unsubscribe:/m);
  });

  test.each<[string, object, (() => Promise<unknown>)?]>([
    ['is not to be told', { notify: false }],
    ['is only tried', { dryRun: true }],
    [
      'has stopped such mails',
      {},
      () => app.call('PUT', '/api/v1/secured/users/me/reminders', { as: learner, body: { byMail: false } }),
    ],
    ['has the course already and gets a date', { dueTime }, () => app.enrol(learner, course.id)],
    [
      'has no access any more',
      {},
      () => run(sql`update app_user set left_time = now() where workspace_id = 1 and user_id = ${learner.userId}`),
    ],
  ])('OP-128 who %s gets no mail', async (_what, body, before) => {
    await before?.();
    await enrolled({ userIds: [learner.userId], ...body });
    expect(await sentMails(app)).toEqual([]);
  });

  test('OP-128 nobody is told what they did themselves, and in a trial nobody but its admins', async () => {
    await enrolled({ userIds: [admin.userId] });
    const setTrial = (trial: boolean) => run(sql`update workspace set trial = ${trial} where workspace_id = 1`);
    await setTrial(true);
    await enrolled({ userIds: [learner.userId] });
    await setTrial(false);
    expect(await sentMails(app)).toEqual([]);
  });

  test('OP-128 an order that is done twice tells once, and one that was undone before the mail left tells nothing', async () => {
    await enrolled({ userIds: [learner.userId] });
    await enrolled({ userIds: [learner.userId], dueTime });
    expect(await sentMails(app)).toHaveLength(1);
    const other = await app.aUser();
    const id = await enrolled({ userIds: [other.userId] });
    await app.call('POST', '/api/v1/secured/workspaces/1/usercourses/_undo', { as: admin, body: { jobId: id } });
    await doJobs(app, undoEnrolments(deps()), { early: true });
    expect(await sentMails(app)).toEqual([]);
  });

  test('OP-128 OP-126 who joins is told once of all that waited for them, what is due first', async () => {
    const username = 'waits@notice.test';
    const [second, quiet] = [await app.aCourse(smallCourse({ name: 'Fire' })), await app.aCourse(smallCourse())];
    await enrolled({ usernames: [username] });
    await enrolled({ usernames: [username], dueTime }, admin, second);
    await enrolled({ usernames: [username], notify: false }, admin, quiet);
    const { userId } = await app.aUser({ username: username.toUpperCase(), addressProven: true });
    await inWorkspace(app.db, 1, (trx) => orderJoining(app.app.jobs, trx, { userId, now: app.now() }));
    await doJobs(app, beginWaiting(deps()), { early: true });
    const [mail, ...more] = await sentMails(app);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ines Moreau enrolled you in “Fire” (+1)');
    expect(mail?.text).toMatch(/\* Fire: due on 15 December 2030\s+\* Safety\n/);
    expect(mail?.link).toMatch(/\/dashboard\/$/);
  });

  test('OP-128 BEY-15 a notice comes to their browsers until they switch it off, whatever they said of mails', async () => {
    const me = '/api/v1/secured/users/me';
    await app.call('PUT', `${me}/reminders`, { as: learner, body: { byMail: false } });
    await app.call('PUT', `${me}/notices/devices`, { as: learner, body: aDevice('https://push.test/learner') });
    await enrolled({ userIds: [learner.userId] });
    const told = async () =>
      (
        await inWorkspace(app.db, 1, (trx) =>
          sql`select subject, path from push_message where workspace_id = 1 and kind = 'ENROLMENT'`.execute(trx),
        )
      ).rows;
    expect(await told()).toEqual([{ subject: 'Safety', path: '/dashboard/' }]);
    const switched = await app.call('PATCH', `${me}/notices`, { as: learner, body: { enrolment: false } });
    expect(switched.body).toMatchObject({ enrolment: false, due: true });
    await enrolled({ userIds: [learner.userId] }, admin, await app.aCourse(smallCourse()));
    expect(await told()).toHaveLength(1);
  });
});
