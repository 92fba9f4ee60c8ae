/** How many midnights lie between now and a moment, in the reader's own time zone: 0 is today, 1 tomorrow. */
export const daysUntil = (time: string, now: number): number =>
  Math.round((dayOf(new Date(time)) - dayOf(new Date(now))) / 86_400_000);

const dayOf = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
