import { sql, type Selectable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { jobSchema } from '../db/jobSchema.ts';
import type { JobRunTable } from '../db/schema.ts';
import type { JobStep } from './jobKind.ts';
import type { Id } from '../shared/id.ts';

export type JobRunState = Selectable<JobRunTable>['state'];
export type JobRunEnd = Extract<JobRunState, 'DONE' | 'FAILED' | 'CANCELLED'>;

export interface JobRunKey {
  readonly workspaceId: Id;
  readonly runId: Id;
}

/** A job that somebody watches. */
export interface JobRun {
  readonly id: Id;
  readonly kind: string;
  readonly state: JobRunState;
  readonly done: number;
  /** Null until the job knows. */
  readonly total: number | null;
  readonly report: readonly object[];
  readonly actorId: Id | null;
  readonly createdTime: Date;
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  readonly cancelTime: Date | null;
}

export async function insertJobRun(
  trx: Trx,
  run: { workspaceId: Id; actorId: Id; kind: string; now: Date },
): Promise<Id> {
  const row = await trx
    .insertInto('job_run')
    .values({ workspace_id: run.workspaceId, actor_id: run.actorId, kind: run.kind, created_time: run.now })
    .returning('job_run.job_run_id')
    .executeTakeFirstOrThrow();
  return row.job_run_id;
}

export async function findJobRun(trx: Trx, { workspaceId, runId }: JobRunKey): Promise<JobRun | null> {
  const row = await trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .selectAll()
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.job_run_id,
        kind: row.kind,
        state: row.state,
        done: row.done_count,
        total: row.total_count,
        report: row.report,
        actorId: row.actor_id,
        createdTime: row.created_time,
        startTime: row.start_time,
        endTime: row.end_time,
        cancelTime: row.cancel_time,
      };
}

/**
 * A new attempt; false when there is nothing to do any more, as for a job that was cancelled since the attempt before. An attempt after
 * another begins its count and its report anew.
 */
export async function beginJobRun(trx: Trx, { workspaceId, runId }: JobRunKey, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('job_run')
    .set({
      state: sql<JobRunState>`case when job_run.cancel_time is null then 'RUNNING' else 'CANCELLED' end`,
      start_time: sql<Date>`coalesce(job_run.start_time, ${now}::timestamptz)`,
      end_time: sql<Date | null>`case when job_run.cancel_time is null then null else ${now}::timestamptz end`,
      done_count: sql<number>`case when job_run.cancel_time is null then 0 else job_run.done_count end`,
      report: sql<string>`case when job_run.cancel_time is null then '[]'::jsonb else job_run.report end`,
    })
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .where('job_run.end_time', 'is', null)
    .returning('job_run.state')
    .executeTakeFirst();
  return row?.state === 'RUNNING';
}

/** Notes how far a running job is; false when somebody wants it to end. */
export async function stepJobRun(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  { done, total, report = [] }: JobStep,
): Promise<boolean> {
  const row = await trx
    .updateTable('job_run')
    .set({
      done_count: done,
      total_count: total,
      report: sql<string>`job_run.report || ${JSON.stringify(report)}::jsonb`,
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

/** An attempt failed and another follows: the job waits, or has ended when somebody wanted it to. */
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

/** Ends runs of a workspace whose job was given up, where that was not noted; answers how many. */
export async function settleJobRuns(trx: Trx, workspaceId: Id, runIds: readonly Id[], now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('job_run')
    .set({
      state: sql<JobRunState>`case when job_run.cancel_time is null then 'FAILED' else 'CANCELLED' end`,
      end_time: now,
    })
    .where('job_run.workspace_id', '=', workspaceId)
    .where(sql<boolean>`job_run.job_run_id = any(${[...runIds]}::bigint[])`)
    .where('job_run.end_time', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
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
