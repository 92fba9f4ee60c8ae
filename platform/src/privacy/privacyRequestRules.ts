/** GDPR, article 12(3): without undue delay and in any event within one month. */
export const answerDays = 30;
const dayMs = 86_400_000;

export const dueTimeOf = (requestedTime: Date): Date => new Date(requestedTime.getTime() + answerDays * dayMs);

/** The earliest time that a request may be said to have come; what is older is a slip of the pen. */
export const earliestRequest = (now: Date): Date => new Date(now.getTime() - 366 * dayMs);

/** A clock that goes ahead a little is no lie. */
export const latestRequest = (now: Date): Date => new Date(now.getTime() + 5 * 60_000);
