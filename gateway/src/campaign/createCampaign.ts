import type { CreateCampaignInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postCampaign } from './campaignApi.ts';
import { toCampaign } from './campaignMappers.ts';

/** CAMP-01, CAMP-03; the defaults are the platform's. */
export const createCampaign: NonNullable<MutationResolvers['createCampaign']> = mutation(
  async (
    { name, courseId, redeemType, maxUsages, startTime, endTime, active, idempotencyKey }: CreateCampaignInput,
    { rest },
  ) => {
    const wire = await postCampaign(
      rest,
      {
        type: 'COURSE_ENROLLMENT',
        name,
        courseId: inputId(courseId, 'courseId', 'Course'),
        redeemType: redeemType ?? 'UNIQUE_CODE',
        maxUsages: maxUsages ?? 0,
        endTime: endTime ?? null,
        active: active ?? true,
        ...(startTime == null ? {} : { startTime }),
      },
      idempotencyKey,
    );
    return { campaign: toCampaign(wire) };
  },
);
