import { distance } from '../ui/time/distance.ts';

/** What the rule needs to know of a user course that is not finished. */
export interface WindowFacts {
  readonly expired: boolean;
  readonly expireTime?: string | null;
  /** Where study continues; its gate is what keeps that closed. */
  readonly continueAt?: { readonly gate?: { readonly reason: string; readonly time?: string | null } | null } | null;
}

/** When someone can study in a course that they are enrolled in: not yet, no more, or until a moment. */
export interface StudyWindow {
  readonly kind: 'opens' | 'ranOut' | 'until';
  readonly time: string;
}

/** Null where nothing limits it: it is open, and stays so. */
export function studyWindow({ expired, expireTime, continueAt }: WindowFacts): StudyWindow | null {
  if (expired && expireTime) return { kind: 'ranOut', time: expireTime };
  const gate = continueAt?.gate;
  if (gate?.reason === 'COURSE_NOT_STARTED' && gate.time) return { kind: 'opens', time: gate.time };
  return expireTime ? { kind: 'until', time: expireTime } : null;
}

/** Whether nothing can be done in the course now. */
export const isClosed = (window: StudyWindow | null): boolean => window?.kind === 'opens' || window?.kind === 'ranOut';

/** Beyond it the date says more than the number of days. */
const longestCountdownMs = 60 * 86_400_000;

/** How long it is until a moment that is near, as a value and its unit; null for any other. No more than is left: it may be an end. */
export function countdownTo(time: string, now: number): ReturnType<typeof distance> | null {
  const left = Date.parse(time) - now;
  return left > 0 && left <= longestCountdownMs ? distance(left, Math.floor) : null;
}
