import { workspaceOf, type Trx } from '../../db/database.ts';
import type { JobQueue } from '../../job/jobQueue.ts';
import type { Id } from '../../shared/id.ts';
import { joiningJob } from './joiningJob.ts';
import { findAwaited, isAwaited } from './joiningQueries.ts';

/** Has what waits for someone begun, in the transaction of their sign-in; nothing happens while their address is not proven. */
export async function orderJoining(
  jobs: Pick<JobQueue, 'enqueueAll'>,
  trx: Trx,
  joined: { readonly userId: Id; readonly now: Date },
): Promise<void> {
  if (await isAwaited(trx, joined)) {
    await enqueue(jobs, trx, [joined.userId]);
  }
}

/** The same for everyone of the workspace who has joined: they may have come while what waits was written down. */
export const orderJoiningOfAll = async (jobs: Pick<JobQueue, 'enqueueAll'>, trx: Trx, now: Date): Promise<void> =>
  enqueue(jobs, trx, await findAwaited(trx, now));

const enqueue = (jobs: Pick<JobQueue, 'enqueueAll'>, trx: Trx, userIds: readonly Id[]): Promise<void> =>
  jobs.enqueueAll(
    trx,
    joiningJob,
    userIds.map((userId) => ({ workspaceId: workspaceOf(trx), payload: { userId } })),
  );
