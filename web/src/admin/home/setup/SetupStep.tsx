import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import type { ReactElement, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { setupMessages as messages } from './messages.ts';
import { useSetupPanelStyles } from './SetupPanel.styles.ts';

/** One of the first steps, with what does it; of one that is done the name alone. */
export function SetupStep({
  number,
  done,
  title,
  text,
  children,
}: {
  number: number;
  done: boolean;
  title: MessageDescriptor;
  text: MessageDescriptor;
  children: ReactNode;
}): ReactElement {
  const styles = useSetupPanelStyles();
  const intl = useIntl();
  return (
    <li className={styles.step}>
      <span className={mergeClasses(styles.number, done && styles.done)} aria-hidden>
        {done ? <CheckmarkRegular fontSize={20} /> : intl.formatNumber(number)}
      </span>
      <div className={styles.words}>
        <h3 className={mergeClasses(styles.stepTitle, done && styles.text)}>
          {intl.formatMessage(title)}
          {done ? <VisuallyHidden> {intl.formatMessage(messages.stepDone)}</VisuallyHidden> : null}
        </h3>
        {done ? null : <p className={styles.text}>{intl.formatMessage(text)}</p>}
      </div>
      {done ? null : <div className={styles.action}>{children}</div>}
    </li>
  );
}
