import { type JobWork } from '../job/jobQueue.ts';
import { performJob } from '../job/performJob.ts';
import type { TestApp } from './testApp.ts';

interface Done {
  readonly completed: number;
  readonly failed: number;
}

const batchSize = 4;

/**
 * Takes the jobs of a kind that are due, a few at a time as a server does, and does each; `early` takes those too whose time has not
 * come. Answers how many were done and how many are to be tried again.
 */
export async function doJobs(
  { app, db, now }: Pick<TestApp, 'db' | 'now'> & { readonly app: Pick<TestApp['app'], 'jobs'> },
  { kind, handle }: JobWork,
  { early = false }: { early?: boolean } = {},
): Promise<Done> {
  const boss = await app.jobs.open();
  const jobs = await boss.fetch<object>(kind.name, { batchSize, includeMetadata: true, ignoreStartAfter: early });
  const { signal } = new AbortController();
  const outcomes = await Promise.all(
    jobs.map(async (job) => {
      try {
        await performJob({ db, clock: now }, kind, handle, { ...job, signal });
      } catch {
        await boss.fail(kind.name, job);
        return 'failed';
      }
      await boss.complete(kind.name, job);
      return 'completed';
    }),
  );
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  return { completed: count('completed'), failed: count('failed') };
}
