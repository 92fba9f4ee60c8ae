import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from '../http/paging.ts';
import { aCourse } from './courseBuilder.testkit.ts';
import { authoredCourseResponseSchema } from './courseSchemas.ts';
import { coursesPath, createCourseTestApp, lecturesOf, type CourseTestApp } from './courseTestApp.testkit.ts';
import type { CourseWire } from './courseView.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

describe('reading', () => {
  test('OP-35 REST-17 an author lists own courses, an admin all of the workspace, newest first', async () => {
    const other = await app.aUser({ createCourse: true });
    await app.create();
    const mine = await app.create(aCourse({ name: 'Mine', published: false }), { as: other });
    const list = await app.call<{ content: CourseWire[] }>('GET', `${coursesPath}?view=OWNED_COURSES`, { as: other });
    expect(list.body.content.map((course) => course.id)).toEqual([mine.body.id]);
    const all = await app.call<{ content: CourseWire[] }>(
      'GET',
      `${coursesPath}?sort=createTime,desc&size=2&include=outline`,
      { as: app.admin },
    );
    expect(all.body.content).toHaveLength(2);
    expect(all.body.content[0]?.id).toBe(mine.body.id);
    expect(all.body.content[0]?.modules?.[0]?.lectures).toHaveLength(2);
    expect(pageOf(authoredCourseResponseSchema).parse(all.body)).toEqual(all.body);
    const byId = await app.call<{ content: CourseWire[] }>('GET', `${coursesPath}?q=id=in=(${mine.body.id},1)`, {
      as: app.admin,
    });
    expect(byId.body.content).toHaveLength(1);
  });

  test('QUIZ-12 authors read right answers; include=outline leaves content out', async () => {
    const { body: course } = await app.create();
    const full = await app.read(course.id);
    expect(full.body).toEqual(course);
    expect(lecturesOf(full.body)[0]?.questionAnswers[0]).toMatchObject({ correctAnswer: [2] });
    const outline = await app.read(course.id, 'outline');
    expect(lecturesOf(outline.body)[0]).not.toHaveProperty('sections');
  });

  test('OP-08 a course of another workspace is not there', async () => {
    const { body: course } = await app.create();
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await app.call('GET', `${coursesPath}/${course.id}`, { as: stranger })).status).toBe(404);
    expect((await app.call('DELETE', `${coursesPath}/${course.id}`, { as: stranger })).status).toBe(404);
    expect((await app.read(course.id)).status).toBe(200);
  });
});
