import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inWorkspace } from './db/database.ts';
import { doHousekeeping, housekeepingJob, housekeepingTasks } from './housekeeping.ts';
import { doJobs } from './testing/doJobs.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const log = { error: vi.fn<(...line: unknown[]) => void>() };
const order = async () => (await server.app.jobs.open()).send(housekeepingJob.name, { workspaceId: null, payload: {} });
const deps = () => ({
  config: server.config,
  db: server.db,
  clock: server.now,
  jobs: server.app.jobs,
  files: server.app.files,
});

test('housekeeping does each of its tasks, and those after one that fails', async () => {
  const done: string[] = [];
  const tasks = ['first', 'second', 'third'].map((name) => ({
    name,
    run: async () => {
      done.push(name);
      if (name === 'second') {
        throw new Error('no clock');
      }
    },
  }));
  await order();
  expect(await doJobs(server, doHousekeeping(deps(), log, tasks))).toEqual({ completed: 1, failed: 0 });
  expect(done).toEqual(['first', 'second', 'third']);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ task: 'second' }), 'housekeeping failed');
  log.error.mockClear();
});

test('all that there is to do succeeds, and forgets watched jobs after 30 days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const workspaceId of [1, 2]) {
    await inWorkspace(server.db, workspaceId, (trx) =>
      trx
        .insertInto('job_run')
        .values([29, 31].map((days) => ({ workspace_id: workspaceId, kind: 'test', created_time: daysAgo(days) })))
        .execute(),
    );
  }
  await order();
  expect(await doJobs(server, doHousekeeping(deps(), log, housekeepingTasks))).toEqual({ completed: 1, failed: 0 });
  expect(log.error).not.toHaveBeenCalled();
  for (const workspaceId of [1, 2]) {
    const left = await inWorkspace(server.db, workspaceId, (trx) =>
      sql<{ runs: number }>`select count(*) as runs from job_run`.execute(trx),
    );
    expect(left.rows).toEqual([{ runs: 1 }]);
  }
});

test('it happens every hour on its own, and one order waits however many servers start', async () => {
  const boss = await server.app.jobs.open();
  expect(await boss.getSchedules(housekeepingJob.name)).toMatchObject([{ cron: '7 * * * *', timezone: 'UTC' }]);
  await Promise.all([order(), order(), order()]);
  expect(await boss.findJobs(housekeepingJob.name, { queued: true })).toHaveLength(1);
});
