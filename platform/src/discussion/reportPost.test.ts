import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createDiscussionApp, type DiscussionApp } from './discussion.testkit.ts';

let app: DiscussionApp;
let asker: TestUser;
let helper: TestUser;
let admin: TestUser;

beforeAll(async () => {
  app = await createDiscussionApp();
  asker = await app.aUser({ name: 'Ada Asker' });
  helper = await app.aUser({ name: 'Hal Helper' });
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

/** A thread with a reply that someone may find rude. */
async function aReply(): Promise<{ readonly threadId: Id; readonly questionId: Id; readonly replyId: Id }> {
  const course = await app.aDiscussedCourse([asker, helper]);
  const { body } = await app.ask(asker, course, 'How does it end?');
  await app.replyTo(helper, body.id, 'Silly question.');
  const [reply] = await app.replies(asker, body.id);
  return { threadId: body.id, questionId: body.question.id, replyId: reply?.id ?? 0 };
}
const outcomes = (postId: Id) =>
  inWorkspace(app.db, 1, async (trx) => {
    const { rows } = await sql`
      select outcome from discussion_report where workspace_id = 1 and post_id = ${postId} order by report_id`.execute(
      trx,
    );
    return rows.map((row) => (row as { outcome: string | null }).outcome);
  });

describe('reporting a post', () => {
  test('OP-75 a learner reports it once, and only moderators are told who did and why', async () => {
    const { threadId, replyId } = await aReply();
    expect((await app.report(asker, replyId, 'It is rude.')).body).toMatchObject({
      reportable: false,
      reported: true,
      reports: null,
    });
    expect((await app.report(asker, replyId, 'Once more.')).status).toBe(201);
    expect(await app.replies(helper, threadId)).toMatchObject([{ reported: false, reports: null }]);
    expect(await app.replies(admin, threadId)).toMatchObject([
      { reportable: false, reports: [{ reporterName: 'Ada Asker', reason: 'It is rude.' }] },
    ]);
    const reported = (await auditTrail(app)).filter(({ action }) => action === 'DISCUSSION_REPORTED');
    expect(reported.at(-1)).toMatchObject({
      actorId: asker.userId,
      subjectId: helper.userId,
      details: { postId: replyId },
    });
    expect(reported.filter(({ details }) => details['postId'] === replyId)).toHaveLength(1);
  });

  test('OP-75 what was kept is reported again once it was changed, and not before', async () => {
    const { threadId, replyId } = await aReply();
    await app.report(asker, replyId, 'It is rude.');
    expect((await app.keep(admin, replyId)).status).toBe(200);
    expect((await app.report(asker, replyId, 'Once more.')).body).toMatchObject({ reported: true });
    expect(await app.replies(admin, threadId)).toMatchObject([{ reports: [] }]);

    app.at(new Date(app.now().getTime() + 1000));
    const changed = await app.call('PATCH', `/api/v1/secured/discussionposts/${replyId}`, {
      as: helper,
      body: { text: 'Worse.' },
    });
    expect(changed.status).toBe(200);
    expect(await app.replies(asker, threadId)).toMatchObject([{ reportable: true, reported: false }]);
    await app.report(asker, replyId, 'Now it is.');
    expect(await app.replies(admin, threadId)).toMatchObject([{ reports: [{ reason: 'Now it is.' }] }]);
  });

  test('OP-75 what was reported after a lecture that has left the course is settled by an admin all the same', async () => {
    const { threadId, replyId } = await aReply();
    await app.report(asker, replyId, 'It is rude.');
    await inWorkspace(app.db, 1, (trx) =>
      sql`update discussion_thread set lecture_id = 2147483000 where workspace_id = 1 and thread_id = ${threadId}`.execute(
        trx,
      ),
    );
    expect((await app.hide(admin, replyId, 'Stay polite')).status).toBe(200);
    expect((await app.replies(admin, threadId)).at(-1)).toMatchObject({ reports: [] });
  });

  test('OP-75 nobody reports their own posts, what is hidden, what they do not read, or without a reason', async () => {
    const { questionId, replyId } = await aReply();
    expect((await app.report(helper, replyId)).status).toBe(403);
    expect((await app.report(await app.aUser(), questionId)).status).toBe(404);
    expect((await app.report(helper, questionId, ' ')).status).toBe(400);
    expect((await app.report(helper, questionId, 'x'.repeat(501))).status).toBe(400);
    await app.hide(admin, replyId, 'Stay polite');
    expect((await app.report(asker, replyId)).status).toBe(403);
  });

  test('OP-75 at most ten in an hour, then it is told how long to wait', async () => {
    const reporter = await app.aUser();
    const writers = [await app.aUser(), await app.aUser()];
    const course = await app.aDiscussedCourse([reporter, ...writers]);
    const asked: Id[] = [];
    for (const writer of writers) {
      for (let count = 0; count < 6; count += 1) {
        asked.push((await app.ask(writer, course, `Question ${count}`)).body.question.id);
      }
    }
    for (const postId of asked.slice(0, 10)) {
      expect((await app.report(reporter, postId)).status).toBe(201);
    }
    const refused = await app.report(reporter, asked[10] ?? 0);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const before = app.now();
    app.at(new Date(before.getTime() + 60 * 60_000 + 1000));
    expect((await app.report(reporter, asked[10] ?? 0)).status).toBe(201);
    app.at(before);
  });
});

describe('settling reports', () => {
  test('OP-75 a moderator keeps the post, which is noted, and nobody else does', async () => {
    const { threadId, replyId } = await aReply();
    await app.report(asker, replyId);
    expect((await app.keep(helper, replyId)).status).toBe(403);
    expect((await app.keep(admin, replyId)).body).toMatchObject({ hidden: false, reports: [] });
    expect(await outcomes(replyId)).toEqual(['KEPT']);
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      action: 'DISCUSSION_MODERATED',
      subjectId: helper.userId,
      details: { postId: replyId, kept: true },
    });
    expect(await app.replies(asker, threadId)).toMatchObject([{ text: 'Silly question.', reported: true }]);
  });

  test('OP-75 hiding the post settles it, and so does its writer by deleting it', async () => {
    const { questionId, replyId } = await aReply();
    await app.report(asker, replyId);
    await app.hide(admin, replyId, 'Stay polite');
    expect(await outcomes(replyId)).toEqual(['HIDDEN']);
    await app.report(helper, questionId);
    await app.call('DELETE', `/api/v1/secured/discussionposts/${questionId}`, { as: asker });
    expect(await outcomes(questionId)).toEqual(['DELETED']);
  });

  test('OP-75 anyone who makes courses settles it in their own ones alone', async () => {
    const maker = await app.aUser({ createCourse: true });
    const { replyId } = await aReply();
    await app.report(asker, replyId);
    expect((await app.keep(maker, replyId)).status).toBe(404);
  });
});
