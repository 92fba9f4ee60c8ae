import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { Id } from '../../shared/id.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogueVersionQueries.ts';
import { outlineOf } from '../courseContent.ts';
import { isInCatalogue } from '../courseRules.ts';
import { lockForWriting, type Preconditions } from '../lockForWriting.ts';
import { loadCourseAnswer, type CourseAnswer, type CourseView } from '../readCourse.ts';
import { storeRevision } from '../storeNextRevision.ts';

interface ChangesToDiscard extends Preconditions, CourseView {
  readonly courseId: Id;
}

export interface DiscardChangesRequest extends ChangesToDiscard {
  readonly workspaceId: Id;
  readonly idempotencyKey: string | undefined;
}

/** Gives up what is held back, once per key (BEY-24). Throws as {@link writeDiscarded}. */
export const discardChanges = (db: Database, request: DiscardChangesRequest): Promise<CourseAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, courseId, author, idempotencyKey: key } = request;
    await withIdempotency<null>(
      trx,
      { workspaceId, userId: author.userId, operation: 'discardChanges', key, requestHash: requestHash(courseId) },
      async () => {
        await writeDiscarded(trx, request);
        return { status: 200, body: null };
      },
    );
    return loadCourseAnswer(trx, courseId, request);
  });

/**
 * Writes what is live as the newest revision, which is live again: what was held back stays in the history, and versions only rise. Nothing happens where
 * nothing is held back. Throws NOT_FOUND, FORBIDDEN for a template by anyone but an admin, LOCKED_BY_ANOTHER_USER (423) and PRECONDITION_FAILED (412).
 */
async function writeDiscarded(trx: Trx, request: ChangesToDiscard): Promise<void> {
  const { author, now, forced } = request;
  const { course, live, lock } = await lockForWriting(trx, request);
  if (live.workingVersion === null) {
    return;
  }
  const [liveOutline, outline] = [await outlineOf(trx, live), await outlineOf(trx, course)];
  await storeRevision(trx, {
    from: course,
    since: outline,
    fields: live,
    outline: { before: liveOutline, after: liveOutline },
    heldBack: false,
    savedBy: author.userId,
    now,
    forced,
    autoSave: false,
    sitting: lock.token,
  });
  if (isInCatalogue(live)) {
    await raiseCatalogueVersion(trx, live.workspaceId);
  }
}
