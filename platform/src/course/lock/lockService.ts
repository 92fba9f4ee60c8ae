/** Takes and gives back the lock of a course (LOCK-01, LOCK-02, LOCK-07, OP-16). */
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import type { IsoTime } from '../../content/content.ts';
import type { Author } from '../policy.ts';
import { findPerson, passLock, releaseLock, takeLock, type LockHolder } from './lockQueries.ts';
import { forgetRequest, notePresence, removePresence } from './presenceQueries.ts';
import { presenceFor, type CoursePresence } from './presenceService.ts';
import { requireEditable } from './requireEditable.ts';
import type { Id } from '../../shared/id.ts';

export interface LockAnswer {
  readonly status: 'LOCKED' | 'LOCKED_BY_ANOTHER_USER';
  /** Only for the holder. */
  readonly lockToken?: number;
  readonly lockedBy: LockHolder;
  readonly lockedUntil: IsoTime;
  readonly presence: CoursePresence;
}

interface LockRequest {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly author: Author;
  readonly force: boolean;
}

/** Throws NOT_FOUND, and FORBIDDEN for a template by anyone but an admin. */
export const lockCourse = (db: Database, request: LockRequest): Promise<LockAnswer> =>
  inWorkspace(db, request.workspaceId, (trx) => lock(trx, request));

async function lock(trx: Trx, request: LockRequest): Promise<LockAnswer> {
  const { courseId, author, force } = request;
  await requireEditable(trx, courseId, author);
  const taken = await takeLock(trx, courseId, author.userId, force);
  await notePresence(trx, courseId, author.userId);
  if (taken !== null) {
    await forgetRequest(trx, courseId, author.userId);
    const lockedBy = await findPerson(trx, author.userId);
    const presence = await presenceFor(trx, courseId, author.userId);
    return { status: 'LOCKED', lockToken: taken.token, lockedBy, lockedUntil: taken.until, presence };
  }
  const presence = await presenceFor(trx, courseId, author.userId);
  const holder = presence.lock;
  // The lock ran out between the two statements: it is free now, and nobody can have taken it from this caller's view.
  return holder === null ? lock(trx, request) : { status: 'LOCKED_BY_ANOTHER_USER', ...holder, presence };
}

interface UnlockRequest extends LockRequest {
  readonly lockToken: number | undefined;
  /** Who asks for the lock and gets it at once; nobody when undefined. */
  readonly handOverTo: Id | undefined;
}

/**
 * Gives the lock back, or passes it on without a gap in which a third person could take it. Anyone who has gone or does not ask any more gets
 * nothing: then it is given back. Throws like {@link lockCourse}.
 */
export const unlockCourse = (db: Database, request: UnlockRequest): Promise<void> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { courseId, author, handOverTo } = request;
    await requireEditable(trx, courseId, author);
    if (handOverTo === undefined) {
      await releaseLock(trx, courseId, author.userId, request);
      await removePresence(trx, courseId, author.userId);
    } else if (!(await passLock(trx, courseId, { ...request, from: author.userId, to: handOverTo }))) {
      await releaseLock(trx, courseId, author.userId, { ...request, force: false });
    }
  });
