import type { JobWithMetadata } from 'pg-boss';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { jobEnvelope } from './jobEnvelope.ts';
import { JobCancelled, type JobHandler, type JobKind, type JobStep } from './jobKind.ts';
import { beginJobRun, endJobRun, restJobRun, stepJobRun, type JobRunEnd } from './jobRunQueries.ts';

type Performing = Pick<JobWithMetadata, 'data' | 'retryCount' | 'retryLimit' | 'signal'>;

/**
 * One attempt at a job. Of one that somebody watches, the run is told of its beginning, its steps and its end; one that was
 * cancelled does nothing. Rejects when the attempt failed.
 */
export async function performJob(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: JobKind,
  handle: JobHandler,
  { data, retryCount, retryLimit, signal }: Performing,
): Promise<void> {
  const { workspaceId, runId, payload } = jobEnvelope.parse(data);
  const isLastAttempt = retryCount >= retryLimit;
  const run = runId === undefined || workspaceId === null ? null : { workspaceId, runId };
  const end = async (state: JobRunEnd): Promise<void> => {
    if (run !== null) {
      await inWorkspace(db, run.workspaceId, (trx) => endJobRun(trx, run, state, clock()));
    }
  };
  const progress = async (step: JobStep): Promise<void> => {
    signal.throwIfAborted();
    if (run === null) {
      return;
    }
    if (!(await inWorkspace(db, run.workspaceId, (trx) => stepJobRun(trx, run, step)))) {
      throw new JobCancelled(`The job ${runId} was cancelled`);
    }
  };

  if (run !== null && !(await inWorkspace(db, run.workspaceId, (trx) => beginJobRun(trx, run, clock())))) {
    return;
  }
  try {
    await handle({
      payload: kind.payload.parse(payload),
      workspaceId,
      runId: run?.runId ?? null,
      attempt: retryCount + 1,
      isLastAttempt,
      signal,
      progress,
    });
  } catch (error) {
    if (error instanceof JobCancelled) {
      return end('CANCELLED');
    }
    if (isLastAttempt) {
      await end('FAILED');
    } else if (run !== null) {
      await inWorkspace(db, run.workspaceId, (trx) => restJobRun(trx, run, clock()));
    }
    throw error;
  }
  await end('DONE');
}
