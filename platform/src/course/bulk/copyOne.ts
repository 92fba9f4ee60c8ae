import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import { writeCopy } from '../copy/copyCourse.ts';
import type { CourseStep, HeldCourse } from './courseStep.ts';

/** Makes a course of the caller from one (CRS-17); who else has that open is in nobody's way. */
export async function copyOne(trx: Trx, { author, now }: CourseStep, { course }: HeldCourse): Promise<JobRowOutcome> {
  const copyId = await writeCopy(trx, { courseId: course.id, author, name: undefined, now });
  return { state: 'DONE', code: 'COPIED', params: { copyId } };
}
