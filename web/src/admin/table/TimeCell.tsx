import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { roomy } from './AdminTable.styles.ts';

const useStyles = makeStyles({ day: { [roomy]: { whiteSpace: 'nowrap' } } });

/** A day, and the moment for anyone who asks; nothing where there is none. */
export function TimeCell({
  time,
  inUtc = false,
}: {
  time: string | null | undefined;
  /** Of an event that has the same day for everyone (OP-121). */
  inUtc?: boolean;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const zone = inUtc ? { timeZone: 'UTC' } : {};
  return time ? (
    <time
      className={styles.day}
      dateTime={time}
      title={intl.formatDate(time, { dateStyle: 'long', timeStyle: inUtc ? 'long' : 'short', ...zone })}
    >
      {intl.formatDate(time, { dateStyle: 'medium', ...zone })}
    </time>
  ) : null;
}
