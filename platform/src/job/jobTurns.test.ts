import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { defineJob, rowByRow } from './jobKind.ts';
import { createJobQueue, jobWork, type JobQueue } from './jobQueue.ts';
import { insertJobRows } from './jobRowQueries.ts';
import { workThroughRows } from './workThroughRows.ts';
import type { Id } from '../shared/id.ts';

/** More than one turn each. */
const large = 250;

describe('OP-147 workspaces take turns at jobs of many rows', () => {
  let server: TestApp;
  let admins: ReadonlyMap<Id, TestUser>;

  beforeAll(async () => {
    server = await createTestApp();
    admins = new Map([
      [1, await server.aUser({ roleAdmin: true })],
      [2, await server.aUser({ workspaceId: 2, roleAdmin: true })],
    ]);
  });
  afterAll(() => server.close());

  const kindOf = (name: string, change: Partial<typeof rowByRow> = {}) =>
    defineJob({ name, payload: z.object({}), ...rowByRow, ...change });

  const queueFor = (kind: ReturnType<typeof kindOf>): JobQueue =>
    createJobQueue({
      ...server.config.database,
      db: server.db,
      clock: server.now,
      kinds: [kind],
      drainMs: 5_000,
      log: server.app.log,
    });

  const order = (queue: JobQueue, kind: ReturnType<typeof kindOf>, workspaceId: Id, rows: number): Promise<Id> =>
    inWorkspace(server.db, workspaceId, async (trx) => {
      const actorId = admins.get(workspaceId)?.userId ?? null;
      const runId = await queue.enqueueWatched(trx, kind, { workspaceId, actorId, payload: {} });
      const subjects = Array.from({ length: rows }, (_, index) => ({ subject: `row ${index + 1}` }));
      await insertJobRows(trx, { workspaceId, runId }, subjects);
      return runId;
    });

  const stateOf = async (workspaceId: Id, runId: Id): Promise<unknown> => {
    const as = admins.get(workspaceId);
    const { body } = await server.call<{ state: unknown }>('GET', `/api/v1/secured/jobs/${runId}`, { as });
    return body.state;
  };

  /** What is done by servers that work on one kind, row by row. */
  function watchRows(kind: ReturnType<typeof kindOf>, servers: readonly JobQueue[]) {
    const rows: { readonly workspaceId: Id | null; readonly runId: Id | null; readonly number: number }[] = [];
    const running = new Map<Id | null, number>();
    let most = 0;
    for (const queue of servers) {
      queue.work([
        jobWork(kind, async (attempt) => {
          const { workspaceId, runId } = attempt;
          running.set(workspaceId, (running.get(workspaceId) ?? 0) + 1);
          most = Math.max(most, running.get(workspaceId) ?? 0);
          try {
            await workThroughRows({ db: server.db, clock: server.now }, attempt, async (_trx, { number }) => {
              rows.push({ workspaceId, runId, number });
              return { state: 'DONE', code: 'ADDED' };
            });
          } finally {
            running.set(workspaceId, (running.get(workspaceId) ?? 1) - 1);
          }
        }),
      ]);
    }
    return { rows, mostOfOneWorkspace: () => most };
  }

  test.each([
    { servers: 1, atOnce: 1 },
    { servers: 1, atOnce: 2 },
    { servers: 2, atOnce: 1 },
    { servers: 2, atOnce: 2 },
  ])(
    'BEY-12 one row of a workspace is done before the second of five large jobs of another: $servers servers, $atOnce places',
    async ({ servers, atOnce }) => {
      const kind = kindOf(`test.turns-${servers}-${atOnce}`, { atOnce } as object);
      const queues = Array.from({ length: servers }, () => queueFor(kind));
      const [queue] = queues as [JobQueue];
      const runs: Id[] = [];
      for (let count = 0; count < 5; count += 1) {
        runs.push(await order(queue, kind, 1, large));
      }
      const small = await order(queue, kind, 2, 1);
      const { rows, mostOfOneWorkspace } = watchRows(kind, queues);
      await expect.poll(() => rows.length).toBe(5 * large + 1);
      for (const runId of runs) {
        await expect.poll(() => stateOf(1, runId)).toBe('DONE');
      }
      expect(await stateOf(2, small)).toBe('DONE');
      await Promise.all(queues.map((each) => each.stop()));

      expect(rows.findIndex(({ runId }) => runId === small)).toBeLessThan(
        rows.findIndex(({ runId }) => runId === runs[1]),
      );
      const ofLarge = rows.filter(({ workspaceId }) => workspaceId === 1);
      expect([...new Set(ofLarge.map(({ runId }) => runId))]).toEqual(runs);
      for (const [index, { runId, number }] of ofLarge.entries()) {
        expect([runId, number]).toEqual([runs[Math.floor(index / large)], (index % large) + 1]);
      }
      expect(mostOfOneWorkspace()).toBe(1);
    },
  );

  test('a workspace that nobody waits behind is not interrupted', async () => {
    const kind = kindOf('test.turns-alone');
    const queue = queueFor(kind);
    const runId = await order(queue, kind, 1, large);
    const boss = await queue.open();
    const { rows } = watchRows(kind, [queue]);
    await expect.poll(() => stateOf(1, runId)).toBe('DONE');
    expect(rows).toHaveLength(large);
    expect(await boss.findJobs(kind.name)).toHaveLength(1);
    await queue.stop();
  });

  test('of two that were taken at the same moment the earlier is done, and the later when that has ended', async () => {
    const kind = kindOf('test.turns-race');
    const queue = queueFor(kind);
    const [first, second] = [await order(queue, kind, 1, 1), await order(queue, kind, 1, 1)];
    const boss = await queue.open();
    const taken = await boss.fetch<{ runId: Id }>(kind.name, { batchSize: 2, includeMetadata: true });
    const [early, late] = taken.toSorted((a, b) => a.data.runId - b.data.runId);
    if (early === undefined || late === undefined) {
      throw new Error('Two jobs were ordered');
    }
    const begun: unknown[] = [];
    const note = jobWork(kind, async ({ runId }) => void begun.push(runId));
    await queue.attempt(note, late);
    expect(begun).toEqual([]);
    await queue.attempt(
      jobWork(kind, async ({ runId }) => {
        begun.push(runId);
        await queue.attempt(note, late);
      }),
      early,
    );
    expect(begun).toEqual([first]);
    for (const job of taken) {
      await boss.complete(kind.name, job);
    }
    queue.work([note]);
    await expect.poll(() => begun).toEqual([first, second]);
    await queue.stop();
  });

  describe('a workspace has so many unfinished jobs of a kind', () => {
    const kind = kindOf('test.turns-bound');
    const other = kindOf('test.turns-bound-other');
    const { ofWorkspace, ofTrial } = rowByRow.mostUnfinished;
    const setTrial = (trial: boolean) =>
      inWorkspace(server.db, 1, (trx) =>
        trx.updateTable('workspace').set({ trial }).where('workspace_id', '=', 1).execute(),
      );

    test.each([
      { trial: true, most: ofTrial },
      { trial: false, most: ofWorkspace },
    ])('of a trial ($trial) $most, also when all are ordered at once', async ({ trial, most }) => {
      const queue = createJobQueue({
        ...server.config.database,
        db: server.db,
        clock: server.now,
        kinds: [kind, other],
        drainMs: 5_000,
        log: server.app.log,
      });
      await queue.open();
      await setTrial(trial);
      const outcomes = await Promise.allSettled(Array.from({ length: most + 3 }, () => order(queue, kind, 1, 1)));
      const accepted = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect([accepted.length, refused.length]).toEqual([most, 3]);
      expect(refused[0]).toMatchObject({ code: 'JOBS_FULL', status: 429, params: { most, retryAfterSeconds: 30 } });
      await expect(order(queue, other, 1, 1)).resolves.toEqual(expect.any(Number));
      await expect(order(queue, kind, 2, 1)).resolves.toEqual(expect.any(Number));
      // One that ends makes room for another.
      await server.call('POST', `/api/v1/secured/jobs/${accepted[0]}/_cancel`, { as: admins.get(1) });
      const further = await order(queue, kind, 1, 1);
      for (const runId of [...accepted, further]) {
        await server.call('POST', `/api/v1/secured/jobs/${runId}/_cancel`, { as: admins.get(1) });
      }
      await setTrial(false);
      await queue.stop();
    });
  });
});
