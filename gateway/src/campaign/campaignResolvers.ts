import type { Resolvers } from '../generated/resolverTypes.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { currentVersion } from '../node/currentVersion.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { personOf } from '../workspace/personOf.ts';
import { Campaign, RedemptionConnection, VoucherConnection } from './Campaign.ts';
import { inCampaign } from './belowCampaign.ts';
import { getCampaign, getRedemptions, getVouchers } from './campaignApi.ts';
import { toCampaign, toRedemption, toVoucher } from './campaignMappers.ts';
import { campaign, campaignCourses, CampaignConnection, campaigns } from './campaigns.ts';
import { createCampaign } from './createCampaign.ts';
import { createVouchers } from './createVouchers.ts';
import { deleteCampaign } from './deleteCampaign.ts';
import { redeemVoucher } from './redeemVoucher.ts';
import { updateCampaign } from './updateCampaign.ts';

export const campaignResolvers = {
  Query: { campaign, campaigns, campaignCourses },
  Mutation: { redeemVoucher, createCampaign, updateCampaign, deleteCampaign, createVouchers },
  Campaign,
  CampaignCourse: { course: courseOf(({ courseId }) => courseId) },
  CampaignConnection,
  UpdateCampaignPayload: { currentVersion },
  VoucherConnection,
  Redemption: { person: personOf(({ userId }) => userId) },
  RedemptionConnection,
} satisfies Resolvers;

export const campaignNodes: NodeTypes = {
  Campaign: byNumberSignedIn(async (id, { rest }) => toCampaign(await getCampaign(rest, id))),
  Voucher: inCampaign((rest, id, asked) => getVouchers(rest, id, { ...asked, sort: undefined }), toVoucher),
  Redemption: inCampaign((rest, id, asked) => getRedemptions(rest, id, { ...asked, sort: undefined }), toRedemption),
};
