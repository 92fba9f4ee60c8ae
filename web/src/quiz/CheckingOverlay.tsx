import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages as messages } from './messages.ts';

/** Lies over the answers while they are checked (QUIZ-10). Fades in after a moment, so that a quick check does not flicker. */
export function CheckingOverlay(): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.overlay} data-testid="checking-overlay">
      <Spinner size="small" label={useIntl().formatMessage(messages.checking)} />
    </div>
  );
}

const useStyles = makeStyles({
  overlay: {
    position: 'absolute',
    inset: '-4px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: '8px',
    backgroundColor: `color-mix(in srgb, ${tokens.colorNeutralBackground1} 72%, transparent)`,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '120ms',
    animationDuration: '150ms',
    animationFillMode: 'both',
  },
});
