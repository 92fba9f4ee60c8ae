import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { aCourse, aLecture, aModule } from '../courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../courseTestApp.testkit.ts';
import { thinRevisions } from './thinRevisions.ts';
import type { Id } from '../../shared/id.ts';

const hourMs = 3_600_000;
const rule = { supersededMinutes: 60, lastDays: 30 };

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

/** What is left after so many hours. */
async function thinAfter(hours: number): Promise<number> {
  return thinRevisions(app.db, rule, new Date(app.now().getTime() + hours * hourMs));
}

const versionsOf = async (courseId: Id): Promise<number[]> => {
  const rows = await inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('stored_revision')
      .select('stored_revision.version')
      .where('stored_revision.course_id', '=', courseId)
      .orderBy('stored_revision.version')
      .execute(),
  );
  return rows.map((row) => row.version);
};

const autoSave = (id: Id, body: unknown, options = {}) => app.save('PATCH', id, body, options, '&autoSave=true');

/** A save that writes the text of the first lecture. */
const withText = (course: FullCourse, text: string) => ({
  modules: course.modules.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture, index) =>
      index === 0 ? { ...lecture, sections: [{ type: 'TEXT', content: text }] } : lecture,
    ),
  })),
});

const aDraft = async (): Promise<FullCourse> => (await app.create(aCourse({ published: false }))).body;

describe('BEY-01 history is thinned', () => {
  test('to the last auto-save of one author and lock; what someone saved stays', async () => {
    const { id } = await aDraft();
    for (const name of ['a', 'b', 'c']) {
      await autoSave(id, { name });
    }
    await app.save('PATCH', id, { name: 'meant' });
    await autoSave(id, { name: 'd' });
    await autoSave(id, { name: 'e' });
    await app.save('PATCH', id, { name: 'meant too' });
    expect(await thinAfter(0.5)).toBe(0);
    expect(await thinAfter(2)).toBe(4);
    expect(await versionsOf(id)).toEqual([1, 5, 7, 8]);
    expect(await thinAfter(2)).toBe(0);
    expect((await app.read(id)).body).toMatchObject({ name: 'meant too', version: 8 });
  });

  test('another author and another lock are another sitting', async () => {
    const { id } = await aDraft();
    const lock = (as = app.author) => app.call<{ lockToken: number }>('POST', `${coursesPath}/${id}/_lock`, { as });
    const unlock = (as = app.author) => app.call('POST', `${coursesPath}/${id}/_unlock`, { as });
    const saveLocked = async (as = app.author) => {
      const { lockToken } = (await lock(as)).body;
      for (const name of ['a', 'b']) {
        const saved = await autoSave(id, { name }, { as, headers: { 'x-lock-token': `${lockToken}` } });
        expect(saved.status).toBe(200);
      }
      await unlock(as);
    };
    await saveLocked();
    await saveLocked(app.admin);
    await saveLocked();
    await app.save('PATCH', id, { name: 'meant' });
    await thinAfter(2);
    expect(await versionsOf(id)).toEqual([1, 3, 5, 7, 8]);
  });

  test('the last auto-save of a sitting goes when the operator says so, unless it is what the course is now', async () => {
    const { id } = await aDraft();
    await autoSave(id, { name: 'a' });
    await app.save('PATCH', id, { name: 'meant' });
    const { id: current } = await aDraft();
    await autoSave(current, { name: 'b' });
    await thinAfter(29 * 24);
    expect(await versionsOf(id)).toEqual([1, 2, 3]);
    await thinAfter(31 * 24);
    expect(await versionsOf(id)).toEqual([1, 3]);
    expect(await versionsOf(current)).toEqual([1, 2]);
    expect((await app.read(current)).body.name).toBe('b');
  });

  test('never loses what began or ceased to be published', async () => {
    const { id } = await aDraft();
    await autoSave(id, { name: 'a' });
    await autoSave(id, { name: 'before', published: false });
    await autoSave(id, { name: 'published', published: true });
    await autoSave(id, { name: 'in between' });
    await autoSave(id, { name: 'the last that was seen' });
    await autoSave(id, { name: 'withdrawn', published: false });
    await autoSave(id, { name: 'b' });
    await app.save('PATCH', id, { name: 'meant' });
    await thinAfter(100 * 24);
    expect(await versionsOf(id)).toEqual([1, 3, 4, 6, 7, 9]);
  });

  test('never loses a revision that an answer names: its positions are those of that revision', async () => {
    const { body: course } = await app.create();
    await autoSave(course.id, { name: 'a' });
    const answered = (await autoSave(course.id, { name: 'answered' })).body;
    await app.studied(answered, {
      seen: lecturesOf(answered)[0]?.id,
      answered: lecturesOf(answered)[0]?.questionAnswers[0]?.id,
    });
    await autoSave(course.id, { name: 'b' });
    await autoSave(course.id, { name: 'c' });
    await thinAfter(100 * 24);
    expect(await versionsOf(course.id)).toEqual([1, 3, 5]);
    expect(await thinAfter(100 * 24)).toBe(0);
  });

  test('bodies that nothing needs go with it, those in use stay', async () => {
    const course = await aDraft();
    const before = await app.countBodies();
    for (const text of ['one', 'two', 'three']) {
      await autoSave(course.id, withText(course, text));
    }
    const kept = (await app.save('PATCH', course.id, withText(course, 'kept'))).body;
    await autoSave(course.id, withText(kept, 'four'));
    const last = (await autoSave(course.id, withText(kept, 'last'))).body;
    expect(await app.countBodies()).toBe(before + 6);
    await thinAfter(2);
    expect(await versionsOf(course.id)).toEqual([1, 5, 7]);
    expect(await app.countBodies()).toBe(before + 2);
    expect((await app.read(course.id)).body.modules).toEqual(last.modules);
  });

  test('a body that comes back with a later save is in use', async () => {
    const course = await aDraft();
    await autoSave(course.id, withText(course, 'passing'));
    await app.save('PUT', course.id, { ...course, modules: course.modules });
    await autoSave(course.id, { name: 'x' });
    await autoSave(course.id, { name: 'y' });
    await thinAfter(2);
    expect((await app.read(course.id)).body.modules).toEqual(course.modules);
  });

  test('OP-07 ids of what only thinned revisions had are not given again, and come back with their nodes', async () => {
    const course = await aDraft();
    const grown = (
      await autoSave(course.id, {
        modules: [
          ...course.modules,
          { name: 'Passing', lectures: [{ name: 'Passing', sections: [{ type: 'TEXT', content: 'x' }] }] },
        ],
      })
    ).body;
    const passing = grown.modules.at(-1);
    await autoSave(course.id, { modules: course.modules });
    await app.save('PATCH', course.id, { name: 'meant' });
    await thinAfter(2);
    expect(await versionsOf(course.id)).toEqual([1, 3, 4]);
    const back = await app.save('PATCH', course.id, { modules: [...course.modules, passing] });
    expect(back.status).toBe(200);
    expect(back.body.modules.at(-1)).toEqual(passing);
    const made = await app.save('PATCH', course.id, { modules: [...back.body.modules, { name: 'New', lectures: [] }] });
    expect(made.body.modules.at(-1)?.id).toBeGreaterThan(lecturesOf(grown).at(-1)?.id ?? 0);
  });

  describe('OP-07 a server of the version before saves during an update, and notes nothing', () => {
    const forget = (courseId: Id, version: number) =>
      inWorkspace(app.db, 1, (trx) =>
        trx
          .updateTable('stored_revision')
          .set({ published: null, auto_save: false })
          .where('stored_revision.course_id', '=', courseId)
          .where('stored_revision.version', '=', version)
          .execute(),
      );
    const closeUses = (courseId: Id, version: number) =>
      inWorkspace(app.db, 1, (trx) =>
        trx
          .updateTable('lecture_body_use')
          .set({ to_version: version })
          .where('lecture_body_use.course_id', '=', courseId)
          .execute(),
      );

    test('bodies that the current revision names stay', async () => {
      const course = await aDraft();
      await autoSave(course.id, { name: 'a' });
      await app.save('PATCH', course.id, { name: 'meant' });
      await closeUses(course.id, 0);
      await thinAfter(2);
      expect((await app.read(course.id)).body.modules).toEqual(course.modules);
    });

    test('bodies that its revision names stay', async () => {
      const course = await aDraft();
      await forget(course.id, 1);
      const before = await app.countBodies();
      await autoSave(course.id, { modules: [] });
      await autoSave(course.id, { name: 'a' });
      await app.save('PATCH', course.id, { name: 'meant' });
      await closeUses(course.id, 0);
      await thinAfter(31 * 24);
      expect(await versionsOf(course.id)).toEqual([1, 2, 4]);
      expect(await app.countBodies()).toBe(before);
    });

    test('a node of its revision comes back with its id', async () => {
      const course = await aDraft();
      await app.save('PATCH', course.id, { modules: [] });
      await inWorkspace(app.db, 1, (trx) =>
        trx.deleteFrom('content_node').where('content_node.course_id', '=', course.id).execute(),
      );
      expect((await app.save('PATCH', course.id, { modules: course.modules })).status).toBe(400);
      await forget(course.id, 1);
      const back = await app.save('PATCH', course.id, { modules: course.modules });
      expect(back.status).toBe(200);
      expect(back.body.modules).toEqual(course.modules);
    });
  });

  test('a body that a lecture of another module has as well is still needed', async () => {
    const empty = (name: string) => aModule({ name, lectures: [aLecture({ sections: [] })] });
    const { body: course } = await app.create(aCourse({ published: false, modules: [empty('One'), empty('Two')] }));
    const [one, two] = course.modules;
    const sections = [{ type: 'TEXT', content: 'x' }];
    const lectures = [{ ...one?.lectures[0], sections }];
    await app.save('PATCH', course.id, { modules: [{ id: one?.id, lectures }, { id: two?.id }] });
    const uses = await inWorkspace(app.db, 1, (trx) =>
      trx
        .selectFrom('lecture_body_use')
        .select(['lecture_body_use.from_version', 'lecture_body_use.to_version'])
        .where('lecture_body_use.course_id', '=', course.id)
        .orderBy('lecture_body_use.from_version')
        .execute(),
    );
    expect(uses).toEqual([
      { from_version: 1, to_version: null },
      { from_version: 2, to_version: null },
    ]);
  });

  test('a course that is deleted takes its bodies with it', async () => {
    const before = await app.countBodies();
    const course = await aDraft();
    await autoSave(course.id, withText(course, 'one'));
    await app.call('DELETE', `${coursesPath}/${course.id}`, { as: app.author });
    expect(await app.countBodies()).toBe(before);
  });
});
