import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { analyticsMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  trend: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** How a number has changed since the period before, in words and not by a colour: more is not always better. */
export function Trend({
  value,
  before,
  isPercentage,
}: {
  value: number | null;
  before: number | null;
  isPercentage: boolean;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const text = (): string | null => {
    if (value === null || (value === 0 && (before ?? 0) === 0)) return null;
    if (!before) return intl.formatMessage(messages.noneBefore);
    const change = isPercentage ? Math.round((value - before) * 10) / 10 : value / before - 1;
    if (change === 0) return intl.formatMessage(messages.asBefore);
    return isPercentage
      ? intl.formatMessage(messages.points, {
          change: intl.formatNumber(change, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
        })
      : intl.formatMessage(messages.change, {
          change: intl.formatNumber(change, {
            style: 'percent',
            signDisplay: 'exceptZero',
            maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
          }),
        });
  };
  const said = text();
  return said === null ? null : <span className={styles.trend}>{said}</span>;
}
