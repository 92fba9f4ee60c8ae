/** Until when a course that a group has is due (OP-129). */

/** At most one of them is set: so many days after someone is enrolled, or one moment for everyone. */
export interface DueRule {
  readonly dueDays: number | null;
  readonly dueTime: Date | null;
}

const dayMs = 86_400_000;

/**
 * When it is due for who is enrolled now: at the end of a day in UTC where days are counted. Undefined where nothing is asked, and once the
 * day for everyone is over: nobody begins overdue.
 */
export function dueOf({ dueDays, dueTime }: DueRule, now: Date): Date | undefined {
  if (dueDays !== null) {
    const today = Math.floor(now.getTime() / dayMs) * dayMs;
    return new Date(today + (dueDays + 1) * dayMs - 1);
  }
  return dueTime !== null && dueTime > now ? dueTime : undefined;
}
