import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace } from '../db/database.ts';
import { auditTrail } from '../testing/auditTrail.ts';
import { doJobs } from '../testing/doJobs.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { defineJob, TryAgain, type JobAttempt } from './jobKind.ts';
import { createJobQueue, jobWork, type JobQueue } from './jobQueue.ts';
import { beginJobRun } from './jobRunQueries.ts';
import { settleGivenUpRuns } from './settleGivenUpRuns.ts';
import type { Id } from '../shared/id.ts';

const retry = { most: 2, firstDelaySeconds: 1, longestDelaySeconds: 60 };
const copying = defineJob({
  name: 'test.copying',
  payload: z.object({ courseId: z.int() }),
  retry,
  longestSeconds: 60,
  atOnce: 1,
});
const sweeping = defineJob({
  name: 'test.sweeping',
  payload: z.object({}),
  retry,
  longestSeconds: 60,
  atOnce: 1,
  single: true,
});

describe('the queue of jobs', () => {
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
      kinds: [copying, sweeping],
      drainMs: 5_000,
      log: server.app.log,
    });
  });
  afterEach(async () => {
    const boss = await jobs.open();
    for (const { name } of [copying, sweeping]) {
      await boss.deleteAllJobs(name);
    }
  });
  afterAll(async () => {
    await jobs.stop();
    await server.close();
  });

  type Copying = JobAttempt<{ courseId: Id }>;
  const order = (workspaceId = 1, courseId = 7) =>
    inWorkspace(server.db, workspaceId, (trx) => jobs.enqueue(trx, copying, { workspaceId, payload: { courseId } }));
  const orderWatched = ({ userId: actorId } = admin) =>
    inWorkspace(server.db, 1, (trx) =>
      jobs.enqueueWatched(trx, copying, { workspaceId: 1, actorId, payload: { courseId: 7 } }),
    );
  const run = (handle: (attempt: Copying) => Promise<void>, early = false) =>
    doJobs({ ...server, app: { jobs } }, jobWork(copying, handle), { early });
  const call = (path: string, method = 'GET', as = admin) =>
    server.call(method, `/api/v1/secured/jobs${/^\d/.test(path) ? `/${path}` : path}`, { as });

  test('a job is done in the workspace that ordered it, with what it was ordered with', async () => {
    await order(1, 11);
    await order(2, 22);
    const seen: Pick<Copying, 'payload' | 'workspaceId' | 'attempt' | 'isLastAttempt'>[] = [];
    const outcome = await run(async ({ payload, workspaceId, attempt, isLastAttempt }) => {
      await inWorkspace(server.db, workspaceId ?? 0, (trx) =>
        appendAudit(trx, { workspaceId: workspaceId ?? 0, action: 'CONSENT_CREATED' }),
      );
      seen.push({ payload, workspaceId, attempt, isLastAttempt });
    });
    expect(outcome).toEqual({ completed: 2, failed: 0 });
    expect(seen.toSorted((a, b) => a.payload.courseId - b.payload.courseId)).toEqual([
      { payload: { courseId: 11 }, workspaceId: 1, attempt: 1, isLastAttempt: false },
      { payload: { courseId: 22 }, workspaceId: 2, attempt: 1, isLastAttempt: false },
    ]);
    expect((await auditTrail(server, 2)).map(({ action }) => action)).toEqual(['CONSENT_CREATED']);
  });

  test('what is rolled back was never ordered', async () => {
    const undone = inWorkspace(server.db, 1, async (trx) => {
      await jobs.enqueue(trx, copying, { workspaceId: 1, payload: { courseId: 1 } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await run(async () => undefined)).toEqual({ completed: 0, failed: 0 });
  });

  test('a job that fails is tried again, a little later each time, and given up in the end', async () => {
    await order();
    const attempts: unknown[] = [];
    const failing = async ({ attempt, isLastAttempt }: Copying) => {
      attempts.push([attempt, isLastAttempt]);
      throw new TryAgain();
    };
    expect(await run(failing)).toEqual({ completed: 0, failed: 1 });
    expect(await run(failing)).toEqual({ completed: 0, failed: 0 });
    for (let more = 0; more < 3; more += 1) {
      await run(failing, true);
    }
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  test('a payload that is none of the kind never reaches the handler', async () => {
    await (await jobs.open()).send(copying.name, { workspaceId: 1, payload: { courseId: 'x' } });
    const seen: unknown[] = [];
    expect(await run(async (attempt) => void seen.push(attempt))).toEqual({ completed: 0, failed: 1 });
    expect(seen).toEqual([]);
  });

  test('of a single kind one job waits, however often it is ordered', async () => {
    const boss = await jobs.open();
    for (let count = 0; count < 3; count += 1) {
      await inWorkspace(server.db, 1, (trx) => jobs.enqueue(trx, sweeping, { workspaceId: null, payload: {} }));
    }
    expect(await boss.findJobs(sweeping.name)).toHaveLength(1);
  });

  test('the servers own nothing of the queue, and what a kind says reaches it', async () => {
    const boss = await jobs.open();
    expect(await boss.getQueue(copying.name)).toMatchObject({ retryLimit: 2, retryBackoff: true, expireInSeconds: 60 });
    expect(await boss.getQueue(sweeping.name)).toMatchObject({ policy: 'stately' });
    await expect(boss.getDb().executeSql('create table job.mine (id integer)')).rejects.toThrow('permission denied');
  });

  test('a watched job tells how far it is', async () => {
    const id = await orderWatched();
    expect(await call(`${id}`)).toMatchObject({
      status: 200,
      body: { id, kind: 'test.copying', state: 'WAITING', done: 0, total: null, actorId: admin.userId },
    });
    await run(async ({ progress }) => {
      await progress({ done: 1, total: 2 });
      expect((await call(`${id}`)).body).toMatchObject({ state: 'RUNNING', done: 1, total: 2, endTime: null });
      await progress({ done: 2, total: 2 });
    });
    expect((await call(`${id}`)).body).toMatchObject({
      state: 'DONE',
      done: 2,
      startTime: expect.any(String),
      endTime: expect.any(String),
    });
  });

  test('a watched job that is tried again begins its count again, and says when it has failed', async () => {
    const id = await orderWatched();
    const failing = async ({ progress }: Copying) => {
      await progress({ done: 1, total: 2 });
      throw new TryAgain();
    };
    await run(failing);
    await run(failing, true);
    expect((await call(`${id}`)).body).toMatchObject({ state: 'WAITING', done: 1 });
    await run(async ({ progress }) => {
      expect((await call(`${id}`)).body).toMatchObject({ state: 'RUNNING', done: 0 });
      await failing({ progress } as Copying);
    }, true);
    expect((await call(`${id}`)).body).toMatchObject({ state: 'FAILED', done: 1 });
  });

  test('a job that is cancelled while it waits is never begun', async () => {
    const id = await orderWatched();
    expect((await call(`${id}/_cancel`, 'POST')).body).toMatchObject({ state: 'CANCELLED', startTime: null });
    const seen: unknown[] = [];
    expect(await run(async (attempt) => void seen.push(attempt))).toEqual({ completed: 1, failed: 0 });
    expect(seen).toEqual([]);
    expect((await call(`${id}/_cancel`, 'POST')).body).toMatchObject({ state: 'CANCELLED' });
  });

  test('a job that is cancelled while it runs ends at its next step, and is not tried again', async () => {
    const id = await orderWatched();
    let further = false;
    const outcome = await run(async ({ progress }) => {
      await progress({ done: 1, total: 3 });
      expect((await call(`${id}/_cancel`, 'POST')).body).toMatchObject({ state: 'RUNNING', endTime: null });
      await progress({ done: 2, total: 3 });
      further = true;
    });
    expect(outcome).toEqual({ completed: 1, failed: 0 });
    expect(further).toBe(false);
    expect((await call(`${id}`)).body).toMatchObject({ state: 'CANCELLED', done: 2 });
  });

  test('a job that is cancelled between two attempts is not begun again', async () => {
    const id = await orderWatched();
    await run(async () => {
      throw new TryAgain();
    });
    expect((await call(`${id}/_cancel`, 'POST')).body).toMatchObject({
      state: 'CANCELLED',
      endTime: expect.any(String),
    });
    const seen: unknown[] = [];
    expect(await run(async (attempt) => void seen.push(attempt), true)).toEqual({ completed: 1, failed: 0 });
    expect(seen).toEqual([]);
    expect((await call(`${id}`)).body).toMatchObject({ state: 'CANCELLED', endTime: expect.any(String) });
  });

  test('a job that is cancelled while its attempt fails has ended', async () => {
    const id = await orderWatched();
    await run(async () => {
      await call(`${id}/_cancel`, 'POST');
      throw new TryAgain();
    });
    expect((await call(`${id}`)).body).toMatchObject({ state: 'CANCELLED', endTime: expect.any(String) });
  });

  test.each([
    { cancelled: false, state: 'FAILED' },
    { cancelled: true, state: 'CANCELLED' },
  ])('a job whose server was killed at its last attempt ends as $state', async ({ cancelled, state }) => {
    const runId = await orderWatched();
    await inWorkspace(server.db, 1, (trx) => beginJobRun(trx, { workspaceId: 1, runId }, server.now()));
    if (cancelled) {
      await call(`${runId}/_cancel`, 'POST');
    }
    await settleGivenUpRuns(server.db, server.now());
    expect((await call(`${runId}`)).body).toMatchObject({ state: 'RUNNING', endTime: null });
    const boss = await jobs.open();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      for (const job of await boss.fetch<object>(copying.name, { ignoreStartAfter: true })) {
        await boss.fail(copying.name, job.id);
      }
    }
    expect(await settleGivenUpRuns(server.db, server.now())).toBe(1);
    expect((await call(`${runId}`)).body).toMatchObject({ state, endTime: expect.any(String) });
    expect(await settleGivenUpRuns(server.db, server.now())).toBe(0);
  });

  test('ROLE-14 jobs are seen and ended by who ordered them, and by admins of their workspace', async () => {
    const owner = await server.aUser({ createCourse: true });
    const id = await orderWatched(owner);
    const others = [
      await server.aUser({ workspaceId: 2, roleAdmin: true }),
      await server.aUser({ createVoucher: true }),
    ];
    for (const other of others) {
      expect((await call(`${id}`, 'GET', other)).status).toBe(404);
      expect((await call(`${id}/rows`, 'GET', other)).status).toBe(404);
      expect((await call(`${id}/rows.csv`, 'GET', other)).status).toBe(404);
      expect((await call(`${id}/_cancel`, 'POST', other)).status).toBe(404);
      expect((await call('', 'GET', other)).body).toMatchObject({ content: [] });
    }
    for (const watcher of [owner, admin]) {
      expect((await call(`${id}`, 'GET', watcher)).body).toMatchObject({ state: 'WAITING', cancelTime: null });
      expect((await call(`?q=id==${id}`, 'GET', watcher)).body).toMatchObject({ content: [{ id, state: 'WAITING' }] });
    }
    expect((await call(`${id}/_cancel`, 'POST', owner)).body).toMatchObject({ state: 'CANCELLED' });
  });

  test('who is erased is no longer named by the jobs that they ordered', async () => {
    const { userId } = await server.aUser({ roleAdmin: true });
    const id = await inWorkspace(server.db, 1, (trx) =>
      jobs.enqueueWatched(trx, copying, { workspaceId: 1, actorId: userId, payload: { courseId: 7 } }),
    );
    await inWorkspace(server.db, 1, (trx) => trx.deleteFrom('app_user').where('user_id', '=', userId).execute());
    expect((await call(`${id}`)).body).toMatchObject({ actorId: null });
  });

  describe('a server that does jobs', () => {
    const kindOf = (name: string, atOnce: number) => defineJob({ ...copying, name, atOnce });
    const ordered = async (kinds: readonly (typeof copying)[], perKind: number) => {
      const queue = createJobQueue({
        ...server.config.database,
        db: server.db,
        clock: server.now,
        kinds,
        drainMs: 5_000,
        log: server.app.log,
      });
      for (const kind of kinds) {
        await inWorkspace(server.db, 1, (trx) =>
          queue.enqueueAll(
            trx,
            kind,
            Array.from({ length: perKind }, (_, index) => ({ workspaceId: 1, payload: { courseId: index } })),
          ),
        );
      }
      return queue;
    };

    test('does as many of a kind at once as the kind says', async () => {
      const kind = kindOf('test.alone', 1);
      const queue = await ordered([kind], 3);
      const running = new Set<number>();
      const most: number[] = [];
      queue.work([
        jobWork(kind, async ({ payload }) => {
          running.add(payload.courseId);
          await inWorkspace(server.db, 1, (trx) => trx.selectFrom('job_run').select('job_run.kind').execute());
          most.push(running.size);
          running.delete(payload.courseId);
        }),
      ]);
      await expect.poll(() => most).toEqual([1, 1, 1]);
      await queue.stop();
    });

    test('continues with others while one job hangs', async () => {
      const kind = kindOf('test.hanging', 2);
      const queue = await ordered([kind], 4);
      const done: number[] = [];
      const release = Promise.withResolvers<void>();
      queue.work([
        jobWork(kind, async ({ payload }) => {
          if (payload.courseId === 0) {
            await release.promise;
          }
          done.push(payload.courseId);
        }),
      ]);
      await expect.poll(() => new Set(done)).toEqual(new Set([1, 2, 3]));
      release.resolve();
      await queue.stop();
      expect(done).toContain(0);
    });

    test('begins no kind twice when beginning failed half-way, and stops once', async () => {
      const kinds = [kindOf('test.first', 1), kindOf('test.second', 1)];
      const queue = await ordered(kinds, 0);
      const boss = await queue.open();
      const begin = boss.work.bind(boss);
      const begun = vi.spyOn(boss, 'work');
      const stopped = vi.spyOn(boss, 'stop');
      begun.mockImplementationOnce(begin).mockRejectedValueOnce(new Error('gone'));
      queue.work(kinds.map((kind) => jobWork(kind, async () => undefined)));
      await expect.poll(() => begun.mock.calls).toHaveLength(3);
      expect(begun.mock.calls.map(([name]) => name)).toEqual(['test.first', 'test.second', 'test.second']);
      await Promise.all([queue.stop(), queue.stop()]);
      expect(stopped).toHaveBeenCalledTimes(1);
    });

    test('an order waits longer than what it is about, however long nobody does its kind', async () => {
      const kind = kindOf('test.waiting', 1);
      const queue = await ordered([kind], 1);
      const [waiting] = await (await queue.open()).findJobs(kind.name);
      const days = ((waiting?.keepUntil.getTime() ?? 0) - (waiting?.createdOn.getTime() ?? 0)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(365);
      await queue.stop();
    });
  });
});
