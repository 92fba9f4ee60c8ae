import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { certificateMessages as messages } from './messages.ts';

/** The one score and what is done, in percent (LEC-13, PROG-10, PROG-11, OP-103). */
export function ScoreFigures({
  scorePercent,
  seenPercent,
}: {
  scorePercent: number;
  /** Null where it is said already that everything is done. */
  seenPercent: number | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const figures = [
    { label: messages.yourScore, percent: scorePercent },
    { label: messages.seen, percent: seenPercent },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, percent }) =>
        percent === null ? null : (
          <div key={label.id} className={styles.figure}>
            <dt className={styles.label}>{intl.formatMessage(label)}</dt>
            <dd className={styles.value}>{intl.formatMessage(messages.percent, { percent })}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const narrow = '@media (max-width: 599px)';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: '12px',
    margin: 0,
    [narrow]: { gap: '8px' },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '4px',
    padding: '16px 20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    // One line each on a phone: the label, and the number at the end.
    [narrow]: {
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '16px',
      padding: '12px 16px',
    },
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    [narrow]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
    fontVariantNumeric: 'tabular-nums',
  },
});
