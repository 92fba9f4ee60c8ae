import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Record20Filled } from '@fluentui/react-icons/svg/record';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { clock } from '../../section/video/clock.ts';
import type { Picture } from './capture.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { recordingMessages as messages } from './messages.ts';
import { mostSeconds } from './recordingLimits.ts';
import { StreamPreview } from './StreamPreview.tsx';

/** A recording while it lasts: that it runs, for how long, and how loud the microphone hears. */
export function Recording({
  stream,
  shown,
  paused,
  seconds,
}: {
  stream: MediaStream;
  shown: Picture;
  paused: boolean;
  seconds: number;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <>
      {shown === 'camera' ? (
        <StreamPreview stream={stream} />
      ) : (
        <p className={styles.note}>{intl.formatMessage(messages.ownScreen)}</p>
      )}
      <div className={styles.line}>
        <Record20Filled aria-hidden className={mergeClasses(styles.dot, paused && styles.quiet)} />
        <span role="status">{intl.formatMessage(paused ? messages.paused : messages.running)}</span>
        <span role="timer" className={styles.time}>
          {intl.formatMessage(messages.time, { time: clock(seconds), most: clock(mostSeconds) })}
        </span>
      </div>
      {stream.getAudioTracks().length === 0 ? null : <LevelMeter stream={stream} />}
    </>
  );
}

const useStyles = makeStyles({
  note: { margin: 0 },
  line: { display: 'flex', alignItems: 'center', gap: '8px', fontWeight: tokens.fontWeightSemibold },
  dot: { flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  time: { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightRegular },
});
