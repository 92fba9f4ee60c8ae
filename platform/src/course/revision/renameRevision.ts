import { inWorkspace, type Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { findCourse } from '../courseQueries.ts';
import type { Author } from '../policy.ts';
import { requireTemplateRight } from '../requireTemplateRight.ts';
import { nameRevision } from './historyQueries.ts';
import { readRevision, type CourseRevisionWire } from './readHistory.ts';

export interface RenameRequest {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly version: number;
  /** Null takes the name away. */
  readonly name: string | null;
  readonly author: Author;
}

/**
 * Gives a revision a name, by which it stays (BEY-01); the course does not have to be locked, as nothing of it changes. Throws NOT_FOUND, and FORBIDDEN
 * for a template by anyone but an admin.
 */
export async function renameRevision(
  db: Database,
  { workspaceId, courseId, version, name, author }: RenameRequest,
): Promise<CourseRevisionWire> {
  await inWorkspace(db, workspaceId, async (trx) => {
    const course = await findCourse(trx, courseId);
    if (course?.template === true) {
      requireTemplateRight(author);
    }
    if (course === null || !(await nameRevision(trx, courseId, { version, name }))) {
      throw new DomainError('NOT_FOUND');
    }
  });
  return readRevision(db, { workspaceId, courseId, version, since: undefined });
}
