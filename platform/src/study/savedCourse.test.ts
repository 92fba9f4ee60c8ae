/** What a save of the course does to learners who are in the middle of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import { choiceQuestion, createStudyApp, smallCourse, textLecture, type StudyApp } from './studyTestApp.testkit.ts';

let app: StudyApp;
let admin: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  learner = await app.aUser();
});
afterAll(() => app.close());

const save = async (courseId: Id, body: object) => {
  const reply = await app.call('PATCH', `/api/v1/secured/courses/${courseId}?forceUpdate=true`, { as: admin, body });
  expect(reply.status).toBe(200);
};

test('PROG-05 a lecture added later makes a finished module unfinished, and nothing earned is lost', async () => {
  const course = await app.aCourse(smallCourse());
  const { id } = await app.enrol(learner, course.id);
  for (const lectureId of course.lectures) {
    await app.seen(learner, id, lectureId);
  }
  await app.answer(learner, id, course.questions[0] ?? 0, [2]);
  const [first, second] = course.outline.modules;
  await save(course.id, {
    modules: [
      { id: first?.id, lectures: first?.lectures.map((lecture) => ({ id: lecture.id })) },
      { id: second?.id, lectures: [{ id: second?.lectures[0]?.id }, textLecture('New')] },
    ],
  });
  const { body } = await app.userCourse(learner, id);
  expect(body).toMatchObject({ status: 'IN_PROGRESS', correctPoints: 2, totalPoints: 5 });
  expect(body.progress.nextLecture).toMatchObject({ name: 'New', moduleName: 'Second' });
  expect(body.modules).toMatchObject([{ done: true }, { done: false, finishTime: null }]);
});

test('OP-43 a bank made after the enrolment draws once for the learner and stays', async () => {
  const questionAnswers = Array.from({ length: 6 }, () => choiceQuestion());
  const course = await app.aCourse({ modules: [{ lectures: [textLecture('All', { questionAnswers })] }] });
  const { id } = await app.enrol(learner, course.id);
  const [module] = course.outline.modules;
  const lectureId = course.lectures[0];
  await save(course.id, {
    modules: [
      {
        id: module?.id,
        lectures: [
          { id: lectureId, questionBank: { '@type': 'DEFAULT', points: 2, draws: [{ weight: 1, times: 2 }] } },
        ],
      },
    ],
  });
  const asked = async () => {
    const { body } = await app.call('GET', `/api/v1/secured/usercourses/${id}/lecture/${lectureId}`, { as: learner });
    return (body['questionAnswers'] as { id: Id }[]).map((question) => question.id);
  };
  const drawn = await asked();
  expect(drawn).toHaveLength(2);
  expect((await app.answer(learner, id, drawn[0] ?? 0, [2])).status).toBe(200);
  expect(await asked()).toEqual(drawn);
  expect((await app.userCourse(learner, id)).body).toMatchObject({ correctPoints: 1, totalPoints: 2 });
});

test('OP-23 a question answered right stays right when its author changes the right answer', async () => {
  const course = await app.aCourse({
    modules: [{ lectures: [textLecture('Asking', { questionAnswers: [choiceQuestion()] })] }],
  });
  const { id } = await app.enrol(learner, course.id);
  const questionId = course.questions[0] ?? 0;
  await app.answer(learner, id, questionId, [2]);
  await save(course.id, {
    modules: [
      {
        id: course.outline.modules[0]?.id,
        lectures: [
          { id: course.lectures[0], questionAnswers: [choiceQuestion({ id: questionId, correctAnswer: [3] })] },
        ],
      },
    ],
  });
  expect((await app.answer(learner, id, questionId, [1])).body).toMatchObject({ correct: true, userAnswer: [2] });
});
