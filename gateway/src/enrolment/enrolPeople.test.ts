import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aJob, aUserCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/courses/102/usercourses/_enroll';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const enrolling = `mutation ($i: EnrolPeopleInput!) { enrolPeople(input: $i) { job { kind jobId } userErrors { code field } } }`;
const changing = `mutation ($i: UpdateUserCourseInput!) { updateUserCourse(input: $i) { userCourse { userCourseId dueTime overdue } userErrors { code } } }`;
const enrol = async (i: object) => (await gateway.ask(enrolling, { i }, bearer())).data.enrolPeople;

test('BEY-13 people are enrolled by address, once per key, with a due date', async () => {
  gateway.on('POST', path, { status: 202, body: aJob({ id: 9, kind: 'people-enrolment' }) });
  const dueTime = '2030-12-05T22:59:00.000Z';
  const people = { usernames: ['a@demo.test'] };
  expect(await enrol({ courseId: '102', people, dueTime, idempotencyKey: 'k1' })).toEqual({
    job: { kind: 'PEOPLE_ENROLMENT', jobId: 9 },
    userErrors: [],
  });
  expect(gateway.calls.at(-1)).toMatchObject({
    headers: { 'idempotency-key': 'k1' },
    body: { ...people, dueTime, notify: true, dryRun: false },
  });
});

test('BEY-13 or by a selection; a due date is left as it is, or taken away', async () => {
  gateway.on('POST', path, { status: 202, body: aJob({ kind: 'people-enrolment-trial' }) });
  const courseId = toGlobalId('Course', 102);
  const ids = [toGlobalId('WorkspacePerson', 1300)];
  expect((await enrol({ courseId, people: { selection: { ids } }, dryRun: true })).job.kind).toBe(
    'PEOPLE_ENROLMENT_TRIAL',
  );
  expect(gateway.calls.at(-1)?.body).toEqual({ userIds: [1300], exceptUserIds: [], notify: true, dryRun: true });
  await enrol({ courseId, people: { selection: { filter: { search: 'x' } } }, withoutDue: true, notify: false });
  expect(gateway.calls.at(-1)?.body).toMatchObject({ exceptUserIds: [], dueTime: null, notify: false, dryRun: false });
});

test('BEY-13 refusals name the field as it was written', async () => {
  const errors = [{ field: 'usernames', message: 'has too many' }];
  gateway.on('POST', path, { status: 400, body: { code: 'INVALID', message: 'No', errors } });
  const people = { usernames: ['a@demo.test'] };
  expect((await enrol({ courseId: '102', people })).userErrors).toMatchObject([
    { code: 'INVALID', field: 'people.usernames' },
  ]);
  const both = { courseId: '102', people, dueTime: '2030-01-01T00:00:00Z', withoutDue: true };
  expect((await enrol(both)).userErrors).toMatchObject([{ field: 'withoutDue' }]);
});

test('BEY-13 a due date is changed, and taken away', async () => {
  const dueTime = '2030-12-05T22:59:00.000Z';
  gateway.on('PUT', '/api/v1/secured/usercourses/77/duetime', { body: aUserCourse({ dueTime, overdue: true }) });
  const { data } = await gateway.ask(changing, { i: { userCourseId: '77', dueTime } }, bearer());
  expect(data.updateUserCourse).toEqual({ userCourse: { userCourseId: 77, dueTime, overdue: true }, userErrors: [] });
  expect(gateway.calls.at(-1)?.body).toEqual({ dueTime });
  await gateway.ask(changing, { i: { userCourseId: '77' } }, bearer());
  expect(gateway.calls.at(-1)?.body).toEqual({ dueTime: null });
});
