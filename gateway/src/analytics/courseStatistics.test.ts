import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type Asked, type TestGateway } from '../testing/testGateway.ts';

const course = '/api/v1/secured/courses/102';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const ask = (selection: string): Promise<Asked> => gateway.ask(`{ workspace { ${selection} } }`, {}, bearer());
const asked = (): string[] => gateway.paths().filter((path) => path.includes('/courses/'));

test('ANLY-10 the funnel of a course comes by one call, and its CSV has the same period', async () => {
  const step = {
    lectureId: 5,
    name: 'Numbers',
    moduleId: 4,
    moduleName: 'First',
    reached: 9,
    seen: 7,
    inProgress: 2,
    gaveUp: 1,
    expired: 3,
  };
  gateway.on('GET', `${course}/funnel`, {
    body: { learnerCount: 9, newestOnly: false, completedCount: 3, steps: [step] },
  });
  const { data, errors } =
    await ask(`courseFunnel(courseId: "102", startTime: "2030-01-01T00:00:00Z") { learnerCount newestOnly
    completedCount steps { lectureId name moduleId moduleName reached seen inProgress gaveUp expired } csvUrl(language: DE) }`);
  expect(errors).toEqual([]);
  const { csvUrl, ...funnel } = data.workspace.courseFunnel;
  expect(funnel).toEqual({ learnerCount: 9, newestOnly: false, completedCount: 3, steps: [step] });
  const start = '2030-01-01T00:00:00.000Z';
  expect(asked()).toEqual([`GET ${course}/funnel?start=${start}`]);
  const csv = new URL(csvUrl);
  expect(csv.pathname).toBe(`${course}/funnel.csv`);
  expect(Object.fromEntries(csv.searchParams)).toEqual({ start, lang: 'de' });
});

test('BEY-07 each question has its numbers, what stands out and what was chosen', async () => {
  gateway.on('GET', `${course}/questionstatistics`, {
    body: {
      learnerCount: 40,
      newestOnly: true,
      questions: [
        {
          questionId: 11,
          type: 'SingleChoice',
          question: 'Which one?',
          weight: 2,
          lectureId: 5,
          lectureName: 'Numbers',
          number: 1,
          answered: 38,
          rightAtOnce: 9,
          discrimination: -0.2,
          outdated: 2,
          findings: ['WRONG_KEY'],
          parts: [{ text: 'one', place: null, chosen: 29, correct: false }],
        },
      ],
    },
  });
  const { data, errors } =
    await ask(`questionStatistics(courseId: "102") { learnerCount newestOnly csvUrl questions { questionId
    text weight lectureId lectureName number answeredCount rightAtOnceCount discrimination outdatedCount findings
    parts { text place chosenCount correct } } }`);
  expect(errors).toEqual([]);
  const { csvUrl, ...statistics } = data.workspace.questionStatistics;
  expect(statistics).toEqual({
    learnerCount: 40,
    newestOnly: true,
    questions: [
      {
        questionId: 11,
        text: 'Which one?',
        weight: 2,
        lectureId: 5,
        lectureName: 'Numbers',
        number: 1,
        answeredCount: 38,
        rightAtOnceCount: 9,
        discrimination: -0.2,
        outdatedCount: 2,
        findings: ['WRONG_KEY'],
        parts: [{ text: 'one', place: null, chosenCount: 29, correct: false }],
      },
    ],
  });
  expect(new URL(csvUrl).pathname).toBe(`${course}/questionstatistics.csv`);
});

test.each([403, 404])('OP-54 anyone who may not look (%s) finds null, without an error', async (status) => {
  const refusal = { status, body: { code: 'FORBIDDEN', message: 'You may not do this' } };
  gateway.on('GET', `${course}/funnel`, refusal);
  gateway.on('GET', `${course}/questionstatistics`, refusal);
  const { data, errors } = await ask(
    `courseFunnel(courseId: "102") { learnerCount } questionStatistics(courseId: "102") { learnerCount }`,
  );
  expect(errors).toEqual([]);
  expect(data.workspace).toEqual({ courseFunnel: null, questionStatistics: null });
});

test('what is no course is not asked for', async () => {
  const { data } = await ask('courseFunnel(courseId: "x") { learnerCount }');
  expect(data.workspace.courseFunnel).toBeNull();
  expect(asked()).toEqual([]);
});
