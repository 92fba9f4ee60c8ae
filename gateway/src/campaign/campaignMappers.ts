import type { Campaign, CampaignCourse, Redemption, Voucher } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import type { CampaignCourseWire, CampaignWire, RedemptionWire, VoucherWire } from './campaignWire.ts';

/** Codes, uses and days are read by calls of their own (`Campaign.ts`). */
export type CampaignModel = Omit<Campaign, 'course' | 'vouchers' | 'redemptions' | 'usage'> & {
  readonly course: CampaignCourseModel;
};
/** What a change has come to. */
export interface ChangedCampaignModel {
  readonly campaign?: CampaignModel;
  readonly userErrors: UserErrorModel[];
}
export type CampaignCourseModel = Omit<CampaignCourse, 'course'>;
export type RedemptionModel = Omit<Redemption, 'person'>;

export const toCampaign = ({ id, courseId, courseName, courseEndTime, ...wire }: CampaignWire): CampaignModel => ({
  ...wire,
  id: toGlobalId('Campaign', id),
  campaignId: id,
  course: { courseId, name: courseName, endTime: courseEndTime },
});

export const toCampaignCourse = ({ id, name, endTime }: CampaignCourseWire): CampaignCourseModel => ({
  courseId: id,
  name,
  endTime,
});

export const toVoucher = ({ id, code, usages, createTime }: VoucherWire): Voucher => ({
  voucherId: id,
  code,
  usageCount: usages,
  createTime,
  redeemUrl: `/redeem/?code=${encodeURIComponent(code)}`,
});

export const toRedemption = ({ id, ...wire }: RedemptionWire): RedemptionModel => ({ ...wire, redemptionId: id });
