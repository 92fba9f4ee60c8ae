import { z } from 'zod';
import type { FastifyBaseLogger } from 'fastify';
import { reviewQuestions } from './study/statistics/reviewQuestions.ts';
import { thinRevisions } from './course/revision/thinRevisions.ts';
import { notifyOfQuestions } from './discussion/notice/notifyOfQuestions.ts';
import { rollUpFacts } from './analytics/rollUpFacts.ts';
import { ensureFactPartitions } from './fact/appendFact.ts';
import { defineJob, noRetry } from './job/jobKind.ts';
import { jobWork, type JobWork } from './job/jobQueue.ts';
import { removeOutdatedJobRuns } from './job/removeOutdatedJobRuns.ts';
import { settleGivenUpRuns } from './job/settleGivenUpRuns.ts';
import type { FileDeps } from './file/fileDeps.ts';
import { removeDueFiles } from './file/removeDueFiles.ts';
import { removeUnusedPackages } from './scorm/removeUnusedPackages.ts';
import { queueWaitingMail } from './mail/queueWaitingMail.ts';
import { remindOfDue } from './reminder/remindOfDue.ts';
import { forgetOutdated } from './retention/forgetOutdated.ts';
import { orderGroupJobs } from './enrolment/groupCourse/orderGroupJobs.ts';
import { enrolJoined } from './enrolment/waiting/enrolJoined.ts';
import { removeOutdated } from './db/removeOutdated.ts';

/** What the tasks need; of the configuration, the rules of what stays how long. */
export type HousekeepingDeps = Omit<FileDeps, 'config'> & { readonly config: Pick<FileDeps['config'], 'revisionRule'> };

/** Work of the installation that is done every hour by one of its servers; it looks for itself what there is to do. */
export interface HousekeepingTask {
  readonly name: string;
  readonly run: (deps: HousekeepingDeps) => Promise<unknown>;
}

/** One line for each; those further down continue when one fails. */
export const housekeepingTasks: readonly HousekeepingTask[] = [
  { name: 'partitions of the facts', run: ({ db }) => ensureFactPartitions(db) },
  { name: 'facts by day', run: ({ db }) => rollUpFacts(db) },
  { name: 'mail ordered before the queue', run: queueWaitingMail },
  { name: 'enrolments of who has joined', run: enrolJoined },
  { name: 'courses of groups', run: (deps) => orderGroupJobs(deps) },
  { name: 'reminders of what is due', run: remindOfDue },
  { name: 'questions that wait', run: notifyOfQuestions },
  { name: 'outdated rows', run: ({ db, clock }) => removeOutdated(db, clock()) },
  { name: 'outdated auto-saves', run: ({ db, clock, config }) => thinRevisions(db, config.revisionRule, clock()) },
  { name: 'packages that nothing names', run: removeUnusedPackages },
  { name: 'files that are gone', run: removeDueFiles },
  { name: 'runs of jobs that were given up', run: ({ db, clock }) => settleGivenUpRuns(db, clock()) },
  { name: 'outdated job runs', run: ({ db, clock }) => removeOutdatedJobRuns(db, clock()) },
  { name: 'what is kept no longer', run: (deps) => forgetOutdated(deps) },
  { name: 'questions that need a look', run: ({ db, clock }) => reviewQuestions(db, clock()) },
];

export const housekeepingJob = defineJob({
  name: 'housekeeping',
  payload: z.object({}),
  retry: noRetry,
  longestSeconds: 1800,
  atOnce: 1,
  single: true,
  schedule: '7 * * * *',
});

/** Does every task; one that fails is told in the log and tried again an hour later. */
export const doHousekeeping = (
  deps: HousekeepingDeps,
  log: Pick<FastifyBaseLogger, 'error'>,
  tasks: readonly HousekeepingTask[] = housekeepingTasks,
): JobWork =>
  jobWork(housekeepingJob, async ({ signal }) => {
    for (const { name, run } of tasks) {
      signal.throwIfAborted();
      try {
        await run(deps);
      } catch (error) {
        log.error({ err: error, task: name }, 'housekeeping failed');
      }
    }
  });
