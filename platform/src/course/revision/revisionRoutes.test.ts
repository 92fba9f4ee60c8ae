import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallOptions, Reply } from '../../testing/testApp.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../courseTestApp.testkit.ts';
import type { LectureContentWire } from '../courseView.ts';
import type { Page } from '../../http/paging.ts';
import type { CourseRevisionWire } from './readHistory.ts';
import { thinRevisions } from './thinRevisions.ts';
import type { Id } from '../../shared/id.ts';

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const hourMs = 3_600_000;

async function created(changes: Readonly<Record<string, unknown>> = {}): Promise<FullCourse> {
  return (await app.create(aCourse({ published: false, ...changes }))).body;
}

const history = async (id: Id, query = ''): Promise<Page<CourseRevisionWire>> =>
  (await app.call<Page<CourseRevisionWire>>('GET', `${coursesPath}/${id}/revisions${query}`, { as: app.author })).body;

const revision = (id: Id, version: number, query = ''): Promise<Reply<CourseRevisionWire>> =>
  app.call('GET', `${coursesPath}/${id}/revisions/${version}${query}`, { as: app.author });

const restore = (id: Id, version: number, options: CallOptions = {}, query = ''): Promise<Reply<FullCourse>> =>
  app.call('POST', `${coursesPath}/${id}/revisions/${version}/_restore?include=modules${query}`, {
    as: app.author,
    ...options,
  });

const rename = (id: Id, version: number, name: string | null, options: CallOptions = {}) =>
  app.call<CourseRevisionWire>('PATCH', `${coursesPath}/${id}/revisions/${version}`, {
    as: app.author,
    body: { name },
    ...options,
  });

/** What a reader of a course sees of it, without what each save moves. */
const contentOf = ({ name, description, duration, modules, gamificationItems }: FullCourse) => ({
  name,
  description,
  duration,
  modules,
  gamificationItems,
});

/** The same modules with other sections in the first lecture. */
const withText = (course: FullCourse, text: string) => ({
  modules: course.modules.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture, index) =>
      index === 0 ? { ...lecture, sections: [{ ...lecture.sections[0], ...aText(text) }] } : lecture,
    ),
  })),
});

describe('BEY-01 the history of a course', () => {
  test('lists its revisions, the newest first, with who, when, how and what', async () => {
    const course = await created();
    const lecture = lecturesOf(course)[0] as LectureContentWire;
    await app.save('PATCH', course.id, { name: 'Green tea' }, {}, '&autoSave=true');
    await app.save('PATCH', course.id, withText(course, '<p>Black.</p>'), { as: app.admin }, '&forceUpdate=true');
    const { content, pageable } = await history(course.id);
    expect(pageable.totalElements).toBe(3);
    expect(content).toMatchObject([
      {
        version: 3,
        savedBy: { id: app.admin.userId },
        forced: true,
        autoSave: false,
        published: false,
        name: null,
        current: true,
        since: 2,
        changeCount: 1,
        changes: [
          {
            change: 'CHANGED',
            part: 'SECTION',
            id: lecture.sections[0]?.id,
            name: 'Black.',
            sectionType: 'text',
            lecture: { id: lecture.id, name: 'Leaves' },
            module: { name: 'Basics' },
            fields: [{ field: 'content', before: null, after: null }],
          },
        ],
      },
      {
        version: 2,
        savedBy: { id: app.author.userId },
        forced: false,
        autoSave: true,
        current: false,
        since: 1,
        changes: [
          {
            change: 'CHANGED',
            part: 'COURSE',
            id: course.id,
            name: 'Green tea',
            fields: [{ field: 'name', before: 'Tea for beginners', after: 'Green tea' }],
          },
        ],
      },
      { version: 1, since: null, changes: [] },
    ]);
  });

  test('page by page, each revision beside the one before it, also where that is on the next page', async () => {
    const { id } = await created();
    for (const name of ['a', 'b', 'c']) {
      await app.save('PATCH', id, { name });
    }
    const first = await history(id, '?size=2');
    const second = await history(id, `?size=2&after=${encodeURIComponent(first.cursors.at(-1) ?? '')}`);
    expect([...first.content, ...second.content].map(({ version, since }) => [version, since])).toEqual([
      [4, 3],
      [3, 2],
      [2, 1],
      [1, null],
    ]);
  });

  test('compares any two revisions, in both directions', async () => {
    const course = await created();
    const shorter = course.modules.map((module) => ({ ...module, lectures: module.lectures.slice(0, 1) }));
    await app.save('PATCH', course.id, { name: 'Green tea' });
    await app.save('PATCH', course.id, { modules: shorter });
    const told = async (version: number, since: number) =>
      (await revision(course.id, version, `?since=${since}`)).body.changes.map(
        ({ change, part }) => `${change} ${part}`,
      );
    expect(await told(3, 1)).toEqual(['CHANGED COURSE', 'REMOVED LECTURE']);
    expect(await told(1, 3)).toEqual(['CHANGED COURSE', 'ADDED LECTURE']);
    expect(await told(2, 2)).toEqual([]);
    for (const missing of ['9', '1?since=9']) {
      expect(
        (await app.call('GET', `${coursesPath}/${course.id}/revisions/${missing}`, { as: app.author })).status,
      ).toBe(404);
    }
  });

  test('gives a lecture as it was, right answers included', async () => {
    const course = await created();
    const lecture = lecturesOf(course)[0] as LectureContentWire;
    await app.save('PATCH', course.id, { modules: [aModule()] });
    const path = `${coursesPath}/${course.id}/revisions`;
    const before = await app.call('GET', `${path}/1/lecture/${lecture.id}`, { as: app.author });
    expect(before.body).toMatchObject({
      courseId: course.id,
      version: 1,
      name: 'Leaves',
      sections: lecture.sections,
      questionAnswers: [{ correctAnswer: [2] }],
    });
    expect((await app.call('GET', `${path}/2/lecture/${lecture.id}`, { as: app.author })).status).toBe(404);
  });

  test('a name stays with a revision, and keeps an auto-save', async () => {
    const { id } = await created();
    await app.save('PATCH', id, { name: 'a' }, {}, '&autoSave=true');
    await app.save('PATCH', id, { name: 'b' }, {}, '&autoSave=true');
    await app.save('PATCH', id, { name: 'c' });
    expect((await rename(id, 2, '  As handed in ')).body).toMatchObject({ version: 2, name: 'As handed in' });
    const rule = { supersededMinutes: 60, lastDays: 30 };
    await thinRevisions(app.db, rule, new Date(app.now().getTime() + 31 * 24 * hourMs));
    expect((await history(id)).content.map(({ version, name }) => [version, name])).toEqual([
      [4, null],
      [2, 'As handed in'],
      [1, null],
    ]);
    expect((await rename(id, 2, ' ')).body.name).toBeNull();
    expect((await rename(id, 3, 'gone')).status).toBe(404);
    expect((await rename(id, 2, 'x'.repeat(101))).status).toBe(400);
  });

  test('of a template is named and restored by admins alone', async () => {
    const own = await app.call<FullCourse>('POST', coursesPath, {
      as: app.admin,
      body: aCourse({ template: true, published: false }),
    });
    const template = own.body.id;
    expect((await rename(template, 1, 'first')).status).toBe(403);
    expect((await restore(template, 1)).status).toBe(403);
    expect((await rename(template, 1, 'first', { as: app.admin })).status).toBe(200);
  });
});

describe('BEY-01 restoring a revision', () => {
  test('gives the same fields and the same content, ids included, as a revision of its own', async () => {
    const course = await created({ duration: 90 });
    const changed = await app.save('PATCH', course.id, {
      name: 'Other',
      duration: null,
      modules: [aModule({ lectures: [aLecture({ questionAnswers: [aQuestion()] })] })],
    });
    const restored = await restore(course.id, 1, { headers: { 'if-match': changed.headers['etag'] as string } });
    expect(restored.status).toBe(200);
    expect(restored.body.version).toBe(3);
    expect(contentOf(restored.body)).toEqual(contentOf(course));
    expect((await revision(course.id, 3, '?since=1')).body.changes).toEqual([]);
    expect((await restore(course.id, 9)).status).toBe(404);
  });

  test('asks for the lock, the version and, like a save, before learners lose what they did', async () => {
    const course = await created();
    const added = await app.save('PATCH', course.id, {
      modules: [...course.modules, aModule({ lectures: [aLecture({ name: 'New' })] })],
    });
    await app.studied(added.body, { seen: lecturesOf(added.body).at(-1)?.id });
    expect((await restore(course.id, 1, { headers: { 'if-match': '"1"' } })).status).toBe(412);
    const lost = await restore(course.id, 1);
    expect(lost.status).toBe(409);
    expect(lost.body).toMatchObject({
      code: 'PROGRESS_CONFLICT',
      params: { learnerCount: 1, lectures: [{ name: 'New' }] },
    });
    await app.call('POST', `${coursesPath}/${course.id}/_lock`, { as: app.admin });
    expect((await restore(course.id, 1)).status).toBe(423);
    const forced = await restore(course.id, 1, {}, '&forceUpdate=true');
    expect(contentOf(forced.body)).toEqual(contentOf(course));
  });

  test('leaves it published and as a template as it is, and refuses what is unfinished where learners have it (OP-230)', async () => {
    const unfinished = { type: 'JSON', content: { type: 'PDF', content: { src: '' } } };
    const course = await created({ modules: [aModule({ lectures: [aLecture({ sections: [unfinished] })] })] });
    expect(course.id).toBeDefined();
    await app.save('PATCH', course.id, { published: true, modules: [aModule()] });
    const refused = await restore(course.id, 1);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'modules.0.lectures.0.sections.0.content.content.src' }] });
    const again = await restore(course.id, 2);
    expect(again.body.published).toBe(true);
  });

  test('happens once per key', async () => {
    const { id } = await created();
    await app.save('PATCH', id, { name: 'Other' });
    const options = { headers: { 'idempotency-key': 'restore-once' } };
    expect([(await restore(id, 1, options)).body.version, (await restore(id, 1, options)).body.version]).toEqual([
      3, 3,
    ]);
  });
});
