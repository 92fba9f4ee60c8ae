import { findCourse } from '../course/findCourse.ts';
import { refusable } from '../errors.ts';
import type { EnrolInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postUserCourse } from './userCourseApi.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** ENR-01, OP-50. A refusal comes with the course, whose enrolment state says what can be done instead. */
export const enrol: NonNullable<MutationResolvers['enrol']> = mutation(async (input: EnrolInput, context) => {
  const courseId = inputId(input.courseId, 'courseId', 'Course');
  const umbrellaId = input.umbrellaId == null ? null : inputId(input.umbrellaId, 'umbrellaId', 'Course');
  const { result, userErrors } = await refusable(
    postUserCourse(context.rest, { courseId, umbrellaId }, input.idempotencyKey),
  );
  context.forgetLoaders();
  if (result === null) return { userCourse: null, course: await findCourse(context, courseId), userErrors };
  const userCourse = toUserCourseModel(result);
  return { userCourse, course: userCourse.course ?? null };
});
