import type { ChangeCoursesInput, MutationResolvers, UndoCourseJobInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { postCourseChange, postCourseUndo } from './authoringApi.ts';

/** Orders a job that does the same with many courses (BEY-12). */
export const changeCourses: NonNullable<MutationResolvers['changeCourses']> = mutation(
  async ({ courseIds, action, tag, author, withProgress, dryRun, idempotencyKey }: ChangeCoursesInput, { rest }) => {
    const ids = courseIds.map((id, at) => inputId(id, `courseIds.${at}`, 'Course'));
    const body = {
      courseIds: ids,
      action,
      ...(tag == null ? {} : { tag }),
      ...(author == null ? {} : { author }),
      ...(withProgress === true ? { withProgress } : {}),
      dryRun: dryRun === true,
    };
    return { job: toJob(await postCourseChange(rest, body, idempotencyKey)) };
  },
);

/** Orders a job that takes back what another has done with courses (BEY-12). */
export const undoCourseJob: NonNullable<MutationResolvers['undoCourseJob']> = mutation(
  async (input: UndoCourseJobInput, { rest }) => ({
    job: toJob(await postCourseUndo(rest, { jobId: inputId(input.jobId, 'jobId', 'Job') }, input.idempotencyKey)),
  }),
);
