import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { analyticsMessages as messages } from './messages.ts';
import type { ChartPoint } from './SeriesChart.tsx';

const useStyles = makeStyles({
  frame: {
    maxHeight: '260px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: tokens.fontSizeBase300 },
  head: {
    position: 'sticky',
    top: 0,
    padding: '8px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
  },
  time: { padding: '4px 12px', fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  value: { padding: '4px 12px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  end: { textAlign: 'end' },
  rest: { padding: '4px 12px', color: tokens.colorNeutralForeground2 },
});

/** The numbers of a chart as a table, which scrolls in its frame. Times at which nothing happened are counted in its last row. */
export function SeriesTable({
  name,
  points,
  nameOfStep,
  nameOfValue,
}: {
  /** What is counted. */
  name: string;
  points: readonly ChartPoint[];
  nameOfStep: (time: string) => string;
  nameOfValue: (value: number | null) => string;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const label = intl.formatMessage(messages.numbers, { number: name });
  const told = points.filter(({ value }) => value !== null && value !== 0);
  const left = points.length - told.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {intl.formatMessage(messages.time)}
            </th>
            <th scope="col" className={styles.head}>
              <div className={styles.end}>{name}</div>
            </th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ time, value }) => (
            <tr key={time}>
              <th scope="row" className={styles.time}>
                {nameOfStep(time)}
              </th>
              <td className={styles.value}>{nameOfValue(value)}</td>
            </tr>
          ))}
          {left === 0 ? null : (
            <tr>
              <td colSpan={2} className={styles.rest}>
                {intl.formatMessage(messages.nothingThen, { count: left })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
