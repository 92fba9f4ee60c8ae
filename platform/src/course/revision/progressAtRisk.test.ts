import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCourseTestApp, lecturesOf, type CourseTestApp } from '../courseTestApp.testkit.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

describe('OP-55 SAVE-10 SAVE-11 progress of learners', () => {
  test('removing a seen lecture or an answered question is 409 unless forced', async () => {
    const { body: course } = await app.create();
    const [first, second] = lecturesOf(course);
    const questionId = first?.questionAnswers[0]?.id ?? 0;
    await app.studied(course, { seen: second?.id, answered: questionId });
    const module = { moduleId: course.modules[0]?.id };
    const withoutQuestion = {
      modules: [{ ...module, lectures: [{ lectureId: first?.id, questionAnswers: [] }, { lectureId: second?.id }] }],
    };
    const refused = await app.save('PATCH', course.id, withoutQuestion);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'PROGRESS_CONFLICT',
      params: { lectureIds: [], questionIds: [questionId], learnerCount: 1 },
    });
    const withoutLecture = { modules: [{ ...module, lectures: [{ lectureId: first?.id }] }] };
    expect((await app.save('PATCH', course.id, withoutLecture)).body).toMatchObject({
      params: { lectureIds: [second?.id] },
    });
    expect((await app.read(course.id)).body.version).toBe(1);
    const forced = await app.save('PATCH', course.id, withoutLecture, {}, '&forceUpdate=true');
    expect(forced.status).toBe(200);
    expect(lecturesOf(forced.body)).toHaveLength(1);
  });

  test('moving a seen lecture to another module removes nothing', async () => {
    const { body: course } = await app.create();
    const [first, second] = lecturesOf(course);
    await app.studied(course, { seen: second?.id });
    const moved = await app.save('PATCH', course.id, {
      modules: [
        { name: 'Other', lectures: [{ lectureId: second?.id }] },
        { moduleId: course.modules[0]?.id, lectures: [{ lectureId: first?.id }] },
      ],
    });
    expect(moved.status).toBe(200);
  });
});
