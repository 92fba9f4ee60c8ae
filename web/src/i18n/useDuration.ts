import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { durationMessages as messages } from './messages.ts';

/** Gives minutes in words of the interface's language: '36 min', '3 h', '1 h 30 min'. */
export function useDuration(): (minutes: number) => string {
  const intl = useIntl();
  return useCallback((minutes) => durationText(intl, minutes), [intl]);
}

/** Minutes as whole hours and the rest; parts that are zero are left out. */
function durationText(intl: IntlShape, duration: number): string {
  const hours = Math.floor(duration / 60);
  const minutes = duration % 60;
  if (hours === 0) return intl.formatMessage(messages.minutes, { minutes });
  return intl.formatMessage(minutes === 0 ? messages.hours : messages.both, { hours, minutes });
}
