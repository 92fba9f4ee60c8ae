import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { voucherMessages as messages } from './messages.ts';

/** Days that are drawn at most: the latest. */
const mostDays = 30;
const height = 72;

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0 },
  caption: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  bars: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowX: 'auto',
  },
  day: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4px', minWidth: '32px' },
  bar: {
    width: '20px',
    borderTopLeftRadius: tokens.borderRadiusSmall,
    borderTopRightRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground,
  },
  number: { fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase100, whiteSpace: 'nowrap' },
});

/** How often codes were used on each day with any use, as bars with their numbers. */
export function DayBars({
  days,
}: {
  days: readonly { readonly date: string; readonly usageCount: number }[];
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const shown = days.slice(-mostDays);
  const largest = Math.max(1, ...shown.map(({ usageCount }) => usageCount));
  // A day is no moment: in UTC it stays the day that it is.
  const nameOf = (date: string, form: 'short' | 'long'): string =>
    intl.formatDate(
      date,
      form === 'short' ? { day: 'numeric', month: 'numeric', timeZone: 'UTC' } : { dateStyle: 'long', timeZone: 'UTC' },
    );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{intl.formatMessage(messages.usesByDay)}</figcaption>
      <ul className={styles.bars}>
        {shown.map(({ date, usageCount }) => (
          <li
            key={date}
            className={styles.day}
            aria-label={intl.formatMessage(messages.dayUses, { day: nameOf(date, 'long'), count: usageCount })}
          >
            <span className={styles.number} aria-hidden>
              {intl.formatNumber(usageCount)}
            </span>
            <span
              className={styles.bar}
              style={{ height: `${Math.max(2, Math.round((usageCount / largest) * height))}px` }}
            />
            <span className={styles.label} aria-hidden>
              {nameOf(date, 'short')}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
