import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aJob, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7/usercourses/_message';
const writing = `mutation ($i: MessageLearnersInput!) { messageLearners(input: $i) { job { kind jobId } userErrors { code field } } }`;
const text = { subject: 'See you on Monday', body: 'We meet at nine.' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const write = async (i: object) =>
  (await gateway.ask(writing, { i: { ...text, ...i } }, bearer())).data.messageLearners;

test('PROGR-01 learners are written to, once per key', async () => {
  gateway.on('POST', path, { status: 202, body: aJob({ id: 9, kind: 'learner-message' }) });
  const ids = [toGlobalId('UserCourse', 77), '78'];
  expect(await write({ learners: { ids }, idempotencyKey: 'k1' })).toEqual({
    job: { kind: 'LEARNER_MESSAGE', jobId: 9 },
    userErrors: [],
  });
  expect(gateway.calls.at(-1)).toMatchObject({
    headers: { 'idempotency-key': 'k1' },
    body: { ...text, userCourseIds: [77, 78], exceptUserCourseIds: [] },
  });
});

test('PROGR-01 or all of a filter without some', async () => {
  gateway.on('POST', path, { status: 202, body: aJob({ kind: 'learner-message' }) });
  const filter = { courseId: '102', stuck: true, maxScore: 40, search: 'ada', exceptIds: ['79'] };
  await write({ learners: { filter } });
  expect(gateway.calls.at(-1)?.body).toEqual({
    ...text,
    q: "courseId=in=(102);(name=='*ada*',username=='*ada*',courseName=='*ada*')",
    stuck: true,
    maxScore: 40,
    exceptUserCourseIds: [79],
  });
});

test('PROGR-01 refusals name the field as it was written', async () => {
  const errors = [{ field: 'userCourseIds', message: 'has too many' }];
  gateway.on('POST', path, { status: 400, body: { code: 'INVALID', message: 'No', errors } });
  expect((await write({ learners: { ids: ['1'] } })).userErrors).toMatchObject([{ field: 'learners.ids' }]);
  expect((await write({ learners: { filter: { minScore: 101 } } })).userErrors).toMatchObject([
    { field: 'learners.filter.minScore' },
  ]);
});
