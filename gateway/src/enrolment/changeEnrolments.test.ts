import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aJob, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7';
const dueTime = '2030-12-05T22:59:00.000Z';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const changing = `mutation ($i: ChangeEnrolmentsInput!) { changeEnrolments(input: $i) { job { kind } userErrors { code field } } }`;
const change = async (i: object) => (await gateway.ask(changing, { i }, bearer())).data.changeEnrolments;

test('OP-127 learners are un-enrolled once per key, or get another due date, or none', async () => {
  gateway.on('POST', `${path}/usercourses/_change`, { status: 202, body: aJob({ kind: 'enrolment-change' }) });
  const learners = { ids: [toGlobalId('UserCourse', 77)] };
  expect(await change({ learners, action: 'UNENROL', idempotencyKey: 'k1' })).toEqual({
    job: { kind: 'ENROLMENT_CHANGE' },
    userErrors: [],
  });
  expect(gateway.calls.at(-1)).toMatchObject({ headers: { 'idempotency-key': 'k1' } });
  expect(gateway.calls.at(-1)?.body).toEqual({
    userCourseIds: [77],
    exceptUserCourseIds: [],
    action: 'UNENROL',
    dryRun: false,
  });
  await change({ learners: { filter: { courseId: '102', stuck: true } }, action: 'CHANGE_DUE', dueTime, dryRun: true });
  expect(gateway.calls.at(-1)?.body).toMatchObject({ q: 'courseId=in=(102)', stuck: true, dueTime, dryRun: true });
  await change({ learners, action: 'CHANGE_DUE', dueTime: null });
  expect(gateway.calls.at(-1)?.body).toMatchObject({ action: 'CHANGE_DUE', dueTime: null });
  expect((await change({ learners, action: 'UNENROL', dueTime })).userErrors).toMatchObject([{ field: 'dueTime' }]);
  // Left out by mistake it would take the date of everyone away.
  expect((await change({ learners, action: 'CHANGE_DUE' })).userErrors).toMatchObject([{ field: 'dueTime' }]);
});

test('OP-127 a job is taken back, not while it runs', async () => {
  const undoing = `mutation ($i: UndoEnrolmentJobInput!) { undoEnrolmentJob(input: $i) { job { kind } userErrors { code } } }`;
  const undo = async () =>
    (await gateway.ask(undoing, { i: { jobId: toGlobalId('Job', 9) } }, bearer())).data.undoEnrolmentJob;
  gateway.on('POST', `${path}/usercourses/_undo`, { status: 202, body: aJob({ kind: 'enrolment-undo' }) });
  expect(await undo()).toEqual({ job: { kind: 'ENROLMENT_UNDO' }, userErrors: [] });
  expect(gateway.calls.at(-1)?.body).toEqual({ jobId: 9 });
  gateway.on('POST', `${path}/usercourses/_undo`, { status: 409, body: { code: 'CONFLICT', message: 'It runs' } });
  expect(await undo()).toEqual({ job: null, userErrors: [{ code: 'CONFLICT' }] });
});

test('OP-126 who waits to join is listed by course, and cancelled', async () => {
  const wire = {
    id: 50,
    courseId: 102,
    courseName: 'Tea',
    username: 'a@x.test',
    dueTime,
    actorId: 5,
    createTime: dueTime,
  };
  gateway.on('GET', `${path}/waitingenrolments`, { body: aPage([wire]) });
  const { data } = await gateway.ask(
    `{ workspace { waitingEnrolments(courseId: "102", search: "x.te") { totalCount nodes { id waitingEnrolmentId username courseName dueTime } } } }`,
    {},
    bearer(),
  );
  const id = toGlobalId('WaitingEnrolment', 50);
  expect(data.workspace.waitingEnrolments).toEqual({
    totalCount: 1,
    nodes: [{ id, waitingEnrolmentId: 50, username: 'a@x.test', courseName: 'Tea', dueTime }],
  });
  expect(new URL(gateway.calls.at(-1)?.path ?? '', 'http://platform').searchParams.get('q')).toBe(
    "courseId=in=(102);username=='*x.te*'",
  );
  gateway.on('DELETE', `${path}/waitingenrolments/50`, { status: 204 });
  const cancelling = `mutation ($i: CancelWaitingEnrolmentInput!) { cancelWaitingEnrolment(input: $i) { cancelledWaitingEnrolmentId } }`;
  const done = await gateway.ask(cancelling, { i: { waitingEnrolmentId: id } }, bearer());
  expect(done.data.cancelWaitingEnrolment).toEqual({ cancelledWaitingEnrolmentId: id });
});
