import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { Campaign } from './voucherRules.ts';

/** How a campaign stands at a moment. */
export const campaignStatuses = ['RUNNING', 'SCHEDULED', 'EXPIRED', 'OFF'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Expired is expired, switched on or not: switching it would change nothing. */
export function statusOf(
  { active, startTime, endTime }: Pick<Campaign, 'active' | 'startTime' | 'endTime'>,
  now: string,
): CampaignStatus {
  if (endTime !== null && endTime <= now) {
    return 'EXPIRED';
  }
  if (!active) {
    return 'OFF';
  }
  return startTime > now ? 'SCHEDULED' : 'RUNNING';
}

/** What an admin decides about a campaign. */
export interface CampaignFields extends Omit<Campaign, 'id'> {
  readonly name: string;
}

/** Fields that do not fit each other, and what cannot be changed once people came in by a code. */
export function checkCampaign(
  after: CampaignFields,
  before: (CampaignFields & { readonly usageCount: number }) | null,
  problems: FieldProblems,
): void {
  if (after.endTime !== null && after.endTime <= after.startTime) {
    problems.add('endTime', 'must be after the start');
  }
  if (before !== null && before.usageCount > 0 && before.courseId !== after.courseId) {
    problems.add('courseId', 'cannot be changed any more: codes were used for the course it leads into');
  }
}
