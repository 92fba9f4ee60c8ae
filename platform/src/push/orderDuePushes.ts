import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import { duePushesJob, pushJob } from './pushJob.ts';
import { deleteOutdatedMessages, findWorkspacesWithPushes, takeWaitingMessages } from './pushMessageQueries.ts';

/** A notice that could not be told for so long is none any more. */
const longestWaitMs = 86_400_000;

/** Orders a job for each message that waits, and forgets those that are too old. */
export const orderDuePushes = ({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): JobWork =>
  jobWork(duePushesJob, async ({ signal }) => {
    const now = clock();
    const outdatedBefore = new Date(now.getTime() - longestWaitMs);
    for (const workspaceId of await findWorkspacesWithPushes(db, outdatedBefore)) {
      signal.throwIfAborted();
      await inWorkspace(db, workspaceId, async (trx) => {
        await deleteOutdatedMessages(trx, workspaceId, outdatedBefore);
        const messageIds = await takeWaitingMessages(trx, workspaceId, now);
        const orders = messageIds.map((messageId) => ({ workspaceId, payload: { messageId } }));
        if (orders.length > 0) {
          await jobs.enqueueAll(trx, pushJob, orders);
        }
      });
    }
  });
