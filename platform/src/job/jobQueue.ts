import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, PgBoss, type JobInsert, type JobResult, type JobWithMetadata, type QueueOptions } from 'pg-boss';
import { Registry } from 'prom-client';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import type { Clock } from '../deps.ts';
import { assertRoomForRun } from './assertRoomForRun.ts';
import { jobEnvelope, type JobEnvelope } from './jobEnvelope.ts';
import { createJobFigures, type AttemptOutcome } from './jobFigures.ts';
import { TryAgain, RequeueJob, ServerStops, type JobHandler, type JobKind } from './jobKind.ts';
import { insertJobRun, restJobRun } from './jobRunQueries.ts';
import { noteEnd, noteOrder } from './noteJob.ts';
import { jobSchema } from '../db/jobSchema.ts';
import { performJob, type TakenJob } from './performJob.ts';
import { groupOf, moveToEndOfLine, returnToLine } from './fairQueueQueries.ts';
import type { Id } from '../shared/id.ts';

export interface JobOrder<Payload extends object> {
  /** Null for work of the installation. */
  readonly workspaceId: Id | null;
  readonly payload: Payload;
  /** Above 0 before others of the kind, below 0 after them. */
  readonly priority?: number;
  /** How long it waits before it is begun; not at all when left out. */
  readonly delaySeconds?: number;
}

export interface JobQueueOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly url: string;
  readonly connectTimeoutMs: number;
  /** Longest wait for running jobs when stopping. */
  readonly drainMs: number;
  readonly kinds: readonly JobKind[];
  /** Where its figures are kept; nowhere when left out. */
  readonly registry?: Registry;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** The one queue of everything that happens later (ADR 0020). */
export interface JobQueue {
  /** Orders a job in the transaction of what it is about: it is done after the commit, and never when there is none. */
  enqueue<Payload extends object>(trx: Trx, kind: JobKind<Payload>, order: JobOrder<Payload>): Promise<void>;
  /** Many of one kind, in one statement. */
  enqueueAll<Payload extends object>(
    trx: Trx,
    kind: JobKind<Payload>,
    orders: readonly JobOrder<Payload>[],
  ): Promise<void>;
  /**
   * As {@link enqueue}, for a job that someone watches and may cancel; answers the id of its run. `actorId` is null for what happens
   * without anybody's order, which admins watch. Throws JOBS_FULL when the workspace has as many of the kind as it may.
   */
  enqueueWatched<Payload extends object>(
    trx: Trx,
    kind: JobKind<Payload>,
    order: JobOrder<Payload> & { readonly workspaceId: Id; readonly actorId: Id | null },
  ): Promise<Id>;
  /**
   * Does jobs of these kinds from now on, as soon as the database is there; jobs of other kinds wait. `atStart` are done once by anyone who
   * starts, besides their schedule.
   */
  work(handlers: readonly JobWork[], atStart?: readonly JobKind[]): void;
  /** One attempt at a job that was taken from the queue. Rejects when it failed; what gives its place away is in the line again. */
  attempt(work: JobWork, job: TakenJob): Promise<void>;
  /** The queue of the library, for tests that do single jobs. */
  open(): Promise<PgBoss>;
  /** What keeps this process from doing the jobs that it is there for; undefined when nothing does. */
  findTrouble(): string | undefined;
  /** Takes no more jobs and waits for those that run; whatever has not ended in time is returned, and done by another server at once. */
  stop(): Promise<void>;
}

/** A kind with the handler of this server. */
export interface JobWork {
  readonly kind: JobKind;
  readonly handle: JobHandler;
}

/** A handler sees payloads of its own kind alone. */
export const jobWork = <Payload extends object>(kind: JobKind<Payload>, handle: JobHandler<Payload>): JobWork => ({
  kind,
  handle: handle as JobHandler,
});

const pollingIntervalSeconds = 1;
/** A server that ended without a word is noticed after this time, and its jobs are done by another. */
const heartbeatSeconds = 15;
const heartbeatRefreshSeconds = 4;
const superviseIntervalSeconds = 10;
const endedKeptSeconds = 7 * 86_400;
/** Longer than whatever it is about stays, such as a mail row: an order must not vanish while nobody does its kind (no SMTP yet). */
const waitingKeptSeconds = 365 * 86_400;
const retryOpeningMs = 5_000;
/** Of the time to drain: when handlers that were told to end are no longer waited for, and when the queue is closed whatever happens. */
const longestToEnd = 1.2;
const longestToReturn = 1.6;

export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { db, clock, log } = options;
  let opening: Promise<PgBoss> | undefined;
  /** Kinds that this server does: an opening that failed half-way is tried again, and must not begin them twice. */
  const working = new Set<string>();
  let stopping: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStarting = false;
  /** Tells the handlers to end, and then that nobody waits for them any longer. */
  const ending = new AbortController();
  const abandoned = Promise.withResolvers<'failed'>();
  const figures = createJobFigures(options.registry ?? new Registry(), async () => {
    const boss = await opening?.catch(() => undefined);
    return (await boss?.getQueues().catch(() => undefined)) ?? [];
  });

  function open(): Promise<PgBoss> {
    opening ??= openQueue(options).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function insert(trx: Trx, kind: JobKind, jobs: readonly JobInsert[]) {
    const boss = await open();
    await boss.insert(kind.name, [...jobs], { db: fromKysely(trx) });
  }

  async function startWorking(handlers: readonly JobWork[], atStart: readonly JobKind[]): Promise<void> {
    isStarting = true;
    const boss = await open();
    for (const { kind, handle } of handlers) {
      if (working.has(kind.name)) {
        continue;
      }
      await boss.work(
        kind.name,
        {
          includeMetadata: true,
          perJobResults: true,
          // One job to each worker: a batch would end with the slowest of its jobs, and hold up the others.
          batchSize: 1,
          localConcurrency: kind.atOnce,
          burstWhenReadyExceeds: 1,
          pollingIntervalSeconds,
          heartbeatRefreshSeconds,
          ...(kind.perWorkspace === undefined ? {} : { groupConcurrency: kind.perWorkspace }),
        },
        (jobs: JobWithMetadata[]) => Promise.all(jobs.map((job) => settle(kind, handle, job))),
      );
      working.add(kind.name);
    }
    isStarting = false;
    for (const { name } of atStart) {
      await boss.send(name, { workspaceId: null, payload: {} } satisfies JobEnvelope);
    }
  }

  async function settle(kind: JobKind, handle: JobHandler, job: JobWithMetadata): Promise<JobResult> {
    const end = figures.begin(kind.name);
    const signal = AbortSignal.any([job.signal, ending.signal]);
    const ended = tryOnce({ kind, handle }, { ...job, signal });
    const outcome = await Promise.race([ended, abandoned.promise]);
    if (outcome === 'failed' && ending.signal.aborted) {
      end('returned');
      await giveBack(kind, job);
      // Of a job that is in the line again, the queue completes nothing.
      return { id: job.id, status: 'completed' };
    }
    end(outcome);
    return { id: job.id, status: outcome };
  }

  async function giveBack(kind: JobKind, job: JobWithMetadata): Promise<void> {
    const { workspaceId, runId } = jobEnvelope.parse(job.data);
    if (workspaceId === null || runId === undefined) {
      await returnToLine(db, kind.name, job);
    } else {
      // Together, so that no other server has begun the run when it is told to wait.
      await inWorkspace(db, workspaceId, async (trx) => {
        if (await returnToLine(trx, kind.name, job)) {
          await restJobRun(trx, { workspaceId, runId }, clock());
          await noteEnd(trx, { workspaceId, runId });
        }
      });
    }
    log.info({ kind: kind.name, jobId: job.id }, 'a job was returned, as the server stops');
  }

  async function tryOnce(work: JobWork, job: TakenJob): Promise<Exclude<AttemptOutcome, 'returned'>> {
    try {
      await attempt(work, job);
      return 'completed';
    } catch (error) {
      if (error instanceof TryAgain || ending.signal.aborted) {
        return 'failed';
      }
      const line = { err: error, kind: work.kind.name, jobId: job.id, attempt: job.retryCount + 1 };
      if (job.retryCount >= job.retryLimit) {
        log.error(line, 'a job was given up');
      } else {
        log.warn(line, 'a job failed; it is tried again');
      }
      // What the error says may hold what nobody should read: it stays in the log, which knows how to leave it out.
      return 'failed';
    }
  }

  async function attempt({ kind, handle }: JobWork, job: TakenJob): Promise<void> {
    const { workspaceId, runId } = jobEnvelope.parse(job.data);
    // Only what is watched has a bound, so that the line to be moved is short.
    if (workspaceId === null || runId === undefined || kind.perWorkspace !== 1) {
      return performJob({ db, clock }, kind, handle, job);
    }
    try {
      await performJob({ db, clock }, kind, handle, job);
    } catch (error) {
      if (!(error instanceof RequeueJob)) {
        throw error;
      }
      await inWorkspace(db, workspaceId, (trx) => insert(trx, kind, [againOf(workspaceId, job)]));
    } finally {
      // A job that was cut short by the end of its server has not had its turn.
      if (!ending.signal.aborted) {
        await inWorkspace(db, workspaceId, (trx) => moveToEndOfLine(trx, kind.name, workspaceId));
      }
    }
  }

  async function stopOnce(): Promise<void> {
    clearTimeout(retry);
    const boss = await opening?.catch(() => undefined);
    const { drainMs } = options;
    const timers = [
      setTimeout(() => ending.abort(new ServerStops()), drainMs),
      setTimeout(() => abandoned.resolve('failed'), drainMs * longestToEnd),
    ];
    await boss?.stop({ graceful: true, timeout: drainMs * longestToReturn });
    timers.forEach(clearTimeout);
  }

  return {
    open,
    attempt,
    enqueue: (trx, kind, order) => insert(trx, kind, [jobOf(order)]),
    enqueueAll: async (trx, kind, orders) => {
      if (orders.length > 0) {
        await insert(
          trx,
          kind,
          orders.map((order) => jobOf(order)),
        );
      }
    },
    enqueueWatched: async (trx, kind, order) => {
      const { workspaceId, actorId } = order;
      await assertRoomForRun(trx, workspaceId, kind);
      const runId = await insertJobRun(trx, { workspaceId, actorId, kind: kind.name, now: clock() });
      await noteOrder(trx, { workspaceId, runId, actorId }, kind, order.payload);
      await insert(trx, kind, [jobOf(order, runId)]);
      return runId;
    },
    work(handlers, atStart = []) {
      startWorking(handlers, atStart).catch((error: unknown) => {
        if (stopping !== undefined) {
          return;
        }
        log.warn({ err: error }, 'the queue of jobs cannot be reached; it is tried again');
        retry = setTimeout(() => this.work(handlers, atStart), retryOpeningMs);
      });
    },
    findTrouble: () => (isStarting ? 'the queue of jobs cannot be reached' : undefined),
    stop() {
      stopping ??= stopOnce();
      return stopping;
    },
  };
}

function jobOf<Payload extends object>(
  { workspaceId, payload, priority = 0, delaySeconds = 0 }: JobOrder<Payload>,
  runId?: Id,
): JobInsert {
  const data: JobEnvelope = {
    workspaceId,
    payload: payload as JobEnvelope['payload'],
    ...(runId === undefined ? {} : { runId }),
  };
  return {
    data,
    priority,
    startAfter: delaySeconds,
    ...(workspaceId === null ? {} : { group: { id: groupOf(workspaceId) } }),
  };
}

/** The same job, to be taken later; its failures are counted from the beginning, as it has come further. */
const againOf = (workspaceId: Id, { data }: TakenJob): JobInsert => ({ data, group: { id: groupOf(workspaceId) } });

/** Opens the queue and sets up its kinds. */
async function openQueue({ url, connectTimeoutMs, kinds, log }: JobQueueOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobSchema,
    application_name: 'lectern-jobs',
    max: 4,
    connectionTimeoutMillis: connectTimeoutMs,
    // What needs the owner is done by the migrations.
    migrate: false,
    createSchema: false,
    reindex: false,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    queueCacheIntervalSeconds: superviseIntervalSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs has trouble'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the queue of jobs has trouble'));
  try {
    await boss.start();
    await setUpKinds(boss, kinds);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function setUpKinds(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    const wanted = queueOf(kind);
    const there = known.get(kind.name);
    if (there === undefined) {
      await boss.createQueue(kind.name, { ...wanted, policy: kind.single === true ? 'stately' : 'standard' });
    } else if (Object.entries(wanted).some(([name, value]) => there[name as keyof QueueOptions] !== value)) {
      await boss.updateQueue(kind.name, wanted);
    }
    if (kind.schedule !== undefined) {
      const data: JobEnvelope = { workspaceId: null, payload: {} };
      await boss.schedule(kind.name, kind.schedule, data, { tz: 'UTC' });
    }
  }
}

const queueOf = ({ retry, longestSeconds }: JobKind): Required<QueueOptions> => ({
  retryLimit: retry.most,
  retryDelay: retry.firstDelaySeconds,
  retryBackoff: true,
  retryDelayMax: retry.longestDelaySeconds,
  expireInSeconds: longestSeconds,
  heartbeatSeconds,
  retentionSeconds: waitingKeptSeconds,
  deleteAfterSeconds: endedKeptSeconds,
});
