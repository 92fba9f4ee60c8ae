import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { rowsRead } from '../testing/planRows.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { findCatalogue, findOwnedCourses } from './courseListQueries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await withOwner(
    server.database.ownerUrl,
    `insert into course (workspace_id, name, published, pre_enroll_allowed, available_from_time, create_time)
       select 1, 'Course ' || n, n % 9 <> 0, n % 5 = 0, case when n % 3 = 0 then now() - n * interval '1 hour' end,
         now() - (n / 7) * interval '1 minute'
       from generate_series(1, 4000) n;
     analyze`,
  );
});
afterAll(() => server.close());

describe('OP-06 a page far into a long list costs what a page costs', () => {
  const size = 25;

  test.each([
    ['the catalogue', findCatalogue],
    ['all courses', (trx, q, page) => findOwnedCourses(trx, { createdBy: null, savedBy: null, q, sort: [], page })],
  ] satisfies [string, typeof findCatalogue][])('%s', async (_list, find) => {
    await inWorkspace(server.db, 1, async (trx) => {
      const middle = await find(trx, undefined, { page: 70, size });
      for (const page of [{}, { after: middle.cursors[0] }, { before: middle.cursors[0] }, { before: 'end' }]) {
        const read = await rowsRead(trx, (noted) => find(noted, undefined, { ...page, size }));
        expect(read).toBeGreaterThanOrEqual(size);
        expect(read).toBeLessThan(size + 10);
      }
    });
  });
});
