import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { JobResult } from './jobResult.ts';
import type { JobRunKey } from './jobRunQueries.ts';

/** The file of a job as far as it is; null before its first part is begun. */
export async function findJobResult(trx: Trx, { workspaceId, runId }: JobRunKey): Promise<JobResult | null> {
  const row = await trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .select('job_run.result')
    .executeTakeFirst();
  return row?.result ?? null;
}

/** `expireTime` once the file has all its parts. */
export async function writeJobResult(
  trx: Trx,
  { workspaceId, runId }: JobRunKey,
  { result, expireTime }: { readonly result: JobResult; readonly expireTime: Date | null },
): Promise<void> {
  await trx
    .updateTable('job_run')
    .set({ result: JSON.stringify(result), result_expire_time: expireTime })
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.job_run_id', '=', runId)
    .execute();
}

/**
 * From now on no file of any job of a workspace can be downloaded, and those that are being written begin again. Answers where their
 * parts are.
 */
export async function withdrawJobResults(trx: Trx, workspaceId: Id): Promise<string[]> {
  const { rows } = await sql<{ storeKey: string }>`
    with withdrawn as (
      select job_run.job_run_id, job_run.result ->> 'storeKey' as store_key from job_run
      where job_run.workspace_id = ${workspaceId} and job_run.result is not null for no key update)
    update job_run set result = null, result_expire_time = null from withdrawn
    where job_run.workspace_id = ${workspaceId} and job_run.job_run_id = withdrawn.job_run_id
    returning withdrawn.store_key as "storeKey"`.execute(trx);
  return rows.map(({ storeKey }) => storeKey);
}
