/**
 * Writes moments in a time zone as `2026-01-31 09:00:00`: what every table program reads as a time, whatever its language. Swedish
 * writes them so.
 */
export function csvMoments(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
}
