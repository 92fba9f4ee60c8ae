/** BEY-25: what answers mean after their question was changed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import {
  choiceQuestion,
  createStudyApp,
  textLecture,
  type StudyApp,
  type StudyCourse,
} from './studyTestApp.testkit.ts';

let app: StudyApp;
let admin: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  learner = await app.aUser();
});
afterAll(() => app.close());

const courseAsking = (question: object): Promise<StudyCourse> =>
  app.aCourse({ modules: [{ lectures: [textLecture('Asking', { questionAnswers: [question] })] }] });

/** The author sends the only question of the course once more. */
const saveQuestion = async (course: StudyCourse, changes: object): Promise<void> => {
  const question = choiceQuestion({ id: course.questions[0], ...changes });
  const lectures = [{ id: course.lectures[0], questionAnswers: [question] }];
  const reply = await app.call('PATCH', `/api/v1/secured/courses/${course.id}?forceUpdate=true`, {
    as: admin,
    body: { modules: [{ id: course.outline.modules[0]?.id, lectures }] },
  });
  expect(reply.status).toBe(200);
};

const asked = async (course: StudyCourse, userCourseId: Id): Promise<unknown> => {
  const path = `/api/v1/secured/usercourses/${userCourseId}/lecture/${course.lectures[0]}`;
  const { body } = await app.call('GET', path, { as: learner });
  return (body['questionAnswers'] as unknown[])[0];
};

test('BEY-25 options that are moved and reworded take the answer along', async () => {
  const course = await courseAsking(choiceQuestion());
  const { id } = await app.enrol(learner, course.id);
  await app.answer(learner, id, course.questions[0] ?? 0, [2]);
  await saveQuestion(course, {
    answer: ['three', 'one', 'two, as one says'],
    optionIds: [3, 1, 2],
    correctAnswer: [3],
  });
  expect(await asked(course, id)).toMatchObject({
    correct: true,
    keyChanged: false,
    userAnswer: [3],
    correctAnswer: [3],
    optionIds: null,
  });
});

test('OP-273 an author who sends no ids moves options all the same, and reads their ids', async () => {
  const course = await courseAsking(choiceQuestion());
  const { id } = await app.enrol(learner, course.id);
  await app.answer(learner, id, course.questions[0] ?? 0, [1]);
  await saveQuestion(course, { answer: ['two', 'new', 'one'], correctAnswer: [1] });
  expect(await asked(course, id)).toMatchObject({ correct: false, keyChanged: false, userAnswer: [3] });
  const path = `/api/v1/secured/courses/${course.id}/lecture/${course.lectures[0]}`;
  const { body } = await app.call('GET', path, { as: admin });
  expect(body).toMatchObject({ questionAnswers: [{ optionIds: [2, expect.any(Number), 1] }] });
});

test('BEY-25 a further answer is asked for where the chosen option is gone, with all its tries', async () => {
  const course = await courseAsking(choiceQuestion({ wrongLimit: 1 }));
  const questionId = course.questions[0] ?? 0;
  const { id } = await app.enrol(learner, course.id);
  await app.answer(learner, id, questionId, [3]);
  expect(await asked(course, id)).toMatchObject({ exhausted: true });
  await saveQuestion(course, { wrongLimit: 1, answer: ['one', 'two'], correctAnswer: [2] });
  expect(await asked(course, id)).toMatchObject({
    correct: null,
    exhausted: false,
    wrongCount: 0,
    correctAnswer: null,
  });
  const { body } = await app.answer(learner, id, questionId, [2]);
  expect(body).toMatchObject({ correct: true, wrongCount: 0, userAnswer: [2] });
});

test('BEY-25 statistics count a first try by its option, wherever that stands now', async () => {
  const course = await courseAsking(choiceQuestion());
  const { id } = await app.enrol(learner, course.id);
  await app.answer(learner, id, course.questions[0] ?? 0, [3]);
  await saveQuestion(course, { answer: ['three', 'two', 'one'], optionIds: [3, 2, 1], correctAnswer: [2] });
  const { body } = await app.call('GET', `/api/v1/secured/courses/${course.id}/questionstatistics`, { as: admin });
  expect(body).toMatchObject({
    questions: [{ answered: 1, outdated: 0, parts: [{ text: 'three', chosen: 1 }, { chosen: 0 }, { chosen: 0 }] }],
  });
});
