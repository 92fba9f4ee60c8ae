import { expect } from 'vitest';
import { asOwner } from '../support/database.ts';
import type { RestClient } from '../support/restClient.ts';
import type { PageWire } from '../support/wire.ts';

export interface JobWire {
  readonly id: number;
  readonly state: string;
  readonly rows: {
    readonly waiting: number;
    readonly done: number;
    readonly unchanged: number;
    readonly refused: number;
  };
}

export interface JobRowWire {
  readonly number: number;
  readonly subject: string;
  readonly subjectId: number | null;
  readonly state: string;
  readonly code: string | null;
}

/** Longer than another server needs to notice that a job was left alone, and to begin it again. */
const RESUMED_MS = 120_000;

/** Resolves once that many rows of a job are done. Read as often as the database answers: the moment of a kill follows. */
export async function rowsReach(database: { readonly ownerUrl: string }, jobId: number, count: number): Promise<void> {
  let done = -1;
  while (done < count) {
    const [row] = await asOwner<{ done: number }>(
      database,
      `select count(*)::integer as done from job_row where job_run_id = $1 and state <> 'WAITING'`,
      [jobId],
    );
    done = row?.done ?? 0;
  }
}

/** Waits for the end of a job; answers it with its whole report. */
export async function endOf(admin: RestClient, jobId: number): Promise<{ job: JobWire; rows: readonly JobRowWire[] }> {
  const path = `/api/v1/secured/jobs/${jobId}`;
  const read = () => admin.expect<JobWire>(path);
  await expect.poll(async () => (await read()).state, { timeout: RESUMED_MS }).not.toMatch(/^(?:WAITING|RUNNING)$/);
  const { content } = await admin.expect<PageWire<JobRowWire>>(`${path}/rows?size=1000`);
  return { job: await read(), rows: content };
}

/** How often a job was begun. */
export async function attemptsOf(database: { readonly ownerUrl: string }, jobId: number): Promise<number> {
  const [row] = await asOwner<{ attempts: number }>(
    database,
    `select retry_count + 1 as attempts from job.job where data ->> 'runId' = $1::text`,
    [String(jobId)],
  );
  return row?.attempts ?? 0;
}
