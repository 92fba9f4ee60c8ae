import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { useId, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { signInMessages as messages } from './signInMessages.ts';

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '8px' },
  step: { display: 'flex', gap: '8px' },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
});

/** What someone gets who registers where no workspace is yet (TRIAL-01, OP-48). */
export function TrialSteps({ days }: { days: number }): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <FormattedMessage {...messages.trialSteps} />
      </h2>
      <ul className={styles.list}>
        {[messages.trialStepLook, messages.trialStepAdmin, messages.trialStepEnd].map((step) => (
          <li key={step.id as string} className={styles.step}>
            <CheckmarkRegular className={styles.icon} fontSize={20} aria-hidden />
            <span>
              <FormattedMessage {...step} values={{ days }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
