import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import type { Id } from '../../shared/id.ts';
import { administeredBy } from '../userCourseReading.ts';
import { deleteWaiting, isInScope, lockWaiting } from './waitingQueries.ts';

/** Takes back an enrolment that waits. Throws NOT_FOUND for one that is not there, has begun, or is of a course of others. */
export const cancelWaiting = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, viewer }: { readonly workspaceId: Id; readonly viewer: Viewer },
  id: Id,
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const kept = (await isInScope(trx, administeredBy(viewer), id)) ? await lockWaiting(trx, id) : null;
    if (kept === null) {
      throw new DomainError('NOT_FOUND');
    }
    await deleteWaiting(trx, id);
    const details = { courseId: kept.courseId };
    await appendAudit(trx, { workspaceId, action: 'WAITING_ENROLMENT_CANCELLED', actorId: viewer.userId, details });
  });
