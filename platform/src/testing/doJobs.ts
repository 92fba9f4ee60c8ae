import type { JobQueue, JobWork } from '../job/jobQueue.ts';

interface Done {
  readonly completed: number;
  readonly failed: number;
}

const batchSize = 4;

/**
 * Takes the jobs of a kind that are due, a few at a time as a server does, and does each; `early` takes those too whose time has not
 * come. Of a kind that knows one job of a workspace at a time, one follows the other until one fails. Answers how many were done and how
 * many are to be tried again.
 */
export async function doJobs(
  { app: { jobs } }: { readonly app: { readonly jobs: JobQueue } },
  work: JobWork,
  { early = false }: { early?: boolean } = {},
): Promise<Done> {
  if (work.kind.perWorkspace !== 1) {
    return takeJobs(jobs, work, early, batchSize);
  }
  let completed = 0;
  while (completed < batchSize) {
    const done = await takeJobs(jobs, work, early, 1);
    completed += done.completed;
    if (done.completed === 0) {
      return { completed, failed: done.failed };
    }
  }
  return { completed, failed: 0 };
}

async function takeJobs(jobs: JobQueue, work: JobWork, early: boolean, most: number): Promise<Done> {
  const { name, perWorkspace } = work.kind;
  const boss = await jobs.open();
  const taken = await boss.fetch<object>(name, {
    batchSize: most,
    includeMetadata: true,
    ignoreStartAfter: early,
    ...(perWorkspace === undefined ? {} : { groupConcurrency: perWorkspace }),
  });
  const { signal } = new AbortController();
  const outcomes = await Promise.all(
    taken.map(async (job) => {
      try {
        await jobs.attempt(work, { ...job, signal });
      } catch {
        await boss.fail(name, job);
        return 'failed';
      }
      await boss.complete(name, job);
      return 'completed';
    }),
  );
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  return { completed: count('completed'), failed: count('failed') };
}
