import type { Policy, Viewer } from '../http/access.ts';

/** Who may do what with campaigns and their codes. */
export const policy = {
  redeemVoucher: 'learner',

  listCampaigns: 'voucherAdmin',
  readCampaign: 'voucherAdmin',
  createCampaign: 'voucherAdmin',
  changeCampaign: 'voucherAdmin',
  deleteCampaign: 'voucherAdmin',
  listCampaignCourses: 'voucherAdmin',
  createVouchers: 'voucherAdmin',
  listVouchers: 'voucherAdmin',
  listRedemptions: 'voucherAdmin',
  readUsage: 'voucherAdmin',
} as const satisfies Policy;

/** A campaign leads into published courses; one that is not is offered to those who work on courses. */
export const mayOfferUnpublished = ({ roles }: Pick<Viewer, 'roles'>): boolean => roles.courseAdmin;
