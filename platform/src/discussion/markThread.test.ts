import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditTrail } from '../testing/auditTrail.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createDiscussionApp, type DiscussionApp } from './discussion.testkit.ts';

let app: DiscussionApp;
let asker: TestUser;
let helper: TestUser;
let admin: TestUser;

beforeAll(async () => {
  app = await createDiscussionApp();
  asker = await app.aUser();
  helper = await app.aUser();
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

describe('pinning', () => {
  test('BEY-16 a pinned question comes first whatever was written since, and only moderators pin', async () => {
    const course = await app.aDiscussedCourse([asker, helper]);
    const { body: first } = await app.ask(asker, course, 'Read this first');
    const { body: later } = await app.ask(helper, course, 'Later');
    expect((await app.mark(asker, first.id, { pinned: true })).status).toBe(403);
    expect((await app.mark(admin, first.id, { pinned: true })).body).toMatchObject({ pinned: true, closed: false });
    for (const query of ['', '?order=unanswered']) {
      expect((await app.threads(asker, course, query)).map(({ id }) => id)).toEqual([first.id, later.id]);
    }
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      action: 'DISCUSSION_MODERATED',
      details: { threadId: first.id, pinned: true },
    });
    await app.mark(admin, first.id, { pinned: false });
    expect((await app.threads(asker, course)).map(({ id }) => id)).toEqual([later.id, first.id]);
  });

  test('BEY-16 at most three after a lecture, also of several who pin at once', async () => {
    const course = await app.aDiscussedCourse([asker]);
    const asked = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      asked.push((await app.ask(asker, course, title)).body.id);
    }
    const other = await app.ask(asker, course, 'After another lecture', 1);
    const statuses = await Promise.all(asked.map(async (id) => (await app.mark(admin, id, { pinned: true })).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 409]);
    expect((await app.mark(admin, other.body.id, { pinned: true })).status).toBe(200);
  });
});

describe('closing', () => {
  test('BEY-16 nobody replies to a closed question, admins neither, and what one wrote can still be deleted', async () => {
    const course = await app.aDiscussedCourse([asker, helper]);
    const { body } = await app.ask(asker, course, 'Settled?');
    await app.replyTo(helper, body.id, 'Yes.');
    expect((await app.mark(helper, body.id, { closed: true })).status).toBe(403);
    expect((await app.mark(admin, body.id, { closed: true })).body).toMatchObject({ closed: true });
    for (const user of [helper, admin]) {
      expect(await app.replyTo(user, body.id, 'But …')).toMatchObject({
        status: 409,
        body: { code: 'DISCUSSION_CLOSED' },
      });
    }
    const [reply] = await app.replies(helper, body.id);
    const removed = await app.call('DELETE', `/api/v1/secured/discussionposts/${reply?.id}`, { as: helper });
    expect(removed.status).toBe(204);
    await app.mark(admin, body.id, { closed: false });
    expect((await app.replyTo(helper, body.id, 'Again.')).status).toBe(201);
  });
});
