import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { ContentLimits } from '../../content/contentLimits.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { findRoles } from '../../workspace/roleQueries.ts';
import type { CourseRecord } from '../courseRecord.ts';
import { lockCourseRow } from '../courseWriteQueries.ts';
import type { CourseLock } from '../lock/lockRules.ts';
import type { Preconditions } from '../lockForWriting.ts';
import { asAuthor, type Author } from '../policy.ts';
import { findLearners } from './bulkQueries.ts';

/** What a row of a job on courses is done with. */
export interface CourseStep {
  readonly workspaceId: Id;
  /** Who ordered the job, with the rights of now. */
  readonly author: Author;
  readonly limits: ContentLimits;
  readonly now: Date;
}

/** A course whose row is held, and what its single operations are called with. */
export interface HeldCourse {
  readonly course: CourseRecord;
  readonly conditions: Preconditions;
}

/** Who ordered a job, with the rights that they have while it is done. Throws FORBIDDEN once they may not work on courses any more. */
export async function authorOf(trx: Trx, userId: Id, now: Date): Promise<Author> {
  const author = asAuthor(userId, await findRoles(trx, userId, now));
  if (author === null) {
    throw new DomainError('FORBIDDEN');
  }
  return author;
}

/**
 * Does something with one course, whose row is held; null where it is not there. Whatever the outcome, it says which course it is about and what
 * learners have of it; so does what it throws.
 */
export async function withCourse(
  trx: Trx,
  { author }: CourseStep,
  courseId: Id,
  work: (held: HeldCourse | null) => Promise<JobRowOutcome>,
): Promise<JobRowOutcome> {
  const held = await lockCourseRow(trx, courseId);
  const about = { courseId, ...(held === null ? {} : { learners: await findLearners(trx, courseId) }) };
  try {
    const outcome = await work(
      held === null ? null : { course: held.course, conditions: conditionsOf(held.lock, author) },
    );
    return { ...outcome, params: { ...about, ...outcome.params } };
  } catch (error) {
    if (!(error instanceof DomainError)) {
      throw error;
    }
    throw new DomainError(error.code, { message: error.message, params: { ...about, ...error.params }, cause: error });
  }
}

/** Nothing is forced. Another tab of theirs may hold the course; it learns of the change with its next renewal, as after a single one. */
const conditionsOf = ({ alive, userId, token }: CourseLock, author: Author): Preconditions => ({
  ifMatch: undefined,
  lockToken: alive && userId === author.userId ? token : undefined,
  forced: false,
});
