import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAnswerResult, aPage, aQuestion, aUserCourse, aUserGamification } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import type { Schemas } from '../rest/Schemas.ts';

const base = '/api/v1/secured/usercourses';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', base, { body: aPage([aUserCourse()]) });
});
afterEach(() => gateway.close());

describe('answering', () => {
  const mutation = `mutation($i: AnswerQuestionInput!) { answerQuestion(input: $i) { correct
    question { ... on QuestionFields { settled wrongCount weight explanations { position type content } } ... on SingleChoiceQuestion { chosenPosition correctPosition } }
    lecture { progress { done } next { gate { reason } } } userCourse { scorePercent } newAchievements { achievement { name } } userErrors { code field } } }`;
  type State = Partial<Pick<Schemas['AnswerResult'], keyof Schemas['AnswerResult'] & keyof Schemas['Question']>>;
  const result = ({ question: _text, ...state }: State) =>
    anAnswerResult({
      ...state,
      question: aQuestion({ ...state, explanation: null }),
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
      { i: { userCourseId: 77, questionId: 1010, answer: { positions: [1] }, idempotencyKey: 'a1' } },
      bearer(),
    );
    expect(data.answerQuestion).toEqual({
      correct: false,
      question: {
        settled: false,
        wrongCount: 1,
        weight: 2,
        explanations: [{ position: 1, type: 'TEXT', content: 'That is the evening.' }],
        chosenPosition: 1,
        correctPosition: null,
      },
      lecture: { progress: { done: true }, next: null },
      userCourse: { scorePercent: 50 },
      newAchievements: [{ achievement: { name: 'Good start' } }],
      userErrors: [],
    });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]).toMatchObject({
      body: { userAnswer: [1], form: 'positions' },
      headers: { 'idempotency-key': 'a1' },
    });
  });

  test('QUIZ-11 OP-23 a question at its wrong limit is settled', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, {
      body: result({ correct: false, userAnswer: [1], wrongCount: 2, wrongLimit: 2, correctAnswer: [2] }),
    });
    const { data } = await gateway.ask(
      mutation,
      { i: { userCourseId: 77, questionId: 1010, answer: { positions: [1] } } },
      bearer(),
    );
    expect(data.answerQuestion.question).toMatchObject({ settled: true, correctPosition: 2 });
  });

  test('QUIZ-21 a placement is sent as a map of category to items', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, { body: result({ correct: true }) });
    const i = {
      userCourseId: 77,
      questionId: 1010,
      answer: { placement: [{ category: '1', items: ['2', '3'] }] },
      asLearner: true,
    };
    await gateway.ask(mutation, { i }, bearer());
    expect(gateway.calls[0]).toMatchObject({
      path: `${base}/77/questionanswer/1010?view=learner`,
      body: { userAnswer: { 1: ['2', '3'] }, form: 'placement' },
    });
  });

  test('OP-139 a category that is named twice loses no item', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, { body: result({ correct: true }) });
    const placement = [
      { category: '1', items: ['2'] },
      { category: '2', items: ['1'] },
      { category: '1', items: ['3'] },
    ];
    await gateway.ask(mutation, { i: { userCourseId: 77, questionId: 1010, answer: { placement } } }, bearer());
    expect(gateway.calls[0]).toMatchObject({ body: { userAnswer: { 1: ['2', '3'], 2: ['1'] } } });
  });

  test.each([{}, { positions: [1], placement: [] }, { positions: null }])(
    'OP-20 exactly one kind of answer: %j is refused without a call',
    async (answer) => {
      const { status, errors } = await gateway.ask(
        mutation,
        { i: { userCourseId: 77, questionId: 1010, answer } },
        bearer(),
      );
      expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
      expect(gateway.calls).toEqual([]);
    },
  );

  test('OP-13 a position that the question does not have is refused with the path that the caller wrote', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, {
      status: 400,
      body: {
        code: 'INVALID',
        message: 'Invalid',
        params: {},
        errors: [{ field: 'userAnswer', message: 'Positions are from 1 to 2.' }],
      },
    });
    const answered = async (answer: object) =>
      (await gateway.ask(mutation, { i: { userCourseId: 77, questionId: 1010, answer } }, bearer())).data
        .answerQuestion;
    expect((await answered({ positions: [99] })).userErrors).toEqual([{ code: 'INVALID', field: 'answer.positions' }]);
    expect((await answered({ order: [99] })).userErrors).toEqual([{ code: 'INVALID', field: 'answer.order' }]);
    // Which of the two forms was meant is for the platform to refuse.
    expect(gateway.calls.map(({ body }) => body)).toEqual([
      { userAnswer: [99], form: 'positions' },
      { userAnswer: [99], form: 'order' },
    ]);
  });

  test('OP-13 a global id of the wrong type is refused with its field, and the mutation beside it stands', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, { body: result({ correct: true }) });
    const course = Buffer.from('Course:258').toString('base64url');
    const question = Buffer.from('Question:1010@course/258/lecture/1002').toString('base64url');
    const answer = (questionId: string) =>
      `answerQuestion(input: { userCourseId: "77", questionId: "${questionId}", answer: { positions: [1] } }) { correct userErrors { code field message } }`;
    const { data, errors } = await gateway.ask(
      `mutation { wrong: ${answer(course)} right: ${answer(question)} }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      wrong: {
        correct: null,
        userErrors: [
          {
            code: 'INVALID',
            field: 'questionId',
            message: '`input.questionId` must be the global id or the raw id of a Question.',
          },
        ],
      },
      right: { correct: true, userErrors: [] },
    });
  });

  test('OP-13 a fault of one mutation leaves those beside it', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, { body: result({ correct: true }) });
    gateway.on('POST', `${base}/78/questionanswer/1010`, { status: 500, body: { code: 'BOOM' } });
    const answer = (id: number) =>
      `answerQuestion(input: { userCourseId: ${id}, questionId: 1010, answer: { positions: [1] } }) { correct }`;
    const { data, errors } = await gateway.ask(
      `mutation { a: ${answer(77)} b: ${answer(78)} c: ${answer(77)} }`,
      {},
      bearer(),
    );
    expect(data).toEqual({ a: { correct: true }, b: null, c: { correct: true } });
    expect(errors.map(({ path }) => path)).toEqual([['b']]);
  });

  test('ENR-08 a closed user course is data', async () => {
    gateway.on('POST', `${base}/77/questionanswer/1010`, {
      status: 409,
      body: { code: 'USER_COURSE_CLOSED', message: 'closed', params: {} },
    });
    const { data } = await gateway.ask(
      mutation,
      { i: { userCourseId: 77, questionId: 1010, answer: { positions: [1] } } },
      bearer(),
    );
    expect(data.answerQuestion.userErrors).toEqual([{ code: 'USER_COURSE_CLOSED', field: null }]);
  });
});
