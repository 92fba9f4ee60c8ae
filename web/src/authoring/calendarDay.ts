import type { IntlShape } from 'react-intl';

/** The number of the calendar day, so that days count also where one of them has 23 or 25 hours. */
export function calendarDay(intl: IntlShape, time: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: intl.timeZone, dateStyle: 'short' }).formatToParts(time);
  const [day, month, year] = (['day', 'month', 'year'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / 86_400_000;
}
