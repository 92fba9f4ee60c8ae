import type { CreateVouchersInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { getCampaign, postVouchers } from './campaignApi.ts';
import { toCampaign, toVoucher } from './campaignMappers.ts';

/** How many codes a batch has where no number is given (LIM-15). */
const usualBatch = 15;

/** Adds a batch of codes to a campaign: twelve letters and digits each that nobody can guess (VOUCH-01). */
export const createVouchers: NonNullable<MutationResolvers['createVouchers']> = mutation(
  async ({ campaignId, voucherCount, code, idempotencyKey }: CreateVouchersInput, { rest }) => {
    const id = inputId(campaignId, 'campaignId', 'Campaign');
    const body =
      code == null
        ? { amount: voucherCount ?? usualBatch }
        : { code, ...(voucherCount == null ? {} : { amount: voucherCount }) };
    const { vouchers } = await postVouchers(rest, id, body, idempotencyKey);
    return { vouchers: vouchers.map(toVoucher(id)), campaign: toCampaign(await getCampaign(rest, id)) };
  },
  { fields: { amount: 'voucherCount' } },
);
