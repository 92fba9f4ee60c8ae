import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { raiseCatalogueVersion } from './catalogue/catalogueVersionQueries.ts';
import type { Author } from './policy.ts';
import { isInCatalogue } from './courseRules.ts';
import { deleteCourseRow } from './courseWriteQueries.ts';
import { keepCompletions } from './keepCompletionsQueries.ts';
import { lockForWriting, type Preconditions } from './lockForWriting.ts';
import { countLearnersWithProgress } from './revision/progressAtRiskQueries.ts';
import type { Id } from '../shared/id.ts';

export interface DeleteRequest extends Preconditions {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly author: Author;
}

/**
 * Deletes a course with everything that learners have in it. Certificates stay (REST-21), and so do records of its completions (OP-170).
 * The audit log notes it, and where progress was overridden, how many learners had some. Throws as {@link lockForWriting}, and
 * PROGRESS_CONFLICT (409) while learners have progress in it.
 */
export const deleteCourse = (db: Database, request: DeleteRequest): Promise<void> =>
  inWorkspace(db, request.workspaceId, (trx) => removeCourse(trx, request));

/** {@link deleteCourse} in a transaction that does more. */
export async function removeCourse(trx: Trx, request: Omit<DeleteRequest, 'workspaceId'>): Promise<void> {
  const { live: course } = await lockForWriting(trx, request);
  const learnerCount = await countLearnersWithProgress(trx, course.id);
  if (!request.forced && learnerCount > 0) {
    throw new DomainError('PROGRESS_CONFLICT', { params: { learnerCount } });
  }
  await keepCompletions(trx, course);
  await deleteCourseRow(trx, course);
  await appendAudit(trx, {
    workspaceId: course.workspaceId,
    action: 'COURSE_DELETED',
    actorId: request.author.userId,
    details: { courseId: course.id, name: course.name, ...(request.forced ? { learners: learnerCount } : {}) },
  });
  if (isInCatalogue(course)) {
    await raiseCatalogueVersion(trx, course.workspaceId);
  }
}
