import type { ReactElement, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useWelcomePanelStyles } from './WelcomePanel.styles.ts';

/** One of the first steps, with what does it. */
export function WelcomeStep({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: MessageDescriptor;
  text: MessageDescriptor;
  children: ReactNode;
}): ReactElement {
  const styles = useWelcomePanelStyles();
  const intl = useIntl();
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden>
        {intl.formatNumber(number)}
      </span>
      <div className={styles.words}>
        <h3 className={styles.stepTitle}>{intl.formatMessage(title)}</h3>
        <p className={styles.text}>{intl.formatMessage(text)}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
