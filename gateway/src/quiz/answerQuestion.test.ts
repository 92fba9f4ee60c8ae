import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLecture, aPage, aQuestion, aUserCourse, aUserGamification } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import type { QuestionWire } from './questionWire.ts';

const base = '/api/v1/secured/usercourses';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', base, { body: aPage([aUserCourse()]) });
});
afterEach(() => gateway.close());

describe('answering', () => {
  const mutation = `mutation($i: AnswerQuestionInput!) { answerQuestion(input: $i) { correct
    question { settled wrongCount weight explanations { position type content } ... on SingleChoiceQuestion { userAnswer correctAnswer } }
    lecture { progress { done } next { gate { reason } } } userCourse { scorePercent } newAchievements { item { name } } userErrors { code field } } }`;
  const result = (state: Partial<QuestionWire>) => ({
    ...aQuestion(state),
    question: { ...aQuestion(state), explanation: null },
    lecture: {
      ...aLecture({ done: true, status: 'DONE', doneTime: null, correctPoints: 2 }),
      previousLecture: null,
      nextLecture: null,
    },
    userCourse: aUserCourse(),
    newUserGamificationItems: [aUserGamification()],
  });

  test('QUIZ-22 REST-31 OP-22 a wrong answer explains what was chosen and does not tell the right one', async () => {
    const state = {
      correct: false,
      userAnswer: [1],
      wrongCount: 1,
      explanation: { type: 'text' as const, content: { 1: 'That is the evening.' } },
    };
    gateway.on('POST', `${base}/77/questionanswer/1010`, { body: result(state) });
    const { data } = await gateway.ask(
      mutation,
      { i: { userCourseId: 77, questionId: 1010, positions: [1], idempotencyKey: 'a1' } },
      bearer(),
    );
    expect(data.answerQuestion).toEqual({
      correct: false,
      question: {
        settled: false,
        wrongCount: 1,
        weight: 2,
        explanations: [{ position: 1, type: 'TEXT', content: 'That is the evening.' }],
        userAnswer: 1,
        correctAnswer: null,
      },
      lecture: { progress: { done: true }, next: null },
      userCourse: { scorePercent: 50 },
      newAchievements: [{ item: { name: 'Good start' } }],
      userErrors: [],
    });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]).toMatchObject({ body: { userAnswer: [1] }, headers: { 'idempotency-key': 'a1' } });
  });

  test('QUIZ-11 OP-23 a question at its wrong limit is settled', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, {
      body: result({ correct: false, userAnswer: [1], wrongCount: 2, wrongLimit: 2, correctAnswer: [2] }),
    });
    const { data } = await gateway.ask(
      mutation,
      { i: { userCourseId: 77, questionId: 1010, positions: [1] } },
      bearer(),
    );
    expect(data.answerQuestion.question).toMatchObject({ settled: true, correctAnswer: 2 });
  });

  test('QUIZ-21 a placement is sent as a map of category to items', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, { body: result({ correct: true }) });
    const i = {
      userCourseId: 77,
      questionId: 1010,
      categories: [{ category: '1', items: ['2', '3'] }],
      asLearner: true,
    };
    await gateway.ask(mutation, { i }, bearer());
    expect(gateway.calls[0]).toMatchObject({
      path: `${base}/77/questionanswer/1010?view=learner`,
      body: { userAnswer: { 1: ['2', '3'] } },
    });
  });

  test.each([[{}], [{ positions: [1], categories: [] }]])(
    'OP-20 exactly one kind of answer: %j is refused without a call',
    async (given) => {
      const { data } = await gateway.ask(mutation, { i: { userCourseId: 77, questionId: 1010, ...given } }, bearer());
      expect(data.answerQuestion.userErrors).toEqual([{ code: 'INVALID', field: 'positions' }]);
      expect(gateway.calls).toEqual([]);
    },
  );

  test('ENR-08 a closed user course is data', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, {
      status: 409,
      body: { code: 'USER_COURSE_CLOSED', message: 'closed', params: {} },
    });
    const { data } = await gateway.ask(
      mutation,
      { i: { userCourseId: 77, questionId: 1010, positions: [1] } },
      bearer(),
    );
    expect(data.answerQuestion.userErrors).toEqual([{ code: 'USER_COURSE_CLOSED', field: null }]);
  });
});
