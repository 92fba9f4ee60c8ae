import type DataLoader from 'dataloader';
import { byIds } from '../byIds.ts';
import type { Context } from '../context.ts';
import { anyOf } from '../rsql.ts';
import { getCampaigns } from './campaignApi.ts';
import { toCampaign, type CampaignModel } from './campaignMappers.ts';

/** Campaigns by raw id, for anyone who may create vouchers; none for everyone else. */
export const campaignLoader = ({ rest }: Context): DataLoader<number, CampaignModel | null> =>
  byIds(
    (ids) => getCampaigns(rest, { page: 0, size: ids.length, q: anyOf('id', ids), sort: undefined }),
    ({ id }) => id,
    toCampaign,
  );
