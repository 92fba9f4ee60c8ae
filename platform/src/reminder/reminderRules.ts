/** When someone is reminded of a course that is due (BEY-13): a week before, the day before, the day after; once each. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * A due date is the end of a day where the admin is, so that eight hours later it is morning there: reminders come at that hour of
 * their day.
 */
const morningMs = 8 * hourMs;
const daysBefore = (days: number) => (days + 1) * dayMs - morningMs;

/** How long before its due time (after, where negative) each stage of reminding begins. */
const stages = [daysBefore(7), daysBefore(1), -morningMs] as const;

/** What is overdue for longer is no news. */
const mostOverdueMs = 7 * dayMs;

/** Nobody is reminded oftener, of however many courses. */
export const remindedEveryMs = dayMs;

/** Due times that are reminded of at this moment, and those of each stage: up to its end, from the next one's on. */
export const dueWindow = (now: Date) => {
  const shifted = (ms: number) => new Date(now.getTime() + ms);
  const [week, day, over] = stages;
  return { after: shifted(-mostOverdueMs), until: shifted(week), dayBefore: shifted(day), overdue: shifted(over) };
};
export type DueWindow = ReturnType<typeof dueWindow>;
