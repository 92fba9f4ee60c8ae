import type { IntlShape } from 'react-intl';
import { calendarDay } from '../calendarDay.ts';
import { editorMessages as messages } from '../messages.ts';

const withYear = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A narrow bar has no room for what everyone knows. */
const withoutYear = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** When a course was saved last, in words: the time alone where that is today, in the time zone of the browser (OP-193). */
export function savedWords(intl: IntlShape, savedTime: number, now: number): string {
  const time = intl.formatTime(savedTime, { timeStyle: 'short' });
  const days = calendarDay(intl, now) - calendarDay(intl, savedTime);
  if (days <= 0) return intl.formatMessage(messages.savedToday, { time });
  return days === 1
    ? intl.formatMessage(messages.savedYesterday, { time })
    : intl.formatMessage(messages.savedEarlier, {
        time: intl.formatDate(savedTime, yearOf(intl, savedTime) === yearOf(intl, now) ? withoutYear : withYear),
      });
}

const yearOf = (intl: IntlShape, time: number): string => intl.formatDate(time, { year: 'numeric' });
