/** BEY-25: what answers mean after their question was changed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import { publicationJob, publishDue } from '../course/heldBack/publicationJob.ts';
import { doJobs } from '../testing/doJobs.ts';
import { sentMails } from '../testing/sentMails.ts';
import { gradeAnswers } from './grading/gradeAnswers.ts';
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

interface Saved {
  readonly gradingJobId?: Id;
  readonly code?: string;
  readonly params?: unknown;
}

/** The author sends the only question of the course once more; jobs that follow are done. */
const saveQuestion = async (
  course: StudyCourse,
  changes: object,
  wish = '',
  as = admin,
  doesJobs = true,
): Promise<Saved> => {
  const question = choiceQuestion({ id: course.questions[0], ...changes });
  const lectures = [{ id: course.lectures[0], questionAnswers: [question] }];
  const { body } = await app.call<Saved>('PATCH', `/api/v1/secured/courses/${course.id}?forceUpdate=true${wish}`, {
    as,
    body: { modules: [{ id: course.outline.modules[0]?.id, lectures }] },
  });
  if (doesJobs) {
    await doJobs(app, gradeAnswers({ db: app.db, clock: app.now }));
  }
  return body;
};

const points = async (user: TestUser, userCourseId: Id): Promise<unknown> =>
  (await app.userCourse(user, userCourseId)).body.correctPoints;

interface Row {
  readonly subject: string;
  readonly code: string;
  readonly params: { readonly points: number };
}

/** The report of a job. */
const reportOf = async (jobId: Id | undefined): Promise<readonly (readonly [string, string, number])[]> => {
  const { body } = await app.call('GET', `/api/v1/secured/jobs/${jobId}/rows`, { as: admin });
  return (body['content'] as readonly Row[]).map(({ subject, code, params }) => [subject, code, params.points]);
};

const asked = async (course: StudyCourse, userCourseId: Id, user = learner): Promise<unknown> => {
  const path = `/api/v1/secured/usercourses/${userCourseId}/lecture/${course.lectures[0]}`;
  const { body } = await app.call('GET', path, { as: user });
  return (body['questionAnswers'] as unknown[])[0];
};

const aMinuteLater = (): void => app.at(new Date(app.now().getTime() + 60_000));

const regradingOf = async (course: StudyCourse, userCourseId: Id, user: TestUser): Promise<unknown> =>
  ((await asked(course, userCourseId, user)) as { readonly regrading: unknown }).regrading;

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

describe('BEY-25 an answer to a question that was changed since it was read', () => {
  const answerAsRead = async (course: StudyCourse, id: Id, userAnswer: unknown, courseVersion: number) => {
    const path = `/api/v1/secured/usercourses/${id}/questionanswer/${course.questions[0]}`;
    const { body } = await app.call('POST', path, { as: learner, body: { userAnswer, courseVersion } });
    return body;
  };

  test('means the options that the learner saw', async () => {
    const course = await courseAsking(choiceQuestion());
    const { id } = await app.enrol(learner, course.id);
    expect(await asked(course, id)).toMatchObject({ courseVersion: 1 });
    await saveQuestion(course, { answer: ['three', 'two', 'one'], optionIds: [3, 2, 1], correctAnswer: [2] });
    expect(await answerAsRead(course, id, [3], 1)).toMatchObject({
      correct: false,
      userAnswer: [1],
      question: { courseVersion: 2 },
    });
  });

  test('is refused without a try where its option is gone, and taken as of today where that version is not kept', async () => {
    const course = await courseAsking(choiceQuestion({ wrongLimit: 1 }));
    const { id } = await app.enrol(learner, course.id);
    await saveQuestion(course, { wrongLimit: 1, answer: ['one', 'two'], correctAnswer: [2] });
    expect(await answerAsRead(course, id, [3], 1)).toMatchObject({
      code: 'INVALID',
      errors: [{ field: 'userAnswer', message: expect.stringContaining('was changed since it was read') }],
    });
    expect(await answerAsRead(course, id, [2], 999)).toMatchObject({ correct: true, wrongCount: 0 });
  });
});

describe('BEY-25 a change of what is right', () => {
  /** Two learners who chose the second option, which is right, and the third. */
  const twoAnswers = async () => {
    const other = await app.aUser();
    const course = await courseAsking(choiceQuestion());
    const questionId = course.questions[0] ?? 0;
    const [right, wrong] = [await app.enrol(learner, course.id), await app.enrol(other, course.id)];
    await app.answer(learner, right.id, questionId, [2]);
    await app.answer(other, wrong.id, questionId, [3]);
    const pointsOfBoth = async () => [await points(learner, right.id), await points(other, wrong.id)];
    return { course, questionId, other, right, wrong, pointsOfBoth };
  };

  test('is refused with what it does where its author wants to be asked', async () => {
    const { course, questionId, pointsOfBoth } = await twoAnswers();
    expect(await saveQuestion(course, { correctAnswer: [3] }, '&askGrading=true')).toMatchObject({
      code: 'GRADING_UNDECIDED',
      params: {
        questionCount: 1,
        questions: [
          { id: questionId, text: 'Which one?', lectureName: 'Asking', gainCount: 1, loseCount: 1, againCount: 0 },
        ],
      },
    });
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('grades everyone again, with a report of who gains and who loses', async () => {
    const { course, questionId, other, pointsOfBoth } = await twoAnswers();
    const { gradingJobId } = await saveQuestion(
      course,
      { correctAnswer: [3] },
      `&askGrading=true&regrade=${questionId}`,
    );
    expect(await pointsOfBoth()).toEqual([0, 1]);
    expect((await reportOf(gradingJobId)).toSorted(([a], [b]) => a.localeCompare(b))).toEqual(
      [
        [learner.username, 'POINTS_LOST', -1],
        [other.username, 'POINTS_GAINED', 1],
      ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    );
    const path = `/api/v1/secured/courses/${course.id}/questionstatistics`;
    const { body } = await app.call('GET', path, { as: admin });
    expect(body).toMatchObject({ questions: [{ answered: 2, rightAtOnce: 1, outdated: 0 }] });
  });

  test('gives everyone the point', async () => {
    const { course, questionId, pointsOfBoth, right, wrong, other } = await twoAnswers();
    await saveQuestion(course, { correctAnswer: [1] }, `&givePoint=${questionId}`);
    expect(await pointsOfBoth()).toEqual([1, 1]);
    expect(await asked(course, right.id)).toMatchObject({ correct: true, keyChanged: true, correctAnswer: null });
    expect(await asked(course, wrong.id, other)).toMatchObject({ correct: true, keyChanged: true });
  });

  test.each(['', '&askGrading=true&fromNowOn='])('holds only from now on with “%s”', async (wish) => {
    const { course, questionId, pointsOfBoth, right, wrong, other } = await twoAnswers();
    const { gradingJobId } = await saveQuestion(
      course,
      { correctAnswer: [3] },
      wish.endsWith('=') ? `${wish}${questionId}` : wish,
    );
    expect(gradingJobId).toBeUndefined();
    expect(await pointsOfBoth()).toEqual([1, 0]);
    expect(await asked(course, right.id)).toMatchObject({ correct: true, keyChanged: true, correctAnswer: null });
    expect((await app.answer(other, wrong.id, questionId, [3])).body).toMatchObject({ correct: true });
  });

  test('OP-345 tells learners that they were graded again or given the point, until they answer again', async () => {
    const { course, questionId, right, wrong, other } = await twoAnswers();
    const regradings = async () => [
      await regradingOf(course, right.id, learner),
      await regradingOf(course, wrong.id, other),
    ];
    expect(await regradings()).toEqual([null, null]);
    aMinuteLater();
    await saveQuestion(course, { correctAnswer: [3] }, `&fromNowOn=${questionId}`);
    expect(await regradings()).toEqual([null, null]);
    await saveQuestion(course, { correctAnswer: [1] }, `&regrade=${questionId}`);
    expect(await regradings()).toEqual(['GRADED_AGAIN', 'GRADED_AGAIN']);
    const tree = await app.call('GET', `/api/v1/secured/usercourses/${right.id}?include=modules`, { as: learner });
    expect(JSON.stringify(tree.body)).toContain('"regrading":"GRADED_AGAIN"');
    aMinuteLater();
    const { body } = await app.answer(learner, right.id, questionId, [1]);
    expect(body).toMatchObject({ correct: true, question: { regrading: null } });
    expect(await regradings()).toEqual([null, 'GRADED_AGAIN']);
    aMinuteLater();
    await saveQuestion(course, { correctAnswer: [2] }, `&givePoint=${questionId}`);
    expect(await regradings()).toEqual([null, 'POINT_GIVEN']);
    const settled = await app.answer(other, wrong.id, questionId, [1]);
    expect(settled.body).toMatchObject({ correct: true, userAnswer: [3], question: { regrading: 'POINT_GIVEN' } });
  });

  const placed = { itemMapping: { '1': 'Apple', '2': 'Leek' }, categoryMapping: { '1': 'Fruit', '2': 'Vegetable' } };
  const placement = (type: string) => ({
    '@type': type,
    answer: placed,
    correctAnswer: { '1': ['1'], '2': ['2'] },
    explanation: null,
  });
  const other = { '1': ['2'], '2': ['1'] };
  describe.each([
    ['SingleChoice', {}, [3]],
    ['List', { '@type': 'List' }, [3]],
    ['MultipleChoice', { '@type': 'MultipleChoice', correctAnswer: [1, 2] }, [2, 3]],
    ['SingleOrdering', { '@type': 'SingleOrdering', correctAnswer: [1, 2, 3], explanation: null }, [3, 1, 2]],
    ['Categorization', placement('Categorization'), other],
    ['MultipleAssociation', placement('MultipleAssociation'), other],
  ] as const)('OP-344 from now on makes a wrong answer right: %s', (_type, question, chosen) => {
    const answeredWrong = async (wrongLimit: number) => {
      const course = await courseAsking(choiceQuestion({ ...question, wrongLimit }));
      const { id } = await app.enrol(learner, course.id);
      await app.answer(learner, id, course.questions[0] ?? 0, chosen);
      await saveQuestion(
        course,
        { ...question, wrongLimit, correctAnswer: chosen },
        `&fromNowOn=${course.questions[0]}`,
      );
      const again = async () => (await app.answer(learner, id, course.questions[0] ?? 0, chosen)).body;
      return { course, id, again };
    };

    test('the same answer is another submission, which is right and uses no try', async () => {
      const { course, id, again } = await answeredWrong(3);
      expect(await asked(course, id)).toMatchObject({ correct: false, keyChanged: true, wrongCount: 1 });
      expect(await points(learner, id)).toBe(0);
      expect(await again()).toMatchObject({ correct: true, keyChanged: false, wrongCount: 1, userAnswer: chosen });
      expect(await points(learner, id)).toBe(1);
    });

    test('the result stays where no try is left', async () => {
      const { id, again } = await answeredWrong(1);
      expect(await again()).toMatchObject({ correct: false, keyChanged: true, exhausted: true, correctAnswer: null });
      expect(await points(learner, id)).toBe(0);
    });
  });

  test('leaves alone what learners are done with, but for what is graded again', async () => {
    const { course, right, pointsOfBoth } = await twoAnswers();
    await app.call('PATCH', `/api/v1/secured/usercourses/${right.id}`, {
      as: learner,
      body: { finishTime: app.now().toISOString() },
    });
    await saveQuestion(course, { answer: ['one', 'three'], correctAnswer: [1] });
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('is no change where an option is only moved or reworded', async () => {
    const { course, pointsOfBoth } = await twoAnswers();
    const moved = { answer: ['three', 'two, as it were', 'one'], optionIds: [3, 2, 1], correctAnswer: [2] };
    expect(await saveQuestion(course, moved, '&askGrading=true')).not.toHaveProperty('code');
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('concerns a question that was removed and comes back to its answers', async () => {
    const { course, questionId, pointsOfBoth, right } = await twoAnswers();
    const [module] = course.outline.modules;
    const lectures = [{ id: course.lectures[0], questionAnswers: [] }];
    const path = `/api/v1/secured/courses/${course.id}?forceUpdate=true`;
    expect(
      (await app.call('PATCH', path, { as: admin, body: { modules: [{ id: module?.id, lectures }] } })).status,
    ).toBe(200);
    expect(await saveQuestion(course, { correctAnswer: [3] }, '&askGrading=true')).toMatchObject({
      code: 'GRADING_UNDECIDED',
      params: { questions: [{ id: questionId, gainCount: 1, loseCount: 1, againCount: 0 }] },
    });
    const without = { answer: ['one', 'three'], optionIds: [1, 3], correctAnswer: [1] };
    expect(await saveQuestion(course, without, '&askGrading=true')).not.toHaveProperty('code');
    expect(await pointsOfBoth()).toEqual([0, 0]);
    expect(await asked(course, right.id)).toMatchObject({ correct: null, wrongCount: 0 });
  });

  test('keeps what was chosen where a revision is restored from before options had ids', async () => {
    const { course, right, other, wrong } = await twoAnswers();
    // As what was stored of an order that was changed then: positions, whichever options they meant before.
    await saveQuestion(course, { answer: ['three', 'two', 'one'], optionIds: [1, 2, 3] });
    const path = `/api/v1/secured/courses/${course.id}/revisions/1/_restore?forceUpdate=true`;
    expect((await app.call('POST', path, { as: admin })).status).toBe(200);
    expect(await asked(course, right.id)).toMatchObject({ answer: ['one', 'two', 'three'], userAnswer: [2] });
    // What was kept as 3 means “one” by now.
    expect(await asked(course, wrong.id, other)).toMatchObject({ answer: ['one', 'two', 'three'], userAnswer: [1] });
    const restored = await app.call('GET', `/api/v1/secured/courses/${course.id}?include=modules`, { as: admin });
    expect(JSON.stringify(restored.body)).toContain('"optionIds":[3,2,1]');
    const unchanged = await app.call('POST', path.replace('/1/', '/3/'), { as: admin });
    expect(unchanged.status).toBe(200);
    expect(await asked(course, wrong.id, other)).toMatchObject({ userAnswer: [1] });
  });

  test('of a wish that is none is refused', async () => {
    const { course } = await twoAnswers();
    expect(await saveQuestion(course, {}, '&regrade=one')).toMatchObject({
      code: 'INVALID',
      errors: [{ field: 'regrade' }],
    });
  });

  test.each(['yes', '1', 'TRUE', ''])('is not decided by askGrading=%s, which is neither yes nor no', async (value) => {
    const { course, pointsOfBoth } = await twoAnswers();
    expect(await saveQuestion(course, { correctAnswer: [3] }, `&askGrading=${value}`)).toMatchObject({
      code: 'INVALID',
      errors: [{ field: 'askGrading' }],
    });
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('belongs to the key of a write: a repetition answers the same, another decision is another write', async () => {
    const { course, questionId, pointsOfBoth } = await twoAnswers();
    const [lecture] = course.outline.modules[0]?.lectures ?? [];
    const question = { ...choiceQuestion({ correctAnswer: [3] }), id: questionId };
    const modules = [
      { id: course.outline.modules[0]?.id, lectures: [{ id: lecture?.id, questionAnswers: [question] }] },
    ];
    const save = (wish: string) =>
      app.call<Saved>('PATCH', `/api/v1/secured/courses/${course.id}?${wish}`, {
        as: admin,
        body: { modules },
        headers: { 'idempotency-key': 'one intended save' },
      });
    expect((await save('askGrading=true')).body).toMatchObject({ code: 'GRADING_UNDECIDED' });
    expect((await save(`fromNowOn=${questionId}`)).status).toBe(200);
    expect((await save(`fromNowOn=${questionId}`)).status).toBe(200);
    expect((await save(`regrade=${questionId}`)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('names no learner to an author who may not see who studies the course', async () => {
    const { course, questionId, pointsOfBoth } = await twoAnswers();
    const author = await app.aUser({ createCourse: true });
    const { gradingJobId } = await saveQuestion(course, { correctAnswer: [3] }, `&regrade=${questionId}`, author);
    expect(await pointsOfBoth()).toEqual([0, 1]);
    const { body } = await app.call('GET', `/api/v1/secured/jobs/${gradingJobId}/rows`, { as: author });
    expect(body['content']).toMatchObject([
      { subject: '', subjectId: null, params: { points: -1 } },
      { subject: '', subjectId: null, params: { points: 1 } },
    ]);
    expect(JSON.stringify(body)).not.toContain('@demo.test');
  });

  test('that a later one decides again is not graded by its key', async () => {
    const { course, questionId, pointsOfBoth } = await twoAnswers();
    const key = (position: number, wish: string) =>
      saveQuestion(course, { correctAnswer: [position] }, `&${wish}=${questionId}`, admin, false);
    await key(3, 'regrade');
    await key(1, 'fromNowOn');
    await doJobs(app, gradeAnswers({ db: app.db, clock: app.now }));
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('gives no point to who answers the new question wrong', async () => {
    const { course, questionId, other, wrong, pointsOfBoth } = await twoAnswers();
    await saveQuestion(course, { correctAnswer: [1] }, `&givePoint=${questionId}`, admin, false);
    await app.answer(other, wrong.id, questionId, [3]);
    await doJobs(app, gradeAnswers({ db: app.db, clock: app.now }));
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('can be decided again without another change, as after a job that was cancelled', async () => {
    const { course, questionId, pointsOfBoth } = await twoAnswers();
    await saveQuestion(course, { correctAnswer: [3] });
    expect(await pointsOfBoth()).toEqual([1, 0]);
    await saveQuestion(course, { correctAnswer: [3] }, `&regrade=${questionId}`);
    expect(await pointsOfBoth()).toEqual([0, 1]);
  });

  test('to another form of answering asks again, whatever the ids', async () => {
    const course = await courseAsking(choiceQuestion({ '@type': 'MultipleChoice', correctAnswer: [1, 2, 3] }));
    const { id } = await app.enrol(learner, course.id);
    await app.answer(learner, id, course.questions[0] ?? 0, [1, 2, 3]);
    await saveQuestion(course, { '@type': 'SingleOrdering', correctAnswer: [1, 2, 3], optionIds: [1, 2, 3] });
    expect(await points(learner, id)).toBe(0);
    expect(await asked(course, id)).toMatchObject({ correct: null, userAnswer: null });
  });

  test('that is held back asks when it is published', async () => {
    const { course, questionId, pointsOfBoth } = await twoAnswers();
    const path = `/api/v1/secured/courses/${course.id}`;
    await app.call('POST', `${path}/_holdBack?forceUpdate=true`, { as: admin, body: { holdsBack: true } });
    expect(await saveQuestion(course, { correctAnswer: [3] }, '&askGrading=true')).not.toHaveProperty('code');
    const publish = (wish: string) =>
      app.call<Saved>('POST', `${path}/_publishChanges?askGrading=true${wish}`, { as: admin, body: {} });
    expect((await publish('')).body).toMatchObject({ code: 'GRADING_UNDECIDED' });
    expect(await pointsOfBoth()).toEqual([1, 0]);
    expect((await publish(`&regrade=${questionId}`)).status).toBe(200);
    await doJobs(app, gradeAnswers({ db: app.db, clock: app.now }));
    expect(await pointsOfBoth()).toEqual([0, 1]);
  });

  /** A key that is held back, a moment to publish, and what came of it an hour later. */
  const scheduled = async () => {
    const asked = await twoAnswers();
    const path = `/api/v1/secured/courses/${asked.course.id}`;
    await app.call('POST', `${path}/_holdBack?forceUpdate=true`, { as: admin, body: { holdsBack: true } });
    await saveQuestion(asked.course, { correctAnswer: [3] });
    const publishTime = new Date(app.now().getTime() + 3_600_000).toISOString();
    const setTime = (wish: string) =>
      app.call<Saved & { publishTime: string | null; publishGradings: readonly object[] }>(
        'POST',
        `${path}/_publicationTime?${wish}`,
        { as: admin, body: { publishTime } },
      );
    const passMoment = async () => {
      const [before, { jobs }] = [app.now(), app.app];
      app.at(new Date(Date.parse(publishTime) + 1000));
      const boss = await jobs.open();
      await boss.send(publicationJob.name, { workspaceId: null, payload: {} });
      await doJobs(app, publishDue({ db: app.db, clock: app.now, jobs }));
      await doJobs(app, gradeAnswers({ db: app.db, clock: app.now }));
      const mails = await sentMails(app);
      app.at(before);
      const { body } = await app.call(`GET`, path, { as: admin });
      return { body, mails };
    };
    return { ...asked, publishTime, setTime, passMoment };
  };

  test('BEY-24 OP-341 that is to be live at a set time is refused until it is decided, and done at that time', async () => {
    const { questionId, publishTime, setTime, passMoment, pointsOfBoth } = await scheduled();
    const refused = await setTime('askGrading=true');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'GRADING_UNDECIDED',
        params: { questionCount: 1, questions: [{ id: questionId, gainCount: 1, loseCount: 1, againCount: 0 }] },
      },
    });
    const decided = await setTime(`askGrading=true&regrade=${questionId}`);
    expect(decided.body).toMatchObject({ publishTime });
    expect(decided.body.publishGradings).toEqual([
      { questionId, text: 'Which one?', lectureName: 'Asking', grading: 'REGRADE' },
    ]);
    expect(await pointsOfBoth()).toEqual([1, 0]);
    const { body, mails } = await passMoment();
    expect(body).toMatchObject({ liveVersion: 2, publishTime: null, publishGradings: [] });
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is live now')]);
    expect(await pointsOfBoth()).toEqual([0, 1]);
  });

  test('BEY-24 OP-341 OP-345 is told to who answered after the change was saved and before it was live', async () => {
    const { course, questionId, wrong, other, setTime, passMoment } = await scheduled();
    await setTime(`askGrading=true&regrade=${questionId}`);
    aMinuteLater();
    await app.answer(other, wrong.id, questionId, [2]);
    expect(await regradingOf(course, wrong.id, other)).toBeNull();
    await passMoment();
    expect(await regradingOf(course, wrong.id, other)).toBe('GRADED_AGAIN');
  });

  test('BEY-24 OP-341 that was published before the moment with its module is not decided a second time', async () => {
    const { course, questionId, setTime, passMoment, pointsOfBoth } = await scheduled();
    const path = `/api/v1/secured/courses/${course.id}`;
    // Stays behind, and the moment with it.
    await app.call('PATCH', path, { as: admin, body: { name: 'Another name' } });
    await setTime(`askGrading=true&givePoint=${questionId}`);
    const { body } = await app.call<{ modules: readonly { id: Id }[] }>('GET', `${path}?include=modules`, {
      as: admin,
    });
    const some = await app.call('POST', `${path}/_publishChanges?askGrading=true&fromNowOn=${questionId}`, {
      as: admin,
      body: { moduleIds: body.modules.map(({ id }) => id) },
    });
    expect(some.status).toBe(200);
    expect(await pointsOfBoth()).toEqual([1, 0]);
    await passMoment();
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('BEY-24 OP-341 that was changed once more after the time was set keeps everything held back', async () => {
    const { course, questionId, setTime, passMoment, pointsOfBoth } = await scheduled();
    await setTime(`askGrading=true&regrade=${questionId}`);
    await saveQuestion(course, { correctAnswer: [1] });
    const { body, mails } = await passMoment();
    expect(body).toMatchObject({ version: 3, liveVersion: 1, publishTime: null, publishGradings: [] });
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('is not decided yet')]);
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('BEY-24 OP-341 holds from a set time on where its author does not want to be asked', async () => {
    const { setTime, passMoment, pointsOfBoth } = await scheduled();
    expect((await setTime('')).body.publishGradings).toEqual([]);
    expect((await passMoment()).body).toMatchObject({ liveVersion: 2 });
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });

  test('is asked for as well when a revision is restored', async () => {
    const { course, questionId, pointsOfBoth } = await twoAnswers();
    await saveQuestion(course, { correctAnswer: [3] }, `&regrade=${questionId}`);
    const path = `/api/v1/secured/courses/${course.id}/revisions/1/_restore?forceUpdate=true&askGrading=true`;
    expect((await app.call('POST', path, { as: admin })).body).toMatchObject({ code: 'GRADING_UNDECIDED' });
    await app.call('POST', `${path}&regrade=${questionId}`, { as: admin });
    await doJobs(app, gradeAnswers({ db: app.db, clock: app.now }));
    expect(await pointsOfBoth()).toEqual([1, 0]);
  });
});
