import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { distance } from '../../ui/time/distance.ts';
import { countdown } from './liveState.ts';
import { useLiveStyles } from './Live.styles.ts';
import { liveMessages as messages } from './messages.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** How long it is until the start, by the second. Screen readers have it in words, which are not read again as it counts. */
export function Countdown({ milliseconds }: { milliseconds: number }): ReactElement {
  const intl = useIntl();
  const styles = useLiveStyles();
  const left = countdown(milliseconds);
  const { value, unit } = distance(milliseconds);
  const shown = left.days > 0 ? units : units.slice(1);
  return (
    <>
      <span className={styles.state}>
        {intl.formatMessage(messages.starts, { when: intl.formatRelativeTime(value, unit) })}
      </span>
      <div aria-hidden className={styles.units} role="presentation">
        {shown.map((name) => (
          <span key={name} className={styles.unit}>
            <span className={styles.count}>{intl.formatNumber(left[name], { minimumIntegerDigits: 2 })}</span>
            <span className={styles.small}>{intl.formatMessage(messages[name], { count: left[name] })}</span>
          </span>
        ))}
      </div>
    </>
  );
}
