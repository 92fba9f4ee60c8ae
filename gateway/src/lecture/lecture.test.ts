import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aCourse,
  aCourseWithOutline,
  aLecture,
  aLecturePage,
  aModule,
  aPage,
  aQuestion,
  aUser,
  aUserCourse,
  aUserLecture,
  aUserModule,
} from '../testing/builders.ts';
import { bearer, createTestGateway, type Asked, type TestGateway } from '../testing/testGateway.ts';

const base = '/api/v1/secured/usercourses';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', base, { body: aPage([aUserCourse()]) });
});
afterEach(() => gateway.close());

const query = `query($asLearner: Boolean) { lecture(courseId: 258, lectureId: 1002, asLearner: $asLearner) {
  name navigationMode next { name gate { reason pointsMissing openQuestionCount } }
  content { __typename
    ... on LectureContent { readOnly sections { __typename ... on RichTextSection { html } ... on QuestionSection { question { ... on QuestionFields { questionId } } } } questions { ... on QuestionFields { id questionId placed } } }
    ... on ContentWithheld { reason message time } } } }`;

describe('the lecture page', () => {
  test('LEC-05 GW-19 GW-20 GW-21 OP-94 of an enrolled learner is two calls', async () => {
    gateway.on('GET', `${base}/77/lecture/1002`, { body: aLecturePage() });
    const { data } = await gateway.ask(query, {}, bearer());
    expect(data.lecture).toMatchObject({
      name: 'Greetings',
      navigationMode: 'NEXT_BUTTON',
      next: { name: 'Numbers', gate: { reason: 'LECTURE_NOT_DONE', pointsMissing: 2, openQuestionCount: 1 } },
      content: {
        __typename: 'LectureContent',
        readOnly: false,
        sections: [
          { __typename: 'RichTextSection', html: '<h2>Hello</h2><p>Hallo</p>' },
          { __typename: 'QuestionSection', question: { questionId: 1010 } },
        ],
        questions: [{ questionId: 1010, placed: true }],
      },
    });
    expect(gateway.paths()).toEqual([
      `GET ${base}?page=0&size=1000&q=courseId=in=(258)&include=outline`,
      `GET ${base}/77/lecture/1002`,
    ]);
  });

  test('QUIZ-12 OP-91 an author may ask to be treated as a learner', async () => {
    gateway.on('GET', `${base}/77/lecture/1002`, { body: aLecturePage() });
    await gateway.ask(query, { asLearner: true }, bearer());
    expect(gateway.paths().at(-1)).toBe(`GET ${base}/77/lecture/1002?view=learner`);
  });

  test('OP-45 a locked lecture says so in place of its content', async () => {
    gateway.on('GET', `${base}/77/lecture/1002`, {
      body: aLecturePage({
        sections: [],
        questionAnswers: [],
        withheld: { reason: 'LOCKED', message: 'Finish the lecture before this one first', time: null },
      }),
    });
    const { data } = await gateway.ask(query, {}, bearer());
    expect(data.lecture.content).toEqual({
      __typename: 'ContentWithheld',
      reason: 'LOCKED',
      message: 'Finish the lecture before this one first',
      time: null,
    });
  });

  test.each([
    ['COURSE_NOT_STARTED', 'NOT_STARTED'],
    ['MODULE_NOT_STARTED', 'MODULE_NOT_STARTED'],
  ])('LEC-11 OP-51 a visitor is told what opens later: %s', async (given, reason) => {
    const time = '2030-01-31T09:00:00.000Z';
    gateway.on('GET', '/api/v1/public/courses/258/lecture/1002', {
      status: 403,
      body: {
        code: 'NOT_AVAILABLE_YET',
        message: 'Later',
        params: { reason: given, availableFromTime: time },
        errors: [],
      },
    });
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
    const { data } = await gateway.ask(query);
    expect(data.lecture.content).toMatchObject({ __typename: 'ContentWithheld', reason, time });
  });

  test('ENR-11 ENR-12 a visitor learns that enrolment is needed, and still what the lecture is', async () => {
    gateway.on('GET', '/api/v1/public/courses/258/lecture/1002', {
      status: 403,
      body: { code: 'NOT_ENROLLED', message: 'x', params: {} },
    });
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
    const { data } = await gateway.ask(query);
    expect(data.lecture).toMatchObject({
      name: 'Greetings',
      next: { name: 'Numbers', gate: null },
      content: { reason: 'NOT_ENROLLED', message: 'You must be enrolled to the course in order to see the content' },
    });
  });

  describe('those who work on a course', () => {
    const refused = { status: 403, body: { code: 'NOT_ENROLLED', message: 'x', params: {} } };
    const authored = '/api/v1/secured/courses/258?include=modules';
    const { sections, questionAnswers } = aLecturePage({ questionAnswers: [aQuestion({ correctAnswer: [2] })] });
    const whole = aCourse({
      modules: [
        aModule({ lectures: [aLecture({ sections, questionAnswers }), aLecture({ id: 1003, name: 'Numbers' })] }),
      ],
      gamificationItems: [],
    });

    test.each([
      ['of a published course', refused],
      ['of a draft', { status: 404, body: { code: 'NOT_FOUND', message: 'x' } }],
    ])('ROLE-12 read a lecture %s without being enrolled', async (_which, reply) => {
      gateway.on('GET', '/api/v1/public/courses/258/lecture/1002', reply);
      gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
      gateway.on('GET', authored, { body: whole });
      const { data } = await gateway.ask(query, {}, bearer());
      expect(data.lecture).toMatchObject({
        name: 'Greetings',
        next: { name: 'Numbers' },
        content: { __typename: 'LectureContent', readOnly: true },
      });
      expect(gateway.paths().filter((path) => path.includes('/courses/258'))).toEqual([
        'GET /api/v1/public/courses/258/lecture/1002',
        `GET ${authored}`,
      ]);
    });

    test.each([
      ['learners', false, 403, [authored]],
      ['authors who look as learners', true, 200, []],
    ])('ENR-11 and %s do not', async (_who, asLearner, status, asked) => {
      gateway.on('GET', '/api/v1/public/courses/258/lecture/1002', refused);
      gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
      gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
      gateway.on('GET', authored, status === 200 ? { body: whole } : { status, body: { code: 'FORBIDDEN' } });
      const { data } = await gateway.ask(query, { asLearner }, bearer());
      expect(data.lecture.content).toHaveProperty('reason', 'NOT_ENROLLED');
      expect(gateway.paths().filter((path) => path.includes('/secured/courses'))).toEqual(
        asked.map((path) => `GET ${path}`),
      );
    });

    test('OP-27 a token of another workspace is none: the lecture as a node is what visitors see of it', async () => {
      gateway.on('GET', '/api/v1/public/courses/258/lecture/1002', refused);
      gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
      gateway.on('GET', authored, { status: 401, body: { code: 'UNAUTHENTICATED' } });
      gateway.on('GET', base, { status: 401, body: { code: 'UNAUTHENTICATED' } });
      const id = Buffer.from('Lecture:1002@course/258').toString('base64url');
      const { data, errors } = await gateway.ask(
        'query($id: ID!) { node(id: $id) { ... on Lecture { name content { ... on ContentWithheld { reason } } } } }',
        { id },
        bearer('of-acme'),
      );
      expect([data.node, errors]).toEqual([{ name: 'Greetings', content: { reason: 'NOT_ENROLLED' } }, []]);
    });

    test('OP-27 for a token of another workspace what visitors have too stands, and what is the viewer’s alone says no', async () => {
      gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
      gateway.on('GET', base, { status: 401, body: { code: 'UNAUTHENTICATED' } });
      const { data, errors } = await gateway.ask(
        `{ course(id: 258) { modules { totalPoints progress { done }
          lectures { questionCount totalPoints progress { done } gate { reason } next { name } } } } }`,
        {},
        bearer('of-acme'),
      );
      const asForAll = { questionCount: 1, totalPoints: 2, progress: null, gate: null };
      const lectures = [
        { ...asForAll, next: { name: 'Numbers' } },
        { ...asForAll, next: null },
      ];
      expect(data.course).toEqual({ modules: [{ totalPoints: 4, progress: null, lectures }] });
      expect(errors.map(({ path, extensions }) => [(path as string[]).at(-1), extensions['code']])).toEqual(
        Array.from({ length: 3 }, () => ['progress', 'UNAUTHENTICATED']),
      );
    });
  });

  test('ENR-12 OP-49 a visitor of a course with anonymous study reads only', async () => {
    const { previousLecture: _p, nextLecture: _n, readOnly: _r, withheld: _w, ...page } = aLecturePage();
    gateway.on('GET', '/api/v1/public/courses/258/lecture/1002', { body: page });
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
    const { data } = await gateway.ask(query);
    expect(data.lecture).toMatchObject({ next: { name: 'Numbers' }, content: { readOnly: true } });
    expect(gateway.calls.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  test('a lecture that does not exist is null', async () => {
    expect((await gateway.ask(query, {}, bearer())).data.lecture).toBeNull();
  });
});

describe('node', () => {
  test('OP-13 every object of a lecture page is found again by its id', async () => {
    gateway.on('GET', `${base}/77/lecture/1002`, { body: aLecturePage() });
    gateway.on('GET', base, { body: aPage([aUserCourse({ modules: [aUserModule()] })]) });
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
    const { data } = await gateway.ask(
      '{ lecture(courseId: 258, lectureId: 1002) { id content { ... on LectureContent { questions { ... on QuestionFields { id } } } } } userCourse: node(id: "VXNlckNvdXJzZTo3Nw") { ... on UserCourse { id moduleProgress { module { id } } achievementProgress { achievement { id } } } } }',
      {},
      bearer(),
    );
    const { content } = data.lecture;
    const { userCourse } = data as unknown as { userCourse: Asked['data']['viewer']['continueLearning'] };
    const ids = [
      data.lecture.id,
      'questions' in content ? content.questions[0]?.id : null,
      userCourse.id,
      userCourse.moduleProgress[0]?.module.id,
      userCourse.achievementProgress[0]?.achievement.id,
    ];
    for (const id of ids) {
      const { data: again } = await gateway.ask(
        'query($id: ID!) { node(id: $id) { __typename id } }',
        { id },
        bearer(),
      );
      expect(again.node.id).toBe(id);
    }
  });
});

describe('one object', () => {
  const state = { status: 'IN_PROGRESS', done: false } as const;
  const gate = aLecturePage().nextLecture?.gate ?? null;
  const outline = [
    aUserModule({
      ...state,
      totalPoints: 3,
      lectures: [
        aUserLecture({ ...state, correctPoints: 1, totalPoints: 1, questionCount: 1 }),
        aUserLecture({ id: 1003, number: 2, name: 'Numbers', gate }),
      ],
    }),
  ];
  const fields = `id questionCount totalPoints progress { done status correctPoints totalPoints } gate { reason }
    next { lectureId gate { reason } } content { ... on LectureContent { readOnly questions { ... on QuestionFields { id } } } }`;

  beforeEach(() => {
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
    gateway.on('GET', base, { body: aPage([aUserCourse({ modules: outline })]) });
    gateway.on('GET', `${base}/77/lecture/1002`, {
      body: aLecturePage({ ...state, correctPoints: 1, totalPoints: 1, gate: null }),
    });
  });

  test('GW-21 OP-13 a lecture is the same by its course, on its own, by its id and by the progress of the user course', async () => {
    const { data } = await gateway.ask(`{ lecture(courseId: 258, lectureId: 1002) { ${fields} } }`, {}, bearer());
    const { lecture } = data;
    expect(lecture).toMatchObject({
      totalPoints: 1,
      progress: { done: false, status: 'IN_PROGRESS', correctPoints: 1, totalPoints: 1 },
      content: { readOnly: false },
      next: { lectureId: 1003, gate: { reason: 'LECTURE_NOT_DONE' } },
    });
    const everywhere = await gateway.ask(
      `query($id: ID!, $course: ID!) {
        course(id: $course) {
          modules { lectures { ...L } }
          viewerUserCourse { moduleProgress { lectures { lecture { ...L } } } }
        }
        node(id: $id) { ...L } } fragment L on Lecture { ${fields} }`,
      { id: lecture.id, course: Buffer.from('Course:258').toString('base64url') },
      bearer(),
    );
    expect(everywhere.errors.filter(({ path }) => !JSON.stringify(path).includes('content'))).toEqual([]);
    const { course, node } = everywhere.data;
    expect(course.modules[0]?.lectures[0]).toEqual(lecture);
    expect(course.viewerUserCourse.moduleProgress[0]?.lectures[0]?.lecture).toEqual(lecture);
    expect(node).toEqual(lecture);
  });

  test('GW-21 OP-13 under a user course that was given up a lecture and a module stand as in the current one, their old progress beside them', async () => {
    const givenUp = aUserCourse({ id: 70, finishTime: '2030-01-01T00:00:00.000Z', modules: outline });
    const lectures = [aUserLecture({ status: 'DONE', done: true, correctPoints: 1, totalPoints: 1 })];
    const current = aUserCourse({
      modules: [aUserModule({ status: 'DONE', done: true, correctPoints: 1, totalPoints: 3, lectures })],
    });
    gateway.on('GET', '/api/v1/secured/users/me', { body: aUser() });
    gateway.on('GET', `${base}/completed`, { body: aPage([givenUp]) });
    gateway.on('GET', base, { body: aPage([givenUp, current]) });
    const { data, errors } = await gateway.ask(
      `{ viewer { completedUserCourses { nodes { moduleProgress {
        done module { progress { done } }
        lectures { done lecture { lectureId progress { done status } gate { reason } } } } } } } }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    const [module] = data.viewer.completedUserCourses.nodes[0]?.moduleProgress ?? [];
    expect(module).toMatchObject({ done: false, module: { progress: { done: true } } });
    expect(module?.lectures[0]).toEqual({
      done: false,
      lecture: { lectureId: 1002, progress: { done: true, status: 'DONE' }, gate: null },
    });
  });

  test('OP-49 a visitor sees no progress, and what is read for them is shared', async () => {
    const { data } = await gateway.ask(
      '{ course(id: 258) { modules { progress { done } lectures { progress { done } gate { reason } totalPoints } } } }',
    );
    expect(data.course.modules[0]).toMatchObject({
      progress: null,
      lectures: [
        { progress: null, gate: null },
        { progress: null, gate: null },
      ],
    });
    expect(gateway.paths()).toEqual(['GET /api/v1/public/courses/258?include=outline']);
  });

  test('OP-95 the state of all modules of a course is one call, and names alone are none', async () => {
    await gateway.ask(
      '{ course(id: 258) { modules { progress { done } lectures { progress { done } gate { reason } } } } }',
      {},
      bearer(),
    );
    expect(gateway.paths()).toHaveLength(2);
    gateway.calls.length = 0;
    await gateway.ask('{ course(id: 258) { modules { name lectures { name } } } }', {}, bearer());
    expect(gateway.paths()).toEqual(['GET /api/v1/public/courses/258?include=outline']);
  });
});
