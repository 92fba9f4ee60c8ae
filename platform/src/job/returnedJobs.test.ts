import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { defineJob, noRetry, type JobAttempt } from './jobKind.ts';
import { createJobQueue, jobWork, type JobQueue } from './jobQueue.ts';

const kindOf = (name: string) =>
  defineJob({ name, payload: z.object({}), retry: noRetry, longestSeconds: 60, atOnce: 1 });

describe('OP-318 a server stops in the middle of a job', () => {
  let server: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(() => server.close());

  const queueFor = (kind: ReturnType<typeof kindOf>, drainMs = 100): JobQueue =>
    createJobQueue({
      ...server.config.database,
      db: server.db,
      clock: server.now,
      kinds: [kind],
      drainMs,
      log: server.app.log,
    });
  const order = (queue: JobQueue, kind: ReturnType<typeof kindOf>) =>
    inWorkspace(server.db, 1, (trx) =>
      queue.enqueueWatched(trx, kind, { workspaceId: 1, actorId: admin.userId, payload: {} }),
    );
  const stateOf = async (runId: number) =>
    (await server.call<{ state: string }>('GET', `/api/v1/secured/jobs/${runId}`, { as: admin })).body.state;
  const untilAborted = (signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('what was called has hung up')));
    });

  test.each([
    ['that ends when it is told to', ({ signal }: JobAttempt) => untilAborted(signal)],
    ['that does not end', () => new Promise<void>(() => undefined)],
  ])('the job of a handler %s is returned, is done by another server, and has not failed', async (name, hang) => {
    const kind = kindOf(`test.returned-${name.length}`);
    const [first, second] = [queueFor(kind), queueFor(kind)];
    const begun = Promise.withResolvers<void>();
    first.work([
      jobWork(kind, (attempt) => {
        begun.resolve();
        return hang(attempt);
      }),
    ]);
    const runId = await order(first, kind);
    await begun.promise;
    await first.stop();
    expect(await stateOf(runId)).toBe('WAITING');

    const done = vi.fn<(attempt: JobAttempt) => Promise<void>>().mockResolvedValue();
    second.work([jobWork(kind, done)]);
    await expect.poll(() => stateOf(runId)).toBe('DONE');
    await second.stop();
    expect(done).toHaveBeenCalledTimes(1);
    expect(done.mock.calls[0]?.[0]).toMatchObject({ isLastAttempt: true });
  });

  test('a job that ends in time is done, and not returned', async () => {
    const kind = kindOf('test.in-time');
    const queue = queueFor(kind, 10_000);
    const begun = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    queue.work([
      jobWork(kind, async () => {
        begun.resolve();
        await goesOn.promise;
      }),
    ]);
    const runId = await order(queue, kind);
    await begun.promise;
    const stopped = queue.stop();
    goesOn.resolve();
    await stopped;
    expect(await stateOf(runId)).toBe('DONE');
  });

  test('a process tells what it does, how that ended, and how many jobs wait', async () => {
    const { body } = await server.call<string>('GET', '/metrics');
    expect(body).toContain('# TYPE lectern_platform_job_duration_seconds histogram');
    expect(body).toContain('# TYPE lectern_platform_jobs_running gauge');
    await server.app.jobs.open();
    expect((await server.call<string>('GET', '/metrics')).body).toMatch(
      /lectern_platform_jobs_waiting\{kind="mail"\} 0/,
    );
  });
});
