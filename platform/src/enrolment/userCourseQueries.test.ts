import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { rowsRead } from '../testing/planRows.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { listUserCourses, type UserCourseScope } from './userCourseQueries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  // A course of many learners, and a learner of many courses, each both active and completed.
  await withOwner(
    server.database.ownerUrl,
    `insert into app_user (workspace_id, user_id, username, name)
       select 1, 10000 + n, 'large' || n || '@demo.test', 'Large ' || n from generate_series(1, 2000) n;
     insert into course (workspace_id, course_id, name) select 1, 20000 + n, 'Course ' || n from generate_series(1, 2000) n;
     insert into course_revision (workspace_id, course_id, version, outline)
       select 1, course_id, version, '{"modules": [], "gamificationItems": []}' from course where course_id > 20000;
     insert into user_course (workspace_id, user_id, course_id, start_time, finish_time, completed)
       select 1, 10000 + n, 20001, now() - (n / 3) * interval '1 minute', case when n % 2 = 0 then now() end, n % 2 = 0
       from generate_series(1, 2000) n;
     insert into user_course (workspace_id, user_id, course_id, start_time, finish_time, completed)
       select 1, 10001, 20000 + n, now() - (n / 3) * interval '1 minute', case when n % 2 = 0 then now() end, n % 2 = 0
       from generate_series(2, 2000) n;
     analyze`,
  );
});
afterAll(() => server.close());

test.each(['user@xn--mller-kva.de', 'USER@MÜLLER.de', 'user@müller.de'])(
  'OP-123 a list of user courses finds a learner by the address as %s, by its index',
  async (address) => {
    await withOwner(
      server.database.ownerUrl,
      `insert into app_user (workspace_id, user_id, username, name) values (1, 9000, 'user@müller.de', 'Ute') on conflict do nothing;
       insert into user_course (workspace_id, user_id, course_id, start_time) values (1, 9000, 20001, now()) on conflict do nothing`,
    );
    await inWorkspace(server.db, 1, async (trx) => {
      const list = (noted: typeof trx) =>
        listUserCourses(noted, { courseId: 20001 }, { q: `username=='${address}'`, sort: [], page: 0, size: 5 });
      expect((await list(trx)).rows.map(({ userId }) => userId)).toEqual([9000]);
      expect(await rowsRead(trx, list)).toBeLessThan(20);
    });
  },
);

describe('OP-06 a page far into a long list of user courses costs what a page costs', () => {
  const size = 25;

  test.each<[string, UserCourseScope]>([
    ['active', { userId: 10001, state: 'ACTIVE' }],
    ['completed', { userId: 10001, state: 'COMPLETED' }],
    ['own', { userId: 10001 }],
    ['of a course', { courseId: 20001 }],
  ])('%s', async (_list, scope) => {
    await inWorkspace(server.db, 1, async (trx) => {
      const middle = await listUserCourses(trx, scope, { q: undefined, sort: [], page: 20, size });
      expect(middle.rows).toHaveLength(size);
      for (const page of [{}, { after: middle.cursors[0] }, { before: middle.cursors[0] }, { before: 'end' }]) {
        const read = await rowsRead(trx, (noted) =>
          listUserCourses(noted, scope, { q: undefined, sort: [], ...page, size }),
        );
        // Each row with its course, its learner and perhaps its certificate; and the one that tells whether there are more.
        expect(read).toBeGreaterThan(size);
        expect(read).toBeLessThan((size + 3) * 4);
      }
    });
  });
});

test('BEY-44 OP-324 what changed lately is read without looking at what did not', async () => {
  // Triggers would write the moment of the change itself.
  await withOwner(
    server.database.ownerUrl,
    `set session_replication_role = replica;
     update course set update_time = '2030-01-01'::timestamptz + case when course_id = 20007 then interval '1 year' else interval '0' end;
     update user_course set update_time = '2030-01-01'::timestamptz
       + case when user_course_id % 67 = 0 then interval '1 year' else interval '1 day' end;
     analyze`,
  );
  await inWorkspace(server.db, 1, async (trx) => {
    const asked = { q: 'updateTime=ge=2030-12-01', sort: ['updateTime,asc'], size: 10 };
    const first = await listUserCourses(trx, {}, { ...asked, page: 0 });
    // Of 4,000 every 67th, and the one of the course.
    expect(first.total).toBeGreaterThanOrEqual(60);
    expect(first.total).toBeLessThan(65);
    for (const page of [{}, { after: first.cursors.at(-1) }, { before: 'end' }]) {
      const read = await rowsRead(trx, (noted) => listUserCourses(noted, {}, { ...asked, ...page }));
      expect(read).toBeLessThan(1000);
    }
  });
});
