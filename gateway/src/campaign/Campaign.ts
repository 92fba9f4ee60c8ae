import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type {
  CampaignResolvers,
  RedemptionConnectionResolvers,
  RedemptionOrderField,
  Voucher,
  VoucherConnectionResolvers,
  VoucherOrderField,
} from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest, toSort, type Connection } from '../pagination.ts';
import { allOf, changedSince, searchIn } from '../rsql.ts';
import { getRedemptions, getUsage, getVouchers, redemptionsCsvPath, vouchersCsvPath } from './campaignApi.ts';
import { toRedemption, toVoucher, type RedemptionModel } from './campaignMappers.ts';
import { searchText } from './searchText.ts';

export type VouchersModel = Connection<Voucher> & Downloadable;
export type RedemptionsModel = Connection<RedemptionModel> & Downloadable;

const sortFields: Readonly<Record<VoucherOrderField, string>> = {
  CODE: 'code',
  USAGE_COUNT: 'usages',
  CREATE_TIME: 'createTime',
  UPDATE_TIME: 'updateTime',
};

const redemptionSortFields: Readonly<Record<RedemptionOrderField, string>> = {
  TIME: 'time',
  UPDATE_TIME: 'updateTime',
};

const voucherLimits = { usual: 25, largest: 500 };

export const Campaign: CampaignResolvers = {
  /** The codes of the campaign, searched and filtered (VOUCH-02). */
  vouchers: async ({ campaignId }, args, { rest }) => {
    const text = searchText(args.search);
    const q = allOf(
      text === '' ? undefined : searchIn(text, 'code'),
      args.used == null ? undefined : args.used ? 'usages=gt=0' : 'usages==0',
      changedSince(args.updatedSince),
    );
    const sort = toSort(args.orderBy, sortFields);
    const found = await readConnection(
      toPageRequest(args, voucherLimits),
      (page) => getVouchers(rest, campaignId, { ...page, q, sort }),
      toVoucher(campaignId),
    );
    return { ...found, csv: { path: vouchersCsvPath(campaignId), query: { q, sort } } };
  },
  redemptions: async ({ campaignId }, args, { rest }) => {
    const text = searchText(args.search);
    const q = allOf(
      text === '' ? undefined : searchIn(text, 'name', 'username', 'code'),
      changedSince(args.updatedSince),
    );
    const sort = toSort(args.orderBy, redemptionSortFields);
    const found = await readConnection(
      toPageRequest(args),
      (page) => getRedemptions(rest, campaignId, { ...page, q, sort }),
      toRedemption(campaignId),
    );
    return { ...found, csv: { path: redemptionsCsvPath(campaignId), query: { q, sort } } };
  },
  usage: async ({ campaignId }, { timeZone }, { rest }) => {
    const { days } = await getUsage(rest, campaignId, timeZone ?? undefined);
    return days.map(({ date, usages }) => ({ date, usageCount: usages }));
  },
};

export const VoucherConnection: VoucherConnectionResolvers = { csvUrl };
export const RedemptionConnection: RedemptionConnectionResolvers = { csvUrl };
