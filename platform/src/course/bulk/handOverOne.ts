import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invalidField } from '../../errors.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { findAccount, findRoles } from '../../workspace/roleQueries.ts';
import { handOverCourse } from '../handOverCourse.ts';
import type { CourseStep, HeldCourse } from './courseStep.ts';

/** Who gets the courses, by address. Throws INVALID for someone who may not create courses. */
export const findNewAuthor = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: Id,
  address: string,
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const userId = await findAccount(trx, address);
    if (userId === null || (await findRoles(trx, userId, clock()))?.courseAdmin !== true) {
      throw invalidField('author', 'must be the address of someone who may create courses');
    }
    return userId;
  });

/** Gives a course to another author, who must still be allowed to create courses. Throws as {@link handOverCourse}. */
export async function handOverOne(
  trx: Trx,
  { author, now }: CourseStep,
  { course, conditions }: HeldCourse,
  to: Id,
): Promise<JobRowOutcome> {
  const before = course.createdBy;
  if (before === to) {
    return { state: 'UNCHANGED', code: 'THERE' };
  }
  if ((await findRoles(trx, to, now))?.courseAdmin !== true) {
    return { state: 'REFUSED', code: 'NO_AUTHOR' };
  }
  await handOverCourse(trx, { ...conditions, courseId: course.id, author, to });
  return { state: 'DONE', code: 'HANDED_OVER', params: { before, after: to } };
}
