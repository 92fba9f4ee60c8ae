import { Link, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { NewTabLink } from '../../section/NewTabLink.tsx';
import { googleCalendarUrl, icsFile, outlookCalendarUrl, type CalendarEvent } from './calendarEvent.ts';
import { useLiveStyles } from './Live.styles.ts';
import { liveMessages as messages } from './messages.ts';

/** The ways into one's own calendar: Google's, Outlook's, and a file for every other (LIVE-03). */
export function CalendarLinks({ event }: { event: CalendarEvent }): ReactElement {
  const intl = useIntl();
  const styles = useLiveStyles();
  return (
    <div role="group" aria-label={intl.formatMessage(messages.calendar)} className={styles.calendars}>
      <span aria-hidden className={mergeClasses(styles.small, styles.calendarsHeading)}>
        {intl.formatMessage(messages.calendar)}
      </span>
      <NewTabLink href={googleCalendarUrl(event)}>Google</NewTabLink>
      <NewTabLink href={outlookCalendarUrl(event)}>Outlook</NewTabLink>
      <Link as="button" onClick={() => saveFile(event)}>
        {intl.formatMessage(messages.icsFile)}
      </Link>
    </div>
  );
}

/** Gives the browser the file to keep. It is made by the click, so that it says when. */
function saveFile(event: CalendarEvent): void {
  const file = icsFile(event, { now: Date.now(), host: location.hostname });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'lecture.ics';
  link.click();
  URL.revokeObjectURL(address);
}
