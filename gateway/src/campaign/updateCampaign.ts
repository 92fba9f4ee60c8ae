import type { MutationResolvers, UpdateCampaignInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchCampaign } from './campaignApi.ts';
import { toCampaign } from './campaignMappers.ts';

/** CAMP-01, CAMP-04. What is left out stays; null clears a time. */
export const updateCampaign: NonNullable<MutationResolvers['updateCampaign']> = mutation(
  async ({ campaignId, version, courseId, ...input }: UpdateCampaignInput, { rest }) => {
    const { name, redeemType, maxUsages, startTime, endTime, active } = input;
    const wire = await patchCampaign(
      rest,
      inputId(campaignId, 'campaignId', 'Campaign'),
      {
        ...(name == null ? {} : { name }),
        ...(courseId == null ? {} : { courseId: inputId(courseId, 'courseId', 'Course') }),
        ...(redeemType == null ? {} : { redeemType }),
        ...(maxUsages == null ? {} : { maxUsages }),
        ...(startTime === undefined ? {} : { startTime }),
        ...(endTime === undefined ? {} : { endTime }),
        ...(active == null ? {} : { active }),
      },
      version,
    );
    return { campaign: toCampaign(wire) };
  },
);
