import { Link, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { NewTabLink } from '../../section/NewTabLink.tsx';
import { saveFile } from '../../ui/download/saveFile.ts';
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
      <Link as="button" onClick={() => saveEvent(event)}>
        {intl.formatMessage(messages.icsFile)}
      </Link>
    </div>
  );
}

/** Gives the browser the file to keep. It is made by the click, so that it says when. */
const saveEvent = (event: CalendarEvent): void =>
  saveFile(
    'lecture.ics',
    new Blob([icsFile(event, { now: Date.now(), host: location.hostname })], { type: 'text/calendar;charset=utf-8' }),
  );
