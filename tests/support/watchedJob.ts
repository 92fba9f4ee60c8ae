import { asOwner } from './database.ts';

type Owner = { readonly ownerUrl: string };

/** Resolves once that many rows of a job are done. Read as often as the database answers: the moment of a kill follows. */
export async function rowsReach(owner: Owner, jobId: number, count: number): Promise<void> {
  let done = -1;
  while (done < count) {
    const [row] = await asOwner<{ done: number }>(
      owner,
      `select count(*)::integer as done from job_row where job_run_id = $1 and state <> 'WAITING'`,
      [jobId],
    );
    done = row?.done ?? 0;
  }
}

/** How often a job was begun. */
export async function attemptsOf(owner: Owner, jobId: number): Promise<number> {
  const [row] = await asOwner<{ attempts: number }>(
    owner,
    `select retry_count + 1 as attempts from job.job where data ->> 'runId' = $1::text`,
    [String(jobId)],
  );
  return row?.attempts ?? 0;
}
