import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from '../http/paging.ts';
import { authoredLectureResponseSchema } from '../content/lectureSchemas.ts';
import type { AuthoredCourseWire } from './authoredCourses.ts';
import { aCourse } from './courseBuilder.testkit.ts';
import { authoredCourseResponseSchema } from './courseSchemas.ts';
import { coursesPath, createCourseTestApp, lecturesOf, type CourseTestApp } from './courseTestApp.testkit.ts';
import type { AuthoredLectureWire } from './readAuthoredLecture.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

type List = { content: AuthoredCourseWire[] };

describe('what authors see beside a course', () => {
  test('CRS-03 OP-35 a row tells its learners, who saved it last and who holds the lock', async () => {
    const { body: course } = await app.create();
    await app.studied(course, { seen: lecturesOf(course)[0]?.id });
    await app.save('PATCH', course.id, { name: 'Tea' }, { as: app.admin });
    await app.call('POST', `${coursesPath}/${course.id}/_lock`, { as: app.author });
    const { body } = await app.call<List>('GET', `${coursesPath}?q=id==${course.id}`, { as: app.author });
    expect(pageOf(authoredCourseResponseSchema).parse(body)).toEqual(body);
    expect(body.content).toMatchObject([
      {
        learnerCount: 1,
        updatedBy: { id: app.admin.userId, username: app.admin.username },
        lock: { lockedBy: { id: app.author.userId } },
        rights: { edit: true, template: false },
      },
    ]);
    await app.call('POST', `${coursesPath}/${course.id}/_unlock`, { as: app.author });
    const free = await app.call<AuthoredCourseWire>('GET', `${coursesPath}/${course.id}`, { as: app.admin });
    expect(free.body).toMatchObject({ lock: null, rights: { edit: true, template: true } });
  });

  test('ROLE-04 an author may read a template and not edit it', async () => {
    const { body: course } = await app.create(aCourse({ template: true }), { as: app.admin });
    const read = await app.call<AuthoredCourseWire>('GET', `${coursesPath}/${course.id}`, { as: app.author });
    expect(read.body.rights).toEqual({ edit: false, template: false });
  });

  test('OP-35 an admin may ask for their own courses alone', async () => {
    await app.create();
    const { body: own } = await app.create(aCourse(), { as: app.admin });
    const { body } = await app.call<List>('GET', `${coursesPath}?view=CREATED_COURSES`, { as: app.admin });
    expect(body.content.every(({ createdBy }) => createdBy === app.admin.userId)).toBe(true);
    expect(body.content.map(({ id }) => id)).toContain(own.id);
  });

  test('OP-233 an author may ask for the courses that they saved, no matter who created them', async () => {
    const { body: own } = await app.create();
    const { body: others } = await app.create(aCourse({ name: 'Tea' }), { as: app.admin });
    const { body: untouched } = await app.create(aCourse(), { as: app.admin });
    const q = `id=in=(${own.id},${others.id},${untouched.id})`;
    const listed = async () =>
      (
        await app.call<List>('GET', `${coursesPath}?q=${q}&view=SAVED_COURSES&sort=updateTime,desc`, { as: app.author })
      ).body.content.map(({ id }) => id);
    expect(await listed()).toEqual([own.id]);
    const saved = await app.save('PUT', others.id, { ...others, name: 'Green tea' });
    expect(saved.status).toBe(200);
    expect(await listed()).toEqual([others.id, own.id]);
  });

  test('OP-205 an author may ask for the courses of everyone, as each can be read by its id', async () => {
    const other = await app.aUser({ createCourse: true });
    const { body: draft } = await app.create(aCourse({ published: false }), { as: other });
    const { body: template } = await app.create(aCourse({ template: true }), { as: app.admin });
    const elsewhere = await app.aUser({ workspaceId: 2, createCourse: true });
    const q = `id=in=(${draft.id},${template.id})`;
    const listed = async (view: string, as = app.author) =>
      (await app.call<List>('GET', `${coursesPath}?q=${q}&view=${view}&sort=id,asc`, { as })).body.content.map(
        ({ id }) => id,
      );
    expect(await listed('ALL_COURSES')).toEqual([draft.id, template.id]);
    expect(await listed('OWNED_COURSES')).toEqual([]);
    expect(await listed('ALL_COURSES', elsewhere)).toEqual([]);
    const learner = await app.aUser();
    expect((await app.call('GET', `${coursesPath}?view=ALL_COURSES`, { as: learner })).status).toBe(403);
  });
});

describe('one lecture to work on', () => {
  const path = (courseId: number, lectureId: number | undefined) => `${coursesPath}/${courseId}/lecture/${lectureId}`;

  test('QUIZ-12 is read on its own, with right answers and the version of its course', async () => {
    const { body: course } = await app.create();
    const [first, second] = lecturesOf(course);
    const { body, headers } = await app.call<AuthoredLectureWire>('GET', path(course.id, first?.id), {
      as: app.author,
    });
    expect(authoredLectureResponseSchema.parse(body)).toEqual(body);
    expect(body).toEqual({ ...first, courseId: course.id, version: 1 });
    expect(body.questionAnswers[0]?.correctAnswer).toEqual([2]);
    expect(headers['etag']).toBe('"1"');
    const other = await app.create();
    expect((await app.call('GET', path(other.body.id, second?.id), { as: app.author })).status).toBe(404);
  });
});
