import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aCourseWithOutline, anAuthoredCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const course = '/api/v1/secured/courses/258';
const lockedBy = { id: 1201, name: 'Ben Example', username: 'ben@demo.test' };
const lockedUntil = '2030-01-31T09:00:30.000Z';
const heldByBen = { endTime: lockedUntil, holder: { userId: 1201, name: 'Ben Example', username: 'ben@demo.test' } };
const locked = {
  status: 423,
  body: {
    code: 'LOCKED_BY_ANOTHER_USER',
    message: 'Someone else is editing this course',
    params: { lockedBy, lockedUntil },
  },
};
const outdated = {
  status: 412,
  body: {
    code: 'PRECONDITION_FAILED',
    message: 'Someone saved another version in the meantime',
    params: { etag: '"5"' },
  },
};
const presence = {
  lock: { lockedBy, lockedUntil },
  others: [
    {
      id: 1202,
      name: 'Cleo Example',
      username: 'cleo@demo.test',
      editing: false,
      request: { askTime: '2030-01-31T08:59:30.000Z', answer: null },
    },
  ],
  ownRequest: null,
};
const refusal = 'userErrors { code field params }';
const lockFields = 'lock { endTime holder { userId name username } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('the lock', () => {
  const query = `mutation($input: LockCourseInput!) { lockCourse(input: $input) { lockToken ${lockFields} ${refusal} } }`;

  test('LOCK-01 LOCK-02 OP-16 is taken with its lock token', async () => {
    gateway.on('POST', `${course}/_lock`, {
      body: { status: 'LOCKED', lockToken: 17, lockedBy, lockedUntil, presence },
    });
    const { data } = await gateway.ask(query, { input: { courseId: btoa('AuthoredCourse:258') } }, bearer());
    expect(data.lockCourse).toEqual({ lockToken: 17, lock: heldByBen, userErrors: [] });
    expect(gateway.paths()).toEqual([`POST ${course}/_lock`]);
  });

  test('LOCK-02 LOCK-08 held by another it is a refusal that says by whom', async () => {
    gateway.on('POST', `${course}/_lock`, {
      body: { status: 'LOCKED_BY_ANOTHER_USER', lockedBy, lockedUntil, presence },
    });
    const { data } = await gateway.ask(query, { input: { courseId: '258' } }, bearer());
    expect(data.lockCourse).toEqual({
      lockToken: null,
      lock: heldByBen,
      userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER', field: 'courseId', params: { lockedBy, lockedUntil } }],
    });
  });

  test('LOCK-07 OP-15 is taken over', async () => {
    gateway.on('POST', `${course}/_lock`, {
      body: { status: 'LOCKED', lockToken: 18, lockedBy, lockedUntil, presence },
    });
    const { data } = await gateway.ask(query, { input: { courseId: '258', takeOver: true } }, bearer());
    expect(data.lockCourse.lockToken).toBe(18);
    expect(gateway.paths()).toEqual([`POST ${course}/_lock?force=true`]);
  });

  test('LOCK-06 REST-23 is given back by its lock token', async () => {
    gateway.on('POST', `${course}/_unlock`, { status: 204 });
    const unlock = `mutation($input: UnlockCourseInput!) { unlockCourse(input: $input) { unlocked ${refusal} } }`;
    const { data } = await gateway.ask(unlock, { input: { courseId: '258', lockToken: 17 } }, bearer());
    expect(data.unlockCourse).toEqual({ unlocked: true, userErrors: [] });
    expect(gateway.calls[0]?.headers).toMatchObject({ 'x-lock-token': '17' });
  });
});

describe('BEY-08 presence and hand-over', () => {
  const fields = `presence { lock { holder { name } } others { author { userId name username } editing request { askTime answer } }
    ownRequest { askTime answer } }`;
  const cleo = { userId: 1202, name: 'Cleo Example', username: 'cleo@demo.test' };
  const present = {
    lock: { holder: { name: 'Ben Example' } },
    others: [{ author: cleo, editing: false, request: { askTime: '2030-01-31T08:59:30.000Z', answer: null } }],
    ownRequest: null,
  };

  test('taking the lock tells who is there and who asks for it', async () => {
    gateway.on('POST', `${course}/_lock`, {
      body: { status: 'LOCKED', lockToken: 17, lockedBy, lockedUntil, presence },
    });
    const query = `mutation($input: LockCourseInput!) { lockCourse(input: $input) { ${fields} } }`;
    const { data } = await gateway.ask(query, { input: { courseId: '258' } }, bearer());
    expect(data.lockCourse).toEqual({ presence: present });
  });

  test('it is read without being there', async () => {
    gateway.on('GET', course, { body: anAuthoredCourse() });
    gateway.on('GET', `${course}/_presence`, { body: presence });
    const { data } = await gateway.ask(`{ authoredCourse(id: "258") { ${fields} } }`, {}, bearer());
    expect(data.authoredCourse).toEqual({ presence: present });
  });

  test.each([
    ['reportPresence', 'ReportPresenceInput', '_presence', {}, ''],
    ['askForLock', 'AskForLockInput', '_askForLock', {}, ''],
    [
      'answerLockRequest',
      'AnswerLockRequestInput',
      '_answerLockRequest',
      { userId: btoa('User:1202'), answer: 'SOON' },
      { userId: 1202, answer: 'SOON' },
    ],
  ])('%s is one call', async (name, type, step, input, body) => {
    gateway.on('POST', `${course}/${step}`, { body: presence });
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${fields} ${refusal} } }`;
    const { data } = await gateway.ask(query, { input: { courseId: '258', ...input } }, bearer());
    expect(data).toEqual({ [name]: { presence: present, userErrors: [] } });
    expect(gateway.paths()).toEqual([`POST ${course}/${step}`]);
    expect(gateway.calls[0]?.body).toEqual(body);
  });

  test('unlocking hands over to who asks', async () => {
    gateway.on('POST', `${course}/_unlock`, { status: 204 });
    const query = `mutation($input: UnlockCourseInput!) { unlockCourse(input: $input) { unlocked ${refusal} } }`;
    const { data } = await gateway.ask(
      query,
      { input: { courseId: '258', lockToken: 17, handOverTo: '1202' } },
      bearer(),
    );
    expect(data.unlockCourse).toEqual({ unlocked: true, userErrors: [] });
    expect(gateway.paths()).toEqual([`POST ${course}/_unlock?handOverTo=1202`]);
  });
});

describe('saving fields', () => {
  const query = `mutation($input: SaveCourseInput!) {
    saveCourse(input: $input) { course { courseId version } currentVersion ${lockFields} ${refusal} } }`;
  const save = (input: object) => gateway.ask(query, { input: { courseId: '258', ...input } }, bearer());

  test('REST-20 OP-14 OP-16 sends what was given alone, with version and lock token', async () => {
    gateway.on('PATCH', course, { body: anAuthoredCourse({ version: 4 }) });
    const { data } = await save({
      version: 3,
      lockToken: 17,
      fields: {
        name: 'German',
        type: 'NORMAL',
        imageUrl: 'http://localhost/static/media/a.webp',
        videoUrl: null,
        durationMinutes: 40,
        passingPercent: 1,
        tags: ['language'],
        metadata: { language: 'de', avatars: [{ name: 'Mia', imageUrl: 'http://localhost/static/media/mia.webp' }] },
      },
    });
    expect(data.saveCourse).toEqual({
      course: { courseId: 258, version: 4 },
      currentVersion: null,
      lock: null,
      userErrors: [],
    });
    expect(gateway.calls[0]).toMatchObject({
      path: course,
      headers: { 'if-match': '"3"', 'x-lock-token': '17' },
    });
    expect(gateway.calls[0]?.body).toEqual({
      name: 'German',
      type: null,
      courseImage: '/static/media/a.webp',
      videoUrl: null,
      duration: 40,
      minScoreRate: 0.01,
      tags: ['language'],
      metadata: { lang: 'de', avatars: [{ name: 'Mia', link: '/static/media/mia.webp' }] },
    });
  });

  test("OP-15 SAVE-13 is forced, and is told to be nobody's wish", async () => {
    gateway.on('PATCH', course, { body: anAuthoredCourse() });
    await save({ fields: {}, force: true, autoSave: true });
    expect(gateway.paths()).toEqual([`PATCH ${course}?forceUpdate=true&autoSave=true`]);
    expect(gateway.calls[0]?.headers).not.toHaveProperty('if-match');
  });

  test('LOCK-05 OP-16 an overtaken editor learns who holds the lock', async () => {
    gateway.on('PATCH', course, locked);
    const { data } = await save({ lockToken: 17, fields: { name: 'Mine' } });
    expect(data.saveCourse).toMatchObject({
      course: null,
      lock: heldByBen,
      userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER' }],
    });
  });

  test('OP-14 a save on an old version learns the current one', async () => {
    gateway.on('PATCH', course, outdated);
    const { data } = await save({ version: 3, fields: { name: 'Mine' } });
    expect(data.saveCourse).toMatchObject({
      course: null,
      currentVersion: 5,
      userErrors: [{ code: 'PRECONDITION_FAILED' }],
    });
  });

  test('OP-08 why a field does not fit is told for programs, too', async () => {
    const errors = [
      { field: 'name', message: 'must have at most 255 characters', reason: 'TOO_LONG', limit: 255 },
      { field: 'externalUrl', message: 'is required', reason: 'REQUIRED' },
      { field: 'tags.0', message: 'is wrong' },
    ];
    const message = 'Something in the request is not valid';
    gateway.on('PATCH', course, { status: 400, body: { code: 'INVALID', message, params: {}, errors } });
    const { data } = await save({ fields: {} });
    expect(data.saveCourse.userErrors).toMatchObject([
      { field: 'fields.name', params: { reason: 'TOO_LONG', limit: 255 } },
      { field: 'fields.externalUrl', params: { reason: 'REQUIRED' } },
      { field: 'fields.tags.0', params: null },
    ]);
  });

  test.each([
    ['courseImage', 'fields.imageUrl'],
    ['duration', 'fields.durationMinutes'],
    ['minScoreRate', 'fields.passingPercent'],
    ['metadata.lang', 'fields.metadata.language'],
    ['metadata.avatars.1.link', 'fields.metadata.avatars.1.imageUrl'],
    ['metadata.fixedContentHeight', 'fields.metadata.fixedContentHeight'],
    ['tags.2', 'fields.tags.2'],
    ['availableUntilTime', 'fields.availableUntilTime'],
  ])('OP-13 what does not fit of %s is told by the path that was written: %s', async (sent, written) => {
    const body = {
      code: 'INVALID',
      message: 'Something in the request is not valid',
      errors: [{ field: sent, message: 'is wrong' }],
    };
    gateway.on('PATCH', course, { status: 400, body });
    const { data } = await save({ fields: {} });
    expect(data.saveCourse.userErrors).toMatchObject([{ code: 'INVALID', field: written }]);
  });

  test.each([
    [150, 150],
    [-1, -1],
    [75.5, 0.755],
  ])(
    'OP-40 VAL-13 VAL-14 %s percent goes as %s: what is none is refused by the platform',
    async (passingPercent, rate) => {
      gateway.on('PATCH', course, { body: anAuthoredCourse() });
      await save({ fields: { passingPercent } });
      expect(gateway.calls[0]?.body).toEqual({ minScoreRate: rate });
    },
  );

  test('an outage is no refusal', async () => {
    gateway.on('PATCH', course, { status: 503, body: { code: 'UNAVAILABLE', message: 'The service is busy' } });
    const { data, errors } = await save({ fields: {} });
    expect(data.saveCourse).toBeNull();
    expect(errors[0]?.extensions['code']).toBe('UNAVAILABLE');
  });
});

test('REST-18 CRS-01 a course is created once per key', async () => {
  gateway.on('POST', '/api/v1/secured/courses', { status: 201, body: anAuthoredCourse({ id: 1400 }) });
  const query = `mutation($input: CreateCourseInput!) { createCourse(input: $input) { course { courseId } ${refusal} } }`;
  const { data } = await gateway.ask(query, { input: { fields: { name: 'Tea' }, idempotencyKey: 'k1' } }, bearer());
  expect(data.createCourse).toEqual({ course: { courseId: 1400 }, userErrors: [] });
  expect(gateway.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k1' }, body: { name: 'Tea' } });
});

test('CRS-15 OP-53 a course is published and withdrawn', async () => {
  gateway.on('PATCH', course, { body: anAuthoredCourse() });
  const query = `mutation($input: PublishCourseInput!) { publishCourse(input: $input) { course { published } currentVersion ${refusal} } }`;
  await gateway.ask(query, { input: { courseId: '258', version: 3 } }, bearer());
  await gateway.ask(query, { input: { courseId: '258', published: false } }, bearer());
  expect(gateway.calls.map(({ body }) => body)).toEqual([{ published: true }, { published: false }]);
  gateway.on('PATCH', course, outdated);
  const { data } = await gateway.ask(query, { input: { courseId: '258', version: 3 } }, bearer());
  expect(data.publishCourse).toMatchObject({ course: null, currentVersion: 5 });
});

describe('deleting', () => {
  const query = `mutation($input: DeleteCourseInput!) {
    deleteCourse(input: $input) { deletedCourseId losses { learnerCount } ${lockFields} ${refusal} } }`;

  test('ROLE-11 CRS-18 REST-21 OP-55 tells what learners would lose, until it is forced', async () => {
    gateway.on('DELETE', course, {
      status: 409,
      body: { code: 'PROGRESS_CONFLICT', message: 'Learners have progress', params: { learnerCount: 7 } },
    });
    const asked = await gateway.ask(query, { input: { courseId: '258', version: 3, lockToken: 17 } }, bearer());
    expect(asked.data.deleteCourse).toMatchObject({
      deletedCourseId: null,
      losses: { learnerCount: 7 },
      userErrors: [{ code: 'PROGRESS_CONFLICT' }],
    });
    expect(gateway.calls[0]?.headers).toMatchObject({ 'if-match': '"3"', 'x-lock-token': '17' });
    gateway.on('DELETE', `${course}?forceUpdate=true`, { status: 204 });
    const forced = await gateway.ask(query, { input: { courseId: '258', force: true } }, bearer());
    expect(forced.data.deleteCourse).toEqual({
      deletedCourseId: btoa('AuthoredCourse:258'),
      losses: null,
      lock: null,
      userErrors: [],
    });
  });
});

test.each([
  ['as someone who works on the course', 200, { moduleId: 1001, lectures: [{ lectureId: 1002 }, { lectureId: 1003 }] }],
  ['not as anyone else', 403, null],
])('OP-205 a module is read again by its id, %s', async (_who, status, found) => {
  const body = status === 200 ? anAuthoredCourse(aCourseWithOutline()) : { code: 'FORBIDDEN', message: 'no' };
  gateway.on('GET', course, { status, body });
  const { data, errors } = await gateway.ask(
    'query ($id: ID!) { node(id: $id) { ... on AuthoredModule { moduleId lectures { lectureId } } } }',
    { id: toGlobalId('AuthoredModule', 1001, { courseId: 258 }) },
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.node).toEqual(found);
});
