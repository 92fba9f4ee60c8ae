import type { IntlShape } from 'react-intl';
import { calendarDay } from '../calendarDay.ts';

const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** A moment ahead in a few words, in the time zone of the viewer: the time alone today, with the day of the week in the next six days, else (also where it has passed) with the day (OP-343). */
export function momentWords(intl: IntlShape, time: string, now: number): string {
  const days = calendarDay(intl, Date.parse(time)) - calendarDay(intl, now);
  if (days === 0) return intl.formatTime(time, clock);
  return intl.formatDate(
    time,
    days > 0 && days < 7
      ? { weekday: 'short', ...clock }
      : { day: 'numeric', month: 'short', ...yearOf(intl, time, now), ...clock },
  );
}

const yearOf = (intl: IntlShape, time: string, now: number) =>
  intl.formatDate(time, { year: 'numeric' }) === intl.formatDate(now, { year: 'numeric' })
    ? {}
    : ({ year: 'numeric' } as const);
