import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { enrolmentMessages as messages } from './messages.ts';
import { useTakenOver } from '../viewer/useTakenOver.ts';
import { countdownTo } from './studyWindow.ts';

/** Gives the words for the day of a moment to come, with how long that is where it is near. */
export function useDayWords(): (time: string) => string {
  const intl = useIntl();
  const [now] = useState(Date.now);
  // A page that the server has drawn may be kept for days.
  const takenOver = useTakenOver();
  return useCallback(
    (time) => {
      const date = intl.formatDate(time, { dateStyle: 'long' });
      const left = takenOver ? countdownTo(time, now) : null;
      if (left === null) return date;
      return intl.formatMessage(messages.dayAndWhen, {
        date,
        // A number stays with its unit at the end of a line.
        when: intl.formatRelativeTime(left.value, left.unit, { numeric: 'auto' }).replace(/(?<=\d) /u, '\u00a0'),
      });
    },
    [intl, now, takenOver],
  );
}
