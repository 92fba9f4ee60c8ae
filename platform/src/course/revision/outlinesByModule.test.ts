import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyOutline } from '../../content/contentRules.ts';
import { loadOutlines, type RevisionKey } from '../../content/contentQueries.ts';
import type { Outline } from '../../content/content.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { Id } from '../../shared/id.ts';
import { acrossMigration } from '../../testing/acrossMigration.ts';
import { aCourse, aLecture, aModule } from '../courseBuilder.testkit.ts';
import { createCourseTestApp, type CourseTestApp, type FullCourse } from '../courseTestApp.testkit.ts';
import { findCourse } from '../courseQueries.ts';
import { deleteUnusedModules } from './revisionQueries.ts';
import { revisionOutlines } from './revisionOutlines.testkit.ts';
import { thinRevisions } from './thinRevisions.ts';

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const inOne = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inWorkspace(app.db, 1, work);

/** The outline that a process reads which has not read it before. */
const readAfresh = async (trx: Trx, courseId: Id): Promise<Outline> => {
  const course = (await findCourse(trx, courseId)) as RevisionKey;
  const outlines = await loadOutlines(trx, [{ ...course, updateTime: 'not read before' }]);
  return outlines.get(courseId) ?? emptyOutline;
};

const countModules = (courseId: Id): Promise<number> =>
  inOne(async (trx) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from outline_module where workspace_id = 1 and course_id = ${courseId}`.execute(trx);
    return rows[0]?.n ?? 0;
  });

/** As a server of the version before saves: it writes the outline of a revision whole, where it finds revisions. */
const saveAsBefore = (courseId: Id, outline: Outline): Promise<void> =>
  inOne(async (trx) => {
    await sql`update course set version = version + 1, update_time = clock_timestamp()
      where workspace_id = 1 and course_id = ${courseId}`.execute(trx);
    await sql`
      insert into course_revision (workspace_id, course_id, version, outline, created_by, create_time, forced, auto_save, sitting, published)
      select workspace_id, course_id, version, jsonb_set(${json(outline)}, '{gamificationItems}', (
        select before.outline -> 'gamificationItems' from course_revision before
        where before.workspace_id = 1 and before.course_id = ${courseId} and before.version = course.version - 1)), ${app.author.userId}, now(), false, true, null, published
      from course where workspace_id = 1 and course_id = ${courseId}`.execute(trx);
  });

const three = () => aCourse({ published: false, modules: ['One', 'Two', 'Three'].map((name) => aModule({ name })) });

/** What an author or a server does; numbers choose the module. */
const aStep = fc.record({
  kind: fc.constantFrom('rename', 'add', 'remove', 'swap', 'replace', 'field', 'items', 'before', 'thin'),
  at: fc.nat(4),
  name: fc.stringMatching(/^[a-c]$/),
});
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

const ids = (course: FullCourse) => course.modules.map(({ id }) => ({ id }));

/** The request of a step; null where it takes none. */
function requestOf(course: FullCourse, { kind, at, name }: Step): Readonly<Record<string, unknown>> | null {
  const { modules } = course;
  const index = at % Math.max(modules.length, 1);
  switch (kind) {
    case 'rename':
      return { modules: ids(course).map((module, place) => (place === index ? { ...module, name } : module)) };
    case 'add':
      return { modules: [...ids(course), aModule({ name, lectures: [aLecture({ name })] })] };
    case 'remove':
      return { modules: ids(course).toSpliced(index, 1) };
    case 'swap':
      return { modules: ids(course).toReversed() };
    case 'field':
      return { name };
    case 'items': {
      const lectureIds = modules.flatMap(({ lectures }) => lectures.map(({ id }) => id)).slice(0, 1);
      return { gamificationItems: [{ '@type': 'LECTURES_COMPLETED', name, lectureIds }] };
    }
    default:
      return null;
  }
}

async function take(course: FullCourse, step: Step, outline: Outline): Promise<void> {
  const { id } = course;
  if (step.kind === 'before') {
    const modules = outline.modules.map((module, index) =>
      index === 0 ? { ...module, name: `${step.name}!` } : module,
    );
    await saveAsBefore(id, { modules, gamificationItems: [] });
    return;
  }
  if (step.kind === 'thin') {
    await thinRevisions(app.db, { supersededMinutes: 0, lastDays: 0 }, new Date(app.now().getTime() + 60_000));
    return;
  }
  const request = requestOf(course, step);
  const saved =
    request === null ? await app.save('PUT', id, course) : await app.save('PATCH', id, request, {}, '&autoSave=true');
  if (saved.status !== 200) {
    throw new Error(`The save was refused: ${JSON.stringify(saved.body)}`);
  }
}

describe('OP-07 BEY-01 an outline is stored by module', () => {
  test('and every revision reads as it was saved, by either version of the servers, and whatever went', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { id } = (await app.create(three())).body;
        const saved = new Map<number, Outline>();
        const note = () =>
          inOne(async (trx) => {
            const course = (await findCourse(trx, id)) as RevisionKey;
            const remembered = (await loadOutlines(trx, [course])).get(id) ?? emptyOutline;
            expect(await readAfresh(trx, id)).toEqual(remembered);
            saved.set(course.version, remembered);
          });
        await note();
        for (const step of steps) {
          const course = (await app.read(id)).body;
          await take(course, step, saved.get(course.version) ?? emptyOutline);
          await note();
        }
        await inOne(async (trx) => {
          const { rows } = await sql<{ version: number; outline: Outline }>`
            select version, outline from course_revision where workspace_id = 1 and course_id = ${id} order by version`.execute(
            trx,
          );
          expect(rows.at(-1)?.version).toBe(Math.max(...saved.keys()));
          for (const { version, outline } of rows) {
            expect(outline).toEqual(saved.get(version));
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  test('of which a save stores those that it changed, and each once', async () => {
    const { body: course } = await app.create(three());
    expect(await countModules(course.id)).toBe(3);
    const [one, two, last] = ids(course);
    const rename = (name: string) => app.save('PATCH', course.id, { modules: [one, { ...two, name }, last] });
    await rename('Other');
    expect(await countModules(course.id)).toBe(4);
    await rename('Two');
    await app.save('PATCH', course.id, { name: 'A course' });
    await app.save('PUT', course.id, (await app.read(course.id)).body);
    expect(await countModules(course.id)).toBe(4);
  });

  test('and what no revision names any more goes with the last that did', async () => {
    const { body: course } = await app.create(three());
    const [one, ...others] = ids(course);
    for (const name of ['a', 'b', 'c']) {
      await app.save('PATCH', course.id, { modules: [{ ...one, name }, ...others] }, {}, '&autoSave=true');
    }
    expect(await countModules(course.id)).toBe(6);
    await thinRevisions(app.db, { supersededMinutes: 60, lastDays: 30 }, new Date(app.now().getTime() + 7_200_000));
    expect(await countModules(course.id)).toBe(4);
    const [first, newest, ...more] = await inOne((trx) => revisionOutlines(trx, course.id));
    expect(more).toEqual([]);
    expect(first?.modules.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
    expect(newest?.modules.map(({ name }) => name)).toEqual(['c', 'Two', 'Three']);
  });

  test('which is found by looking at every revision once, however many modules there are', async () => {
    const { body: course } = await app.create(three());
    const revisionsRead = await inOne(async (trx) => {
      await sql`
        insert into outline_module (workspace_id, course_id, hash, module)
        select 1, ${course.id}, number, '{}' from generate_series(1, 100) number`.execute(trx);
      await sql`
        insert into stored_revision (workspace_id, course_id, version, modules, gamification_items)
        select 1, ${course.id}, 1 + number, array[number, number + 1], '[]' from generate_series(1, 40) number`.execute(
        trx,
      );
      const read = async () => {
        const { rows } = await sql<{ n: number }>`
          select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'stored_revision'`.execute(
          trx,
        );
        return rows[0]?.n ?? Number.NaN;
      };
      const before = await read();
      await deleteUnusedModules(trx, course);
      return (await read()) - before;
    });
    expect(await countModules(course.id)).toBe(3 + 41);
    const { rows } = await inOne((trx) => sql<{ n: number }>`select count(*) as n from stored_revision`.execute(trx));
    expect(revisionsRead).toBeLessThanOrEqual(rows[0]?.n ?? 0);
  });

  test('so that a save after one of a server of the version before stores all of it', async () => {
    const { body: course } = await app.create(three());
    const outline = await inOne((trx) => readAfresh(trx, course.id));
    const modules = outline.modules.map((module) => ({ ...module, description: 'before' }));
    await saveAsBefore(course.id, { modules, gamificationItems: [] });
    expect(await countModules(course.id)).toBe(3);
    const [one, ...others] = ids(course);
    const saved = await app.save('PATCH', course.id, { modules: [{ ...one, name: 'New' }, ...others] });
    expect(saved.body.modules.map(({ name, description }) => [name, description])).toEqual([
      ['New', 'before'],
      ['Two', 'before'],
      ['Three', 'before'],
    ]);
    expect(await countModules(course.id)).toBe(6);
  });
});

test('OP-07 servers of the version before read, mark and delete what is stored either way', () =>
  acrossMigration(
    'outlines_by_module',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test');
     insert into course (workspace_id, course_id, name, version) values (1, 1, 'A', 3);
     insert into course_revision (workspace_id, course_id, version, outline) values
       (1, 1, 1, '{"modules":[{"id":10}],"gamificationItems":[{"id":70}]}')`,
    async (client) => {
      await client.query(
        `insert into outline_module (workspace_id, course_id, hash, module) values (1, 1, 'a', '{"id":10}'), (1, 1, 'b', '{"id":11}');
         insert into stored_revision (workspace_id, course_id, version, modules, gamification_items) values
           (1, 1, 2, '{b,a}', '[]'), (1, 1, 3, '{}', '[]')`,
      );
      const read = async () =>
        (await client.query('select version::int, outline, answered from course_revision order by version')).rows;
      const whole = { modules: [{ id: 10 }], gamificationItems: [{ id: 70 }] };
      expect(await read()).toEqual([
        { version: 1, outline: whole, answered: false },
        { version: 2, outline: { modules: [{ id: 11 }, { id: 10 }], gamificationItems: [] }, answered: false },
        { version: 3, outline: { modules: [], gamificationItems: [] }, answered: false },
      ]);
      const marked = await client.query(
        'update course_revision set answered = true where version = any($1) returning version::int',
        [[1, 2]],
      );
      expect(marked.rows).toEqual([{ version: 1 }, { version: 2 }]);
      await client.query('delete from course_revision where version = 3');
      await client.query(
        `insert into course_revision (workspace_id, course_id, version, outline)
         select 1, 1, 4, jsonb_set(outline, '{modules,0,name}', '"New"') from course_revision where version = 2`,
      );
      expect(await read()).toEqual([
        { version: 1, outline: whole, answered: true },
        { version: 2, outline: { modules: [{ id: 11 }, { id: 10 }], gamificationItems: [] }, answered: true },
        {
          version: 4,
          outline: { modules: [{ id: 11, name: 'New' }, { id: 10 }], gamificationItems: [] },
          answered: false,
        },
      ]);
    },
  ));
