import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aCourse,
  aCourseWithOutline,
  aLecture,
  aLecturePage,
  aModule,
  aPage,
  aQuestion,
  aUserCourse,
  aUserGamification,
} from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import type { QuestionWire } from '../quiz/questionWire.ts';
import { toLectureModel } from './lectureMappers.ts';
import { toSectionModel } from './sectionMappers.ts';

const base = '/api/v1/secured/usercourses';
const owner = { kind: 'usercourse', id: 77, lectureId: 1002 } as const;
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', base, { body: aPage([aUserCourse()]) });
});
afterEach(() => gateway.close());

const query = `query($asLearner: Boolean) { lecture(courseId: 258, lectureId: 1002, asLearner: $asLearner) {
  name navigationMode next { name gate { reason pointsMissing } }
  content { __typename
    ... on LectureContent { readOnly sections { __typename ... on RichTextSection { html } ... on QuestionSection { question { questionId } } } questions { id questionId } }
    ... on ContentWithheld { reason message time } } } }`;

describe('the lecture page', () => {
  test('LEC-05 GW-19 GW-20 GW-21 OP-94 of an enrolled learner is two calls', async () => {
    gateway.on('GET', `${base}/77/lecture/1002`, { body: aLecturePage() });
    const { data } = await gateway.ask(query, {}, bearer());
    expect(data.lecture).toMatchObject({
      name: 'Greetings',
      navigationMode: 'NEXT_BUTTON',
      next: { name: 'Numbers', gate: { reason: 'LECTURE_NOT_DONE', pointsMissing: 2 } },
      content: {
        __typename: 'LectureContent',
        readOnly: false,
        sections: [
          { __typename: 'RichTextSection', html: '<h2>Hello</h2><p>Hallo</p>' },
          { __typename: 'QuestionSection', question: { questionId: 1010 } },
        ],
        questions: [{ questionId: 1010 }],
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
      const id = Buffer.from('Lecture:1002@course/258').toString('base64url');
      const { data, errors } = await gateway.ask(
        'query($id: ID!) { node(id: $id) { ... on Lecture { name content { ... on ContentWithheld { reason } } } } }',
        { id },
        bearer('of-acme'),
      );
      expect([data.node, errors]).toEqual([{ name: 'Greetings', content: { reason: 'NOT_ENROLLED' } }, []]);
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

describe('node', () => {
  test('OP-13 every object of a lecture page is found again by its id', async () => {
    gateway.on('GET', `${base}/77/lecture/1002`, { body: aLecturePage() });
    gateway.on('GET', base, { body: aPage([aUserCourse({ modules: [aModule({ done: false })] })]) });
    const { data } = await gateway.ask(
      '{ lecture(courseId: 258, lectureId: 1002) { id content { ... on LectureContent { questions { id } } } } course: node(id: "VXNlckNvdXJzZTo3Nw") { ... on UserCourse { id modules { id } gamificationItems { id } } } }',
      {},
      bearer(),
    );
    const { content } = data.lecture;
    const ids = [
      data.lecture.id,
      'questions' in content ? content.questions[0]?.id : null,
      data.course.id,
      data.course.modules[0]?.id,
      data.course.gamificationItems[0]?.id,
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

describe('mapping', () => {
  test.each([
    ['quiz', 'QUIZ'],
    ['textVideoQuiz', 'TEXT_VIDEO_QUIZ'],
    ['videoQuiz', 'VIDEO_QUIZ'],
    ['textQuiz', 'TEXT_QUIZ'],
    ['video', 'VIDEO'],
    ['text', 'TEXT'],
  ] as const)('LEC-09 OP-18 %s is %s', (wire, type) => {
    expect(toLectureModel(aLecture({ lectureType: wire }), 258, { kind: 'course', id: 258 }).lectureType).toBe(type);
  });

  test('LEC-08 OP-18 media: an address with its kind, or a live lecture', () => {
    const of = (over: Parameters<typeof aLecture>[0]) =>
      toLectureModel(aLecture(over), 258, { kind: 'course', id: 258 }).mediaSource;
    expect(of({ mediaSource: 'https://youtu.be/x', mediaKind: 'YOUTUBE' })).toMatchObject({
      url: 'https://youtu.be/x',
      kind: 'YOUTUBE',
    });
    expect(of({ mediaSource: { link: 'https://zoom.us/1', startTime: 'a', finishTime: 'b' } })).toEqual({
      url: 'https://zoom.us/1',
      kind: 'LIVE_LECTURE',
      startTime: 'a',
      finishTime: 'b',
    });
  });

  const section = (type: string, content: unknown) =>
    toSectionModel({ id: 1, number: 1, type, content, questionAnswers: [] }, owner);
  const inner = (type: string, content: unknown) => section('JSON', { type, content });

  test.each([
    ['SEC-01', section('TEXT', 'a'), { __typename: 'TextSection', text: 'a' }],
    ['SEC-01', section('HTML', '<p>a</p>'), { __typename: 'HtmlSection', html: '<p>a</p>' }],
    ['SEC-01', section('SCROLL', null), { __typename: 'ScrollSection' }],
    ['SEC-01', section('BUTTON', null), { __typename: 'ButtonDividerSection' }],
    ['SEC-04', inner('TEXT', { text: '<h2>a</h2>' }), { __typename: 'RichTextSection', html: '<h2>a</h2>' }],
    ['SEC-05', inner('PDF', { src: '/a.pdf' }), { __typename: 'PdfSection', src: '/a.pdf' }],
    [
      'SEC-06',
      inner('IMPORTANT', { title: 't', text: 'x' }),
      { __typename: 'ImportantSection', title: 't', html: 'x' },
    ],
    [
      'SEC-07',
      inner('ADDITIONAL_INFO', { title: 't', text: 'x' }),
      { __typename: 'AdditionalInfoSection', title: 't', html: 'x' },
    ],
    ['SEC-08', inner('EXAMPLES', { title: 't', text: 'x' }), { __typename: 'ExamplesSection', title: 't', html: 'x' }],
    [
      'SEC-09',
      inner('DIALOG', [
        {
          userPicAvatar: true,
          side: 'right',
          avatar: { link: '', name: 'Ann' },
          bubbles: [{ type: 'question', content: 0 }],
        },
      ]),
      {
        __typename: 'DialogSection',
        turns: [
          {
            userPicAvatar: true,
            side: 'RIGHT',
            avatarLink: null,
            avatarName: 'Ann',
            bubbles: [{ type: 'QUESTION', content: '0' }],
          },
        ],
      },
    ],
    [
      'SEC-10 SEC-12',
      inner('IMAGE_TEXT', { imgSrc: '/a.webp', imgSide: 'right' }),
      { __typename: 'ImageTextSection', imgSide: 'RIGHT', imgContentSize: 6, textContentSize: 6 },
    ],
    [
      'SEC-11 SEC-12',
      inner('VIDEO_TEXT', { videoSrc: '/a.mp4', videoKind: 'VIDEO_FILE' }),
      { __typename: 'VideoTextSection', videoKind: 'VIDEO_FILE', videoContentSize: 6 },
    ],
    [
      'SEC-13',
      inner('ACCORDION', { items: [{ title: 't', text: 'x' }] }),
      { __typename: 'AccordionSection', items: [{ title: 't', html: 'x' }] },
    ],
    [
      'SEC-14',
      inner('BRANCH', { options: [{ title: 't', sections: [{ id: 2, number: 1, type: 'TEXT', content: 'n' }] }] }),
      { __typename: 'BranchSection', options: [{ title: 't', sections: [{ __typename: 'TextSection', text: 'n' }] }] },
    ],
    [
      'SEC-15',
      inner('BUTTON', { buttonText: 'Go', buttonLink: '/x', text: 'h', className: 'c' }),
      { __typename: 'ButtonSection', buttonText: 'Go', buttonLink: '/x', html: 'h', className: 'c' },
    ],
    [
      'SEC-16',
      inner('QUESTION', { questionIndex: 3 }),
      { __typename: 'QuestionSection', questionIndex: 3, question: null },
    ],
    ['OP-19', inner('HOLOGRAM', { a: 1 }), { __typename: 'UnknownSection', type: 'HOLOGRAM', content: { a: 1 } }],
    ['OP-19', section('NEW', null), { __typename: 'UnknownSection', type: 'NEW', content: null }],
    ['OP-19', section('JSON', 'broken'), { __typename: 'UnknownSection', type: 'JSON', content: null }],
  ])('%s GW-22 a section becomes its type', (_ids, model, expected) => {
    expect(model).toMatchObject(expected);
  });
});
