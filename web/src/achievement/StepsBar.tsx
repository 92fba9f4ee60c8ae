import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { achievementMessages as messages } from './messages.ts';

/** The way to an achievement: a bar, and how much of it is done in words. */
export function StepsBar({
  steps: { reached, needed },
  unit,
}: {
  /** Lectures or questions; `needed` is at least 1. */
  steps: { reached: number; needed: number };
  unit: 'lectures' | 'questions';
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const words = intl.formatMessage(unit === 'lectures' ? messages.stepsLectures : messages.stepsQuestions, {
    reached,
    needed,
  });
  return (
    <span className={styles.steps}>
      {/* The words say the same. */}
      <span aria-hidden className={styles.track}>
        <span className={styles.fill} style={{ width: `${(100 * reached) / needed}%` }} />
      </span>
      <span className={styles.words}>{words}</span>
    </span>
  );
}

const useStyles = makeStyles({
  steps: { display: 'flex', flexDirection: 'column', gap: '4px', marginTop: 'auto', paddingTop: '8px' },
  track: {
    display: 'block',
    height: '6px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  fill: {
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  words: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
