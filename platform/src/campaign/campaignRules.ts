import type { IsoTime } from '../content/content.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { Campaign } from './voucherRules.ts';

/** How a campaign stands at a moment. */
export const campaignStatuses = ['RUNNING', 'SCHEDULED', 'EXPIRED', 'COURSE_ENDED', 'OFF'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** What has ended has ended, switched on or not: switching it would change nothing. Without its course no code lets anybody in. */
export function statusOf(
  { active, startTime, endTime, courseEndTime }: Pick<Campaign, 'active' | 'startTime' | 'endTime'> & CourseEnd,
  now: IsoTime,
): CampaignStatus {
  if (endTime !== null && endTime <= now) {
    return 'EXPIRED';
  }
  if (hasEnded({ courseEndTime }, now)) {
    return 'COURSE_ENDED';
  }
  if (!active) {
    return 'OFF';
  }
  return startTime > now ? 'SCHEDULED' : 'RUNNING';
}

/** Until when people get into the course of a campaign; null forever. */
export interface CourseEnd {
  readonly courseEndTime: IsoTime | null;
}

/** Whether nobody gets into the course any more. */
export const hasEnded = ({ courseEndTime }: CourseEnd, now: IsoTime): boolean =>
  courseEndTime !== null && courseEndTime <= now;

type CampaignSpan = Pick<Campaign, 'startTime' | 'endTime'>;

/** What an admin decides about a campaign. */
export interface CampaignFields extends Omit<Campaign, 'id'> {
  readonly name: string;
}

/** An end before the start, or at it. */
export function checkSpan({ startTime, endTime }: CampaignSpan, problems: FieldProblems): void {
  if (endTime !== null && endTime <= startTime) {
    problems.add('endTime', 'must be after the start', { reason: 'NOT_AFTER_START' });
  }
}

/** Fields that do not fit each other, and what cannot be changed once people came in by a code. */
export function checkCampaign(
  after: CampaignFields,
  before: (CampaignFields & { readonly usageCount: number }) | null,
  problems: FieldProblems,
): void {
  checkSpan(after, problems);
  if (before !== null && before.usageCount > 0 && before.courseId !== after.courseId) {
    problems.add('courseId', 'cannot be changed any more: codes were used for the course it leads into');
  }
}
