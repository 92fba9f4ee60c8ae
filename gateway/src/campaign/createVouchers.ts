import type { CreateVouchersInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { getCampaign, postVouchers } from './campaignApi.ts';
import { toCampaign, toVoucher } from './campaignMappers.ts';

/** LIM-15. */
const usualBatch = 15;

/** VOUCH-01. */
export const createVouchers: NonNullable<MutationResolvers['createVouchers']> = mutation(
  async ({ campaignId, amount, code, idempotencyKey }: CreateVouchersInput, { rest }) => {
    const id = inputId(campaignId, 'campaignId', 'Campaign');
    const body = code == null ? { amount: amount ?? usualBatch } : { code, ...(amount == null ? {} : { amount }) };
    const { vouchers } = await postVouchers(rest, id, body, idempotencyKey);
    return { vouchers: vouchers.map(toVoucher), campaign: toCampaign(await getCampaign(rest, id)) };
  },
);
