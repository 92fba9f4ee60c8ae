import type { IntlShape } from 'react-intl';

/**
 * The day of completing a course and of its certificate, in UTC: the same on every page, on paper and for everyone (OP-121). Empty
 * without a time.
 */
export const dayInUtc = (
  intl: IntlShape,
  time: string | null | undefined,
  dateStyle: 'long' | 'medium' = 'long',
): string => (time ? intl.formatDate(time, { dateStyle, timeZone: 'UTC' }) : '');
