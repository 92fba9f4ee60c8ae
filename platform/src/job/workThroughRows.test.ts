import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import { DomainError, invalidField } from '../errors.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { doJobs } from '../testing/doJobs.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { defineJob } from './jobKind.ts';
import { createJobQueue, jobWork, type JobQueue } from './jobQueue.ts';
import { insertJobRows, type JobRow, type JobRowOutcome } from './jobRowQueries.ts';
import { workThroughRows, type RowWork } from './workThroughRows.ts';
import type { Id } from '../shared/id.ts';

const importing = defineJob({
  name: 'test.importing',
  payload: z.object({}),
  retry: { most: 3, firstDelaySeconds: 1, longestDelaySeconds: 1 },
  longestSeconds: 60,
  atOnce: 1,
});

describe('a job of many rows', () => {
  let server: TestApp;
  let admin: TestUser;
  let jobs: JobQueue;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
    jobs = createJobQueue({
      ...server.config.database,
      db: server.db,
      clock: server.now,
      kinds: [importing],
      drainMs: 5_000,
      log: server.app.log,
    });
  });
  afterEach(async () => (await jobs.open()).deleteAllJobs(importing.name));
  afterAll(async () => {
    await jobs.stop();
    await server.close();
  });

  const order = (subjects: readonly string[]): Promise<Id> =>
    inWorkspace(server.db, 1, async (trx) => {
      const runId = await jobs.enqueueWatched(trx, importing, { workspaceId: 1, actorId: admin.userId, payload: {} });
      await insertJobRows(
        trx,
        { workspaceId: 1, runId },
        subjects.map((subject) => ({ subject, input: { letters: subject.length } })),
      );
      return runId;
    });
  const run = (work: RowWork) =>
    doJobs(
      { ...server, app: { jobs } },
      jobWork(importing, (attempt) => workThroughRows({ db: server.db, clock: server.now }, attempt, work)),
      { early: true },
    );
  const call = (path: string, method = 'GET') =>
    server.call<{ content: JobRow[] }>(method, `/api/v1/secured/jobs/${path}`, { as: admin });
  const names = (count: number) => Array.from({ length: count }, (_, index) => `row ${index + 1}`);
  /** Leaves a trace of each row, so that one that is done twice is found. */
  const note = async (trx: Trx, { number }: JobRow): Promise<JobRowOutcome> => {
    await appendAudit(trx, { workspaceId: 1, action: 'PERSON_ADDED', details: { number } });
    return { state: 'DONE', code: 'ADDED' };
  };
  const noted = async () => (await auditTrail(server)).map(({ details }) => details['number']);

  test('BEY-12 each row is done in its order, and the report says its outcome', async () => {
    const id = await order(['new', 'there', 'wrong']);
    expect((await call(`${id}`)).body).toMatchObject({ rows: { waiting: 3, done: 0, unchanged: 0, refused: 0 } });
    const outcome = await run(async (_trx, { subject, input }) => {
      if (subject === 'wrong') {
        throw invalidField('username', 'is no e-mail address');
      }
      return subject === 'new'
        ? { state: 'DONE', code: 'ADDED', params: { letters: input['letters'] }, subjectId: 1200 }
        : { state: 'UNCHANGED', code: 'THERE' };
    });
    expect(outcome).toEqual({ completed: 1, failed: 0 });
    expect((await call(`${id}`)).body).toMatchObject({
      state: 'DONE',
      done: 3,
      total: 3,
      rows: { waiting: 0, done: 1, unchanged: 1, refused: 1 },
    });
    expect((await call(`${id}/rows`)).body.content).toMatchObject([
      {
        number: 1,
        subject: 'new',
        subjectId: 1200,
        state: 'DONE',
        code: 'ADDED',
        outcome: 'ADDED',
        params: { letters: 3 },
      },
      { number: 2, subject: 'there', subjectId: null, state: 'UNCHANGED', code: 'THERE' },
      {
        number: 3,
        state: 'REFUSED',
        code: 'INVALID',
        outcome: null,
        params: { field: 'username', message: '`username` is no e-mail address.' },
        doneTime: expect.any(String),
      },
    ]);
    const refused = await call(`${id}/rows?q=state==REFUSED`);
    expect(refused.body.content).toMatchObject([{ number: 3 }]);
    const csv = await server.call<string>('GET', `/api/v1/secured/jobs/${id}/rows.csv?columns=number,subject,code`, {
      as: admin,
    });
    expect(csv.body.slice(1)).toBe('Row,About,What happened\r\n1,new,ADDED\r\n2,there,THERE\r\n3,wrong,INVALID\r\n');
  });

  test('BEY-12 a job that breaks off in the middle continues behind the last row that was done, and does none twice', async () => {
    const before = (await noted()).length;
    const id = await order(names(120));
    let left = 70;
    const breaking: RowWork = async (trx, row) => {
      const outcome = await note(trx, row);
      left -= 1;
      if (left < 0) {
        throw new Error('the server was killed');
      }
      return outcome;
    };
    expect(await run(breaking)).toEqual({ completed: 0, failed: 1 });
    expect((await call(`${id}`)).body).toMatchObject({ state: 'WAITING', rows: { waiting: 50, done: 70 } });
    expect(await run(note)).toEqual({ completed: 1, failed: 0 });
    expect((await call(`${id}`)).body).toMatchObject({ state: 'DONE', done: 120, rows: { waiting: 0, done: 120 } });
    expect((await noted()).slice(before)).toEqual(names(120).map((_, index) => index + 1));
  });

  test('what a refused row had done is taken back, and the next ones are done', async () => {
    const before = (await noted()).length;
    const id = await order(names(3));
    await run(async (trx, row) => {
      const outcome = await note(trx, row);
      if (row.number === 2) {
        throw new DomainError('CONFLICT');
      }
      return outcome;
    });
    expect((await noted()).slice(before)).toEqual([1, 3]);
    expect((await call(`${id}`)).body).toMatchObject({ state: 'DONE', rows: { done: 2, refused: 1 } });
  });

  test('a server that is too busy says nothing about a row: it is tried again', async () => {
    const id = await order(names(1));
    const busy: RowWork = async () => {
      throw new DomainError('UNAVAILABLE');
    };
    expect(await run(busy)).toEqual({ completed: 0, failed: 1 });
    expect((await call(`${id}`)).body).toMatchObject({ rows: { waiting: 1, refused: 0 } });
  });

  test('a job that is cancelled keeps what it has done, and says which rows it left', async () => {
    const id = await order(names(120));
    await run(async (trx, row) => {
      if (row.number === 10) {
        await call(`${id}/_cancel`, 'POST');
      }
      return note(trx, row);
    });
    expect((await call(`${id}`)).body).toMatchObject({ state: 'CANCELLED', rows: { waiting: 70, done: 50 } });
    expect((await call(`${id}/rows?q=state==WAITING&size=1000`)).body.content).toHaveLength(70);
  });

  test('a number that is there already stays as it is, so that rows can be added again after a kill', async () => {
    const runId = await order(names(2));
    await inWorkspace(server.db, 1, (trx) =>
      insertJobRows(trx, { workspaceId: 1, runId }, [{ subject: 'other' }, { subject: 'third' }], 2),
    );
    expect((await call(`${runId}/rows`)).body.content.map(({ subject }) => subject)).toEqual([
      'row 1',
      'row 2',
      'third',
    ]);
  });
});
