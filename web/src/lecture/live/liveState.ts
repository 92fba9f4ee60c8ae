/** Where a live lecture is in time (LIVE-02): before its start, between start and finish, or after its finish (OP-74). */
export type LiveState = 'startsIn' | 'started' | 'passed';

/** The state at a moment. What has no finish never passes on its own. */
export function liveState(startTime: string, endTime: string | null, now: number): LiveState {
  if (now < Date.parse(startTime)) return 'startsIn';
  return endTime !== null && now > Date.parse(endTime) ? 'passed' : 'started';
}

/** The time that is left, in the units of a countdown. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A span in milliseconds as a countdown; a second that has begun counts whole, so that it ends at zero. */
export function countdown(milliseconds: number): Countdown {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  };
}
