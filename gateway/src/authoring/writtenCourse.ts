import type { Context } from '../context.ts';
import { loadJob } from '../job/jobOf.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { toCourseImpact } from './courseImpact.ts';
import type { RefusedWrite } from './refusedWrite.ts';

/** The course as it was written; of a dry run what it would do, and no course that there is not. */
export async function toWrittenCourse(saved: Schemas['SavedCourse'], context: Context) {
  const { gradingJobId, impact } = saved;
  return {
    course: impact === undefined ? toAuthoredCourse(saved) : null,
    gradingJob: gradingJobId === undefined ? null : await loadJob(context, gradingJobId),
    impact: impact == null ? null : toCourseImpact(impact),
    losses: null,
    undecided: null,
    lock: null,
    currentVersion: null,
  };
}

/** Nothing was written. */
export const notWritten = (refused: RefusedWrite) => ({ course: null, gradingJob: null, impact: null, ...refused });
