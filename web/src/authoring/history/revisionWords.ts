import type { IntlShape } from 'react-intl';
import { calendarDay } from '../calendarDay.ts';
import { historyMessages as messages } from './messages.ts';
import type { Revision } from './revision.ts';

/** The heading of a day: "Today", "Yesterday" or the date, in the time zone of the viewer. */
export function dayWords(intl: IntlShape, time: string, now: number): string {
  return recentDay(intl, time, now) ?? intl.formatDate(time, { dateStyle: 'long' });
}

/** A moment by day and time: "Yesterday, 18:04". */
export function momentWords(intl: IntlShape, time: string, now: number): string {
  const day = recentDay(intl, time, now);
  return day === null
    ? intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' })
    : intl.formatMessage(messages.when, { day, time: intl.formatTime(time, { timeStyle: 'short' }) });
}

/** What an author knows a revision by: its name where it has one, and when it was saved. */
export function revisionWords(intl: IntlShape, { name, saveTime }: Revision, now: number): string {
  const moment = momentWords(intl, saveTime, now);
  return name === null || name === undefined ? moment : intl.formatMessage(messages.by, { time: name, person: moment });
}

export const authorWords = (intl: IntlShape, { savedBy }: Revision): string =>
  savedBy ? savedBy.name || savedBy.username : intl.formatMessage(messages.nobody);

/** The days that have a word of their own; null for an earlier one. A clock that is behind that of the platform knows no tomorrow. */
function recentDay(intl: IntlShape, time: string, now: number): string | null {
  const days = Math.max(0, calendarDay(intl, now) - calendarDay(intl, Date.parse(time)));
  if (days > 1) return null;
  const [first = '', ...rest] = intl.formatRelativeTime(-days, 'day', { numeric: 'auto' });
  return first.toLocaleUpperCase(intl.locale) + rest.join('');
}
