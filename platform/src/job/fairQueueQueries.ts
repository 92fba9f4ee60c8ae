import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { jobSchema } from '../db/jobSchema.ts';
import type { Id } from '../shared/id.ts';

/** The group that the queue counts the jobs of one workspace under. */
export const groupOf = (workspaceId: Id): string => String(workspaceId);

const jobs = sql.table(`${jobSchema}.job`);

/** Whether jobs of a kind are due that belong to another workspace. Call outside of transactions. */
export async function doOthersWait(db: Database, kind: string, workspaceId: Id | null): Promise<boolean> {
  if (workspaceId === null) {
    return false;
  }
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from ${jobs} job
      where job.name = ${kind} and job.state in ('created', 'retry') and job.start_after <= now()
        and job.group_id <> ${groupOf(workspaceId)}) as waits`.execute(db);
  return rows[0]?.waits === true;
}

interface Beginning {
  readonly kind: string;
  /** Of the queue. */
  readonly jobId: string;
  readonly workspaceId: Id;
  readonly runId: Id;
}

/**
 * Whether a run that is about to begin has to wait: another of its kind and workspace has begun, or one that was ordered before is due as
 * well. Servers that take one each at the same moment ask one after the other, so that one of them begins.
 */
export async function mustWaitForAnother(trx: Trx, { kind, jobId, workspaceId, runId }: Beginning): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`turn of ${workspaceId} at ${kind}`}, 0))`.execute(trx);
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from ${jobs} job
      left join job_run on job_run.workspace_id = ${workspaceId}
        and job_run.job_run_id = (job.data ->> 'runId')::bigint
      where job.name = ${kind} and job.group_id = ${groupOf(workspaceId)} and job.id <> ${jobId}::uuid
        and (job.state = 'active' and job_run.state = 'RUNNING'
          or job.state in ('created', 'active') and job.start_after <= now()
            and (job.data ->> 'runId')::bigint < ${runId})) as waits`.execute(trx);
  return rows[0]?.waits === true;
}

/** What a workspace has waiting of a kind goes behind the jobs of all others, in the order in which it was ordered. */
export async function moveToEndOfLine(trx: Trx, kind: string, workspaceId: Id): Promise<void> {
  await sql`
    update ${jobs} job set created_on = statement_timestamp() + line.place * interval '1 microsecond'
    from (
      select waiting.id, row_number() over (order by (waiting.data ->> 'runId')::bigint, waiting.created_on) as place
      from ${jobs} waiting
      where waiting.name = ${kind} and waiting.state in ('created', 'retry') and waiting.group_id = ${groupOf(workspaceId)}
    ) as line
    where job.name = ${kind} and job.id = line.id and job.state in ('created', 'retry')`.execute(trx);
}

/** A job as the queue handed it out. */
export interface HeldJob {
  readonly id: string;
  readonly retryCount: number;
}

/**
 * Puts a job that is being done into the line again, at its place, for any server at once; the attempt does not count against it. False when it
 * is no longer this attempt's, and stays as it is. Its `retry_count` grows when it is taken, by which the queue tells its attempts apart.
 */
export async function returnToLine(db: Database | Trx, kind: string, { id, retryCount }: HeldJob): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${jobs} job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
    where job.name = ${kind} and job.id = ${id}::uuid and job.state = 'active' and job.retry_count = ${retryCount}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
