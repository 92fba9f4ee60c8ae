import type { Schemas } from '../rest/Schemas.ts';

export type CampaignWire = Schemas['Campaign'];
export type CampaignCourseWire = Schemas['CampaignCourse'];
export type VoucherWire = Schemas['Voucher'];
export type RedemptionWire = Schemas['Redemption'];
