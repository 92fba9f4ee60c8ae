import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadingText } from './LoadingText.tsx';
import { analyticsMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  said: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    // Exact texts are given in small letters; a sentence begins with a capital.
    '::first-letter': { textTransform: 'uppercase' },
  },
});

/** Which days the numbers are of and what they are compared with; or why they are others than those that were chosen (ANLY-07). */
export function PeriodLine({
  busy,
  isInstead,
  start,
  end,
  before,
  withTimes,
}: {
  /** Other numbers are on their way (ANLY-09). */
  busy: boolean;
  /** The longest period stands in the place of an empty one. */
  isInstead: boolean;
  start: Date;
  end: Date;
  /** Where the period before begins; null for none. */
  before: Date | null;
  withTimes: boolean;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  // The end is not part of a period: a day ends before midnight.
  const days = (from: Date, to: Date): string =>
    intl.formatDateTimeRange(from, new Date(to.getTime() - 1), {
      dateStyle: 'medium',
      ...(withTimes ? { timeStyle: 'short' } : {}),
    });
  const text = (): string => {
    if (isInstead) return intl.formatMessage(messages.longestInstead);
    return before === null
      ? days(start, end)
      : intl.formatMessage(messages.comparedWith, { period: days(start, end), before: days(before, start) });
  };
  return (
    <p className={styles.said} role="status">
      {busy ? <LoadingText /> : text()}
    </p>
  );
}
