import { toUserCourseModel } from '../enrolment/userCourseMappers.ts';
import { refusable, userError } from '../errors.ts';
import type { MutationResolvers, UserError } from '../generated/resolverTypes.ts';
import { postRedemption } from './voucherApi.ts';

/** As `schema.graphql` states. The code is part of an address: without one, or with a longer one, there is none to call. */
const longestCode = 100;

/** ENR-02, ENR-03, OP-29. */
export const redeemVoucher: NonNullable<MutationResolvers['redeemVoucher']> = async (_root, { input }, context) => {
  const code = input.code.trim();
  if (code === '' || code.length > longestCode) {
    return refused([userError('INVALID', `Give a code of 1 to ${longestCode} characters`, 'code')]);
  }
  const { result, userErrors } = await refusable(postRedemption(context.rest, code, input.idempotencyKey));
  context.forgetLoaders();
  if (result === null) return refused(userErrors.map(withField));
  const userCourse = toUserCourseModel(result);
  return { userCourse, course: userCourse.course ?? null, userErrors };
};

const refused = (userErrors: UserError[]) => ({ userCourse: null, course: null, userErrors });

/** ENR-05: what is said of a code belongs beside its field. */
const withField = (error: UserError): UserError =>
  error.code === '1500' || error.code === '1501' ? { ...error, field: 'code' } : error;
