import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../study/studyTestApp.testkit.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { aDevice } from '../testing/testPushService.ts';
import type { Reply, TestUser } from '../testing/testApp.ts';
import type { PostWire, ThreadWire } from './discussionView.ts';

let app: StudyApp;
let asker: TestUser;
let helper: TestUser;
let admin: TestUser;
let course: StudyCourse;

beforeAll(async () => {
  app = await createStudyApp();
  asker = await app.aUser();
  helper = await app.aUser();
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

const base = '/api/v1/secured';

async function aCourseOfBoth(changes: object = {}): Promise<StudyCourse> {
  const made = await app.aCourse(smallCourse({ forumEnabled: true, ...changes }));
  await app.enrol(asker, made.id);
  await app.enrol(helper, made.id);
  return made;
}

const listUrl = (of: StudyCourse, index = 0) => `${base}/courses/${of.id}/lecture/${of.lectures[index]}/discussion`;
const list = (as: TestUser, query = '', of = course) =>
  app.call<{ content: ThreadWire[]; cursors: string[] }>('GET', `${listUrl(of)}${query}`, { as });
const ask = (as: TestUser, title: string, { key, of = course }: { key?: string; of?: StudyCourse } = {}) =>
  app.call<ThreadWire>('POST', listUrl(of), {
    as,
    body: { title, text: `${title}\nPlease help.` },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const replyTo = (as: TestUser, threadId: Id, text: string) =>
  app.call<ThreadWire>('POST', `${base}/discussionthreads/${threadId}/replies`, { as, body: { text } });
const replies = (as: TestUser, threadId: Id): Promise<Reply<{ content: PostWire[] }>> =>
  app.call('GET', `${base}/discussionthreads/${threadId}/replies`, { as });
const accept = (as: TestUser, threadId: Id, postId: Id | null) =>
  app.call<ThreadWire>('PUT', `${base}/discussionthreads/${threadId}/answer`, { as, body: { postId } });
const hide = (as: TestUser, postId: Id, reason: string | null) =>
  app.call<ThreadWire>('PUT', `${base}/discussionposts/${postId}/hidden`, { as, body: { reason } });

async function anAnsweredThread(): Promise<{ threadId: Id; questionId: Id; replyId: Id }> {
  course = await aCourseOfBoth();
  const { body } = await ask(asker, 'How does it end?');
  await replyTo(helper, body.id, 'Well.');
  const found = await replies(asker, body.id);
  return { threadId: body.id, questionId: body.question.id, replyId: found.body.content[0]?.id ?? 0 };
}

describe('who takes part', () => {
  test('BEY-16 learners of the course and its admins read and write, nobody else', async () => {
    course = await aCourseOfBoth();
    const stranger = await app.aUser();
    const { status, body } = await ask(asker, 'Who reads this?');
    expect(status).toBe(201);
    expect((await list(helper)).body.content).toMatchObject([
      { id: body.id, title: 'Who reads this?', replyCount: 0, mayAccept: false, question: { own: false } },
    ]);
    expect((await list(admin)).body.content).toMatchObject([{ mayAccept: true, mayModerate: true }]);
    for (const refused of [list(stranger), ask(stranger, 'Me too'), replyTo(stranger, body.id, 'Me too')]) {
      expect((await refused).status).toBe(404);
    }
  });

  test('FORUM-01 there is none while the switch of the course is off', async () => {
    const off = await aCourseOfBoth({ forumEnabled: false });
    expect((await list(asker, '', off)).status).toBe(404);
    expect((await ask(asker, 'Anyone?', { of: off })).status).toBe(404);
  });

  test('BEY-16 anyone who gave the course up has lost it', async () => {
    const left = await app.aCourse(smallCourse({ forumEnabled: true }));
    const { id } = await app.enrol(asker, left.id);
    const finishTime = app.now().toISOString();
    await app.call('PATCH', `${base}/usercourses/${id}`, {
      as: asker,
      body: { finishTime },
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    expect((await list(asker, '', left)).status).toBe(404);
  });

  test('BEY-16 a lecture that is not open yet keeps its discussion closed', async () => {
    course = await aCourseOfBoth({ sequentialProgress: true });
    const { status, body } = await app.call('GET', listUrl(course, 2), { as: asker });
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'LECTURE_LOCKED' } });
  });
});

describe('writing', () => {
  test('BEY-16 the same key asks once', async () => {
    course = await aCourseOfBoth();
    const first = await ask(asker, 'Once?', { key: 'once' });
    const second = await ask(asker, 'Once?', { key: 'once' });
    expect(second.body.id).toBe(first.body.id);
    expect((await list(asker)).body.content).toHaveLength(1);
    expect((await ask(asker, 'Other', { key: 'once' })).status).toBe(422);
  });

  test('BEY-16 ten posts in five minutes, then it is told how long to wait', async () => {
    course = await aCourseOfBoth();
    const talker = await app.aUser();
    await app.enrol(talker, course.id);
    for (let count = 0; count < 10; count += 1) {
      const { status, body } = await ask(talker, `Question ${count}`);
      expect(status).toBe(201);
      // What is deleted counts on: each question told others that it is there.
      await app.call('DELETE', `${base}/discussionposts/${body.question.id}`, { as: talker });
    }
    const refused = await ask(talker, 'One more');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('BEY-16 one changes and deletes one’s own posts alone, and a question with replies keeps its place', async () => {
    const { threadId, questionId, replyId } = await anAnsweredThread();
    const patch = (as: TestUser, postId: Id) =>
      app.call<ThreadWire>('PATCH', `${base}/discussionposts/${postId}`, { as, body: { text: 'Otherwise.' } });
    expect((await patch(helper, questionId)).status).toBe(403);
    expect((await patch(helper, replyId)).status).toBe(200);
    expect((await replies(asker, threadId)).body.content).toMatchObject([
      { text: 'Otherwise.', editedTime: expect.any(String) },
    ]);
    const remove = (as: TestUser, postId: Id) => app.call('DELETE', `${base}/discussionposts/${postId}`, { as });
    expect((await remove(helper, questionId)).status).toBe(403);
    expect((await remove(asker, questionId)).status).toBe(204);
    expect((await list(helper)).body.content).toMatchObject([
      { title: null, replyCount: 1, question: { text: null, deleted: true } },
    ]);
    await remove(helper, replyId);
    expect((await list(helper)).body.content).toMatchObject([{ replyCount: 0 }]);
  });
});

describe('notices of a reply', () => {
  /** Who is told, in the order of their accounts. */
  const told = () =>
    inWorkspace(app.db, 1, (trx) =>
      trx
        .selectFrom('push_message')
        .innerJoin('push_device', 'push_device.push_device_id', 'push_message.push_device_id')
        .where('push_message.workspace_id', '=', 1)
        .select(['push_device.user_id', 'push_message.kind', 'push_message.subject', 'push_message.path'])
        .orderBy('push_device.user_id')
        .execute(),
    );
  const forget = () =>
    inWorkspace(app.db, 1, (trx) => trx.deleteFrom('push_message').where('workspace_id', '=', 1).execute());

  test('BEY-15 BEY-16 OP-300 all who wrote in the thread are told, but for the writer, who left, and who switched it off', async () => {
    const [writer, left, muted] = [await app.aUser(), await app.aUser(), await app.aUser()];
    for (const as of [asker, helper, writer, left, muted]) {
      const body = aDevice(`https://push.test/${as.userId}`);
      await app.call('PUT', `${base}/users/me/notices/devices`, { as, body });
    }
    // Watches, and has no browser that takes notices.
    const watcher = await app.aUser();
    await app.call('PATCH', `${base}/users/me/notices`, { as: muted, body: { reply: false } });
    course = await aCourseOfBoth();
    for (const user of [writer, muted, watcher]) {
      await app.enrol(user, course.id);
    }
    const { id: leftCourse } = await app.enrol(left, course.id);
    const { body: thread } = await ask(asker, 'Who hears?');
    for (const user of [helper, left, muted, watcher]) {
      await replyTo(user, thread.id, 'I do.');
    }
    await app.call('PATCH', `${base}/usercourses/${leftCourse}`, {
      as: left,
      body: { finishTime: app.now().toISOString() },
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    await forget();
    const noted = () =>
      inWorkspace(app.db, 1, (trx) =>
        trx
          .selectFrom('notice')
          .where('notice.workspace_id', '=', 1)
          .where('notice.subject', '=', 'Who hears?')
          .select('notice.user_id')
          .orderBy('notice.notice_id')
          .execute(),
      );
    const before = (await noted()).length;
    await replyTo(writer, thread.id, 'And I.');
    const notice = {
      kind: 'REPLY',
      subject: 'Who hears?',
      path: `/courseware/?lecture=${course.lectures[0]}&question=${thread.id}#!${course.id}`,
    };
    expect(await told()).toEqual([
      { user_id: asker.userId, ...notice },
      { user_id: helper.userId, ...notice },
    ]);
    const notedNow = (await noted()).slice(before).map((row) => row.user_id);
    expect(new Set(notedNow)).toEqual(new Set([asker, helper, watcher].map(({ userId }) => userId)));
  });
});

describe('one question or reply', () => {
  const one = (as: TestUser, postId: Id) => app.call<PostWire>('GET', `${base}/discussionposts/${postId}`, { as });

  test('BEY-16 is read by anyone who takes part', async () => {
    const { questionId } = await anAnsweredThread();
    expect((await one(helper, questionId)).body).toMatchObject({ id: questionId, own: false });
    expect((await one(await app.aUser(), questionId)).status).toBe(404);
  });

  test('BEY-16 the title of a question is changed with it; a reply has none', async () => {
    const { questionId, replyId } = await anAnsweredThread();
    const body = { text: 'Other words.', title: 'Another title' };
    const patch = (as: TestUser, postId: Id) =>
      app.call<ThreadWire>('PATCH', `${base}/discussionposts/${postId}`, { as, body });
    expect((await patch(asker, questionId)).body).toMatchObject({
      title: 'Another title',
      question: { text: 'Other words.', editedTime: expect.any(String) },
    });
    expect((await patch(helper, replyId)).status).toBe(400);
  });
});

describe('answers and moderation', () => {
  test('BEY-16 anyone who asked or administers says what answered it, others do not', async () => {
    const { threadId, questionId, replyId } = await anAnsweredThread();
    expect((await accept(helper, threadId, replyId)).status).toBe(403);
    expect((await accept(asker, threadId, questionId)).status).toBe(400);
    expect((await accept(asker, threadId, replyId)).body).toMatchObject({ answerId: replyId });
    expect((await accept(admin, threadId, null)).body).toMatchObject({ answerId: null });
  });

  test('BEY-16 those without an answer come first, or one’s own alone, page by page', async () => {
    const { threadId, replyId } = await anAnsweredThread();
    const other = await ask(helper, 'And this?');
    await accept(asker, threadId, replyId);
    await replyTo(helper, threadId, 'Very well.');
    const ids = async (query: string) => (await list(asker, query)).body.content.map(({ id }) => id);
    expect(await ids('?order=unanswered')).toEqual([other.body.id, threadId]);
    expect(await ids('?order=answered')).toEqual([threadId, other.body.id]);
    expect(await ids('?mine=true')).toEqual([threadId]);
    expect(await ids('?mine=true&order=unanswered')).toEqual([threadId]);
    const { body } = await list(asker, '?order=unanswered&size=1');
    expect(await ids(`?order=unanswered&size=1&after=${body.cursors[0]}`)).toEqual([threadId]);
  });

  test('BEY-16 the newest activity comes first, or the oldest', async () => {
    const { threadId } = await anAnsweredThread();
    app.at(new Date(app.now().getTime() + 60_000));
    const other = await ask(helper, 'And this?');
    const ids = async (query: string) => (await list(asker, query)).body.content.map(({ id }) => id);
    expect(await ids('')).toEqual([other.body.id, threadId]);
    expect(await ids('?order=oldest')).toEqual([threadId, other.body.id]);
  });

  test('OP-75 an admin hides a post with a reason that its writer reads, and it is noted', async () => {
    const { threadId, replyId } = await anAnsweredThread();
    expect((await hide(helper, replyId, 'No')).status).toBe(403);
    expect((await hide(admin, replyId, 'Please stay polite')).status).toBe(200);
    const of = async (user: TestUser) => (await replies(user, threadId)).body.content[0];
    expect(await of(asker)).toMatchObject({ text: null, hidden: true, hiddenReason: null });
    expect(await of(helper)).toMatchObject({ text: 'Well.', hiddenReason: 'Please stay polite', editable: false });
    expect((await auditTrail(app)).at(-1)).toMatchObject({ action: 'DISCUSSION_MODERATED', subjectId: helper.userId });
    await hide(admin, replyId, null);
    expect(await of(asker)).toMatchObject({ text: 'Well.', hidden: false });
  });
});
