import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { Reply, TestUser } from '../testing/testApp.ts';
import { answerQuestion } from './answerQuestion.ts';
import { answerResponseSchema } from './answerSchemas.ts';
import {
  choiceQuestion,
  createStudyApp,
  smallCourse,
  textLecture,
  type StudyApp,
  type StudyCourse,
} from './studyTestApp.testkit.ts';
import type { AnsweredWire } from './takeAnswer.ts';

const path = '/api/v1/secured/usercourses';

let app: StudyApp;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  learner = await app.aUser();
});
afterAll(() => app.close());

interface Study {
  readonly id: Id;
  readonly course: StudyCourse;
  answer(question: number, userAnswer: unknown, key?: string): Promise<Reply<AnsweredWire>>;
}

/** The learner enrolled in a new course; questions by their index. */
async function study(course: StudyCourse): Promise<Study> {
  const { id } = await app.enrol(learner, course.id);
  return {
    id,
    course,
    answer: (question, userAnswer, key) =>
      app.answer(learner, id, course.questions[question] ?? 0, userAnswer, key) as unknown as Promise<
        Reply<AnsweredWire>
      >,
  };
}

const solution = { '1': ['1', '3'], '2': ['2'] };
/** Two fruits and a vegetable, for either type that places items. */
const fruits = {
  answer: {
    itemMapping: { '1': 'Apple', '2': 'Leek', '3': 'Pear' },
    categoryMapping: { '1': 'Fruit', '2': 'Vegetable' },
    solution,
  },
  correctAnswer: solution,
  explanation: null,
};

const smallStudy = async () => study(await app.aCourse(smallCourse()));

const submissions = (userCourseId: Id) =>
  inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('answer_submission')
      .select(['answer_submission.user_answer', 'answer_submission.correct', 'answer_submission.course_version'])
      .where('answer_submission.user_course_id', '=', userCourseId)
      .orderBy('answer_submission.submission_id')
      .execute(),
  );

/** Sends an answer without the helper's body, as an admin or with parameters of its own. */
const answerAs = (user: TestUser, id: Id, questionId: Id | undefined, body: object, query = '') =>
  app.call<AnsweredWire>('POST', `${path}/${id}/questionanswer/${questionId}${query}`, { as: user, body });

describe('an answer', () => {
  test('QUIZ-01 QUIZ-22 REST-31 right: the documented members, and everything it changed', async () => {
    const { answer, course } = await smallStudy();
    const { status, body } = await answer(0, [2]);
    expect(status).toBe(200);
    expect(answerResponseSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      questionId: course.questions[0],
      correct: true,
      userAnswer: [2],
      wrongCount: 0,
      correctAnswer: [2],
      weight: 2,
      explanation: { type: 'text', content: { '1': 'not one', '2': 'two it is', '3': 'not three' } },
      question: { id: course.questions[0], number: 1, correct: true },
      lecture: { lectureId: course.lectures[1], status: 'IN_PROGRESS', done: false, correctPoints: 2, totalPoints: 5 },
      userCourse: { status: 'IN_PROGRESS', phase: 'IN_PROGRESS', correctPoints: 2, stats: { rightQuestionAnswers: 1 } },
    });
  });

  test('OP-22 wrong: no right answer, and the explanation of the chosen position alone', async () => {
    const { answer } = await smallStudy();
    const { body } = await answer(0, [3]);
    expect(body).toMatchObject({ correct: false, wrongCount: 1, correctAnswer: null, correctAnswerSize: 1 });
    expect(body.explanation).toEqual({ type: 'text', content: { '3': 'not three' } });
    expect(body.question).toMatchObject({ correctAnswer: null, explanation: null, userAnswer: [3] });
  });

  test('QUIZ-11 OP-23 at the wrong limit the right answer is shown and nothing counts any more', async () => {
    const { answer, id } = await smallStudy();
    await answer(1, [1]);
    const exhausted = await answer(1, [3]);
    expect(exhausted.body).toMatchObject({ correct: false, wrongCount: 2, exhausted: true, correctAnswer: [2] });
    const late = await answer(1, [2]);
    expect(late.body).toMatchObject({ correct: false, wrongCount: 2, userAnswer: [3], exhausted: true });
    expect(await submissions(id)).toHaveLength(2);
  });

  test('OP-23 a right answer is final', async () => {
    const { answer, id } = await smallStudy();
    await answer(0, [2]);
    expect((await answer(0, [1])).body).toMatchObject({ correct: true, wrongCount: 0, userAnswer: [2] });
    expect(await submissions(id)).toHaveLength(1);
  });

  test('OP-23 without a limit wrong answers continue, and a right one keeps the count', async () => {
    const { answer, id } = await smallStudy();
    for (const position of [1, 3, 1]) {
      await answer(0, [position]);
    }
    expect((await answer(0, [2])).body).toMatchObject({ correct: true, wrongCount: 3 });
    expect(await submissions(id)).toEqual([
      { user_answer: [1], correct: false, course_version: 1 },
      { user_answer: [3], correct: false, course_version: 1 },
      { user_answer: [1], correct: false, course_version: 1 },
      { user_answer: [2], correct: true, course_version: 1 },
    ]);
  });

  test('OP-20 a bare number is accepted', async () => {
    const { answer } = await smallStudy();
    expect((await answer(0, 2)).body).toMatchObject({ correct: true, userAnswer: [2] });
  });

  test('REST-31 what does not fit is refused and spends no try', async () => {
    const { answer, id, course } = await smallStudy();
    for (const nonsense of [[], [4], ['2'], [1, 2], {}, null, 'two']) {
      expect(await answer(1, nonsense)).toMatchObject({ status: 400, body: { errors: [{ field: 'userAnswer' }] } });
    }
    const typed = await answerAs(learner, id, course.questions[1], { '@type': 'SingleOrdering', userAnswer: [1] });
    expect(typed).toMatchObject({ status: 400, body: { errors: [{ field: '@type' }] } });
    expect(await submissions(id)).toEqual([]);
    expect((await answer(1, [1])).body.wrongCount).toBe(1);
  });

  test.each([
    ['an order without an item', 0, [2, 3]],
    ['an order with an item twice', 0, [2, 3, 3]],
    ['an order of more than there is', 0, [2, 3, 1, 4]],
    ['an order of one item, as a bare number', 0, 2],
    ['a categorization without an item', 1, { '1': ['1'], '2': ['2'] }],
    ['a categorization with an item in two places', 1, { '1': ['1', '2', '3'], '2': ['2'] }],
    ['an association without an item', 2, { '1': ['1'], '2': ['2'] }],
    ['an association of what is not there', 2, { '1': ['1', '3', '4'], '2': ['2'] }],
  ])('OP-139 QUIZ-11 %s is refused and spends no try, though there is one alone', async (_, question, userAnswer) => {
    const limited = { wrongLimit: 1, explanation: null };
    const questionAnswers = [
      choiceQuestion({ '@type': 'SingleOrdering', answer: ['c', 'a', 'b'], correctAnswer: [2, 3, 1], ...limited }),
      choiceQuestion({ '@type': 'Categorization', ...fruits, ...limited }),
      choiceQuestion({ '@type': 'MultipleAssociation', ...fruits, ...limited }),
    ];
    const { answer, id } = await study(
      await app.aCourse({ modules: [{ lectures: [textLecture('All', { questionAnswers })] }] }),
    );
    expect(await answer(question, userAnswer)).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: 'userAnswer' }] },
    });
    expect(await submissions(id)).toEqual([]);
    const right = question === 0 ? [2, 3, 1] : fruits.correctAnswer;
    expect((await answer(question, right)).body).toMatchObject({ correct: true, wrongCount: 0 });
  });

  test('OP-57 List and SingleChoice are the same type', async () => {
    const { id, course } = await smallStudy();
    expect((await answerAs(learner, id, course.questions[0], { '@type': 'List', userAnswer: [2] })).status).toBe(200);
  });

  test('QUIZ-02 QUIZ-17 QUIZ-18 QUIZ-21 all six types are graded', async () => {
    const questionAnswers = [
      choiceQuestion(),
      choiceQuestion({ '@type': 'List' }),
      choiceQuestion({ '@type': 'MultipleChoice', correctAnswer: [1, 3] }),
      choiceQuestion({ '@type': 'SingleOrdering', answer: ['c', 'a', 'b'], correctAnswer: [2, 3, 1] }),
      choiceQuestion({ '@type': 'Categorization', ...fruits }),
      choiceQuestion({ '@type': 'MultipleAssociation', ...fruits }),
    ];
    const course = await app.aCourse({ modules: [{ lectures: [textLecture('All', { questionAnswers })] }] });
    const { answer, id } = await study(course);
    const wrong: unknown[] = [[1], [1], [1], [1, 2, 3], { '1': ['1', '2', '3'] }, { '1': ['1', '2', '3'] }];
    const right: unknown[] = [[2], [2], [3, 1], [2, 3, 1], { '2': ['2'], '1': ['3', '1'] }, fruits.correctAnswer];
    for (const [index, userAnswer] of wrong.entries()) {
      expect((await answer(index, userAnswer)).body).toMatchObject({ correct: false, correctAnswer: null });
    }
    for (const [index, userAnswer] of right.entries()) {
      expect((await answer(index, userAnswer)).body).toMatchObject({ correct: true, wrongCount: 1 });
    }
    expect((await app.userCourse(learner, id)).body).toMatchObject({ status: 'DONE', correctPoints: 6 });
  });
});

describe('once and only once', () => {
  test('OP-59 the same Idempotency-Key counts one and answers the same', async () => {
    const { answer, id } = await smallStudy();
    const first = await answer(0, [1], 'once');
    const again = await answer(0, [1], 'once');
    expect(again.body).toEqual(first.body);
    expect(await submissions(id)).toHaveLength(1);
    expect((await answer(0, [3], 'once')).status).toBe(422);
  });

  test('two simultaneous wrong answers count two', async () => {
    const { answer, id } = await smallStudy();
    const replies = await Promise.all([answer(0, [1]), answer(0, [3])]);
    expect(replies.map((reply) => reply.body.wrongCount ?? 0).sort((a, b) => a - b)).toEqual([1, 2]);
    expect(await submissions(id)).toHaveLength(2);
  });

  test('OP-20 an answer in another form than the question takes is refused and spends no try', async () => {
    const ordering = { '@type': 'SingleOrdering', answer: ['b', 'a'], correctAnswer: [2, 1] };
    const { id, course } = await study(
      await app.aCourse({
        modules: [{ lectures: [textLecture('Asking', { questionAnswers: [choiceQuestion(), ordering] })] }],
      }),
    );
    const send = (question: number, body: object) =>
      app.call('POST', `${path}/${id}/questionanswer/${course.questions[question]}`, { as: learner, body });
    const refused = (message: string) => ({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: 'userAnswer', message: `\`userAnswer\` ${message}.` }] },
    });
    expect(await send(0, { userAnswer: [1, 1, 1], form: 'order' })).toMatchObject(
      refused('must be the positions chosen, as this question is a choice'),
    );
    expect(await send(0, { userAnswer: { 1: ['1'] }, form: 'placement' })).toMatchObject({ status: 400 });
    expect(await send(1, { userAnswer: [1], form: 'positions' })).toMatchObject(
      refused('must be an order of all positions, as this question is an ordering'),
    );
    expect(await submissions(id)).toEqual([]);
    expect(await send(0, { userAnswer: [2], form: 'positions' })).toMatchObject({
      status: 200,
      body: { wrongCount: 0 },
    });
    expect(await send(1, { userAnswer: [2, 1], form: 'order' })).toMatchObject({
      status: 200,
      body: { correct: true },
    });
  });

  test('QUIZ-22 fifty parallel answers with two keys count two', async () => {
    const { answer, id } = await smallStudy();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => answer(0, [index % 2 === 0 ? 1 : 3], `key-${index % 2}`)),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(replies.map((reply) => reply.body.wrongCount))).toEqual(new Set([1, 2]));
    expect(await submissions(id)).toHaveLength(2);
  });

  test('QUIZ-11 of many parallel wrong answers only as many count as there are tries', async () => {
    const { answer, id } = await smallStudy();
    await Promise.all(Array.from({ length: 20 }, () => answer(1, [1])));
    expect((await answer(1, [2])).body).toMatchObject({ correct: false, wrongCount: 2, exhausted: true });
    expect(await submissions(id)).toHaveLength(2);
  });

  test('PROG-07 two answers that meet a condition together earn the achievement once', async () => {
    const course = await app.aCourse({
      ...smallCourse(),
      gamificationItems: [{ '@type': 'QUESTIONS_ANSWERED_RATE', name: 'All right', qaRate: 1 }],
    });
    for (let round = 0; round < 5; round += 1) {
      const { id, answer } = await study(course);
      await Promise.all([answer(0, [2]), answer(1, [2])]);
      const { body } = await app.userCourse(learner, id);
      expect(body.userGamificationItems).toHaveLength(1);
      await app.call('PATCH', `${path}/${id}`, { as: learner, body: { finishTime: app.now().toISOString() } });
    }
  });
});

describe('who sees what', () => {
  test('QUIZ-12 an admin sees right answers at once, unless viewing as a learner', async () => {
    const course = await app.aCourse(smallCourse());
    const admin = await app.aUser({ roleAdmin: true });
    const { id } = await app.enrol(admin, course.id);
    const lecture = `${path}/${id}/lecture/${course.lectures[1]}`;
    const asAuthor = await app.call('GET', lecture, { as: admin });
    expect(asAuthor.body).toMatchObject({ questionAnswers: [{ correctAnswer: [2] }, { correctAnswer: [2] }] });
    const asLearner = await app.call('GET', `${lecture}?view=learner`, { as: admin });
    expect(asLearner.body).toMatchObject({ questionAnswers: [{ correctAnswer: null }, { correctAnswer: null }] });
    expect((await answerAs(admin, id, course.questions[0], { userAnswer: [1] })).body.correctAnswer).toEqual([2]);
    const learned = await answerAs(admin, id, course.questions[1], { userAnswer: [1] }, '?view=learner');
    expect(learned.body.correctAnswer).toBeNull();
  });

  test('QUIZ-12 OP-59 with one Idempotency-Key an answer is never given as it was for another view', async () => {
    const course = await app.aCourse(smallCourse());
    const admin = await app.aUser({ roleAdmin: true });
    const { id } = await app.enrol(admin, course.id);
    const url = `${path}/${id}/questionanswer/${course.questions[0]}`;
    const options = { as: admin, body: { userAnswer: [1] }, headers: { 'idempotency-key': 'as whom' } };
    expect((await app.call('POST', url, options)).body).toMatchObject({ correctAnswer: [2] });
    expect(await app.call('POST', `${url}?view=learner`, options)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  test('QUIZ-12 a course admin of another course is a learner here', async () => {
    const course = await app.aCourse(smallCourse());
    const other = await app.aUser({ createCourse: true });
    const { id } = await app.enrol(other, course.id);
    expect((await answerAs(other, id, course.questions[0], { userAnswer: [1] })).body.correctAnswer).toBeNull();
  });

  test('REST-31 someone else’s user course, an unknown question and another workspace are not found', async () => {
    const { id, course } = await smallStudy();
    const stranger = await app.aUser();
    const admin = await app.aUser({ roleAdmin: true });
    const foreign = await app.aUser({ workspaceId: 2, roleAdmin: true });
    for (const user of [stranger, admin, foreign]) {
      expect((await answerAs(user, id, course.questions[0], { userAnswer: [2] })).status).toBe(404);
    }
    expect((await answerAs(learner, id, 987_654, { userAnswer: [2] })).status).toBe(404);
    expect(await submissions(id)).toEqual([]);
  });
});

test('OP-45 with sequential progress a lecture beyond the first undone one takes no answers', async () => {
  const { answer, id, course } = await study(await app.aCourse(smallCourse({ sequentialProgress: true })));
  expect(await answer(0, [2])).toMatchObject({
    status: 403,
    body: { code: 'LECTURE_LOCKED', params: { reason: 'SEQUENTIAL', lectureId: course.lectures[0] } },
  });
  await app.seen(learner, id, course.lectures[0] ?? 0);
  expect((await answer(0, [2])).status).toBe(200);
});

test('PROG-08 the fact of an answer, and of what it finished, is kept with it', async () => {
  const { answer, course } = await smallStudy();
  await answer(0, [1]);
  await answer(0, [2]);
  await answer(1, [2]);
  const facts = await inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('fact')
      .select(['fact.type', 'fact.action', 'fact.question_id', 'fact.lecture_id', 'fact.user_id'])
      .where('fact.course_id', '=', course.id)
      .where('fact.type', '!=', 'usercourse')
      .orderBy('fact.fact_id')
      .execute(),
  );
  const lecture = { lecture_id: course.lectures[1], user_id: learner.userId };
  const [first, second] = course.questions;
  expect(facts).toEqual([
    { type: 'questionanswer', action: 'wrong', question_id: first, ...lecture },
    { type: 'modules', action: 'started', question_id: null, ...lecture, lecture_id: null },
    { type: 'questionanswer', action: 'correct', question_id: first, ...lecture },
    { type: 'questionanswer', action: 'correct', question_id: second, ...lecture },
    { type: 'lecture', action: 'done', question_id: null, ...lecture },
  ]);
});

test('an answer whose content is in the process takes at most four statements', async () => {
  const { answer, id, course } = await smallStudy();
  await answer(0, [1]);
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { correct } = await answerQuestion(app.db.withPlugin(counting), {
    workspaceId: 1,
    viewer: {
      userId: learner.userId,
      roles: { admin: false, courseAdmin: false, voucherAdmin: false },
      mayCustomise: false,
      session: null,
      apiToken: null,
    },
    asLearner: false,
    now: app.now(),
    userCourseId: id,
    questionId: course.questions[0] ?? 0,
    userAnswer: [2],
    type: undefined,
    form: undefined,
    courseVersion: undefined,
    idempotencyKey: 'counted',
  });
  expect(correct).toBe(true);
  expect(statements).toBeLessThanOrEqual(4);
});
