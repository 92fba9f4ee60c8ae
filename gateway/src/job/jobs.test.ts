import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aJob, aPage } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import type { JobRowWire } from './jobWire.ts';

const jobsPath = '/api/v1/secured/jobs';

const aRow = (change: Partial<JobRowWire> = {}): JobRowWire => ({
  number: 1,
  subject: 'ayse@demo.test',
  subjectId: 1300,
  state: 'DONE',
  code: 'ADDED',
  outcome: 'ADDED',
  params: {},
  doneTime: '2030-01-31T09:00:02.000Z',
  ...change,
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('jobs', () => {
  test('those that run, the newest first, in one call', async () => {
    gateway.on('GET', jobsPath, { body: aPage([aJob()]) });
    const { data } = await gateway.ask(
      `{ jobs(running: true, first: 5) { totalCount nodes { id jobId kind state doneCount totalCount orderedById
        rowCounts { waiting done unchanged refused } createTime startTime endTime cancelTime } } }`,
      {},
      bearer(),
    );
    expect(data.jobs.nodes).toEqual([
      {
        id: toGlobalId('Job', 1201),
        jobId: 1201,
        kind: 'OTHER',
        state: 'RUNNING',
        doneCount: 3,
        totalCount: 10,
        orderedById: 1200,
        rowCounts: { waiting: 7, done: 1, unchanged: 1, refused: 1 },
        createTime: '2030-01-31T09:00:00.000Z',
        startTime: '2030-01-31T09:00:01.000Z',
        endTime: null,
        cancelTime: null,
      },
    ]);
    expect(gateway.paths()).toEqual([`GET ${jobsPath}?page=0&size=5&q=state=in=('WAITING','RUNNING')`]);
  });

  test('one by its id, with the rows that were refused and where the report can be downloaded', async () => {
    gateway.on('GET', `${jobsPath}/1201`, { body: aJob({ state: 'DONE' }) });
    gateway.on('GET', `${jobsPath}/1201/rows`, {
      body: aPage([
        aRow({
          state: 'REFUSED',
          code: 'INVALID',
          outcome: null,
          params: { message: 'is no e-mail address', field: 'username' },
        }),
      ]),
    });
    const document = `query ($id: ID!) { job(id: $id) { state rows(states: [REFUSED], first: 500) {
      nodes { number subject subjectId state code outcome message params endTime } csvUrl(columns: ["subject"], language: UK) } } }`;
    const { data } = await gateway.ask(document, { id: toGlobalId('Job', 1201) }, bearer());
    expect(data.job.rows.nodes).toEqual([
      {
        number: 1,
        subject: 'ayse@demo.test',
        subjectId: 1300,
        state: 'REFUSED',
        code: 'INVALID',
        outcome: null,
        message: 'is no e-mail address',
        params: { field: 'username' },
        endTime: '2030-01-31T09:00:02.000Z',
      },
    ]);
    expect(new URL(data.job.rows.csvUrl).pathname).toBe(`${jobsPath}/1201/rows.csv`);
    expect(Object.fromEntries(new URL(data.job.rows.csvUrl).searchParams)).toEqual({
      q: "state=in=('REFUSED')",
      columns: 'subject',
      lang: 'uk',
    });
    const other = await gateway.ask(document, { id: '77' }, bearer());
    expect(other).toMatchObject({ data: { job: null }, errors: [] });
  });

  test.each([
    [{}, { groups: [], groupProblems: [], invited: null, userCourseId: null }],
    [
      { groups: [{ id: 5, name: 'Sales' }], groupProblems: [{ name: 'Nowhere', code: 'NO_GROUP' }], invited: true },
      {
        groups: [{ groupId: 5, name: 'Sales' }],
        groupProblems: [{ name: 'Nowhere', code: 'NO_GROUP' }],
        invited: true,
        userCourseId: null,
      },
    ],
    [
      { userCourseId: 77, before: null },
      { groups: [], groupProblems: [], invited: null, userCourseId: 77 },
    ],
    [
      { groups: 'all', invited: 'yes' },
      { groups: [], groupProblems: [], invited: null, userCourseId: null },
    ],
  ])('OP-13 OP-206 what a row tells has types: %j', async (params, typed) => {
    gateway.on('GET', `${jobsPath}/1201`, { body: aJob() });
    gateway.on('GET', `${jobsPath}/1201/rows`, { body: aPage([aRow({ params })]) });
    const document = `query ($id: ID!) { job(id: $id) { rows {
      nodes { groups { groupId name } groupProblems { name code } invited userCourseId } } } }`;
    const { data } = await gateway.ask(document, { id: toGlobalId('Job', 1201) }, bearer());
    expect(data.job.rows.nodes).toEqual([typed]);
  });

  test('node reads a job again', async () => {
    gateway.on('GET', `${jobsPath}/1201`, { body: aJob() });
    const { data } = await gateway.ask(
      'query ($id: ID!) { node(id: $id) { id ... on Job { doneCount } } }',
      { id: toGlobalId('Job', 1201) },
      bearer(),
    );
    expect(data.node).toEqual({ id: toGlobalId('Job', 1201), doneCount: 3 });
  });

  test('is ended, or the payload says why not', async () => {
    gateway.on('POST', `${jobsPath}/1201/_cancel`, { body: aJob({ cancelTime: '2030-01-31T09:00:03.000Z' }) });
    const document =
      'mutation ($id: ID!) { cancelJob(input: { jobId: $id }) { job { cancelTime } userErrors { code field } } }';
    const ended = await gateway.ask(document, { id: '1201' }, bearer());
    expect(ended.data.cancelJob).toEqual({ job: { cancelTime: '2030-01-31T09:00:03.000Z' }, userErrors: [] });
    const refused = await gateway.ask(document, { id: '1300' }, bearer());
    expect(refused.data.cancelJob).toMatchObject({ job: null, userErrors: [{ code: 'NOT_FOUND' }] });
    const noId = await gateway.ask(document, { id: 'x' }, bearer());
    expect(noId.data.cancelJob).toMatchObject({ job: null, userErrors: [{ code: 'INVALID', field: 'jobId' }] });
  });
});
