/** Taking and giving back the lock of a course (LOCK-01, LOCK-02, LOCK-07, OP-16). */
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { IsoTime } from '../../content/content.ts';
import { requireTemplateRight, type Author } from '../courseRights.ts';
import { findCourse } from '../courseQueries.ts';
import { findHolder, findPerson, releaseLock, takeLock, type LockHolder } from './lockQueries.ts';
import type { Id } from '../../shared/id.ts';

export interface LockAnswer {
  readonly status: 'LOCKED' | 'LOCKED_BY_ANOTHER_USER';
  /** Only for the holder. */
  readonly lockToken?: number;
  readonly lockedBy: LockHolder;
  readonly lockedUntil: IsoTime;
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
  if (taken !== null) {
    const lockedBy = await findPerson(trx, author.userId);
    return { status: 'LOCKED', lockToken: taken.token, lockedBy, lockedUntil: taken.until };
  }
  const holder = await findHolder(trx, courseId);
  // The lock ran out between the two statements: it is free now, and nobody can have taken it from this caller's view.
  return holder === null ? lock(trx, request) : { status: 'LOCKED_BY_ANOTHER_USER', ...holder };
}

/** Throws like {@link lockCourse}. */
export const unlockCourse = (
  db: Database,
  request: LockRequest & { readonly fence: number | undefined },
): Promise<void> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    await requireEditable(trx, request.courseId, request.author);
    await releaseLock(trx, request.courseId, request.author.userId, request);
  });

async function requireEditable(trx: Trx, courseId: Id, author: Author): Promise<void> {
  const course = await findCourse(trx, courseId);
  if (course === null) {
    throw new DomainError('NOT_FOUND');
  }
  if (course.template) {
    requireTemplateRight(author);
  }
}
