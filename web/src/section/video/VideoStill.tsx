import { mergeClasses } from '@fluentui/react-components';
import { Play24Filled } from '@fluentui/react-icons/svg/play';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useMediaStyles } from '../media/Media.styles.ts';
import { sectionMessages } from '../messages.ts';
import { clock } from './clock.ts';
import { videoMessages as messages } from './messages.ts';
import { useVideoStyles } from './Video.styles.ts';

/** The still of a video, and the ways to play it. */
export function VideoStill({
  picture,
  host,
  resumeAt,
  onPlay,
}: {
  picture: string | null;
  /** The site that plays it; null for a file. */
  host: string | null;
  resumeAt: number | null;
  /** It is to be played from a second on. */
  onPlay: (start: number) => void;
}): ReactElement {
  const intl = useIntl();
  const frame = useMediaStyles();
  const styles = useVideoStyles();
  const [failed, setFailed] = useState<string | null>(null);
  const label = host ? intl.formatMessage(sectionMessages.playVideo, { host }) : intl.formatMessage(messages.play);
  const goOn = resumeAt === null ? null : intl.formatMessage(messages.goOnAt, { time: clock(resumeAt) });
  return (
    <>
      {picture && picture !== failed ? (
        <img className={frame.fill} src={picture} alt="" loading="lazy" onError={() => setFailed(picture)} />
      ) : null}
      <button
        type="button"
        className={mergeClasses(frame.play, styles.play)}
        aria-label={goOn === null ? label : `${goOn}: ${label}`}
        onClick={() => onPlay(resumeAt ?? 0)}
      >
        <span className={frame.disc}>
          <Play24Filled aria-hidden />
        </span>
        {goOn === null ? null : <span className={styles.words}>{goOn}</span>}
      </button>
      {goOn === null ? null : (
        <button type="button" className={styles.anew} onClick={() => onPlay(0)}>
          {intl.formatMessage(messages.fromTheStart)}
        </button>
      )}
    </>
  );
}
