import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../http/access.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { exportJob } from './exportJob.ts';
import { exportKinds, type ExportKindName } from './exportKinds.ts';
import { assertScope } from './policy.ts';

/**
 * Orders a file of everything of a kind, or of what changed at a moment or later, once per key. Answers the id of the job. Throws
 * SCOPE_MISSING for an API token that may not read the like, and JOBS_FULL.
 */
export const orderExport = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  order: {
    readonly workspaceId: Id;
    readonly viewer: Viewer;
    readonly kind: ExportKindName;
    readonly updatedSince: string | null;
    readonly key: string | undefined;
  },
): Promise<Id> =>
  inWorkspace(db, order.workspaceId, async (trx) => {
    const { workspaceId, viewer, kind, updatedSince, key } = order;
    assertScope(viewer, exportKinds[kind].scope);
    const { userId: actorId } = viewer;
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'exportData', key, requestHash: requestHash(kind, updatedSince) },
      async () => {
        const payload = { kind, updatedSince };
        const jobId = await jobs.enqueueWatched(trx, exportJob, { workspaceId, actorId, payload });
        return { status: 202, body: { jobId } };
      },
    );
    return body.jobId;
  });
