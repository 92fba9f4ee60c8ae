import { Button } from '@fluentui/react-components';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { videoEmbed } from '../../section/media/videoEmbed.ts';
import { Video } from '../../section/video/Video.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CalendarLinks } from './CalendarLinks.tsx';
import { Countdown } from './Countdown.tsx';
import { useLiveStyles } from './Live.styles.ts';
import { liveState } from './liveState.ts';
import { liveMessages as messages } from './messages.ts';
import { useNow } from './useNow.ts';

export interface LiveCardProps {
  /** Null for a lecture that was never saved, which no calendar can know again. */
  lectureId: number | null;
  /** The name of the lecture. */
  name: string;
  /** The address to join by. */
  url: string;
  /** Null for a meeting without a time, which is always open. */
  startTime: string | null;
  endTime: string | null;
}

/**
 * A live lecture (LEC-04, LIVE-02): counts down to its start, then lets in, then says that it is over. Anyone who waits here sees it open
 * without loading the page again.
 */
export function LiveCard({ lectureId, name, url, startTime, endTime }: LiveCardProps): ReactElement {
  const intl = useIntl();
  const styles = useLiveStyles();
  const last = endTime ?? startTime;
  const now = useNow(last === null ? null : Date.parse(last));
  const state = startTime === null ? 'started' : liveState(startTime, endTime, now);
  const recorded = state === 'passed' && videoEmbed(url) !== null;
  return (
    <section className={styles.card} aria-label={intl.formatMessage(messages.live)}>
      <div className={styles.when}>
        {startTime !== null && state === 'startsIn' ? <Countdown milliseconds={Date.parse(startTime) - now} /> : null}
        {/* Said once, when it changes: the countdown beside it stays quiet. */}
        <span role="status" className={styles.state}>
          {startTime === null || state === 'startsIn' ? null : intl.formatMessage(messages[state])}
        </span>
        {startTime === null ? null : <span className={styles.small}>{whenOf(intl, startTime, endTime)}</span>}
      </div>
      {recorded ? <Video url={url} sectionId={null} /> : null}
      {state === 'passed' ? null : <JoinButton url={state === 'started' ? url : null} />}
      {lectureId !== null && startTime !== null && endTime !== null && state !== 'passed' ? (
        <CalendarLinks event={{ lectureId, name, url, startTime, endTime }} />
      ) : null}
    </section>
  );
}

/** The way in, by its link in a new tab (LIVE-04); closed and still explained while there is no address. */
function JoinButton({ url }: { url: string | null }): ReactElement {
  const intl = useIntl();
  const styles = useLiveStyles();
  if (url === null) {
    return (
      <Button size="large" disabledFocusable className={styles.join}>
        {intl.formatMessage(messages.join)}
        <VisuallyHidden> ({intl.formatMessage(messages.notYet)})</VisuallyHidden>
      </Button>
    );
  }
  return (
    <Button
      as="a"
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      appearance="primary"
      size="large"
      icon={<Open20Regular />}
      iconPosition="after"
      className={styles.join}
    >
      {intl.formatMessage(messages.join)}
      <VisuallyHidden> ({intl.formatMessage(messages.newTab)})</VisuallyHidden>
    </Button>
  );
}

/** From when to when in the reader's own zone, which is named: people of one course sit in several. */
function whenOf(intl: ReturnType<typeof useIntl>, startTime: string, endTime: string | null): string {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const start = new Date(startTime);
  return endTime === null
    ? intl.formatDate(start, { ...parts, timeZoneName: 'short' })
    : intl.formatDateTimeRange(start, new Date(endTime), { ...parts, timeZoneName: 'short' });
}
