import type { ReactElement } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import { FormLink } from './FormLink.tsx';

/** For who came to the wrong view: a question, and the link to the other. */
export function OtherView({
  question,
  to,
  name,
}: {
  question: MessageDescriptor;
  to: string;
  name: MessageDescriptor;
}): ReactElement {
  const styles = useAccountFormStyles();
  return (
    <p className={styles.other}>
      <FormattedMessage {...question} />{' '}
      <FormLink inline to={to}>
        <FormattedMessage {...name} />
      </FormLink>
    </p>
  );
}
