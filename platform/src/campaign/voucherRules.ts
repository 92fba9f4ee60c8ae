/** When a voucher code works (OP-29, VOUCH-04). */
import type { IsoTime } from '../content/content.ts';
import type { Id } from '../shared/id.ts';

export interface Campaign {
  readonly id: Id;
  readonly courseId: Id;
  readonly redeemType: 'UNIQUE_CODE' | 'MULTIPLE_USE';
  readonly startTime: IsoTime;
  /** Null for a campaign without an end. */
  readonly endTime: IsoTime | null;
  /** How often each code works; 0 for any number of times. */
  readonly maxUsages: number;
  readonly active: boolean;
}

/** Whether codes of the campaign are taken now: it is switched on, has started, and its end has not come. */
export function isRunning({ active, startTime, endTime }: Campaign, now: IsoTime): boolean {
  return active && startTime <= now && (endTime === null || now < endTime);
}

/** How often each code of the campaign works; null for any number of times. A unique code works once. */
export function usageLimit({ redeemType, maxUsages }: Campaign): number | null {
  if (redeemType === 'UNIQUE_CODE') {
    return 1;
  }
  return maxUsages === 0 ? null : maxUsages;
}
