import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { anAuthoredCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const course = '/api/v1/secured/courses/258';
const refusal = 'userErrors { code field }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('BEY-24 what is held back', () => {
  const query =
    '{ authoredCourse(id: 258) { version liveVersion holdsChangesBack heldBackChanges { since totalCount } } }';

  test('is what is different from what is live', async () => {
    gateway.on('GET', course, { body: anAuthoredCourse({ id: 258, version: 7, liveVersion: 4, holdsBack: true }) });
    gateway.on('GET', `${course}/revisions/7`, { body: { since: 4, changeCount: 6, changes: [] } });
    const { data } = await gateway.ask(query, {}, bearer());
    expect(data.authoredCourse).toEqual({
      version: 7,
      liveVersion: 4,
      holdsChangesBack: true,
      heldBackChanges: { since: 4, totalCount: 6 },
    });
    expect(gateway.paths()).toContain(`GET ${course}/revisions/7?since=4`);
  });

  test('costs no call where nothing is', async () => {
    gateway.on('GET', course, { body: anAuthoredCourse({ id: 258, version: 4, liveVersion: 4 }) });
    const { data } = await gateway.ask(query, {}, bearer());
    expect(data.authoredCourse).toMatchObject({ holdsChangesBack: false, heldBackChanges: null });
    expect(gateway.calls).toHaveLength(1);
  });
});

describe('BEY-24 holding back, publishing and discarding', () => {
  test('holding back is said with the lock, and not ended while something is held back', async () => {
    const query = `mutation($input: HoldCourseChangesBackInput!) {
      holdCourseChangesBack(input: $input) { course { holdsChangesBack } ${refusal} } }`;
    gateway.on('POST', `${course}/_holdBack`, { body: anAuthoredCourse({ id: 258, holdsBack: true }) });
    const begun = await gateway.ask(query, { input: { courseId: '258', lockToken: 17 } }, bearer());
    expect(begun.data.holdCourseChangesBack).toEqual({ course: { holdsChangesBack: true }, userErrors: [] });
    expect(gateway.calls[0]).toMatchObject({ headers: { 'x-lock-token': '17' }, body: { holdsBack: true } });
    gateway.on('POST', `${course}/_holdBack`, {
      status: 409,
      body: { code: 'CHANGES_HELD_BACK', message: 'Publish or discard the changes that are held back first' },
    });
    const refused = await gateway.ask(query, { input: { courseId: '258', holdBack: false } }, bearer());
    expect(refused.data.holdCourseChangesBack).toEqual({
      course: null,
      userErrors: [{ code: 'CHANGES_HELD_BACK', field: null }],
    });
  });

  test('publishing names modules by either id, once per key, and says what learners would lose', async () => {
    const query = `mutation($input: PublishCourseChangesInput!) {
      publishCourseChanges(input: $input) { course { version liveVersion } losses { learnerCount } ${refusal} } }`;
    gateway.on('POST', `${course}/_publishChanges`, {
      body: anAuthoredCourse({ id: 258, version: 7, liveVersion: 7 }),
    });
    const moduleIds = [toGlobalId('AuthoredModule', 5, { courseId: 258 }), '6'];
    const input = { courseId: '258', moduleIds, version: 7, lockToken: 17, idempotencyKey: 'k' };
    const { data } = await gateway.ask(query, { input }, bearer());
    expect(data.publishCourseChanges).toEqual({ course: { version: 7, liveVersion: 7 }, losses: null, userErrors: [] });
    expect(gateway.calls[0]).toMatchObject({
      headers: { 'if-match': '"7"', 'x-lock-token': '17', 'idempotency-key': 'k' },
      body: { moduleIds: [5, 6] },
    });
    gateway.on('POST', `${course}/_publishChanges`, {
      status: 409,
      body: { code: 'PROGRESS_CONFLICT', message: 'Progress', params: { learnerCount: 2 } },
    });
    const lost = await gateway.ask(query, { input: { courseId: '258' } }, bearer());
    expect(lost.data.publishCourseChanges).toMatchObject({ course: null, losses: { learnerCount: 2 } });
    expect(gateway.calls[1]?.body).toEqual({});
  });

  test('a moment is set and taken away', async () => {
    const query = `mutation($input: ScheduleCoursePublicationInput!) {
      scheduleCoursePublication(input: $input) { course { publishTime } ${refusal} } }`;
    const publishTime = '2030-02-04T08:00:00.000Z';
    gateway.on('POST', `${course}/_publicationTime`, ({ body }) => ({
      body: anAuthoredCourse({ id: 258, publishTime: (body as { publishTime: string | null }).publishTime }),
    }));
    const set = await gateway.ask(query, { input: { courseId: '258', publishTime } }, bearer());
    expect(set.data.scheduleCoursePublication).toEqual({ course: { publishTime }, userErrors: [] });
    const gone = await gateway.ask(query, { input: { courseId: '258' } }, bearer());
    expect(gone.data.scheduleCoursePublication).toEqual({ course: { publishTime: null }, userErrors: [] });
  });

  test('OP-341 a moment is refused until it is decided what becomes of earlier answers', async () => {
    const query = `mutation($input: ScheduleCoursePublicationInput!) {
      scheduleCoursePublication(input: $input) {
        course { publishGradings { questionId text lectureName grading } } undecided { questionId gainCount } ${refusal} } }`;
    const publishTime = '2030-02-04T08:00:00.000Z';
    const changed = { text: 'How old?', lectureName: 'Oaks', gainCount: 2, loseCount: 0, againCount: 0 };
    gateway.on('POST', `${course}/_publicationTime`, {
      status: 409,
      body: {
        code: 'GRADING_UNDECIDED',
        message: 'Undecided',
        params: { questionCount: 1, questions: [{ id: 31, ...changed }] },
      },
    });
    const refused = await gateway.ask(query, { input: { courseId: '258', publishTime, askGrading: true } }, bearer());
    expect(refused.data.scheduleCoursePublication).toMatchObject({
      course: null,
      undecided: [{ questionId: 31, gainCount: 2 }],
      userErrors: [{ code: 'GRADING_UNDECIDED' }],
    });
    const decided = { questionId: 31, text: 'How old?', lectureName: 'Oaks', grading: 'REGRADE' } as const;
    gateway.on('POST', `${course}/_publicationTime`, {
      body: anAuthoredCourse({ id: 258, publishTime, publishGradings: [decided] }),
    });
    const grading = [{ questionId: '31', grading: 'REGRADE' }];
    const set = await gateway.ask(
      query,
      { input: { courseId: '258', publishTime, askGrading: true, grading } },
      bearer(),
    );
    expect(set.data.scheduleCoursePublication).toMatchObject({
      course: { publishGradings: [decided] },
      undecided: null,
    });
    expect(gateway.paths()).toEqual([
      `POST ${course}/_publicationTime?askGrading=true`,
      `POST ${course}/_publicationTime?regrade=31&askGrading=true`,
    ]);
  });

  test('discarding answers what is live', async () => {
    gateway.on('POST', `${course}/_discardChanges`, {
      body: anAuthoredCourse({ id: 258, version: 8, liveVersion: 8 }),
    });
    const { data } = await gateway.ask(
      `mutation($input: DiscardCourseChangesInput!) {
        discardCourseChanges(input: $input) { course { version liveVersion } currentVersion ${refusal} } }`,
      { input: { courseId: '258', version: 7, force: true } },
      bearer(),
    );
    expect(data.discardCourseChanges).toEqual({
      course: { version: 8, liveVersion: 8 },
      currentVersion: null,
      userErrors: [],
    });
    expect(gateway.paths()).toEqual([`POST ${course}/_discardChanges?forceUpdate=true`]);
  });
});
