import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../support/database.ts';
import { finishedJob, type JobWire } from '../support/finishedJob.ts';
import { hosts } from '../support/hosts.ts';
import { createRestClient, signedIn, type RestClient } from '../support/restClient.ts';
import { attemptsOf, rowsReach } from '../support/watchedJob.ts';
import { figureOf, startWorkerParts, type RunningWorker, type WorkerParts } from '../support/workerParts.ts';

const IMPORTS = 'people-import,people-import-trial';
/** More than a worker does while it is told to end. */
const LARGE = 2_000;

let parts: WorkerParts;
let importers: RunningWorker[];
let others: RunningWorker;
const admins = new Map<number, RestClient>();

const completed = (worker: RunningWorker, kind: string) =>
  figureOf(worker, `lectern_platform_job_duration_seconds_count{kind="${kind}",outcome="completed"}`);

/** Orders an import of people with invitations, whose addresses begin so. */
async function orderImport(workspace: 1 | 2, name: string, count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_each, index) => ({ username: `${name}-${index}@example.test` }));
  const path = `/api/v1/secured/workspaces/${workspace}/usersaccess/_import`;
  const job = await adminOf(workspace).expect<JobWire>(path, { method: 'POST', body: { rows, invite: true } });
  return job.id;
}

const adminOf = (workspace: number): RestClient => {
  const admin = admins.get(workspace);
  if (admin === undefined) throw new Error('There is no such workspace.');
  return admin;
};

/** The importer that does a job now. */
async function holder(): Promise<RunningWorker> {
  for (const worker of importers) {
    if ((await figureOf(worker, 'lectern_platform_jobs_running{kind="people-import"}')) > 0) return worker;
  }
  throw new Error('Nobody does the import.');
}

/** Each person, the note of it and the mail are there once. */
async function expectOnce(jobId: number, name: string): Promise<void> {
  const { job } = await finishedJob(adminOf(1), jobId);
  expect(job).toMatchObject({ state: 'DONE', rows: { waiting: 0, done: LARGE, unchanged: 0, refused: 0 } });
  const [counts] = await asOwner<Record<string, number>>(
    parts,
    `with person as (select user_id, username_key from invitation where workspace_id = 1 and username like $1)
     select (select count(*) from person)::integer as people,
       (select count(*) from audit_entry join person on person.user_id = subject_id where action = 'PERSON_ADDED')::integer as noted,
       (select count(*) from mail join person on person.username_key = recipient_key where kind = 'INVITATION')::integer as mails`,
    [`${name}-%`],
  );
  expect(counts).toEqual({ people: LARGE, noted: LARGE, mails: LARGE });
}

// In this order: the last tests end the workers that the first ones share.
describe('OP-318 a platform without jobs, and workers by kind', { shuffle: false }, () => {
  beforeAll(async () => {
    parts = await startWorkerParts({ SHUTDOWN_TIMEOUT_MS: '2000' });
    importers = [await parts.startWorker(IMPORTS), await parts.startWorker(IMPORTS)];
    others = await parts.startWorker(`all,${IMPORTS.replaceAll('people', '-people')}`);
    for (const [workspace, host, name] of [
      [1, hosts.lectern, 'admin@demo.test'],
      [2, hosts.acme, 'author@acme.test'],
    ] as const) {
      admins.set(workspace, await signedIn(createRestClient(parts.platformUrl, host), name));
    }
    await asOwner(parts, `update app_user set role_admin = true where username = 'author@acme.test'`);
  });
  afterAll(() => parts?.stop());

  test('a job that REST has ordered is done by a worker of its kind, and what follows from it by another', async () => {
    const id = await orderImport(1, 'first', 20);
    const { job } = await finishedJob(adminOf(1), id);
    expect(job).toMatchObject({ state: 'DONE', rows: { done: 20 } });
    const done = await Promise.all(importers.map((worker) => completed(worker, 'people-import')));
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await completed(others, 'people-import')).toBe(0);
    // Invitations are mails.
    await expect.poll(() => completed(others, 'mail')).toBe(20);
    // Housekeeping is done once at the start, by the one who does that kind.
    await expect.poll(() => completed(others, 'housekeeping')).toBe(1);
    expect(await figureOf({ url: parts.platformUrl }, 'lectern_platform_job_duration_seconds_count')).toBe(0);
  });

  test('workspaces take turns, whatever the number of workers', async () => {
    const large = [await orderImport(1, 'turn-a', 600), await orderImport(1, 'turn-b', 600)];
    const small = await orderImport(2, 'small', 1);
    expect((await finishedJob(adminOf(2), small)).job.state).toBe('DONE');
    const { state } = await adminOf(1).expect<JobWire>(`/api/v1/secured/jobs/${large[1]}`);
    expect(state).toMatch(/WAITING|RUNNING/);
    for (const id of large) expect((await finishedJob(adminOf(1), id)).job.state).toBe('DONE');
  });

  test('a worker that is told to end returns its job, and another continues it at once: each row is done once', async () => {
    const id = await orderImport(1, 'drained', LARGE);
    await rowsReach(parts, id, 60);
    const stopped = await holder();
    await stopped.stop();
    expect(await stopped.log()).toContain('a job was returned');
    await expectOnce(id, 'drained');
    expect(await attemptsOf(parts, id)).toBe(2);
    importers = [...importers.filter((worker) => worker !== stopped), await parts.startWorker(IMPORTS)];
  });

  test('a worker that is killed loses nothing: another notices, and does the rest', async () => {
    const id = await orderImport(1, 'killed', LARGE);
    await rowsReach(parts, id, 60);
    const killed = await holder();
    process.kill(killed.pid, 'SIGKILL');
    await killed.exited;
    await expectOnce(id, 'killed');
    expect(await attemptsOf(parts, id)).toBe(2);
  });

  test.each([
    ['post', /names no kind of jobs by post/],
    ['none', /a worker does nothing else/],
  ])('a worker is refused with JOB_KINDS=%s', async (kinds, words) => {
    await expect(parts.startWorker(kinds)).rejects.toThrow(words);
  });
});
