import type { IntlShape } from 'react-intl';
import { editorMessages as messages } from '../messages.ts';

const withYear = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A narrow bar has no room for what everyone knows. */
const withoutYear = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** When a course was saved last, in words: the time alone where that is today, in the time zone of the browser (OP-193). */
export function savedWords(intl: IntlShape, savedTime: number, now: number): string {
  const time = intl.formatTime(savedTime, { timeStyle: 'short' });
  const days = dayOf(intl, now) - dayOf(intl, savedTime);
  if (days <= 0) return intl.formatMessage(messages.savedToday, { time });
  return days === 1
    ? intl.formatMessage(messages.savedYesterday, { time })
    : intl.formatMessage(messages.savedEarlier, {
        time: intl.formatDate(savedTime, yearOf(intl, savedTime) === yearOf(intl, now) ? withoutYear : withYear),
      });
}

const yearOf = (intl: IntlShape, time: number): string => intl.formatDate(time, { year: 'numeric' });

/** The number of the calendar day, so that days count also where one of them has 23 or 25 hours. */
function dayOf(intl: IntlShape, time: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: intl.timeZone, dateStyle: 'short' }).formatToParts(time);
  const [day, month, year] = (['day', 'month', 'year'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / 86_400_000;
}
