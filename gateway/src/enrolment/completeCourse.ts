import { toUserErrors } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postComplete } from './userCourseApi.ts';
import { completionOfRefusal } from './UserCourse.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** PROG-13, CERT-01, OP-24, OP-41. */
export const completeCourse: NonNullable<MutationResolvers['completeCourse']> = async (_root, { input }, context) => {
  const { userCourseId, holderName, idempotencyKey } = input;
  try {
    const userCourse = toUserCourseModel(
      await postComplete(context.rest, userCourseId, holderName ?? null, idempotencyKey),
    );
    return {
      userCourse,
      certificate: userCourse.certificate,
      completion: userCourse.completion ?? null,
      userErrors: [],
    };
  } catch (error) {
    // The platform calls it `name`; our input says whose name it is.
    const userErrors = toUserErrors(error).map((e) => ({ ...e, field: e.field === 'name' ? 'holderName' : e.field }));
    return { userCourse: null, certificate: null, completion: completionOfRefusal(error), userErrors };
  } finally {
    context.forgetLoaders();
  }
};
