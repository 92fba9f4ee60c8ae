import type { DeleteCampaignInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deleteCampaignById } from './campaignApi.ts';

/** Deletes a campaign with its codes, which let nobody in any more (CAMP-01). */
export const deleteCampaign: NonNullable<MutationResolvers['deleteCampaign']> = mutation(
  async ({ campaignId }: DeleteCampaignInput, { rest }) => {
    const id = inputId(campaignId, 'campaignId', 'Campaign');
    await deleteCampaignById(rest, id);
    return { deletedCampaignId: toGlobalId('Campaign', id) };
  },
);
