import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aUserCourse, aUserLecture, aUserModule, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type Asked, type TestGateway } from '../testing/testGateway.ts';

const list = '/api/v1/secured/workspaces/7/usercourses';
const base = '/api/v1/secured/usercourses';
const forbidden = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const ask = (selection: string, variables: Record<string, unknown> = {}): Promise<Asked> =>
  gateway.ask(`{ workspace { ${selection} } }`, variables, bearer());
const asked = (): string[] => gateway.paths().filter((path) => path.includes('usercourses'));

describe('how learners get on', () => {
  test('PROGR-01 PROGR-04 ROLE-12 each row has who, in what, how far, where, and whether they are stuck; one call', async () => {
    const row = aUserCourse({ stuck: true, viewOnly: 'EXPIRED', lastSeenTime: '2030-01-31T09:00:00.000Z' });
    gateway.on('GET', list, { body: aPage([row], { total: 30 }) });
    const { data, errors } =
      await ask(`userCourses { totalCount pageInfo { hasNextPage } nodes { userCourseId name username
      phase scorePercent seenPercent lastActivityTime stuck expired continueAt { name moduleName } course { name } } }`);
    expect(errors).toEqual([]);
    expect(data.workspace.userCourses).toMatchObject({ totalCount: 30, pageInfo: { hasNextPage: true } });
    expect(data.workspace.userCourses.nodes).toEqual([
      {
        userCourseId: 77,
        name: 'Mara Lindqvist',
        username: 'learner@demo.test',
        phase: 'IN_PROGRESS',
        scorePercent: 50,
        seenPercent: 50,
        lastActivityTime: '2030-01-31T09:00:00.000Z',
        stuck: true,
        expired: true,
        continueAt: { name: 'Numbers', moduleName: 'First words' },
        course: { name: 'German for Beginners' },
      },
    ]);
    expect(asked()).toEqual([`GET ${list}?page=0&size=25`]);
  });

  test('PROGR-01 PROGR-02 every filter goes to the platform, whose CSV has the same', async () => {
    gateway.on('GET', list, { body: aPage([]) });
    const { data, errors } = await ask(`userCourses(first: 10, courseId: "258", personId: "1200", search: " o'neil ",
      phase: IN_PROGRESS, stuck: false, expired: false, overdue: true, dueSoon: false, startTime: "2030-01-01T00:00:00Z", endTime: "2030-02-01T00:00:00Z",
      minScore: 0, maxScore: 60, updatedSince: "2030-01-05T00:00:00Z", orderBy: { field: SCORE, direction: DESC }) {
        csvUrl(columns: ["name"], language: UK) }`);
    expect(errors).toEqual([]);
    const wanted = {
      q:
        String.raw`courseId=in=(258);userId=in=(1200);(name=='*o\'neil*',username=='*o\'neil*',courseName=='*o\'neil*');` +
        "phase=in=('IN_PROGRESS');startTime=ge='2030-01-01T00:00:00.000Z';startTime=lt='2030-02-01T00:00:00.000Z';" +
        "updateTime=ge='2030-01-05T00:00:00.000Z'",
      sort: 'scorePercent,desc',
      minScore: '0',
      maxScore: '60',
      stuck: 'false',
      expired: 'false',
      overdue: 'true',
      dueSoon: 'false',
    };
    const call = new URL(asked()[0]?.slice('GET '.length) ?? '', 'http://platform');
    expect(Object.fromEntries(call.searchParams)).toEqual({ page: '0', size: '10', ...wanted });
    const csv = new URL(data.workspace.userCourses.csvUrl);
    expect(csv.pathname).toBe(`${list}.csv`);
    expect(Object.fromEntries(csv.searchParams)).toEqual({ ...wanted, columns: 'name', lang: 'uk' });
  });

  test.each([
    ['', ''],
    ['stuck: true', ''],
    ['minScore: 10', ''],
    ['maxScore: 60', ''],
    ['expired: false', ''],
    ['overdue: true', ''],
    ['dueSoon: true', ''],
    ['groupId: "1500"', ''],
    ['phase: ENROLLED', "phase=in=('ENROLLED');"],
    ['personId: "1200"', 'userId=in=(1200);'],
    ['startTime: "2030-01-01T00:00:00Z"', "startTime=ge='2030-01-01T00:00:00.000Z';"],
    ['endTime: "2030-01-01T00:00:00Z"', "startTime=lt='2030-01-01T00:00:00.000Z';"],
    ['search: " "', ''],
    ['courseId: "258"', 'courseId=in=(258);'],
  ])('PROGR-01 what changed since is asked for alone and beside the filter “%s”', async (filter, condition) => {
    gateway.on('GET', list, { body: aPage([]) });
    const { errors } = await ask(`userCourses(${filter} updatedSince: "2030-01-05T00:00:00Z") { totalCount }`);
    expect(errors).toEqual([]);
    const { searchParams } = new URL(asked()[0]?.slice('GET '.length) ?? '', 'http://platform');
    expect(searchParams.get('q')).toBe(`${condition}updateTime=ge='2030-01-05T00:00:00.000Z'`);
  });

  test('OP-294 a tool that keeps a copy reads on in the order of the changes', async () => {
    gateway.on('GET', list, { body: aPage([]) });
    const { errors } = await ask('userCourses(orderBy: { field: UPDATE_TIME }) { totalCount }');
    expect(errors).toEqual([]);
    expect(new URL(asked()[0]?.slice('GET '.length) ?? '', 'http://platform').searchParams.get('sort')).toBe(
      'updateTime,asc',
    );
  });

  test.each(['minScore: 101', 'maxScore: -1', 'first: 101', 'courseId: "x"', 'personId: "Q291cnNlOjE="'])(
    'PROGR-01 what can be no filter (%s) is refused before anything is asked',
    async (argument) => {
      const { errors } = await ask(`userCourses(${argument}) { totalCount }`);
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
      expect(asked()).toEqual([]);
    },
  );

  test('PROGR-01 the modules of a page come with it, and say nothing about the viewer', async () => {
    gateway.on('GET', list, { body: aPage([aUserCourse({ modules: [aUserModule()] })]) });
    const { data } = await ask('userCourses { nodes { moduleProgress { lectures { done } } } }');
    expect(data.workspace.userCourses.nodes[0]?.moduleProgress[0]?.lectures.length).toBeGreaterThan(0);
    expect(asked()).toEqual([`GET ${list}?page=0&size=25&include=outline`]);
  });

  test('ROLE-12 OP-54 a refusal is told, and what stands beside it stays', async () => {
    gateway.on('GET', list, forbidden);
    const { data, errors } = await ask('workspaceId userCourses { totalCount }');
    expect(data.workspace).toEqual({ workspaceId: 7, userCourses: null });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('the way of one learner', () => {
  const question = {
    questionId: 1010,
    '@type': 'SingleChoice' as const,
    number: 1,
    question: 'Which one?',
    weight: 2,
    correct: false,
    wrongCount: 1,
    wrongLimit: 1,
    exhausted: true,
    submissionCount: 1,
    submissions: [
      {
        id: 5,
        time: '2030-01-31T09:00:00.000Z',
        correct: false,
        given: [{ category: null, texts: ['one'] }],
        goneCount: 0,
      },
    ],
  };

  test('PROGR-02 PROGR-04 it has the lectures, and of one of them what was answered', async () => {
    gateway.on('GET', `${base}/77`, { body: aUserCourse({ modules: [aUserModule({ lectures: [aUserLecture()] })] }) });
    gateway.on('GET', `${base}/77/lecture/1002/submissions`, {
      body: { lectureId: 1002, name: 'Greetings', questions: [question] },
    });
    const { data, errors } =
      await ask(`userCourse(id: "77") { name moduleProgress { lectures { done lecture { lectureId } } }
      answeredQuestions(lectureId: "1002") { questionId text exhausted tryCount tries { correct goneCount given { category texts } } } }`);
    expect(errors).toEqual([]);
    expect(data.workspace.userCourse.answeredQuestions).toEqual([
      {
        questionId: 1010,
        text: 'Which one?',
        exhausted: true,
        tryCount: 1,
        tries: [{ correct: false, goneCount: 0, given: [{ category: null, texts: ['one'] }] }],
      },
    ]);
    expect(asked()).toEqual([`GET ${base}/77?include=outline`, `GET ${base}/77/lecture/1002/submissions`]);
  });

  test('OP-54 anyone who may not look finds nothing, and is not told whether there is something', async () => {
    gateway.on('GET', `${base}/77`, { status: 404, body: { code: 'NOT_FOUND', message: 'There is no such thing' } });
    expect((await ask('userCourse(id: "77") { name }')).data.workspace).toEqual({ userCourse: null });
    expect((await ask('userCourse(id: "nonsense") { name }')).data.workspace).toEqual({ userCourse: null });
    gateway.on('GET', `${base}/77`, { body: aUserCourse() });
    gateway.on('GET', `${base}/77/lecture/1002/submissions`, forbidden);
    const { data, errors } = await ask('userCourse(id: "77") { name answeredQuestions(lectureId: "1002") { text } }');
    expect(data.workspace.userCourse).toEqual({ name: 'Mara Lindqvist', answeredQuestions: null });
    expect(errors).toEqual([]);
  });
});
