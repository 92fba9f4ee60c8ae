import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import type { JobKind } from './jobKind.ts';
import { lockAndCountUnfinishedRuns } from './jobRunQueries.ts';

/** About what a job of some thousand rows takes; a client that asks more often learns nothing. */
const retryAfterSeconds = 30;

/** Throws JOBS_FULL when the workspace has as many unfinished jobs of the kind as it may. Orders that come at once wait for each other. */
export async function assertRoomForRun(trx: Trx, workspaceId: Id, { name, mostUnfinished }: JobKind): Promise<void> {
  if (mostUnfinished === undefined) {
    return;
  }
  const { unfinished, isTrial } = await lockAndCountUnfinishedRuns(trx, workspaceId, name);
  const most = isTrial ? mostUnfinished.ofTrial : mostUnfinished.ofWorkspace;
  if (unfinished >= most) {
    throw new DomainError('JOBS_FULL', { params: { most, retryAfterSeconds } });
  }
}
