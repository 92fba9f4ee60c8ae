import { findCourse } from '../course/findCourse.ts';
import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postUserCourse } from './userCourseApi.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** ENR-01, OP-50. */
export const enrol: NonNullable<MutationResolvers['enrol']> = async (_root, { input }, context) => {
  const { result, userErrors } = await refusable(postUserCourse(context.rest, input.courseId, input.idempotencyKey));
  context.forgetLoaders();
  if (result === null) return { userCourse: null, course: await findCourse(context, input.courseId), userErrors };
  const userCourse = toUserCourseModel(result);
  return { userCourse, course: userCourse.course ?? null, userErrors };
};
