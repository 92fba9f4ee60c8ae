/** Days as a field for them holds them: `2030-01-31`, where the reader is. */

/** The text if it is a day; null for any other. */
export const readDay = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** The day of a moment. */
export const dayOf = (moment: Date): string =>
  [
    String(moment.getFullYear()).padStart(4, '0'),
    String(moment.getMonth() + 1).padStart(2, '0'),
    String(moment.getDate()).padStart(2, '0'),
  ].join('-');

/** The last second of a day, as ISO 8601: who is in time on that day is in time. */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 23, 59, 59).toISOString();
}

/** Whether nobody can be in time on a day any more: until its end it is not in the past. */
export const isPastDay = (day: string, now: Date): boolean => new Date(endOfDay(day)) <= now;
