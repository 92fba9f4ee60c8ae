import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAuthoredCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const created = '/api/v1/secured/courses/_fromTemplate';
const list = '/api/v1/secured/coursetemplates';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

test('BEY-27 OP-225 the templates that ship are told with their tables of contents', async () => {
  const template = {
    key: 'onboarding.en',
    language: 'en',
    name: 'Your first week',
    miniDescription: 'A calm start.',
    duration: 17,
    certifiable: false,
    lectureCount: 1,
    questionCount: 2,
    achievementCount: 1,
    modules: [{ name: 'Welcome', lectures: [{ name: 'Who to ask', durationMinutes: 17 }] }],
  };
  gateway.on('GET', list, { body: { content: [template] } });
  const { data, errors } = await gateway.ask(
    `{ courseTemplates { key language name miniDescription durationMinutes certifiable lectureCount questionCount achievementCount
      modules { name lectures { name durationMinutes } } } }`,
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  const { duration: durationMinutes, ...same } = template;
  expect(data.courseTemplates).toEqual([{ ...same, durationMinutes }]);
  expect(gateway.paths()).toEqual([`GET ${list}`]);
});

const mutation = `mutation($input: CreateCourseFromTemplateInput!) {
  createCourseFromTemplate(input: $input) { course { courseId name } userErrors { code field } } }`;

test('OP-225 a course is made from one of them, once per key', async () => {
  gateway.on('POST', created, {
    status: 201,
    body: { ...anAuthoredCourse({ name: 'Your first week' }), warnings: [] },
  });
  const input = { template: 'onboarding.en', idempotencyKey: 'k1' };
  const { data } = await gateway.ask(mutation, { input }, bearer());
  expect(data.createCourseFromTemplate).toEqual({
    course: { courseId: 258, name: 'Your first week' },
    userErrors: [],
  });
  expect(gateway.calls.at(-1)).toMatchObject({
    body: { template: 'onboarding.en' },
    headers: { 'idempotency-key': 'k1' },
  });
});

test('OP-225 a template that there is not is a refusal', async () => {
  gateway.on('POST', created, { status: 404, body: { code: 'NOT_FOUND', message: 'Not found', params: {} } });
  const { data } = await gateway.ask(mutation, { input: { template: 'gone.en' } }, bearer());
  expect(data.createCourseFromTemplate).toMatchObject({ course: null, userErrors: [{ code: 'NOT_FOUND' }] });
});
