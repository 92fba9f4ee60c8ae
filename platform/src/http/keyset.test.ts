import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace, type Trx } from '../db/database.ts';
import { findOwnedCourses } from '../course/courseListQueries.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { PageRequest } from './paging.ts';

/** Few values, so that many rows share one. */
const someTime = fc.constantFrom(null, '2030-01-01T00:00:00.000001Z', '2030-01-01T00:00:00.000002Z', '2031-01-01Z');
const aRow = fc.record({
  name: fc.constantFrom('a', 'A', 'b', 'ß', ''),
  published: fc.boolean(),
  duration: fc.constantFrom(null, 1, 2),
  start_time: someTime,
  available_from_time: someTime,
});
const aSort = fc.array(
  fc
    .tuple(
      fc.constantFrom('id', 'name', 'published', 'duration', 'startTime', 'availableFromTime', 'createTime'),
      fc.constantFrom('asc', 'desc'),
    )
    .map((parts) => parts.join(',')),
  { maxLength: 3 },
);
/** What happens between two pages: rows that come, and which of those that may go does. */
const aChange = fc.record({ come: fc.array(aRow, { maxLength: 2 }), goes: fc.option(fc.nat()) });
const aWalk = fc.record({
  stay: fc.array(aRow, { maxLength: 12 }),
  mayGo: fc.array(aRow, { maxLength: 6 }),
  changes: fc.array(aChange, { maxLength: 20 }),
  sort: aSort,
  size: fc.integer({ min: 1, max: 5 }),
  backward: fc.boolean(),
});
type Row = typeof aRow extends fc.Arbitrary<infer Value> ? Value : never;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

class Undone extends Error {}

/** Runs on an empty list, and leaves nothing behind. */
const onEmptyList = (work: (trx: Trx) => Promise<void>): Promise<void> =>
  inWorkspace(server.db, 1, async (trx) => {
    await trx.deleteFrom('course').where('course.workspace_id', '=', 1).execute();
    await work(trx);
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) {
      throw error;
    }
  });

async function insert(trx: Trx, rows: readonly Row[]): Promise<number[]> {
  if (rows.length === 0) {
    return [];
  }
  const inserted = await trx
    .insertInto('course')
    .values(rows.map((row) => ({ workspace_id: 1, ...row })))
    .returning('course.course_id')
    .execute();
  return inserted.map((row) => row.course_id);
}

const read = (trx: Trx, sort: readonly string[], page: PageRequest) =>
  findOwnedCourses(trx, { createdBy: null, savedBy: null, q: undefined, sort, page });

describe('OP-06 walking a list by cursors while rows come and go', () => {
  test('shows once what was there all the time, in the order of the list, both ways', async () => {
    await fc.assert(
      fc.asyncProperty(aWalk, ({ stay, mayGo, changes, sort, size, backward }) =>
        onEmptyList(async (trx) => {
          const stays = new Set(await insert(trx, stay));
          const going = await insert(trx, mayGo);
          const seen: number[] = [];
          let request: PageRequest | null = backward ? { before: 'end', size } : { size };
          for (let step = 0; request !== null; step += 1) {
            const page = await read(trx, sort, request);
            const ids = page.rows.map((row) => row.id);
            seen.push(...(backward ? ids.toReversed() : ids));
            const next = backward ? page.cursors[0] : page.cursors.at(-1);
            const isDone = backward ? page.first : page.last;
            expect(isDone || next !== undefined).toBe(true);
            request =
              isDone || next === undefined ? null : { ...(backward ? { before: next } : { after: next }), size };
            const change = changes[step];
            if (change === undefined) {
              continue;
            }
            await insert(trx, change.come);
            const gone = change.goes === null ? [] : going.splice(change.goes % Math.max(1, going.length), 1);
            if (gone.length > 0) {
              await trx.deleteFrom('course').where('course.course_id', 'in', gone).execute();
            }
          }
          expect(new Set(seen).size).toBe(seen.length);
          const whole = (await read(trx, sort, { size: 1000 })).rows.map((row) => row.id);
          const inOrder = (backward ? whole.toReversed() : whole).filter((id) => stays.has(id));
          expect(seen.filter((id) => stays.has(id))).toEqual(inOrder);
        }),
      ),
      { numRuns: 60 },
    );
  });

  test('REST-80 each page tells whether something lies before or after it, and how many rows there are', async () => {
    await fc.assert(
      fc.asyncProperty(aWalk, ({ stay, sort, size }) =>
        onEmptyList(async (trx) => {
          await insert(trx, stay);
          const whole = await read(trx, sort, { size: 1000 });
          const ids = whole.rows.map((row) => row.id);
          for (let page = 0; page <= ids.length / size; page += 1) {
            expect(await read(trx, sort, { page, size })).toMatchObject({
              pageNumber: page,
              first: page === 0,
              last: (page + 1) * size >= ids.length,
              total: ids.length,
            });
          }
          for (const [index, cursor] of whole.cursors.entries()) {
            const behind = await read(trx, sort, { after: cursor, size });
            expect(behind.rows.map((row) => row.id)).toEqual(ids.slice(index + 1, index + 1 + size));
            expect(behind).toMatchObject({ first: false, last: index + 1 + size >= ids.length, total: ids.length });
            const ahead = await read(trx, sort, { before: cursor, size });
            expect(ahead.rows.map((row) => row.id)).toEqual(ids.slice(Math.max(0, index - size), index));
            expect(ahead).toMatchObject({ first: index <= size, last: false, pageNumber: null });
          }
        }),
      ),
      { numRuns: 20 },
    );
  });

  test('the cursor of a row that is gone still stands for its place', () =>
    onEmptyList(async (trx) => {
      const row: Row = { name: 'a', published: true, duration: null, start_time: null, available_from_time: null };
      await insert(trx, [row, { ...row, name: 'b' }]);
      const { rows, cursors } = await read(trx, ['name,asc'], { size: 1 });
      await trx
        .deleteFrom('course')
        .where('course.course_id', '=', rows[0]?.id ?? 0)
        .execute();
      const next = await read(trx, ['name,asc'], { after: cursors[0], size: 1 });
      expect(next).toMatchObject({ rows: [{ name: 'b' }], first: true, last: true });
      expect(await read(trx, ['name,asc'], { before: cursors[0], size: 1 })).toMatchObject({ rows: [], last: false });
    }));
});
