import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { patchUserCourse } from './userCourseApi.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** ENR-06: the finish time is now. */
export const giveUpCourse: NonNullable<MutationResolvers['giveUpCourse']> = async (_root, { input }, context) => {
  const now = new Date(context.clock.now()).toISOString();
  const { result, userErrors } = await refusable(patchUserCourse(context.rest, input.userCourseId, now));
  context.forgetLoaders();
  const userCourse = result === null ? null : toUserCourseModel(result);
  return { userCourse, course: userCourse?.course ?? null, userErrors };
};
