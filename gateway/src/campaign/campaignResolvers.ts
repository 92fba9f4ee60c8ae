import { redeemVoucher } from './redeemVoucher.ts';

export const campaignResolvers = { Mutation: { redeemVoucher } };
