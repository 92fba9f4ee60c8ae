import type { CheckCourseLinksInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { postLinkCheck } from './authoringApi.ts';

/** Orders a job that looks whether what a course leads to is there (BEY-06). */
export const checkCourseLinks: NonNullable<MutationResolvers['checkCourseLinks']> = mutation(
  async (input: CheckCourseLinksInput, { rest }) => ({
    job: toJob(await postLinkCheck(rest, inputId(input.courseId, 'courseId', 'Course'), input.idempotencyKey)),
  }),
);
