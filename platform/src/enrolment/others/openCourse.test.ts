import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { jobKinds } from '../../jobKinds.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { isOpenToOthers } from './enrolPeopleRules.ts';
import { openToOthers } from './openCourseQueries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const now = '2030-03-01T10:00:00.000Z';
const courses = [null, 'EXTERNAL', 'SCORM_COURSE', 'DECISION_TREE'].flatMap((type) =>
  [true, false].flatMap((published) =>
    [true, false].flatMap((template) =>
      [null, '2030-02-28T10:00:00.000Z', now, '2030-03-01T10:00:00.001Z'].map(
        (availableUntilTime) =>
          ({ type, published, template, availableUntilTime }) as Parameters<typeof isOpenToOthers>[0],
      ),
    ),
  ),
);

test('OP-126 OP-147 statements and rules agree on which courses are open to others', async () => {
  const { rows } = await inWorkspace(app.db, 1, (trx) =>
    sql<{ open: boolean }>`
      select ${openToOthers(new Date(now))} as open
      from rows from (jsonb_to_recordset(${JSON.stringify(courses)}::jsonb)
        as (type text, published boolean, template boolean, "availableUntilTime" timestamptz))
        with ordinality as course (type, published, template, available_until_time, number)
      order by course.number`.execute(trx),
  );
  expect(rows.map(({ open }) => open)).toEqual(courses.map((course) => isOpenToOthers(course, now)));
});

test.each(jobKinds.filter(({ atOnce }) => atOnce > 1).map((kind) => [kind.name, kind] as const))(
  'OP-147 of the places for %s one workspace does not take all',
  (_name, { atOnce, perWorkspace = atOnce }) => {
    expect(perWorkspace).toBeLessThan(atOnce);
  },
);
