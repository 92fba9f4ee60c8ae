import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

/** When the person used which code of a campaign. */
export const readVouchersUsed = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('voucher_redemption')
    .innerJoin('voucher', (join) =>
      join
        .onRef('voucher.workspace_id', '=', 'voucher_redemption.workspace_id')
        .onRef('voucher.voucher_id', '=', 'voucher_redemption.voucher_id'),
    )
    .where('voucher_redemption.workspace_id', '=', workspaceId)
    .where('voucher_redemption.user_id', '=', userId)
    .select(['voucher.code', 'voucher_redemption.redeem_time as redeemTime'])
    .orderBy('voucher_redemption.redeem_time')
    .execute();
