import * as fc from 'fast-check';
import { sql, type SqlBool } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { PageRequest } from '../http/paging.ts';
import type { ListSource } from '../http/readPage.ts';
import type { Id } from '../shared/id.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { listByChange, mostOffset } from './userCourseChangeQueries.ts';
import { listUserCourses, type UserCourseScope } from './userCourseQueries.ts';
import '../testing/propertySeed.ts';

const firstMoment = Date.parse('2030-01-01T00:00:00Z');
const courses = 15;
const learners = 40;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await withOwner(
    server.database.ownerUrl,
    `insert into app_user (workspace_id, user_id, username, name)
       select 1, 10000 + n, 'changed' || n || '@demo.test', 'Changed ' || n from generate_series(1, ${learners}) n;
     insert into course (workspace_id, course_id, name) select 1, 20000 + n, 'Course ' || n from generate_series(1, ${courses}) n;
     insert into course_revision (workspace_id, course_id, version, outline)
       select 1, course_id, version, '{"modules": [], "gamificationItems": []}' from course where course_id > 20000;
     insert into user_course (workspace_id, user_id, course_id)
       select 1, 10000 + n, 20000 + m from generate_series(1, ${learners}) n, generate_series(1, ${courses}) m;
     analyze`,
  );
});
afterAll(() => server.close());

/**
 * Puts the last changes of rows at minutes behind the first moment; `ofCourse` and `own` are SQL. Triggers would write the moment itself.
 */
const changeAt = (times: { readonly ofCourse: string; readonly own: string }) =>
  withOwner(
    server.database.ownerUrl,
    `set session_replication_role = replica;
     update course set update_time = '2030-01-01T00:00:00Z'::timestamptz + (${times.ofCourse}) * interval '1 minute';
     update user_course set update_time = '2030-01-01T00:00:00Z'::timestamptz + (${times.own}) * interval '1 minute';
     analyze`,
  );

/** A number below `most` for each id, as SQL: of the seed of the tests, which brings back what failed once, as `random()` would not. */
const drawnBy = (id: 'course_id' | 'user_course_id', most: number): string =>
  `abs(mod(hashint8extended(${id}, ${inject('seed')} + ${most}), ${most}))`;

interface Asked {
  readonly since: Date | null;
  readonly direction: 'asc' | 'desc';
  readonly scope: UserCourseScope;
}

/** All ids by the plain statement, which looks at every row. */
async function plainIds(trx: Trx, { since, direction, scope }: Asked): Promise<readonly Id[]> {
  const time = sql`greatest(user_course.update_time, course.update_time)`;
  const { rows } = await sql<{ id: Id }>`
    select user_course.user_course_id as id from user_course
    join course on course.workspace_id = user_course.workspace_id and course.course_id = user_course.course_id
    where user_course.workspace_id = 1 and ${time} >= ${since ?? new Date(0)}
      and user_course.course_id = ${scope.courseId ?? sql`user_course.course_id`}
      and user_course.user_id = ${scope.userId ?? sql`user_course.user_id`}
    order by ${time} ${sql.raw(direction)}, user_course.user_course_id desc`.execute(trx);
  return rows.map(({ id }) => id);
}

const askedFor = ({ since, direction }: Asked) => ({
  q: since === null ? undefined : `updateTime=ge='${since.toISOString()}'`,
  sort: [`updateTime,${direction}`],
});

const listing = (trx: Trx, asked: Asked, page: PageRequest) =>
  listUserCourses(trx, asked.scope, { ...askedFor(asked), ...page });

/** All ids by pages, each with the number of all. */
async function idsByPages(
  trx: Trx,
  asked: Asked,
  { size, way }: { readonly size: number; readonly way: 'number' | 'after' | 'before' },
) {
  const ids: Id[] = [];
  const totals = new Set<number>();
  let place: Omit<PageRequest, 'size'> = way === 'before' ? { before: 'end' } : {};
  for (let page = 0; ; page += 1) {
    const found = await listing(trx, asked, { ...place, size });
    totals.add(found.total);
    const these = found.rows.map(({ id }) => id);
    if (way === 'before') {
      ids.unshift(...these);
    } else {
      ids.push(...these);
    }
    if (way === 'before' ? found.first : found.last) {
      return { ids, totals: [...totals] };
    }
    place = {
      number: { page: page + 1 },
      after: { after: found.cursors.at(-1) },
      before: { before: found.cursors[0] },
    }[way];
  }
}

describe('BEY-44 OP-324 user courses by their last change', () => {
  test('are those of the plain statement in its order, by any way of paging, with many of the same moment', async () => {
    const asked = fc.record({
      since: fc.option(fc.nat(14).map((minute) => new Date(firstMoment + minute * 60_000))),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      scope: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        fc.nat(courses - 1).map((n) => ({ courseId: 20001 + n })),
        fc.nat(learners - 1).map((n) => ({ userId: 10001 + n })),
      ),
    });
    const way = fc.constantFrom('number' as const, 'after' as const, 'before' as const);
    // Whole minutes tie within the user courses, within the courses and between the two.
    for (const most of [12, 3]) {
      await changeAt({ ofCourse: drawnBy('course_id', most), own: drawnBy('user_course_id', most) });
      await fc.assert(
        fc.asyncProperty(asked, way, fc.integer({ min: 25, max: 140 }), async (query, by, size) => {
          await inWorkspace(server.db, 1, async (trx) => {
            const plain = await plainIds(trx, query);
            expect(await idsByPages(trx, query, { size, way: by })).toEqual({ ids: plain, totals: [plain.length] });
          });
        }),
        { numRuns: 25 },
      );
    }
  }, 120_000);

  test.each([
    { offset: mostOffset, by: 'by change' },
    { offset: mostOffset + 1, by: 'plainly' },
    { offset: 1_000_000_000, by: 'plainly' },
  ])('OP-324 the page behind $offset rows is read $by', async ({ offset, by }) => {
    const asked: string[] = [];
    const source = (name: string): ListSource<never> => ({
      rows: async (slice) => {
        asked.push(`${name} ${slice.offset} ${slice.limit}`);
        return [];
      },
      total: async () => 0,
    });
    await inWorkspace(server.db, 1, async (trx) => {
      const list = listByChange(trx, {
        ids: () => trx.selectFrom('user_course').select('user_course.user_course_id'),
        among: () => source('by change'),
        plain: source('plainly'),
      });
      const order = sql`1`;
      await list.rows({ where: sql<SqlBool>`true`, order, limit: 20, offset, cursorKeys: sql`array[]::text[]` });
    });
    expect(asked).toEqual([`${by} ${offset} 20`]);
  });

  test('OP-324 a page far behind the last one is empty and tells the number of all', async () => {
    const asked: Asked = { since: null, direction: 'desc', scope: {} };
    await inWorkspace(server.db, 1, async (trx) => {
      const { rows, total } = await listing(trx, asked, { page: 20_000_000, size: 50 });
      expect([rows, total]).toEqual([[], courses * learners]);
    });
  });
});
