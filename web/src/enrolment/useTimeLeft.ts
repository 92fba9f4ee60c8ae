import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { enrolmentMessages as messages } from './messages.ts';

/** Gives the words for the time left in a course, from whole minutes. */
export function useTimeLeft(): (minutes: number) => string {
  const intl = useIntl();
  return useCallback(
    (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return intl.formatMessage(messages.minutesLeft, { minutes: rest });
      return rest === 0
        ? intl.formatMessage(messages.wholeHoursLeft, { hours })
        : intl.formatMessage(messages.hoursLeft, { hours, minutes: rest });
    },
    [intl],
  );
}
