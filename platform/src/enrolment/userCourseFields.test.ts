import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  choiceQuestion,
  createStudyApp,
  smallCourse,
  textLecture,
  type StudyApp,
} from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { UserCourseWire } from './userCourseView.ts';

let app: StudyApp;
let learner: TestUser;
beforeAll(async () => {
  app = await createStudyApp();
  learner = await app.aUser({ username: 'ada@demo.test', name: 'Ada Example' });
});
afterAll(() => app.close());

/** The first lecture is seen, its question of two is answered wrong and then right; the second lecture is untouched. */
async function studied(): Promise<UserCourseWire> {
  const questionAnswers = [choiceQuestion({ weight: 2, wrongLimit: 3 }), choiceQuestion({ weight: 3 })];
  const course = await app.aCourse(
    smallCourse({
      modules: [
        { name: 'First', lectures: [textLecture('One', { questionAnswers }), textLecture('Two')] },
        { name: 'Second', lectures: [textLecture('Three')] },
      ],
      gamificationItems: [
        { '@type': 'QUESTIONS_ANSWERED_RATE', name: 'Half', description: 'Half right', qaRate: 0.5 },
        { '@type': 'QUESTIONS_ANSWERED_RATE', name: 'All', description: 'All right', qaRate: 1 },
      ],
    }),
  );
  const { id } = await app.enrol(learner, course.id);
  const [question = 0] = course.questions;
  await app.answer(learner, id, question, [1]);
  await app.answer(learner, id, question, [2]);
  await app.seen(learner, id, course.lectures[0] ?? 0);
  return (await app.userCourse(learner, id, '?include=modules')).body;
}

test('GW-15 GW-16 GW-21 GW-23 GW-25 GW-26 a user course tells the course, the learner and how far the learner is', async () => {
  const body = await studied();
  const time = app.now().toISOString();
  expect(body).toMatchObject({
    username: 'ada@demo.test',
    name: 'Ada Example',
    startTime: time,
    finishTime: null,
    expireTime: null,
    status: 'IN_PROGRESS',
    correctPoints: 2,
    totalPoints: 5,
    certificate: null,
    course: { id: body.courseId, correctPoints: 2, totalPoints: 5, questionAnswersSize: 2, rightQuestionAnswers: 1 },
  });
  const [module] = body.modules ?? [];
  expect(module).toMatchObject({
    number: 1,
    name: 'First',
    done: false,
    finishTime: null,
    status: 'IN_PROGRESS',
    correctPoints: 2,
    totalPoints: 5,
  });
  expect(module?.lectures).toMatchObject([
    { number: 1, name: 'One', doneTime: time, status: 'DONE', done: true, correctPoints: 2, totalPoints: 5 },
    { number: 2, name: 'Two', doneTime: null, status: 'TODO', done: false, correctPoints: 0, totalPoints: 0 },
  ]);
  const lecture = module?.lectures[0];
  expect(lecture !== undefined && 'questionAnswers' in lecture ? lecture.questionAnswers : []).toEqual([
    {
      id: expect.any(Number),
      '@type': 'SingleChoice',
      number: 1,
      question: 'Which one?',
      answer: ['one', 'two', 'three'],
      optionIds: null,
      correctAnswer: [2],
      correctAnswerSize: 1,
      keyChanged: false,
      regrading: null,
      partsCorrect: null,
      parts: null,
      correct: true,
      userAnswer: [2],
      explanation: { type: 'text', content: { '1': 'not one', '2': 'two it is', '3': 'not three' } },
      wrongCount: 1,
      wrongLimit: 3,
      exhausted: false,
      weight: 2,
      courseVersion: expect.any(Number),
    },
    expect.objectContaining({ number: 2, correctAnswer: null, correct: null, userAnswer: null, explanation: null }),
  ]);
  const [half, all] = body.gamificationItems;
  expect(half).toMatchObject({ '@type': 'QUESTIONS_ANSWERED_RATE', name: 'Half', isDone: true, achieved: true });
  expect(all).toMatchObject({ name: 'All', description: 'All right', isDone: false, achieved: false });
  expect(body.userGamificationItems).toMatchObject([{ gamificationId: half?.id, createTime: time }]);
});

test('PROG-09 OP-44 stats: lectures and modules are totals, the others count what is right and seen', async () => {
  expect((await studied()).stats).toEqual({
    lectures: 3,
    modules: 2,
    rightQuestionAnswers: 1,
    lecturesMarkedAsSeen: 1,
  });
});
