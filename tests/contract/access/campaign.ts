import { spareCampaignId } from '../../support/worldCampaign.ts';
import { mutation, REFUSED, voucherAdmins, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.campaigns': {
    document: 'query { campaigns(first: 50) { totalCount csvUrl nodes { name course { name } } } }',
    may: voucherAdmins,
    namesNothing: true,
  },
  'Query.campaign': {
    document: 'query ($id: ID!) { campaign(id: $id) { name usage { date } } }',
    variables: ({ world }) => ({ id: world.campaignId }),
    may: voucherAdmins,
  },
  'Query.campaign|Campaign.vouchers': {
    document: 'query ($id: ID!) { campaign(id: $id) { vouchers(first: 1) { csvUrl nodes { code } } } }',
    variables: ({ world }) => ({ id: world.campaignId }),
    may: voucherAdmins,
  },
  'Query.campaign|Campaign.redemptions': {
    document: 'query ($id: ID!) { campaign(id: $id) { redemptions(first: 1) { csvUrl nodes { name } } } }',
    variables: ({ world }) => ({ id: world.campaignId }),
    may: voucherAdmins,
  },
  'Query.campaignCourses': {
    document: 'query { campaignCourses(first: 50) { nodes { name } } }',
    may: voucherAdmins,
    namesNothing: true,
  },
  'Mutation.redeemVoucher': mutation(
    'redeemVoucher',
    'userCourse { userCourseId }',
    ({ world }) => ({ code: world.voucherCode }),
    { may: 'signedIn', refused: [...REFUSED, '1500'] },
  ),
  'Mutation.createCampaign': mutation(
    'createCampaign',
    'campaign { name }',
    ({ world }) => ({ name: `${world.marker} made`, courseId: world.course.courseId }),
    // A course of another workspace is none.
    { may: voucherAdmins, refused: [...REFUSED, 'INVALID'] },
  ),
  'Mutation.updateCampaign': mutation(
    'updateCampaign',
    'campaign { name }',
    ({ world }) => ({ campaignId: world.campaignId, name: `${world.marker} renamed` }),
    { may: voucherAdmins },
  ),
  'Mutation.deleteCampaign': mutation(
    'deleteCampaign',
    'deletedCampaignId',
    async ({ world }) => ({
      campaignId: await spareCampaignId(world.people.voucherAdmin.rest, {
        name: `${world.marker} spare`,
        courseId: world.course.courseId,
        campaignId: world.campaignId,
      }),
    }),
    { may: voucherAdmins },
  ),
  'Mutation.createVouchers': mutation(
    'createVouchers',
    'vouchers { code } campaign { voucherCount }',
    ({ world }) => ({ campaignId: world.campaignId, voucherCount: 1 }),
    { may: voucherAdmins },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Campaign: 'voucherAdmins',
  Voucher: 'voucherAdmins',
  Redemption: 'voucherAdmins',
};
