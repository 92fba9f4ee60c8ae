import { setTimeout as pause } from 'node:timers/promises';
import type { RestClient } from './restClient.ts';
import type { PageWire } from './wire.ts';

export interface JobWire {
  readonly id: number;
  readonly kind: string;
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
  readonly params: Readonly<Record<string, unknown>>;
}

export interface FinishedJob {
  readonly job: JobWire;
  /** Its report, up to 1,000 rows. */
  readonly rows: readonly JobRowWire[];
}

/** Longer than another server needs to notice that a job was left alone, and to begin it again. */
const LONGEST_MS = 300_000;
const PAUSE_MS = 50;

/** By hand, as hooks of a file wait for jobs as well, and the runner polls within tests alone. */
async function untilEnded(path: string, read: () => Promise<JobWire>): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  while (/^(?:WAITING|RUNNING)$/.test((await read()).state)) {
    if (Date.now() > until) {
      throw new Error(`${path} has not ended`);
    }
    await pause(PAUSE_MS);
  }
}

/** Waits for the end of a job that the caller may see. */
export async function finishedJob(caller: RestClient, jobId: number): Promise<FinishedJob> {
  const path = `/api/v1/secured/jobs/${jobId}`;
  const read = () => caller.expect<JobWire>(path);
  await untilEnded(path, read);
  const { content } = await caller.expect<PageWire<JobRowWire>>(`${path}/rows?size=1000`);
  return { job: await read(), rows: content };
}
