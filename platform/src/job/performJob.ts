import type { JobWithMetadata } from 'pg-boss';
import { inWorkspace } from '../db/database.ts';
import { workingForJob } from '../db/workspaceDialect.ts';
import type { Deps } from '../deps.ts';
import { jobEnvelope } from './jobEnvelope.ts';
import {
  JobCancelled,
  RequeueJob,
  ServerStops,
  type JobAttempt,
  type JobHandler,
  type JobKind,
  type JobStep,
} from './jobKind.ts';
import { beginJobRun, endJobRun, noteOfJob, restJobRun, stepJobRun, type JobRunEnd } from './jobRunQueries.ts';
import { noteEnd } from './noteJob.ts';
import { doOthersWait, mustWaitForAnother } from './fairQueueQueries.ts';

/** What an attempt needs of a job that was taken from the queue. */
export type TakenJob = Pick<JobWithMetadata, 'id' | 'data' | 'retryCount' | 'retryLimit' | 'signal'>;

/**
 * One attempt at a job. Of one that someone watches, the run is told of its beginning, its steps and its end; one that was
 * cancelled does nothing. Rejects when the attempt failed, with `RequeueJob` when the job is to continue at the end of the line.
 */
export async function performJob(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: JobKind,
  handle: JobHandler,
  { id: jobId, data, retryCount, retryLimit, signal }: TakenJob,
): Promise<void> {
  const { workspaceId, runId, payload } = jobEnvelope.parse(data);
  const isLastAttempt = retryCount >= retryLimit;
  const run = runId === undefined || workspaceId === null ? null : { workspaceId, runId };
  let told: Readonly<Record<string, number>> = {};
  const end = async (state: JobRunEnd): Promise<void> => {
    if (run !== null) {
      await inWorkspace(db, run.workspaceId, async (trx) => {
        await endJobRun(trx, run, state, clock());
        await noteEnd(trx, run, told);
      });
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

  let isNoted = false;
  if (run !== null) {
    const begins = await inWorkspace(db, run.workspaceId, async (trx) => {
      if (kind.perWorkspace === 1 && (await mustWaitForAnother(trx, { ...run, kind: kind.name, jobId }))) {
        throw new RequeueJob();
      }
      isNoted = (await noteOfJob(trx, run)) !== 'not';
      return beginJobRun(trx, run, clock());
    });
    if (!begins) {
      return;
    }
  }
  try {
    const attempt: JobAttempt = {
      payload: kind.payload.parse(payload),
      workspaceId,
      runId: run?.runId ?? null,
      attempt: retryCount + 1,
      isLastAttempt,
      signal,
      progress,
      tellAtEnd: (said) => {
        told = said;
      },
      othersWait: () => doOthersWait(db, kind.name, workspaceId),
    };
    await (run !== null && isNoted ? workingForJob(run.runId, () => handle(attempt)) : handle(attempt));
  } catch (error) {
    if (error instanceof JobCancelled) {
      return end('CANCELLED');
    }
    // The queue returns the job to the line together with its run, unless another server has it by now.
    if (signal.reason instanceof ServerStops && !(error instanceof RequeueJob)) {
      throw error;
    }
    if (isLastAttempt && !(error instanceof RequeueJob)) {
      await end('FAILED');
    } else if (run !== null) {
      await inWorkspace(db, run.workspaceId, async (trx) => {
        await restJobRun(trx, run, clock());
        await noteEnd(trx, run);
      });
    }
    throw error;
  }
  await end('DONE');
}
