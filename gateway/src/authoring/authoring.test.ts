import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aGamificationItem,
  aModule,
  anAuthoredCourse,
  anAuthoredLecture,
  aPage,
  aQuestion,
} from '../testing/builders.ts';
import { tokensReply } from '../testing/browser.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const courses = '/api/v1/secured/courses';
const forbidden = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } };
const lockedBy = { id: 1201, name: 'Ben Example', username: 'ben@demo.test' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('the list', () => {
  const query = `query($first: Int, $after: String, $last: Int, $filter: AuthoredCourseFilter, $orderBy: AuthoredCourseOrder) {
    authoredCourses(first: $first, after: $after, last: $last, filter: $filter, orderBy: $orderBy) {
      totalCount pageInfo { hasNextPage }
      nodes { id courseId name type published imageUrl learnerCount updateTime updatedBy { userId name username }
        lock { endTime holder { userId name } } rights { mayEdit mayMakeTemplate } } } }`;
  const unavailability =
    '{ authoredCourses { unavailable totalCount nodes { courseId } edges { node { courseId } } } }';

  test('CRS-03 OP-35 25 rows with learners, the last save and the lock, in one call', async () => {
    const lock = { lockedBy, lockedUntil: '2030-01-31T09:00:30.000Z' };
    gateway.on('GET', courses, { body: aPage([anAuthoredCourse({ lock })], { total: 40 }) });
    const { data, errors } = await gateway.ask(query, {}, bearer());
    expect(errors).toEqual([]);
    expect(data.authoredCourses).toMatchObject({ totalCount: 40, pageInfo: { hasNextPage: true } });
    expect(data.authoredCourses.nodes[0]).toEqual({
      id: btoa('AuthoredCourse:258'),
      courseId: 258,
      name: 'German for Beginners',
      type: 'NORMAL',
      published: true,
      imageUrl: 'http://localhost/static/media/german.webp',
      learnerCount: 12,
      updateTime: '2030-01-31T09:00:00.000Z',
      updatedBy: { userId: 1200, name: 'Ada Example', username: 'author@demo.test' },
      lock: { endTime: '2030-01-31T09:00:30.000Z', holder: { userId: 1201, name: 'Ben Example' } },
      rights: { mayEdit: true, mayMakeTemplate: false },
    });
    expect(gateway.paths()).toEqual([`GET ${courses}?page=0&size=25&view=OWNED_COURSES`]);
  });

  test.each([
    [
      { filter: { search: " o'neil " } },
      "page=0&size=25&q=(name=='*o\\'neil*',tags.name=='*o\\'neil*')&view=OWNED_COURSES",
    ],
    [
      { filter: { published: false, template: true } },
      'page=0&size=25&q=published==false;template==true&view=OWNED_COURSES',
    ],
    [
      { filter: { type: 'EXTERNAL', createdByViewer: true } },
      "page=0&size=25&q=type=in=('EXTERNAL')&view=CREATED_COURSES",
    ],
    [{ filter: { savedByViewer: true, createdByViewer: true } }, 'page=0&size=25&view=SAVED_COURSES'],
    [{ filter: { template: true, createdByAnyone: true } }, 'page=0&size=25&q=template==true&view=ALL_COURSES'],
    [{ orderBy: { field: 'NAME' } }, 'page=0&size=25&sort=name,asc&view=OWNED_COURSES'],
    [
      { orderBy: { field: 'UPDATE_TIME', direction: 'DESC' }, first: 5, after: 'row-1' },
      'after=row-1&size=5&sort=updateTime,desc&view=OWNED_COURSES',
    ],
    [{ last: 3 }, 'before=end&size=3&view=OWNED_COURSES'],
  ])('CRS-03 is filtered, sorted and paged by the platform: %j', async (variables, asked) => {
    gateway.on('GET', courses, { body: aPage([]) });
    await gateway.ask(query, variables, bearer());
    const [path = '', parameters = ''] = (gateway.calls.at(-1)?.path ?? '').split(/\?(.*)/s);
    expect(path).toBe(courses);
    expect(parameters.split('&').toSorted()).toEqual(asked.split('&').toSorted());
  });

  test('ROLE-03 anyone who may not create courses learns so from the platform', async () => {
    gateway.on('GET', courses, forbidden);
    const { data, errors } = await gateway.ask(query, {}, bearer());
    expect(data).toEqual({ authoredCourses: null });
    expect(errors).toMatchObject([{ path: ['authoredCourses'], extensions: { code: 'FORBIDDEN' } }]);
  });

  test('CAT-11 LIM-11 OP-12 a list answered 401 is asked for every second, ten times in all, then says that it is unavailable', async () => {
    gateway.on('GET', courses, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Sign in', params: {} } });
    const { data, errors } = await gateway.ask(unavailability, {}, bearer());
    expect(errors).toEqual([]);
    expect(data.authoredCourses).toEqual({ unavailable: true, totalCount: 0, nodes: [], edges: [] });
    expect(gateway.calls).toHaveLength(10);
    expect(gateway.clock.sleeps).toEqual(Array.from({ length: 9 }, () => 1000));
  });

  test('CAT-11 a list that comes at the third attempt is given', async () => {
    gateway.on('GET', courses, () =>
      gateway.calls.length < 3 ? { status: 401 } : { body: aPage([anAuthoredCourse()]) },
    );
    const { data } = await gateway.ask(unavailability, {}, bearer());
    expect(data.authoredCourses).toMatchObject({ unavailable: false, totalCount: 1, nodes: [{ courseId: 258 }] });
    expect(gateway.clock.sleeps).toHaveLength(2);
  });

  test.each([
    ['cannot be reached', { status: 503 }],
    ['fails', { status: 500 }],
  ])('CAT-11 of a platform that %s it is empty at once, and says why', async (_what, reply) => {
    gateway.on('GET', courses, reply);
    const { data, errors } = await gateway.ask(unavailability, {}, bearer());
    expect([data.authoredCourses.unavailable, errors]).toEqual([true, []]);
    expect(gateway.clock.sleeps).toEqual([]);
  });

  test('CAT-11 OP-12 a session is renewed once, then ten requests are made with it', async () => {
    gateway.on('GET', courses, { status: 401 });
    gateway.on('POST', '/oauth/token', tokensReply(2));
    const { data } = await gateway.ask(unavailability, {}, bearer('access-1', 'refresh-1'));
    expect(data.authoredCourses.unavailable).toBe(true);
    const made = gateway.calls.map(({ method, headers }) => [method, headers['authorization']]);
    expect(made.filter(([method]) => method === 'POST')).toHaveLength(1);
    expect(made.filter(([, token]) => token === 'Bearer access-2')).toHaveLength(10);
    expect(made).toHaveLength(12);
  });

  test.each([
    ['somebody without a session', {}],
    ['somebody whose session ended', bearer('access-1', 'refresh-1')],
  ])('CAT-11 OP-12 %s is not kept waiting', async (_who, headers) => {
    gateway.on('GET', courses, { status: 401 });
    gateway.on('POST', '/oauth/token', { status: 400, body: { error: 'invalid_grant' } });
    const { errors } = await gateway.ask(unavailability, {}, headers);
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(gateway.clock.sleeps).toEqual([]);
  });

  test('LIM-01 a search has at most 200 characters', async () => {
    const { errors } = await gateway.ask(query, { filter: { search: 'a'.repeat(201) } }, bearer());
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', params: { field: 'filter.search' } });
    expect(gateway.calls).toEqual([]);
  });
});

describe('one course', () => {
  const outline = { modules: [aModule()], gamificationItems: [aGamificationItem()] } as Partial<
    ReturnType<typeof anAuthoredCourse>
  >;

  test('OP-35 with its structure in one call; a lecture of it costs one more', async () => {
    gateway.on('GET', `${courses}/258`, { body: anAuthoredCourse({ ...outline, minScoreRate: 0.755 }) });
    gateway.on('GET', `${courses}/258/lecture/1002`, { body: anAuthoredLecture() });
    const { data, errors } = await gateway.ask(
      `{ authoredCourse(id: 258) { id version passingPercent achievements { name }
        modules { moduleId lectures { id lectureId name } } } }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    expect(data.authoredCourse).toMatchObject({
      version: 3,
      passingPercent: 75.5,
      achievements: [{ name: 'Good start' }],
    });
    expect(data.authoredCourse.modules[0]?.lectures.map(({ lectureId }) => lectureId)).toEqual([1002, 1003]);
    const id = data.authoredCourse.modules[0]?.lectures[0]?.id;
    const read = await gateway.ask(
      'query($id: ID!) { node(id: $id) { id ... on AuthoredLecture { content { version } } } }',
      { id },
      bearer(),
    );
    expect(read.data.node).toEqual({ id, content: { version: 3 } });
    expect(gateway.paths()).toEqual([`GET ${courses}/258?include=outline`, `GET ${courses}/258/lecture/1002`]);
  });

  test('ROLE-03 is nothing for anyone who may not work on it', async () => {
    gateway.on('GET', `${courses}/258`, forbidden);
    const query = '{ authoredCourse(id: 258) { name } authoredLecture(courseId: 258, lectureId: 1002) { name } }';
    for (const headers of [{}, bearer()]) {
      const { data, errors } = await gateway.ask(query, {}, headers);
      expect([data, errors]).toEqual([{ authoredCourse: null, authoredLecture: null }, []]);
    }
  });
});

describe('the content of a lecture', () => {
  const query = `{ authoredLecture(courseId: 258, lectureId: 1002) { content { version
    sections { __typename ... on AuthoredSectionFields { sectionId questionIds }
      ... on AuthoredRichTextSection { html } ... on AuthoredQuestionSection { questionId }
      ... on AuthoredDialogSection { turns { bubbles { ... on TextBubble { html } ... on AuthoredQuestionBubble { questionId } } } }
      ... on AuthoredBranchSection { options { title sections { ... on AuthoredTextSection { text } } } } }
    questions { __typename ... on AuthoredQuestionFields { questionId weight placed explanation { type texts { key content } } }
      ... on AuthoredSingleChoiceQuestion { options correctPosition }
      ... on AuthoredCategorizationQuestion { items { key label } correctPlacement { category items } } } } } }`;

  test('QUIZ-12 SEC-09 SEC-14 GW-22 GW-23 shows right answers, weights and explanations, and names questions by id', async () => {
    const choice = aQuestion({
      correctAnswer: [2],
      explanation: { type: 'text', content: { '2': 'In the morning.' } },
    });
    const sorting = aQuestion({
      id: 1011,
      '@type': 'Categorization',
      answer: { itemMapping: { a: 'Tea' }, categoryMapping: { hot: 'Hot' } },
      correctAnswer: { hot: ['a'] },
      explanation: { type: 'html', content: { a: '<p>It is.</p>' } },
    });
    const json = (id: number, type: string, content: unknown, questionAnswers: unknown[] = []) => ({
      id,
      number: 1,
      type: 'JSON',
      content: { type, content },
      questionAnswers,
    });
    const bubbles = [
      { type: 'text', content: '<p>Hi</p>' },
      { type: 'question', content: '1' },
    ];
    gateway.on('GET', `${courses}/258/lecture/1002`, {
      body: {
        ...anAuthoredLecture(),
        sections: [
          json(1020, 'text', { text: '<p>Hello</p>' }),
          json(1021, 'QUESTION', { questionIndex: 0 }, [choice]),
          json(
            1022,
            'DIALOG',
            [{ userPicAvatar: false, side: 'left', avatar: { link: null, name: '' }, bubbles }],
            [sorting],
          ),
          json(1023, 'BRANCH', {
            options: [
              { title: 'Left', sections: [{ id: 1024, number: 1, type: 'TEXT', content: 'L', questionAnswers: [] }] },
            ],
          }),
        ],
        questionAnswers: [choice, sorting],
      },
    });
    const { data, errors, extensions } = await gateway.ask(query, {}, bearer());
    expect(errors).toEqual([]);
    expect(extensions['cost']).toMatchObject({ calls: 1 });
    expect(data.authoredLecture.content).toEqual({
      version: 3,
      sections: [
        { __typename: 'AuthoredRichTextSection', sectionId: 1020, questionIds: [], html: '<p>Hello</p>' },
        { __typename: 'AuthoredQuestionSection', sectionId: 1021, questionIds: [1010], questionId: 1010 },
        {
          __typename: 'AuthoredDialogSection',
          sectionId: 1022,
          questionIds: [1011],
          turns: [{ bubbles: [{ html: '<p>Hi</p>' }, { questionId: 1011 }] }],
        },
        {
          __typename: 'AuthoredBranchSection',
          sectionId: 1023,
          questionIds: [],
          options: [{ title: 'Left', sections: [{ text: 'L' }] }],
        },
      ],
      questions: [
        {
          __typename: 'AuthoredSingleChoiceQuestion',
          questionId: 1010,
          weight: 2,
          placed: true,
          explanation: { type: 'TEXT', texts: [{ key: '2', content: 'In the morning.' }] },
          options: ['Guten Abend', 'Guten Morgen'],
          correctPosition: 2,
        },
        {
          __typename: 'AuthoredCategorizationQuestion',
          questionId: 1011,
          weight: 2,
          placed: true,
          explanation: { type: 'HTML', texts: [{ key: 'a', content: '<p>It is.</p>' }] },
          items: [{ key: 'a', label: 'Tea' }],
          correctPlacement: [{ category: 'hot', items: ['a'] }],
        },
      ],
    });
  });
});
