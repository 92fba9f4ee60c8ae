import { sql, type SqlBool } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { rsqlWhere } from '../http/rsql.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { peopleInOrder, personSelectors } from './peopleQueries.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

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

  /** Rows that were looked at in tables, whether or not they were of use. */
  const rowsRead = (node: PlanNode): number =>
    (node['Relation Name'] === undefined
      ? 0
      : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']) +
    (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);

  const readFor = (q: string | undefined): Promise<number> =>
    inWorkspace(server.db, 1, async (trx) => {
      const where = q === undefined ? sql<SqlBool>`true` : rsqlWhere(q, personSelectors);
      const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>`
        explain (analyze, format json) ${peopleInOrder(1, where, { limit: 25, offset: 0 })}`.execute(trx);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      return plan === undefined ? Number.NaN : rowsRead(plan);
    });

  test.each([
    ['everyone', undefined, 100],
    ['one address in any case of letters', "username=='ACCOUNT7@large.test'", 10],
    // And at most those who wait, among whom it finds nobody.
    ['those with an account', 'status==REGISTERED', 600],
  ])('of %s reads about as many rows as it shows', async (_who, q, most) => {
    const read = await readFor(q);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(most);
  });
});
