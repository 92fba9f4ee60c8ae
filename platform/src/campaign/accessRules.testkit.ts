import { signedInOnly, voucherAdmins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /api/v1/secured/vouchers/{code}/_redeem': signedInOnly,
  'GET /api/v1/secured/campaigns': voucherAdmins,
  'GET /api/v1/secured/campaigns.csv': voucherAdmins,
  'POST /api/v1/secured/campaigns': voucherAdmins,
  'GET /api/v1/secured/campaigncourses': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'PUT /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'PATCH /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'DELETE /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'POST /api/v1/secured/campaigns/{campaignId}/vouchers': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/vouchers': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/vouchers.csv': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/redemptions': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/redemptions.csv': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/usage': voucherAdmins,
};
