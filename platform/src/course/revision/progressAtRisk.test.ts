import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule } from '../courseBuilder.testkit.ts';
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
      params: {
        lectureIds: [],
        questionIds: [questionId],
        learnerCount: 1,
        lectures: [],
        questions: [{ id: questionId, text: 'How hot is water for green tea?', lectureName: 'Leaves' }],
      },
    });
    const withoutLecture = { modules: [{ ...module, lectures: [{ lectureId: first?.id }] }] };
    expect((await app.save('PATCH', course.id, withoutLecture)).body).toMatchObject({
      params: { lectureIds: [second?.id], lectures: [{ id: second?.id, name: 'Water' }], questions: [] },
    });
    expect((await app.read(course.id)).body.version).toBe(1);
    const forced = await app.save('PATCH', course.id, withoutLecture, {}, '&forceUpdate=true');
    expect(forced.status).toBe(200);
    expect(lecturesOf(forced.body)).toHaveLength(1);
  });

  test('of much that would be lost the first is named, in the order of the course', async () => {
    const lectures = Array.from({ length: 25 }, (_, index) => aLecture({ name: `Lecture ${index}` }));
    const { body: course } = await app.create(aCourse({ modules: [aModule({ lectures })] }));
    for (const { id } of lecturesOf(course).toReversed()) {
      await app.studied(course, { seen: id, learner: await app.aUser() });
    }
    const { status, body } = await app.save('PATCH', course.id, { modules: [] });
    expect(status).toBe(409);
    const { params } = body as unknown as { params: { lectures: { name: string }[]; lectureIds: number[] } };
    expect(params.lectures.map(({ name }) => name)).toEqual(lectures.slice(0, 20).map(({ name }) => name));
    expect(params.lectureIds).toHaveLength(25);
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
