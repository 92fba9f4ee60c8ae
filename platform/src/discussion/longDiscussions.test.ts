import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { rowsRead } from '../testing/planRows.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { findReplies, findThreads, type ThreadOrder } from './discussionQueries.ts';
import { findQuestions } from './moderation/questionListQueries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  // A lecture that everybody asks about, a question that everybody replies to, and many reports.
  await withOwner(
    server.database.ownerUrl,
    `insert into app_user (workspace_id, user_id, username, name)
       select 1, 10000 + n, 'asker' || n || '@demo.test', 'Asker ' || n from generate_series(1, 500) n;
     insert into course (workspace_id, course_id, name, forum_enabled, created_by)
       select 1, 20000 + n, 'Course ' || n, true, 10000 + n from generate_series(1, 20) n;
     insert into discussion_thread
         (workspace_id, thread_id, course_id, lecture_id, user_id, title, created_time, activity_time, reply_count)
       select 1, 30000 + n, case when n % 2 = 0 then 20001 else 20001 + n % 20 end, case when n % 2 = 0 then 7 else n % 50 end,
         10001 + n % 500, 'Question ' || n, now() - n * interval '1 minute', now() - (n * 7 % 4000) * interval '1 minute', n % 4
       from generate_series(1, 4000) n;
     insert into discussion_post (workspace_id, post_id, thread_id, opening, user_id, text, created_time, hidden_time, hidden_reason)
       select 1, 40000 + n, 30000 + n, true, 10001 + n % 500, 'How? ' || n, now() - n * interval '1 minute',
         case when n % 100 = 0 then now() end, case when n % 100 = 0 then 'Rude' end
       from generate_series(1, 4000) n;
     insert into discussion_post (workspace_id, post_id, thread_id, opening, user_id, text, created_time)
       select 1, 50000 + n, 30002, false, 10001 + n % 500, 'Like this ' || n, now() - n * interval '1 minute'
       from generate_series(1, 4000) n;
     update discussion_thread set answer_id = 20000 + thread_id where thread_id % 3 = 0;
     update discussion_thread set pinned_time = now() where thread_id in (30002, 30004, 30006);
     insert into discussion_report (workspace_id, post_id, user_id, reason, created_time)
       select 1, 40000 + n * 10, 10001, 'Spam', now() from generate_series(1, 400) n;
     analyze`,
  );
});
afterAll(() => server.close());

const size = 25;

/** The most that any page is read for: from the start, around the middle, and from the end. */
const dearest = (find: (trx: Trx, page: PageRequest) => Promise<PageRows<unknown>>): Promise<number> =>
  inWorkspace(server.db, 1, async (trx) => {
    const middle = await find(trx, { page: 30, size });
    expect(middle.rows).toHaveLength(size);
    const reads: number[] = [];
    for (const page of [{}, { after: middle.cursors[0] }, { before: middle.cursors[0] }, { before: 'end' }]) {
      reads.push(await rowsRead(trx, (noted) => find(noted, { ...page, size })));
    }
    expect(Math.min(...reads)).toBeGreaterThan(size);
    return Math.max(...reads);
  });

describe('BEY-16 OP-06 a page far into a long discussion costs what a page costs', () => {
  test.each<ThreadOrder>(['activity', 'unanswered'])('questions after a lecture by %s', async (order) => {
    const place = { courseId: 20001, lectureId: 7, userId: 10003 };
    expect(await dearest((trx, page) => findThreads(trx, place, { order, mine: false, page }))).toBeLessThan(
      (size + 3) * 4,
    );
  });

  test('replies to a question', async () => {
    expect(await dearest((trx, page) => findReplies(trx, 30002, page))).toBeLessThan((size + 3) * 3);
  });

  test.each(['', 'activityTime', 'replyCount'])('questions of all courses by "%s"', async (sort) => {
    const asked = { scope: { createdBy: null }, filter: {} };
    const read = await dearest((trx, page) => findQuestions(trx, asked, { sort: sort === '' ? [] : [sort], page }));
    // Each with its course, of which there are few enough to be read at once, its words, who asked, and its reports that wait.
    expect(read).toBeLessThan((size + 3) * 20);
  });
});

// Pinned questions come first either way, so the keys of a cursor run in two directions and no row comparison finds its place: the index
// is walked from its beginning. It holds the questions of that lecture alone, and none of them is read but those of the page.
test.each<ThreadOrder>(['oldest', 'answered'])(
  'BEY-16 questions after a lecture by %s walk its index',
  async (order) => {
    const place = { courseId: 20001, lectureId: 7, userId: 10003 };
    expect(await dearest((trx, page) => findThreads(trx, place, { order, mine: false, page }))).toBeLessThan(2000);
  },
);
