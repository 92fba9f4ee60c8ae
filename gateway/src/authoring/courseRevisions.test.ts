import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { anAuthoredCourse, anAuthoredLecture, aPage } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const course = '/api/v1/secured/courses/258';
const ada = { id: 1201, name: 'Ada Example', username: 'ada@demo.test' };
const refusal = 'userErrors { code field }';

const aRevision = (changes: Partial<Schemas['CourseRevision']> = {}): Schemas['CourseRevision'] => ({
  version: 3,
  saveTime: '2030-01-31T09:00:00.000Z',
  savedBy: ada,
  forced: false,
  autoSave: true,
  published: true,
  name: null,
  live: true,
  current: true,
  since: 2,
  changeCount: 1,
  changes: [
    {
      change: 'MOVED',
      part: 'LECTURE',
      id: 1313,
      name: 'Paying',
      sectionType: null,
      module: { id: 2, name: 'Shops' },
      lecture: null,
      fromModule: { id: 1, name: 'Money' },
      fromLecture: null,
      next: 'Bargaining',
      fields: [],
    },
  ],
  ...changes,
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', course, { body: anAuthoredCourse({ id: 258 }) });
});
afterEach(() => gateway.close());

describe('BEY-01 the history of a course', () => {
  test('is a page of revisions with what is different in each, in one call beside that of the course', async () => {
    gateway.on('GET', `${course}/revisions`, { body: aPage([aRevision()]) });
    const { data } = await gateway.ask(
      `{ authoredCourse(id: 258) { revisions(first: 5) { totalCount nodes {
        id version saveTime savedBy { userId name } forced autoSaved published name current
        difference { since totalCount changes { kind part rawId name nextName module { rawId name } fromModule { name } } }
      } } } }`,
      {},
      bearer(),
    );
    expect(data.authoredCourse.revisions).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: toGlobalId('CourseRevision', 3, { courseId: 258 }),
          version: 3,
          saveTime: '2030-01-31T09:00:00.000Z',
          savedBy: { userId: 1201, name: 'Ada Example' },
          forced: false,
          autoSaved: true,
          published: true,
          name: null,
          current: true,
          difference: {
            since: 2,
            totalCount: 1,
            changes: [
              {
                kind: 'MOVED',
                part: 'LECTURE',
                rawId: 1313,
                name: 'Paying',
                nextName: 'Bargaining',
                module: { rawId: 2, name: 'Shops' },
                fromModule: { name: 'Money' },
              },
            ],
          },
        },
      ],
    });
    expect(gateway.paths()).toEqual([`GET ${course}?include=outline`, `GET ${course}/revisions?page=0&size=5`]);
  });

  test('at most 50 at once', async () => {
    const { errors } = await gateway.ask(
      '{ authoredCourse(id: 258) { revisions(first: 51) { totalCount } } }',
      {},
      bearer(),
    );
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('one is compared with any other, and null where one of them is no more', async () => {
    gateway.on('GET', `${course}/revisions/3`, ({ path }) =>
      path.includes('since=9')
        ? { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } }
        : { body: aRevision({ since: 1, changeCount: 7 }) },
    );
    const { data } = await gateway.ask(
      '{ node(id: "' +
        toGlobalId('CourseRevision', 3, { courseId: 258 }) +
        '") { ... on CourseRevision { one: difference(since: 1) { since totalCount } none: difference(since: 9) { since } } } }',
      {},
      bearer(),
    );
    expect(data.node).toEqual({ one: { since: 1, totalCount: 7 }, none: null });
  });

  test('has its lectures as they were, with what stands beside their sections', async () => {
    gateway.on('GET', `${course}/revisions/3`, { body: aRevision() });
    gateway.on('GET', `${course}/revisions/3/lecture/1313`, {
      body: anAuthoredLecture({ id: 1313, name: 'Paying', navigationMode: 'SCROLL', questionBank: null }),
    });
    const { data } = await gateway.ask(
      `{ authoredCourse(id: 258) { revision(version: 3) { lecture(lectureId: "1313") {
        lectureId name navigationMode mediaSource { url } questionBank { points } content { version }
      } } } }`,
      {},
      bearer(),
    );
    expect(data.authoredCourse.revision.lecture).toMatchObject({
      lectureId: 1313,
      name: 'Paying',
      navigationMode: 'SCROLL',
      questionBank: null,
    });
  });

  test('is nothing to anyone who does not work on courses', async () => {
    gateway.on('GET', `${course}/revisions/3`, { status: 403, body: { code: 'FORBIDDEN', message: 'No' } });
    const { data } = await gateway.ask(
      '{ authoredCourse(id: 258) { revision(version: 3) { version } } }',
      {},
      bearer(),
    );
    expect(data.authoredCourse).toEqual({ revision: null });
  });
});

describe('OP-283 who last changed each section of a lecture', () => {
  const path = `${course}/lecture/1313/sectionchanges`;
  const query =
    '{ authoredCourse(id: 258) { sectionChanges(lectureId: "1313") { sectionId version saveTime savedBy { name } kind exact } } }';
  const change = { sectionId: 5, version: 3, saveTime: '2030-01-31T09:00:00.000Z', change: 'CHANGED', exact: true };

  test('is one call, and names nobody whose account is gone', async () => {
    gateway.on('GET', path, {
      body: [
        { ...change, savedBy: ada },
        { ...change, sectionId: 6, savedBy: null, change: null, exact: false },
      ],
    });
    const { data } = await gateway.ask(query, {}, bearer());
    const told = { sectionId: 5, version: 3, saveTime: change.saveTime, kind: 'CHANGED', exact: true };
    expect(data.authoredCourse.sectionChanges).toEqual([
      { ...told, savedBy: { name: 'Ada Example' } },
      { ...told, sectionId: 6, savedBy: null, kind: null, exact: false },
    ]);
    expect(gateway.paths()).toContain(`GET ${path}`);
  });

  test('is null where the course has no such lecture', async () => {
    gateway.on('GET', path, { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } });
    expect((await gateway.ask(query, {}, bearer())).data.authoredCourse).toEqual({ sectionChanges: null });
  });
});

test('BEY-01 naming a revision answers it under its id, and its refusal at the field', async () => {
  const query = `mutation($input: NameCourseRevisionInput!) { nameCourseRevision(input: $input) { revision { id name } ${refusal} } }`;
  gateway.on('PATCH', `${course}/revisions/3`, { body: aRevision({ name: 'As handed in' }) });
  const named = await gateway.ask(query, { input: { courseId: '258', revision: 3, name: 'As handed in' } }, bearer());
  expect(named.data.nameCourseRevision).toEqual({
    revision: { id: toGlobalId('CourseRevision', 3, { courseId: 258 }), name: 'As handed in' },
    userErrors: [],
  });
  gateway.on('PATCH', `${course}/revisions/3`, {
    status: 400,
    body: { code: 'INVALID', message: 'Invalid', errors: [{ field: 'name', message: 'is too long' }] },
  });
  const refused = await gateway.ask(query, { input: { courseId: '258', revision: 3, name: 'x' } }, bearer());
  expect(refused.data.nameCourseRevision).toEqual({ revision: null, userErrors: [{ code: 'INVALID', field: 'name' }] });
});

describe('BEY-01 restoring a revision', () => {
  const query = `mutation($input: RestoreCourseRevisionInput!) { restoreCourseRevision(input: $input) {
    course { courseId version } losses { learnerCount } currentVersion ${refusal} } }`;
  const restore = `${course}/revisions/1/_restore`;

  test('goes ahead on lock and version, once per key', async () => {
    gateway.on('POST', restore, { body: anAuthoredCourse({ id: 258, version: 4 }) });
    const input = { courseId: '258', revision: 1, version: 3, lockToken: 17, force: true, idempotencyKey: 'k' };
    const { data } = await gateway.ask(query, { input }, bearer());
    expect(data.restoreCourseRevision).toEqual({
      course: { courseId: 258, version: 4 },
      losses: null,
      currentVersion: null,
      userErrors: [],
    });
    expect(gateway.calls[0]).toMatchObject({
      path: `${restore}?forceUpdate=true`,
      headers: { 'if-match': '"3"', 'x-lock-token': '17', 'idempotency-key': 'k' },
    });
  });

  test('says what learners would lose, and that someone saved meanwhile', async () => {
    gateway.on('POST', restore, {
      status: 409,
      body: { code: 'PROGRESS_CONFLICT', message: 'Progress', params: { learnerCount: 2 } },
    });
    const lost = await gateway.ask(query, { input: { courseId: '258', revision: 1 } }, bearer());
    expect(lost.data.restoreCourseRevision).toMatchObject({
      course: null,
      losses: { learnerCount: 2 },
      userErrors: [{ code: 'PROGRESS_CONFLICT' }],
    });
    gateway.on('POST', restore, {
      status: 412,
      body: { code: 'PRECONDITION_FAILED', message: 'Newer', params: { etag: '"5"' } },
    });
    const outdated = await gateway.ask(query, { input: { courseId: '258', revision: 1, version: 3 } }, bearer());
    expect(outdated.data.restoreCourseRevision).toMatchObject({ course: null, currentVersion: 5 });
  });
});
