import { makeStyles, tokens } from '@fluentui/react-components';
import { Mic20Regular } from '@fluentui/react-icons/svg/mic';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { recordingMessages as messages } from './messages.ts';
import { useMicrophoneLevel } from './useMicrophoneLevel.ts';

/** How loud the microphone hears, in steps; nothing where the browser does not tell. */
export function LevelMeter({ stream }: { stream: MediaStream }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const level = useMicrophoneLevel(stream);
  if (level === null) return null;
  const percent = Math.round(level * 10) * 10;
  return (
    <div className={styles.line}>
      <Mic20Regular aria-hidden className={styles.icon} />
      <div
        role="meter"
        aria-label={intl.formatMessage(messages.level)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px' },
  icon: { flexShrink: 0 },
  track: {
    flexGrow: 1,
    height: '8px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    '@media (forced-colors: active)': { boxSizing: 'border-box', border: '1px solid CanvasText' },
  },
  bar: {
    height: '100%',
    backgroundColor: tokens.colorStatusSuccessBorder2,
    '@media (prefers-reduced-motion: no-preference)': { transition: 'width 100ms linear' },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});
