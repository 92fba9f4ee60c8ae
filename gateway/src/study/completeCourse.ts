import { postComplete } from '../enrolment/userCourseApi.ts';
import { completionOfRefusal } from '../enrolment/UserCourse.ts';
import { toUserCourseModel } from '../enrolment/userCourseMappers.ts';
import { toUserErrors } from '../errors.ts';
import type { CompleteCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';

/** PROG-13, CERT-01, OP-24, OP-41. The platform calls it `name`; our input says whose name it is. */
export const completeCourse: NonNullable<MutationResolvers['completeCourse']> = mutation(
  async (input: CompleteCourseInput, { rest }) => {
    const id = inputId(input.userCourseId, 'userCourseId', 'UserCourse');
    try {
      const userCourse = toUserCourseModel(
        await postComplete(rest, id, input.holderName ?? null, input.idempotencyKey),
      );
      return { userCourse, certificate: userCourse.certificate, completion: userCourse.completion ?? null };
    } catch (error) {
      const completion = completionOfRefusal(error);
      if (completion === null) throw error;
      return { userCourse: null, certificate: null, completion, userErrors: toUserErrors(error) };
    }
  },
  { fields: { name: 'holderName' } },
);
