import type { UserCourseWire } from '../enrolment/userCourseWire.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { encoded } from '../rsql.ts';

/** REST-35 `POST /secured/vouchers/{code}/_redeem`: the existing one for someone already enrolled. 1500 or 1501 in a refusal. */
export const postRedemption = (
  rest: Rest,
  code: string,
  body: Schemas['RedeemRequest'],
  idempotencyKey: string | null | undefined,
): Promise<UserCourseWire> =>
  rest.post(`/api/v1/secured/vouchers/${encoded(code)}/_redeem?include=outline`, body, { idempotencyKey });
