import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { beginUserCourse } from '../enrolment/beginUserCourse.ts';
import type { Enrolment } from '../enrolment/startUserCourse.ts';
import type { ReaderOptions } from '../enrolment/userCourseReading.ts';
import { appendFact } from '../fact/appendFact.ts';
import { insertRedemption } from './redemptionQueries.ts';
import { countUsage, findVoucher } from './voucherQueries.ts';
import { isRunning, usageLimit } from './voucherRules.ts';
import type { Id } from '../shared/id.ts';

export interface Redemption extends ReaderOptions {
  /** As it was typed, without white space around it. */
  readonly code: string;
  /** The umbrella course by which the viewer comes; remembered where it leads to the course of the code (UMB-03). */
  readonly umbrellaId: Id | null;
}

/**
 * Enrols the viewer in the course of the code's campaign and counts a usage, in the transaction that it is given (VOUCH-03). Someone
 * already enrolled gets the existing user course, and nothing is counted (OP-29). Throws 1500 for a code that is unknown or of a
 * campaign that is not running, and for a course that the viewer cannot see; 1501 for one that is used up; INVALID for a course on
 * another site; NOT_AVAILABLE_YET and NOT_AVAILABLE_ANY_MORE as every enrolment.
 */
export async function enrolByCode(trx: Trx, redemption: Redemption): Promise<Enrolment> {
  const { code, ...reader } = redemption;
  const voucher = await findVoucher(trx, code);
  if (voucher === null || !isRunning(voucher.campaign, reader.now.toISOString())) {
    throw new DomainError(1500, { params: { code } });
  }
  const { campaign } = voucher;
  const enrolment = await enrolByVoucher(trx, campaign.courseId, redemption);
  // Enrolled first: anyone who sends a code twice at once waits at the one user course, and then has not used the code again.
  // When the code turns out to be used up, the transaction takes the enrolment back.
  if (!enrolment.created) {
    return enrolment;
  }
  if (!(await countUsage(trx, voucher.id, usageLimit(campaign)))) {
    throw new DomainError(1501, { params: { code } });
  }
  await insertRedemption(trx, {
    campaignId: campaign.id,
    voucherId: voucher.id,
    userId: reader.viewer.userId,
    now: reader.now,
  });
  await appendFact(trx, {
    workspace_id: enrolment.record.course.workspaceId,
    user_id: reader.viewer.userId,
    course_id: campaign.courseId,
    campaign_id: campaign.id,
    fact_time: reader.now,
    type: 'campaign',
    action: 'redeemed',
  });
  return enrolment;
}

/** For a course that is not there for the viewer the code opens nothing: it is unknown, as if there were no such voucher. */
async function enrolByVoucher(trx: Trx, courseId: Id, { code, ...by }: Redemption): Promise<Enrolment> {
  try {
    return await beginUserCourse(trx, courseId, { ...by, byVoucher: true });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') {
      throw new DomainError(1500, { params: { code } });
    }
    throw error;
  }
}
