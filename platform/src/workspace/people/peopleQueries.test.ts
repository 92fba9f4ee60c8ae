import { sql, type SqlBool } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { toCursor } from '../../http/keyset.ts';
import type { PageRequest } from '../../http/paging.ts';
import { rsqlWhere } from '../../http/rsql.ts';
import { rowsRead } from '../../testing/planRows.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { withOwner } from '../../testing/databaseUrls.ts';
import { findPeople, orderOfPeople, personSelectors } from './peopleQueries.ts';

const order = orderOfPeople([]);

describe('USERS-05 a page of the people of a large workspace', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await withOwner(
      server.database.ownerUrl,
      `insert into app_user (workspace_id, username, name)
         select 1, 'Account' || n || '@large.test', 'Account ' || n from generate_series(1, 3000) n;
       insert into invitation (workspace_id, username) select 1, 'waiting' || n || '@large.test' from generate_series(1, 500) n;
       insert into invitation (workspace_id, username, accepted_time)
         select 1, 'account' || n || '@large.test', now() from generate_series(1, 3000) n;
       analyze`,
    );
  });
  afterAll(() => server.close());

  const readFor = (q: string | undefined, page: PageRequest): Promise<number> =>
    inWorkspace(server.db, 1, (trx) => {
      const condition = q === undefined ? sql<SqlBool>`true` : rsqlWhere(q, personSelectors);
      return rowsRead(trx, (noted) => findPeople(noted, 1, { condition, order, page }));
    });

  test.each([
    ['everyone', undefined, 100],
    ['one address in any case of letters', "username=='ACCOUNT7@large.test'", 10],
    // And at most those who wait, among whom it finds nobody.
    ['those with an account', 'status==REGISTERED', 600],
  ])('of %s reads about as many rows as it shows', async (_who, q, most) => {
    const read = await readFor(q, { size: 25 });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(most);
  });

  test('OP-06 beyond a cursor far into the list reads no more than at its beginning', async () => {
    const cursor = toCursor(order, ['account2@large.test']);
    for (const page of [{ after: cursor }, { before: cursor }, { before: 'end' }]) {
      const read = await readFor(undefined, { ...page, size: 25 });
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(150);
    }
  });
});

describe('USERS-05 the pages of people, put together', () => {
  const size = 5;
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    // Letters of several scripts and cases, each alike in two workspaces; every other one waits, and some of those have an account.
    const username = `(array['Ä','a','Z','é','İ','ß','б','Б','_','A-','a.'])[1 + n % 11] || 'x' || n || '@pages.test'`;
    await withOwner(
      server.database.ownerUrl,
      `insert into app_user (workspace_id, username, name)
         select w, ${username}, 'Name ' || n % 7 from generate_series(1, 40) n, unnest(array[1, 2]) w;
       insert into invitation (workspace_id, username, revoked_time, accepted_time)
         select w, ${username}, case when n % 5 = 0 then now() end, case when n % 9 = 0 then now() end
         from generate_series(20, 80) n, unnest(array[1, 2]) w`,
    );
  });
  afterAll(() => server.close());

  test.each([undefined, 'status!=REGISTERED', 'username==*ä*', "name!='Name 3'", 'username>m', 'username==a*'])(
    'are everyone of q=%s once, in one order, with their number on each page',
    async (q) => {
      const where = q === undefined ? sql<SqlBool>`true` : rsqlWhere(q, personSelectors);
      for (const workspaceId of [1, 2]) {
        await inWorkspace(server.db, workspaceId, async (trx) => {
          const read = (page: PageRequest) => findPeople(trx, workspaceId, { condition: where, order, page });
          const { rows: whole, total } = await read({ page: 0, size: 1000 });
          expect(total).toBe(whole.length);
          expect(total).toBeGreaterThan(size);
          const pages = [];
          for (let page = 0; page * size < total; page += 1) {
            pages.push(await read({ page, size }));
          }
          expect(pages.flatMap(({ rows }) => rows)).toEqual(whole);
          expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]));
          const behind = await read({ page: 1_000_000, size: 1000 });
          expect(behind).toMatchObject({ rows: [], total });
          const names = sql.join(whole.map(({ username }) => sql`${username}`));
          const { rows } = await sql<{ name: string }>`
            select name from unnest(array[${names}]::text[]) as name order by lower(name)`.execute(trx);
          expect(whole.map(({ username }) => username)).toEqual(rows.map(({ name }) => name));
        });
      }
    },
  );
});
