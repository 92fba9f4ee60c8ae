import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  coursesPath,
  createCourseTestApp,
  type CourseTestApp,
  type FullCourse,
} from '../../course/courseTestApp.testkit.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import { sentMails } from '../../testing/sentMails.ts';
import type { TestUser } from '../../testing/testApp.ts';
import type { CreatedLinkWire } from '../reviewLinkSchemas.ts';
import type { ThreadWire } from '../reviewSchemas.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let app: CourseTestApp;
let creator: TestUser;
let course: FullCourse;
let link: CreatedLinkWire;
beforeAll(async () => {
  app = await createCourseTestApp({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '10000' });
});
afterAll(() => app.close());
beforeEach(async () => {
  creator = await app.aUser({ createCourse: true });
  course = (await app.create(undefined, { as: creator })).body;
  const body = { name: 'Legal', expireTime: app.now().getTime() + 24 * hourMs };
  link = (await app.call<CreatedLinkWire>('POST', `${coursesPath}/${course.id}/reviewlinks`, { as: app.author, body }))
    .body;
});

const pass = (milliseconds: number) => app.at(new Date(app.now().getTime() + milliseconds));
const write = async () => {
  const { status } = await app.call('POST', `/api/v1/public/review/${link.token}/threads`, {
    body: { guestName: 'Greta', anchor: { part: 'COURSE', id: course.id }, text: 'Why?' },
  });
  expect(status).toBe(201);
};
const mention = (userId: number) =>
  app.call('POST', `${coursesPath}/${course.id}/reviewthreads`, {
    as: creator,
    body: { anchor: { part: 'COURSE', id: course.id }, text: 'Look', mentions: [userId] },
  });
/** Someone works on courses no more. */
const takeRights = ({ userId }: TestUser) =>
  inWorkspace(app.db, 1, (trx) =>
    trx
      .updateTable('app_user')
      .set({ create_course: false })
      .where('app_user.workspace_id', '=', 1)
      .where('app_user.user_id', '=', userId)
      .execute(),
  );
const ordered = async (trx: Trx, recipient: string) =>
  (
    await trx
      .selectFrom('mail')
      .select('mail.mail_id')
      .where('mail.workspace_id', '=', 1)
      .where('mail.recipient', '=', recipient)
      .execute()
  ).length;

describe('BEY-26 OP-266 mails about a review', () => {
  test('go to the creator and to those who are mentioned, and say how many comments there are', async () => {
    await write();
    const [first, ...more] = await sentMails(app);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ to: creator.username });
    expect(first?.text).toContain(course.name);
    expect((await mention(app.author.userId)).status).toBe(201);
    expect(await sentMails(app)).toMatchObject([{ to: app.author.username }]);
  });

  test('OP-280 tell who is mentioned once a comment is changed, and nobody whom it mentioned before', async () => {
    const { body: thread } = await app.call<ThreadWire>('POST', `${coursesPath}/${course.id}/reviewthreads`, {
      as: creator,
      body: { anchor: { part: 'COURSE', id: course.id }, text: 'Look' },
    });
    const change = (text: string, mentions: readonly number[]) =>
      app.call('PATCH', `${coursesPath}/${course.id}/reviewcomments/${thread.comments[0]?.id}`, {
        as: creator,
        body: { text, mentions },
      });
    pass(minuteMs);
    const mentions = [app.author.userId, creator.userId];
    expect((await change('Look, \u{FFFC} and \u{FFFC}', mentions)).status).toBe(200);
    expect(await sentMails(app)).toMatchObject([{ to: app.author.username }]);
    pass(2 * hourMs);
    await change('Look, \u{FFFC} and \u{FFFC} again', mentions);
    expect(await sentMails(app)).toEqual([]);
    await change('Look', []);
    await change('Look, \u{FFFC}', [app.author.userId]);
    expect(await sentMails(app)).toMatchObject([
      { to: app.author.username, text: expect.stringMatching(/not been told of: 1\./) },
    ]);
  });

  test('tell at the end of the hour of all that was written in it, once', async () => {
    await write();
    expect(await sentMails(app)).toHaveLength(1);
    for (let written = 0; written < 2; written += 1) {
      pass(minuteMs);
      await write();
    }
    expect(await sentMails(app)).toEqual([]);
    pass(hourMs);
    const [later, ...more] = await sentMails(app, { early: true });
    expect(more).toEqual([]);
    expect(later).toMatchObject({ to: creator.username });
    expect(later?.text).toMatch(/not been told of: 2\./);
    // The hour of that mail, and the one after it.
    await write();
    expect(await sentMails(app)).toEqual([]);
    pass(hourMs);
    expect(await sentMails(app, { early: true })).toHaveLength(1);
    pass(hourMs);
    await write();
    expect(await sentMails(app)).toMatchObject([{ text: expect.stringMatching(/not been told of: 1\./) }]);
  });

  test('go to nobody who may not edit the course, neither when something is written nor when they are sent', async () => {
    await write();
    await takeRights(creator);
    expect(await sentMails(app)).toEqual([]);
    pass(2 * hourMs);
    await write();
    expect(await inWorkspace(app.db, 1, (trx) => ordered(trx, creator.username))).toBe(1);
  });
});
