import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { aCourse } from '../course/courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  type CourseTestApp,
  type FullCourse,
} from '../course/courseTestApp.testkit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import type { Reply, TestUser } from '../testing/testApp.ts';
import { sideBySide } from '../testing/waitingForALock.ts';
import { insertComment } from './commentQueries.ts';
import { deleteComments } from './personalDataQueries.ts';
import type { CreatedLinkWire } from './reviewLinkSchemas.ts';
import type { ThreadWire } from './reviewSchemas.ts';
import { deleteThreadRow, lockThread } from './threadQueries.ts';

let app: CourseTestApp;
let colleague: TestUser;
let course: FullCourse;
let thread: ThreadWire;
beforeAll(async () => {
  app = await createCourseTestApp();
  colleague = await app.aUser({ createCourse: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  course = (await app.create(aCourse())).body;
  thread = (await start()).body;
});

const ofCourse = (path: string) => `${coursesPath}/${course.id}/${path}`;
const words = () => ({ anchor: { part: 'COURSE', id: course.id }, text: 'Why?' });
const start = () =>
  app.call<ThreadWire>('POST', ofCourse('reviewthreads'), { as: app.author, body: { ...words(), guestVisible: true } });
const aLink = () =>
  app.call<CreatedLinkWire>('POST', ofCourse('reviewlinks'), {
    as: app.author,
    body: { name: 'Legal', expireTime: app.now().getTime() + 86_400_000 },
  });
const reply = (as: TestUser) =>
  app.call<ThreadWire>('POST', ofCourse(`reviewthreads/${thread.id}/comments`), { as, body: { text: 'Because' } });
const statuses = (replies: readonly Reply<unknown>[]) => replies.map(({ status }) => status);

describe('BEY-26 OP-263 a review that several write at once', () => {
  test('answers NOT_FOUND to anyone who writes in a thread that is deleted meanwhile', async () => {
    const { body: link } = await aLink();
    const lock = { workspaceId: 1, lock: (trx: Trx) => deleteThreadRow(trx, thread.id) };
    const comment = ofCourse(`reviewcomments/${thread.comments[0]?.id}`);
    const byGuest = `/api/v1/public/review/${link.token}/threads/${thread.id}/comments`;
    const calls = [
      () => reply(colleague),
      () => app.call('POST', byGuest, { body: { guestName: 'Greta', text: 'Still' } }),
      () => app.call('PATCH', ofCourse(`reviewthreads/${thread.id}`), { as: colleague, body: { state: 'RESOLVED' } }),
      () => app.call('PATCH', comment, { as: app.author, body: { text: 'How?' } }),
    ];
    expect(statuses(await sideBySide<Reply<unknown>>(app, lock, calls))).toEqual([404, 404, 404, 404]);
  });

  test('answers NOT_FOUND to anyone who begins something in a course that is deleted meanwhile', async () => {
    const gone = (trx: Trx) => sql`delete from course where workspace_id = 1 and course_id = ${course.id}`.execute(trx);
    const replies = await sideBySide<Reply<unknown>>(app, { workspaceId: 1, lock: gone }, [start, aLink]);
    expect(statuses(replies)).toEqual([404, 404]);
  });

  test('keeps a comment that was written while the one who began the thread was erased', async () => {
    const commented = async (trx: Trx) => {
      await lockThread(trx, thread.id);
      const writer = { userId: colleague.userId };
      await insertComment(trx, { threadId: thread.id, writer, text: 'Kept', mentions: [], now: app.now() });
    };
    const { userId, username, name } = app.author;
    const erase = () =>
      inWorkspace(app.db, 1, (trx) => deleteComments(trx, { workspaceId: 1, userId, username, name }));
    await sideBySide(app, { workspaceId: 1, lock: commented }, [erase]);
    const { body } = await app.call<Page<ThreadWire>>('GET', ofCourse('reviewthreads'), { as: colleague });
    expect(body.content.map(({ comments }) => comments.map(({ text }) => text))).toEqual([['Kept']]);
  });
});
