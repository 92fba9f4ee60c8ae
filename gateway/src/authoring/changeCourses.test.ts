import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aJob, aPage } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/courses';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const changing = `mutation ($i: ChangeCoursesInput!) { changeCourses(input: $i) { job { kind } userErrors { code field } } }`;
const change = async (i: object) => (await gateway.ask(changing, { i }, bearer())).data.changeCourses;

test('BEY-12 the same is ordered for many courses, or tried, once per key', async () => {
  gateway.on('POST', `${path}/_change`, { status: 202, body: aJob({ kind: 'course-change' }) });
  const courseIds = [toGlobalId('Course', 258), toGlobalId('AuthoredCourse', 259), '260'];
  expect(await change({ courseIds, action: 'PUBLISH', idempotencyKey: 'k1' })).toEqual({
    job: { kind: 'COURSE_CHANGE' },
    userErrors: [],
  });
  expect(gateway.calls.at(-1)).toMatchObject({ headers: { 'idempotency-key': 'k1' } });
  expect(gateway.calls.at(-1)?.body).toEqual({ courseIds: [258, 259, 260], action: 'PUBLISH', dryRun: false });
  await change({ courseIds, action: 'UNPUBLISH', dryRun: true });
  expect(gateway.calls.at(-1)?.body).toMatchObject({ action: 'UNPUBLISH', dryRun: true });
  await change({ courseIds, action: 'ADD_TAG', tag: 'Herbs' });
  expect(gateway.calls.at(-1)?.body).toMatchObject({ action: 'ADD_TAG', tag: 'Herbs' });
  await change({ courseIds, action: 'HAND_OVER', author: 'nora@demo.test' });
  expect(gateway.calls.at(-1)?.body).toMatchObject({ action: 'HAND_OVER', author: 'nora@demo.test' });
  await change({ courseIds, action: 'DELETE', withProgress: true });
  expect(gateway.calls.at(-1)?.body).toMatchObject({ action: 'DELETE', withProgress: true });
  const wrong = await change({ courseIds: ['258', 'nonsense'], action: 'PUBLISH' });
  expect(wrong.userErrors).toMatchObject([{ code: 'INVALID', field: 'courseIds.1' }]);
});

test('BEY-12 it is taken back, not while it runs', async () => {
  const undoing = `mutation ($i: UndoCourseJobInput!) { undoCourseJob(input: $i) { job { kind } userErrors { code } } }`;
  const undo = async () =>
    (await gateway.ask(undoing, { i: { jobId: toGlobalId('Job', 9) } }, bearer())).data.undoCourseJob;
  gateway.on('POST', `${path}/_undo`, { status: 202, body: aJob({ kind: 'course-undo' }) });
  expect(await undo()).toEqual({ job: { kind: 'COURSE_UNDO' }, userErrors: [] });
  expect(gateway.calls.at(-1)?.body).toEqual({ jobId: 9 });
  gateway.on('POST', `${path}/_undo`, { status: 409, body: { code: 'CONFLICT', message: 'It runs' } });
  expect(await undo()).toEqual({ job: null, userErrors: [{ code: 'CONFLICT' }] });
});

test('BEY-12 a row says which course it is about, what learners have of it, and why it stays as it is', async () => {
  const wire = { subject: 'Tea', subjectId: null, doneTime: null, outcome: null };
  const learners = { enrolled: 4, withProgress: 3, completed: 2, certificates: 1 };
  const lockedBy = { id: 21, username: 'ben@demo.test', name: 'Ben' };
  gateway.on('GET', '/api/v1/secured/jobs/9', { body: aJob({ id: 9, kind: 'course-change-trial' }) });
  gateway.on('GET', '/api/v1/secured/jobs/9/rows', {
    body: aPage([
      { ...wire, number: 1, state: 'DONE', code: 'PUBLISHED', params: { courseId: 258, learners, version: 2 } },
      {
        ...wire,
        number: 2,
        state: 'REFUSED',
        code: 'UNFINISHED',
        params: { courseId: 259, learners, parts: ['Leaves'] },
      },
      {
        ...wire,
        number: 3,
        state: 'REFUSED',
        code: 'LOCKED_BY_ANOTHER_USER',
        params: { courseId: 260, learners, lockedBy, message: 'Ben edits it' },
      },
      { ...wire, number: 4, state: 'DONE', code: 'UNENROLLED', params: { courseId: 258 } },
    ]),
  });
  const { data } = await gateway.ask(
    `{ job(id: "9") { kind rows { nodes { course { courseId learnerCount withProgressCount completedCount certificateCount
      unfinishedParts lockedBy { userId name } } } } } }`,
    {},
    bearer(),
  );
  const counts = { learnerCount: 4, withProgressCount: 3, completedCount: 2, certificateCount: 1 };
  const about = { ...counts, unfinishedParts: [], lockedBy: null };
  expect(data.job).toEqual({
    kind: 'COURSE_CHANGE_TRIAL',
    rows: {
      nodes: [
        { course: { courseId: 258, ...about } },
        { course: { courseId: 259, ...about, unfinishedParts: ['Leaves'] } },
        { course: { courseId: 260, ...about, lockedBy: { userId: 21, name: 'Ben' } } },
        { course: null },
      ],
    },
  });
});
