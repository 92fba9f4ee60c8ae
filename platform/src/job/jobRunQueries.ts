import { sql, type Selectable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { jobSchema } from '../db/jobSchema.ts';
import type { JobRunTable } from '../db/schema.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { JobStep } from './jobKind.ts';
import type { JobResult } from './jobResult.ts';
import type { Id } from '../shared/id.ts';

export type JobRunState = Selectable<JobRunTable>['state'];
export type JobRunEnd = Extract<JobRunState, 'DONE' | 'FAILED' | 'CANCELLED'>;

export interface JobRunKey {
  readonly workspaceId: Id;
  readonly runId: Id;
}

/** A job that someone watches. */
export interface JobRun {
  readonly id: Id;
  readonly kind: string;
  /** What an export is of; null for every other job. */
  readonly exported: string | null;
  readonly state: JobRunState;
  readonly done: number;
  /** Null until the job knows. */
  readonly total: number | null;
  readonly actorId: Id | null;
  readonly createdTime: Date;
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  readonly cancelTime: Date | null;
  /** The file that it leaves or writes; null for most jobs. */
  readonly result: JobResult | null;
  /** Until when that can be downloaded; null while it cannot. */
  readonly resultExpireTime: Date | null;
}

export async function insertJobRun(
  trx: Trx,
  run: { workspaceId: Id; actorId: Id | null; kind: string; now: Date },
): Promise<Id> {
  const row = await trx
    .insertInto('job_run')
    .values({ workspace_id: run.workspaceId, actor_id: run.actorId, kind: run.kind, created_time: run.now })
    .returning('job_run.job_run_id')
    .executeTakeFirstOrThrow();
  return row.job_run_id;
}

/** How many jobs of a kind a workspace has that have not ended; further orders of it wait for the end of the transaction. */
export async function lockAndCountUnfinishedRuns(
  trx: Trx,
  workspaceId: Id,
  kind: string,
): Promise<{ readonly unfinished: number; readonly isTrial: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`jobs ${kind} of ${workspaceId}`}, 0))`.execute(trx);
  return trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .select([
      'workspace.trial as isTrial',
      sql<number>`(
        select count(*) from job_run
        where job_run.workspace_id = ${workspaceId} and job_run.kind = ${kind} and job_run.end_time is null)`.as(
        'unfinished',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** The columns of {@link JobRun}. */
const columns = [
  'job_run.job_run_id as id',
  'job_run.kind',
  // Its payload is gone with the job; the line of the audit log is there from the order on.
  sql<string | null>`case when job_run.kind = 'export' then (
    select audit_entry.details ->> 'exported' from audit_entry
    where audit_entry.workspace_id = job_run.workspace_id and audit_entry.job_run_id = job_run.job_run_id
      and audit_entry.action = 'JOB_STARTED' limit 1) end`.as('exported'),
  'job_run.state',
  'job_run.done_count as done',
  'job_run.total_count as total',
  'job_run.actor_id as actorId',
  'job_run.created_time as createdTime',
  'job_run.start_time as startTime',
  'job_run.end_time as endTime',
  'job_run.cancel_time as cancelTime',
  'job_run.result',
  'job_run.result_expire_time as resultExpireTime',
] as const;

export async function findJobRun(trx: Trx, { workspaceId, runId }: JobRunKey): Promise<JobRun | null> {
  const run = await trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .select(columns)
    .executeTakeFirst();
  return run ?? null;
}

/** How far the audit log tells of a job. */
export async function noteOfJob(trx: Trx, { workspaceId, runId }: JobRunKey): Promise<'not' | 'started' | 'ended'> {
  const entries = await trx
    .selectFrom('audit_entry')
    .where('audit_entry.workspace_id', '=', workspaceId)
    .where('audit_entry.job_run_id', '=', runId)
    .where('audit_entry.action', 'in', ['JOB_STARTED', 'JOB_ENDED'])
    .select('audit_entry.action')
    .execute();
  const has = (action: string): boolean => entries.some((entry) => entry.action === action);
  return has('JOB_ENDED') ? 'ended' : has('JOB_STARTED') ? 'started' : 'not';
}

/** What `q` may compare in the list of jobs. */
export const jobRunSelectors = {
  id: { type: 'integer', column: sql`job_run.job_run_id` },
  kind: { type: 'text', column: sql`job_run.kind` },
  state: { type: 'text', column: sql`job_run.state` },
  actorId: { type: 'integer', column: sql`job_run.actor_id` },
  createdTime: { type: 'time', column: sql`job_run.created_time` },
} as const satisfies Selectors;

const newestFirst: Order = {
  name: 'jobs',
  keys: [
    { column: sql`job_run.created_time`, type: 'time', direction: 'desc' },
    { column: sql`job_run.job_run_id`, type: 'integer', direction: 'desc' },
  ],
};

/** A page of jobs, the newest first; those of one person alone, unless `actorId` is null. */
export function findJobRuns(
  trx: Trx,
  workspaceId: Id,
  { q, actorId, ...page }: PageRequest & { readonly q?: string | undefined; readonly actorId: Id | null },
): Promise<PageRows<JobRun>> {
  const runs = trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where(rsqlWhere(q, jobRunSelectors))
    .$if(actorId !== null, (query) => query.where('job_run.actor_id', '=', actorId));
  return readPage(listOf(runs.select(columns)), newestFirst, page);
}

/**
 * A new attempt; false when there is nothing to do any more, as for a job that was cancelled since the attempt before. An attempt after
 * another begins its count again.
 */
export async function beginJobRun(trx: Trx, { workspaceId, runId }: JobRunKey, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('job_run')
    .set({
      state: sql<JobRunState>`case when job_run.cancel_time is null then 'RUNNING' else 'CANCELLED' end`,
      start_time: sql<Date>`coalesce(job_run.start_time, ${now}::timestamptz)`,
      end_time: sql<Date | null>`case when job_run.cancel_time is null then null else ${now}::timestamptz end`,
      done_count: sql<number>`case when job_run.cancel_time is null then 0 else job_run.done_count end`,
    })
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .where('job_run.end_time', 'is', null)
    .returning('job_run.state')
    .executeTakeFirst();
  return row?.state === 'RUNNING';
}

/** Notes how far a running job is; false when someone wants it to end. */
export async function stepJobRun(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  { done, total }: JobStep,
): Promise<boolean> {
  const row = await trx
    .updateTable('job_run')
    .set({
      done_count: done,
      total_count: total,
    })
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .where('job_run.end_time', 'is', null)
    .returning('job_run.cancel_time')
    .executeTakeFirst();
  return row !== undefined && row.cancel_time === null;
}

export async function endJobRun(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  state: JobRunEnd,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('job_run')
    .set({ state, end_time: now })
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .where('job_run.end_time', 'is', null)
    .execute();
}

/** An attempt failed and another follows: the job waits, or has ended when someone wanted it to. */
export async function restJobRun(trx: Trx, { workspaceId, runId }: JobRunKey, now: Date): Promise<void> {
  await trx
    .updateTable('job_run')
    .set({
      state: sql<JobRunState>`case when job_run.cancel_time is null then 'WAITING' else 'CANCELLED' end`,
      end_time: sql<Date | null>`case when job_run.cancel_time is null then null else ${now}::timestamptz end`,
    })
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .where('job_run.end_time', 'is', null)
    .execute();
}

/** Runs whose job the queue has given up, of all workspaces; those that have ended among them. Call outside of transactions. */
export async function findGivenUpRuns(db: Database): Promise<readonly JobRunKey[]> {
  const { rows } = await sql<JobRunKey>`
    select (job.data ->> 'workspaceId')::bigint as "workspaceId", (job.data ->> 'runId')::bigint as "runId"
    from ${sql.table(`${jobSchema}.job`)} job
    where job.state in ('failed', 'cancelled') and job.data ? 'runId'`.execute(db);
  return rows;
}

/** Ends runs of a workspace whose job was given up, where that was not noted; answers which. */
export async function settleJobRuns(trx: Trx, workspaceId: Id, runIds: readonly Id[], now: Date): Promise<Id[]> {
  const rows = await trx
    .updateTable('job_run')
    .set({
      state: sql<JobRunState>`case when job_run.cancel_time is null then 'FAILED' else 'CANCELLED' end`,
      end_time: now,
    })
    .where('job_run.workspace_id', '=', workspaceId)
    .where(sql<boolean>`job_run.job_run_id = any(${[...runIds]}::bigint[])`)
    .where('job_run.end_time', 'is', null)
    .returning('job_run.job_run_id')
    .execute();
  return rows.map((row) => row.job_run_id);
}

/** Has a job end: one that waits at once, one that runs at its next step. One that has ended stays as it is. */
export async function cancelJobRun(trx: Trx, { workspaceId, runId }: JobRunKey, now: Date): Promise<void> {
  await trx
    .updateTable('job_run')
    .set({
      cancel_time: sql<Date>`coalesce(job_run.cancel_time, ${now}::timestamptz)`,
      state: sql<JobRunState>`case when job_run.state = 'WAITING' then 'CANCELLED' else job_run.state end`,
      end_time: sql<Date | null>`case when job_run.state = 'WAITING' then ${now}::timestamptz else null end`,
    })
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .where('job_run.end_time', 'is', null)
    .execute();
}

/** Removes at most `most` runs of a month ago, of all workspaces; answers how many. Call outside of transactions. */
export async function removeJobRunsBatch(db: Database, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{
    removed: number;
  }>`select remove_outdated_job_runs(${now}, ${most}::integer) as removed`.execute(db);
  return rows[0]?.removed ?? 0;
}
