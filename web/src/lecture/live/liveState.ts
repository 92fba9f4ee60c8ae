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

/**
 * How far a moment is, in a unit that says it well: "in 3 days", "in 5 hours", "in 114 minutes". Minutes up to two hours, as an hour more or
 * less is much there; beyond, the nearest whole number, or what `round` makes of it.
 */
export function distance(
  milliseconds: number,
  round: (value: number) => number = Math.round,
): { readonly value: number; readonly unit: 'day' | 'hour' | 'minute' } {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  if (minutes < 2 * 60) return { value: minutes, unit: 'minute' };
  return minutes < 48 * 60
    ? { value: round(minutes / 60), unit: 'hour' }
    : { value: round(minutes / 1440), unit: 'day' };
}
