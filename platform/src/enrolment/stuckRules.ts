/** Who needs a hand: began, can continue, and has not for a while. */
import type { IsoTime } from '../content/content.ts';
import type { Phase } from './progressRules.ts';
import type { ViewOnlyReason } from './userCourseRules.ts';

const day = 86_400_000;

/** So long may a learner pause who is not called stuck. */
const longestPause = 14 * day;

/** Who was active last before this moment has paused for longer than that. */
export const stuckBefore = (now: Date): Date => new Date(now.getTime() - longestPause);

/**
 * Whether a learner in progress has paused for more than two weeks while answers and seen marks are taken. A question without tries
 * left holds nobody up: it counts as done (OP-23). `progressListQueries.ts` asks the same of many.
 */
export function isStuck(
  userCourse: {
    readonly phase: Phase;
    readonly viewOnly: ViewOnlyReason | null;
    readonly startTime: IsoTime;
    readonly lastSeenTime: IsoTime | null;
  },
  now: IsoTime,
): boolean {
  const { phase, viewOnly, startTime, lastSeenTime } = userCourse;
  return (
    phase === 'IN_PROGRESS' &&
    viewOnly === null &&
    (lastSeenTime ?? startTime) < stuckBefore(new Date(now)).toISOString()
  );
}
