import limits from '../../../contracts/limits.json' with { type: 'json' };
import { toUserCourseModel } from '../enrolment/userCourseMappers.ts';
import { badInput, toUserErrors } from '../errors.ts';
import type { MutationResolvers, RedeemVoucherInput } from '../generated/resolverTypes.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postRedemption } from './voucherApi.ts';

/** As `campaign.graphql` states. The code is part of an address: without one, or with a longer one, there is none to call. */
const longestCode = limits.pastedCode;

/** Enrols the viewer in the course of a voucher code and counts one use of the code (ENR-02, ENR-03, OP-29). */
export const redeemVoucher: NonNullable<MutationResolvers['redeemVoucher']> = mutation(
  async ({ code, umbrellaId, idempotencyKey }: RedeemVoucherInput, { rest }) => {
    const trimmed = code.trim();
    if (trimmed === '' || trimmed.length > longestCode) {
      throw badInput(`Give a code of 1 to ${longestCode} characters.`, 'code');
    }
    const body = umbrellaId == null ? {} : { umbrellaId: inputId(umbrellaId, 'umbrellaId', 'Course') };
    const userCourse = toUserCourseModel(await postRedemption(rest, trimmed, body, idempotencyKey));
    return { userCourse, course: userCourse.course ?? null };
  },
  { refusals: (error) => toUserErrors(error).map(withField) },
);

/** ENR-05: what is said of a code belongs beside its field. */
const withField = (error: UserErrorModel): UserErrorModel =>
  error.code === '1500' || error.code === '1501' ? { ...error, field: 'code' } : error;
