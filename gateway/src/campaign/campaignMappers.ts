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

/** A code as one of a campaign, through which it is read. */
export const toVoucher =
  (campaignId: number) =>
  ({ id, code, usages, createTime, updateTime }: VoucherWire): Voucher => ({
    id: toGlobalId('Voucher', belowCampaign(campaignId, id)),
    voucherId: id,
    code,
    usageCount: usages,
    createTime,
    updateTime,
    redeemUrl: `/redeem/?code=${encodeURIComponent(code)}`,
  });

/** A use of a code, likewise. */
export const toRedemption =
  (campaignId: number) =>
  ({ id, ...wire }: RedemptionWire): RedemptionModel => ({
    ...wire,
    id: toGlobalId('Redemption', belowCampaign(campaignId, id)),
    redemptionId: id,
  });

/** What a global id says of something that is read through its campaign. */
const belowCampaign = (campaignId: number, id: number): string => `${campaignId}-${id}`;
