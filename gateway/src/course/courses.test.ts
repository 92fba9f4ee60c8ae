import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aCourse, aCourseWithOutline, aPage, aUserCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const catalogue = '/api/v1/public/courses';
const day = (of: number): string => `2030-06-0${of}T00:00:00.000Z`;
const allOff = {
  published: false,
  template: false,
  voucherActivated: false,
  certifiable: false,
  anonymousAllowed: false,
  preEnrollAllowed: false,
  forumEnabled: false,
  sequentialProgress: false,
};
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('the catalogue', () => {
  test('CAT-08 CAT-09 CAT-10 REST-15 LIM-01 asks for a page of 25 in the fixed order, without templates and without a token', async () => {
    gateway.on('GET', catalogue, { body: aPage([aCourse()], { total: 60 }) });
    const { data } = await gateway.ask(
      '{ courses { totalCount unavailable nodes { name passingPercent } pageInfo { hasNextPage } } }',
      {},
      bearer(),
    );
    expect(data.courses).toEqual({
      totalCount: 60,
      unavailable: false,
      nodes: [{ name: 'German for Beginners', passingPercent: 75 }],
      pageInfo: { hasNextPage: true },
    });
    expect(gateway.paths()).toEqual([`GET ${catalogue}?page=0&size=25&q=template==false`]);
    expect(gateway.calls[0]?.headers['authorization']).toBeUndefined();
    expect(gateway.calls[0]?.headers['x-forwarded-host']).toBe('localhost');
  });

  test('CAT-03 CAT-04 CAT-05 CAT-10 OP-04 OP-47 composes q from text, tags and duration, quoted and escaped', async () => {
    gateway.on('GET', catalogue, { body: aPage([]) });
    await gateway.ask('query($f: CourseFilter) { courses(filter: $f) { totalCount } }', {
      f: { search: "it's", tags: ['a', 'b'], duration: 'FROM_30_MIN_TO_2_H' },
    });
    expect(gateway.calls[0]?.path).toContain(
      "q=template==false;tags.name=in=('a','b');(name=='*it\\'s*',description=='*it\\'s*');duration=ge=30;duration=lt=120",
    );
  });

  test('CAT-03 OP-04 a star or a backslash in a search is text and no wildcard', async () => {
    gateway.on('GET', catalogue, { body: aPage([]) });
    await gateway.ask('query($f: CourseFilter) { courses(filter: $f) { totalCount } }', {
      f: { search: '50% *off\\' },
    });
    expect(gateway.calls[0]?.path).toContain(
      String.raw`(name=='*50%*',description=='*50%*');(name=='*\\*off\\\\*',description=`,
    );
  });

  test('CAT-04 more tags than a filter may name are refused in our words, before anything is asked', async () => {
    const tags = Array.from({ length: 5000 }, (_, index) => `tag ${index}`);
    const answer = await gateway.ask('query($f: CourseFilter) { courses(filter: $f) { totalCount } }', { f: { tags } });
    expect(answer.errors).toMatchObject([
      {
        message: 'A filter names at most 20 tags.',
        extensions: { code: 'BAD_USER_INPUT', params: { field: 'filter.tags' } },
      },
    ]);
    expect(gateway.calls).toEqual([]);
  });

  test('OP-47 drops rows outside the bucket when the platform ignores the condition', async () => {
    gateway.on('GET', catalogue, {
      body: aPage([aCourse({ duration: 10 }), aCourse({ id: 3, duration: 45 }), aCourse({ id: 4, duration: null })]),
    });
    const { data } = await gateway.ask(
      '{ courses(filter: { duration: FROM_30_MIN_TO_2_H }) { nodes { courseId } edges { node { courseId } } } }',
    );
    expect(data.courses).toEqual({ nodes: [{ courseId: 3 }], edges: [{ node: { courseId: 3 } }] });
  });

  test('CAT-11 LIM-11 OP-12 repeats a list answered 401 every second, ten times in all, then says that it is unavailable', async () => {
    gateway.on('GET', catalogue, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Sign in', params: {} } });
    const { data, errors } = await gateway.ask('{ courses { unavailable totalCount nodes { name } } }');
    expect(errors).toEqual([]);
    expect(data.courses).toEqual({ unavailable: true, totalCount: 0, nodes: [] });
    expect(gateway.calls).toHaveLength(10);
    expect(gateway.clock.sleeps).toEqual(Array.from({ length: 9 }, () => 1000));
  });

  test('CAT-11 a list that comes at the third attempt is given', async () => {
    gateway.on('GET', catalogue, () => (gateway.calls.length < 3 ? { status: 401 } : { body: aPage([aCourse()]) }));
    const { data } = await gateway.ask('{ courses { unavailable totalCount } }');
    expect(data.courses).toEqual({ unavailable: false, totalCount: 1 });
    expect(gateway.clock.sleeps).toHaveLength(2);
  });

  test('CAT-04 CAT-05 OP-47 counts of durations and tags are one shared call, which leaves no part of the filter out', async () => {
    gateway.on('GET', `${catalogue}/counts`, {
      body: { anyDuration: 4, durations: [{ duration: 'OVER_4_H', count: 3 }], tags: [{ id: 5, count: 2 }] },
    });
    const { data } = await gateway.ask(
      `query($f: CourseFilter, $ids: [ID!]) { courseCounts(filter: $f, tagIds: $ids) {
        anyDurationCount durations { duration courseCount } tags { tagId courseCount } } }`,
      { f: { search: 'tea', tags: ['a&b', 'c'], duration: 'OVER_4_H' }, ids: ['5', toGlobalId('Tag', 5)] },
      bearer(),
    );
    expect(data.courseCounts).toEqual({
      anyDurationCount: 4,
      durations: [{ duration: 'OVER_4_H', courseCount: 3 }],
      tags: [{ tagId: 5, courseCount: 2 }],
    });
    expect(gateway.paths()).toEqual([
      `GET ${catalogue}/counts?q=template==false;(name=='*tea*',description=='*tea*')&tag=a&b&tag=c&duration=OVER_4_H&countTag=5`,
    ]);
    expect(gateway.calls[0]?.headers['authorization']).toBeUndefined();
  });

  test.each([
    ['more than 200 tags', { ids: Array.from({ length: 201 }, (_, index) => `${index}`) }, 'tagIds'],
    ['the id of a course', { ids: [toGlobalId('Course', 5)] }, 'tagIds'],
    ['a search text without end', { f: { search: 'x'.repeat(201) } }, 'filter.search'],
  ])('CAT-04 counting %s is refused before anything is asked', async (_what, variables, field) => {
    const { errors } = await gateway.ask(
      'query($f: CourseFilter, $ids: [ID!]) { courseCounts(filter: $f, tagIds: $ids) { anyDurationCount } }',
      variables,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', params: { field } } }]);
    expect(gateway.calls).toEqual([]);
  });

  test('REST-42 GW-32 tags come a page at a time', async () => {
    gateway.on('GET', '/api/v1/public/tags', { body: aPage([{ id: 5, name: 'language' }], { total: 3, size: 1 }) });
    const { data } = await gateway.ask(
      '{ tags(first: 1) { totalCount nodes { tagId name } pageInfo { hasNextPage } } }',
    );
    expect(data.tags).toEqual({
      totalCount: 3,
      nodes: [{ tagId: 5, name: 'language' }],
      pageInfo: { hasNextPage: true },
    });
    expect(gateway.paths()).toEqual(['GET /api/v1/public/tags?page=0&size=1']);
  });

  test('CAT-12 failed tags come back empty and say so, the catalogue beside them stays', async () => {
    gateway.on('GET', catalogue, { body: aPage([aCourse()]) });
    gateway.on('GET', '/api/v1/public/tags', { status: 500, body: { code: -1, message: 'boom', params: {} } });
    const { data, errors } = await gateway.ask(
      '{ courses { totalCount } tags { totalCount unavailable nodes { name } } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ courses: { totalCount: 1 }, tags: { totalCount: 0, unavailable: true, nodes: [] } });
  });

  // Each value differs from those of the other fields, so that none can stand in for another.
  test.each([
    [
      'GW-11',
      { id: 300, workspaceId: 7, name: 'N', description: 'D', miniDescription: 'M' },
      'courseId workspaceId name description miniDescription',
      [300, 7, 'N', 'D', 'M'],
    ],
    ...(
      [
        'published',
        'template',
        'voucherActivated',
        'certifiable',
        'anonymousAllowed',
        'preEnrollAllowed',
        'forumEnabled',
        'sequentialProgress',
      ] as const
    ).map((flag) => ['GW-12', { ...allOff, [flag]: true }, flag, [true]] as const),
    ['GW-13', { courseImage: '/i', videoUrl: '/v' }, 'imageUrl videoUrl', ['http://localhost/i', 'http://localhost/v']],
    ['GW-14', { duration: 95 }, 'durationMinutes', [95]],
    [
      'GW-14',
      { startTime: day(1), availableFromTime: day(2), availableUntilTime: day(3) },
      'startTime availableFromTime availableUntilTime',
      [day(1), day(2), day(3)],
    ],
    [
      'GW-15 OP-40',
      { minScoreRate: 0.605, totalPoints: 11 },
      'minScoreRate requiredPercent passingPercent totalPoints',
      [0.605, 60.5, 61, 11],
    ],
    [
      'GW-16 GW-32',
      { externalUrl: '/e', questionAnswersSize: 9, tags: [{ id: 5, name: 'language' }] },
      'externalUrl questionCount tags { tagId name }',
      ['http://localhost/e', 9, [{ tagId: 5, name: 'language' }]],
    ],
    [
      'GW-17',
      {
        metadata: {
          lang: 'de',
          avatars: [{ link: '/a', name: 'Ines' }],
          dynamicContentHeight: true,
          fixedContentHeight: 320,
        },
        customMetadata: { own: true },
      },
      'metadata { language avatars { name imageUrl } dynamicContentHeight fixedContentHeight } customMetadata',
      [
        {
          language: 'de',
          avatars: [{ name: 'Ines', imageUrl: 'http://localhost/a' }],
          dynamicContentHeight: true,
          fixedContentHeight: 320,
        },
        { own: true },
      ],
    ],
  ] as const)('%s fields of a course arrive as they are: %j', async (_ids, wire, fields, expected) => {
    gateway.on('GET', catalogue, { body: aPage([aCourse(wire)]) });
    const { data, errors } = await gateway.ask(`{ courses { nodes { ${fields} } } }`);
    expect(errors).toEqual([]);
    expect(Object.values(data.courses.nodes[0] ?? {})).toEqual(expected);
  });

  test('GW-04 OP-12 an outage of the catalogue is not kept for the next visitor, and needs no token', async () => {
    gateway.on('GET', catalogue, { status: 503 });
    const ask = async () => (await gateway.ask('{ courses { unavailable } }')).data.courses.unavailable;
    expect(await ask()).toBe(true);
    gateway.on('GET', catalogue, { body: aPage([aCourse()]) });
    expect(await ask()).toBe(false);
    expect(gateway.calls.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined]);
  });

  test('GW-11…GW-18 OP-94 the structure comes in the same single call', async () => {
    gateway.on('GET', catalogue, { body: aPage([aCourseWithOutline()]) });
    const { data } = await gateway.ask(
      '{ courses { edges { node { type modules { number lectures { lectureId lectureType previous { name } next { name moduleName } } } } } } }',
    );
    expect(gateway.paths()).toEqual([`GET ${catalogue}?page=0&size=25&q=template==false&include=outline`]);
    expect(data.courses.edges[0]?.node).toEqual({
      type: 'NORMAL',
      modules: [
        {
          number: 1,
          lectures: [
            {
              lectureId: 1002,
              lectureType: 'TEXT_QUIZ',
              previous: null,
              next: { name: 'Numbers', moduleName: 'First words' },
            },
            { lectureId: 1003, lectureType: 'TEXT_QUIZ', previous: { name: 'Greetings' }, next: null },
          ],
        },
      ],
    });
  });

  test('OP-98 the page of a course on another site keeps the way there, for someone who had enrolled too', async () => {
    gateway.on('GET', catalogue, { body: aPage([aCourse({ id: 2, type: 'EXTERNAL' })]) });
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([aUserCourse({ course: aCourse({ id: 2 }) })]) });
    const { data } = await gateway.ask('{ courses { nodes { enrolment { state } } } }', {}, bearer());
    expect(data.courses.nodes).toEqual([{ enrolment: { state: 'EXTERNAL' } }]);
  });

  test('OP-95 joins the user courses of a page in one call', async () => {
    const courses = [1, 2, 3].map((id) => aCourse({ id }));
    gateway.on('GET', catalogue, { body: aPage(courses) });
    gateway.on('GET', '/api/v1/secured/usercourses', {
      body: aPage([
        aUserCourse({ id: 70, course: aCourse({ id: 2 }), finishTime: '2030-01-01T00:00:00.000Z' }),
        aUserCourse({ id: 71, course: aCourse({ id: 2 }) }),
      ]),
    });
    const { data } = await gateway.ask(
      '{ courses { nodes { courseId enrolment { state } viewerUserCourse { userCourseId } } } }',
      {},
      bearer(),
    );
    expect(data.courses.nodes).toEqual([
      { courseId: 1, enrolment: { state: 'ENROL' }, viewerUserCourse: null },
      { courseId: 2, enrolment: { state: 'ENROLLED' }, viewerUserCourse: { userCourseId: 71 } },
      { courseId: 3, enrolment: { state: 'ENROL' }, viewerUserCourse: null },
    ]);
    expect(gateway.calls).toHaveLength(2);
    expect(gateway.calls[1]?.path).toBe('/api/v1/secured/usercourses?page=0&size=1000&q=courseId=in=(1,2,3)');
  });

  test('GW-15 OP-40 a course tells the points of the viewer, null for a visitor and where they never enrolled', async () => {
    gateway.on('GET', catalogue, { body: aPage([aCourse({ id: 1 }), aCourse({ id: 2 })]) });
    gateway.on('GET', '/api/v1/secured/usercourses', {
      body: aPage([aUserCourse({ id: 71, course: aCourse({ id: 2 }), correctPoints: 7 })]),
    });
    const query = '{ courses { nodes { courseId correctPoints } } }';
    expect((await gateway.ask(query, {}, bearer())).data.courses.nodes).toEqual([
      { courseId: 1, correctPoints: null },
      { courseId: 2, correctPoints: 7 },
    ]);
    expect(gateway.calls).toHaveLength(2);
    expect((await gateway.ask(query)).data.courses.nodes).toEqual([
      { courseId: 1, correctPoints: null },
      { courseId: 2, correctPoints: null },
    ]);
  });

  test.each([
    ['{ courses(first: 0) { totalCount } }', 'first'],
    ['{ courses(first: 101) { totalCount } }', 'first'],
    ['{ courses(first: 5, page: 1) { totalCount } }', 'page'],
  ])('OP-13 %s is the caller’s mistake', async (query, field) => {
    const { errors } = await gateway.ask(query);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', params: { field } });
    expect(gateway.calls).toEqual([]);
  });

  test('OP-13 a cursor of another list is the caller’s mistake, in the words of the platform', async () => {
    const errors = [{ field: 'after', message: 'This is no cursor of this list.' }];
    gateway.on('GET', catalogue, { status: 400, body: { code: 'INVALID', message: 'Invalid', params: {}, errors } });
    const answer = await gateway.ask('{ courses(after: "nonsense") { totalCount } }');
    expect(answer.data).toEqual({ courses: null });
    expect(answer.errors).toMatchObject([
      {
        message: 'This is no cursor of this list.',
        extensions: { code: 'BAD_USER_INPUT', params: { field: 'after' } },
      },
    ]);
  });

  test('OP-13 a page backwards, and what was saved since', async () => {
    gateway.on('GET', catalogue, { body: aPage([aCourse()]) });
    await gateway.ask(
      '{ courses(last: 5, filter: { updatedSince: "2030-01-31T09:00:00Z" }) { nodes { updateTime } } }',
    );
    expect(gateway.paths()).toEqual([
      `GET ${catalogue}?before=end&size=5&q=template==false;updateTime=ge='2030-01-31T09:00:00.000Z'`,
    ]);
  });
});

describe('one course', () => {
  test('CAT-14 REST-16 OP-49 is read without a token, anyone who asks', async () => {
    gateway.on('GET', `${catalogue}/258`, { body: aCourseWithOutline() });
    const { data } = await gateway.ask(
      '{ course(id: 258) { name timing modules { name } achievements { name } tags { name } } }',
      {},
      bearer(),
    );
    expect(data.course).toEqual({
      name: 'German for Beginners',
      timing: 'RUNNING',
      modules: [{ name: 'First words' }],
      achievements: [{ name: 'Good start' }],
      tags: [{ name: 'language' }],
    });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]?.headers['authorization']).toBeUndefined();
  });

  test.each([404, 500])(
    'MKT-04 a demo course that the platform answers with %i is null, and the catalogue stands',
    async (status) => {
      gateway.on('GET', '/api/v1/public/courses/258', { status, body: { code: 'X', message: 'no' } });
      gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse({ id: 259, name: 'Ours' })]) });
      const { data } = await gateway.ask('{ course(id: "258") { name } courses { nodes { name } } }');
      expect(data).toEqual({ course: null, courses: { nodes: [{ name: 'Ours' }] } });
    },
  );

  const unpublished =
    'query($id: ID!) { course(id: $id) { published enrolment { state } modules { name lectures { name } } } }';
  const modulesOf = [{ name: 'First words', lectures: [{ name: 'Greetings' }, { name: 'Numbers' }] }];

  test.each([
    [null, 'ENROLLED'],
    ['2030-01-01T00:00:00.000Z', 'UNPUBLISHED'],
  ])(
    'OP-53 a learner has an unpublished one from their user course, finished at %s, and no author’s call is made',
    async (finishTime, state) => {
      const { modules, ...course } = aCourseWithOutline({ id: 9, published: false });
      gateway.on('GET', '/api/v1/secured/usercourses', {
        body: aPage([{ ...aUserCourse({ courseId: 9, course, finishTime }), modules }]),
      });
      const { data, errors } = await gateway.ask(unpublished, { id: 9 }, bearer());
      expect(errors).toEqual([]);
      expect(data.course).toEqual({ published: false, enrolment: { state }, modules: modulesOf });
      expect(gateway.paths().filter((path) => path.includes('/secured/courses'))).toEqual([]);
    },
  );

  test('OP-53 authors have an unpublished one by the call for authors', async () => {
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
    gateway.on('GET', '/api/v1/secured/courses/9', { body: aCourseWithOutline({ id: 9, published: false }) });
    const { data } = await gateway.ask(unpublished, { id: 9 }, bearer());
    expect(data.course).toEqual({ published: false, enrolment: { state: 'ENROL' }, modules: modulesOf });
  });

  test('OP-53 it is null for a visitor, and for someone whom the platform refuses it', async () => {
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
    gateway.on('GET', '/api/v1/secured/courses/9', {
      status: 403,
      body: { code: 'FORBIDDEN', message: 'no', params: {} },
    });
    expect((await gateway.ask(unpublished, { id: 9 })).data.course).toBeNull();
    expect((await gateway.ask(unpublished, { id: 9 }, bearer())).data.course).toBeNull();
  });

  test('CERT-03 OP-40 PROG-12 the passing rate is a whole percentage from 0 to 100', async () => {
    gateway.on('GET', `${catalogue}/1`, { body: aCourseWithOutline({ id: 1, minScoreRate: 0.666 }) });
    gateway.on('GET', `${catalogue}/2`, { body: aCourseWithOutline({ id: 2, minScoreRate: 1 }) });
    const { data } = await gateway.ask('{ a: course(id: 1) { passingPercent } b: course(id: 2) { passingPercent } }');
    expect(data).toEqual({ a: { passingPercent: 67 }, b: { passingPercent: 100 } });
  });
});
