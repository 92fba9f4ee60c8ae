import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import { removeCourse } from '../deleteCourse.ts';
import { lockForWriting } from '../lockForWriting.ts';
import type { CourseStep, HeldCourse } from './courseStep.ts';

/**
 * Deletes a course, `withProgress` also one in which learners have progress (OP-55). Forcing is about them alone: what another has open stays.
 * Throws as {@link removeCourse}.
 */
export async function deleteOne(
  trx: Trx,
  { author }: Pick<CourseStep, 'author'>,
  { course, conditions }: HeldCourse,
  { withProgress }: { readonly withProgress: boolean },
): Promise<JobRowOutcome> {
  const request = { ...conditions, courseId: course.id, author };
  if (withProgress) {
    await lockForWriting(trx, request);
  }
  await removeCourse(trx, { ...request, forced: withProgress });
  return { state: 'DONE', code: 'DELETED' };
}
