import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace, type Trx } from '../db/database.ts';
import { sideBySide, waitingForALock } from '../testing/waitingForALock.ts';
import { loadOutline } from './courseContent.ts';
import { loadLectureBodies } from '../content/contentQueries.ts';
import { aCourse, aLecture, aModule, aText } from './courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from './courseTestApp.testkit.ts';
import { deleteCourseRow, lockCourseRow } from './courseWriteQueries.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

test('REST-21 CRS-18 a course with progress is deleted only by force; one without at once', async () => {
  const { body: course } = await app.create();
  await app.studied(course, { seen: lecturesOf(course)[0]?.id });
  expect((await app.call('DELETE', `${coursesPath}/${course.id}`, { as: app.author })).status).toBe(409);
  const stale = await app.call('DELETE', `${coursesPath}/${course.id}?forceUpdate=true`, { as: app.author });
  expect(stale.status).toBe(204);
  expect((await app.read(course.id)).status).toBe(404);
  const { body: unused } = await app.create();
  const old = await app.call('DELETE', `${coursesPath}/${unused.id}`, {
    as: app.author,
    headers: { 'if-match': '"7"' },
  });
  expect(old.status).toBe(412);
  expect((await app.call('DELETE', `${coursesPath}/${unused.id}`, { as: app.author })).status).toBe(204);
});

describe('the lecture bodies of a deleted course', () => {
  const withText = (text: string, changes: Record<string, unknown> = {}) =>
    aCourse({
      modules: [aModule({ lectures: [aLecture({ sections: [aText(text)] }), aLecture({ sections: [] })] })],
      ...changes,
    });
  const remove = async ({ id }: FullCourse, query = '') =>
    expect((await app.call('DELETE', `${coursesPath}/${id}${query}`, { as: app.author })).status).toBe(204);

  test('CRS-18 go with it, those of all its revisions; an empty one that others name stays', async () => {
    const { body: other } = await app.create(withText('<p>Other</p>'));
    const before = await app.countBodies();
    const { body: course } = await app.create(withText('<p>First</p>'));
    const edited = structuredClone(course);
    const section = edited.modules[0]?.lectures[0]?.sections[0] as { content: unknown };
    section.content = { type: 'text', content: { text: '<p>Second</p>' } };
    expect((await app.save('PUT', course.id, edited)).status).toBe(200);
    expect((await app.save('PATCH', course.id, { modules: [] })).status).toBe(200);
    expect(await app.countBodies()).toBe(before + 2);
    await remove(course);
    expect(await app.countBodies()).toBe(before);
    expect((await app.read(other.id)).body).toEqual(other);
  });

  test('IMPEX-02 a copy that was imported with the ids of the original has its own', async () => {
    const { body: original } = await app.create(withText('<p>Copied</p>'));
    const { body: copy } = await app.create({ ...original, name: 'The copy' });
    await remove(original);
    expect((await app.read(copy.id)).body).toEqual(copy);
  });

  test('a copy made while the original is deleted is whole, whichever is first', async () => {
    const { body: original } = await app.create(withText('<p>Raced</p>'));
    const holdsIt = (trx: Trx) => lockCourseRow(trx, original.id);
    const copies = await sideBySide(app, { workspaceId: 1, lock: holdsIt }, [
      async () => {
        await remove(original);
        return app.create({ ...original, name: 'After' });
      },
    ]);
    const during = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const { body: source } = await app.create(withText(`<p>Raced ${number}</p>`));
        const [copy] = await Promise.all([app.create({ ...source, name: 'During' }), remove(source)]);
        return copy;
      }),
    );
    for (const { status, body } of [...copies, ...during]) {
      expect(status).toBe(201);
      expect((await app.read(body.id)).body).toEqual(body);
    }
  });

  test('a reader who found the course just before is told to call again, and then finds none', async () => {
    // Made without an answer of its content, which would keep the bodies in the process.
    const { body: course } = await app.call<FullCourse>('POST', coursesPath, {
      as: app.author,
      body: withText('<p>Deleted under a reader</p>'),
    });
    const reading = inWorkspace(app.db, 1, async (trx) => {
      const found = await loadOutline(trx, course.id);
      await remove(course);
      return loadLectureBodies(
        trx,
        1,
        (found?.outline.modules ?? []).flatMap(({ lectures }) => lectures.map(({ bodyHash }) => bodyHash)),
      );
    });
    await expect(reading).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await app.read(course.id)).status).toBe(404);
  });

  test('a save that waits for the deletion finds no course and leaves no body', async () => {
    const { body: course } = await app.create(withText('<p>Deleted under a save</p>'));
    const before = await app.countBodies();
    const edited = structuredClone(course);
    const section = edited.modules[0]?.lectures[0]?.sections[0] as { content: unknown };
    section.content = { type: 'text', content: { text: '<p>Too late</p>' } };
    const waiting = await inWorkspace(app.db, 1, async (trx) => {
      await lockCourseRow(trx, course.id);
      const saving = app.save('PUT', course.id, edited);
      await waitingForALock(app);
      await deleteCourseRow(trx, course);
      return { saving };
    });
    expect((await waiting.saving).status).toBe(404);
    expect(await app.countBodies()).toBe(before - 1);
  });
});
