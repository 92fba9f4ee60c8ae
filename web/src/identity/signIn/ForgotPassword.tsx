import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { FormLink } from './FormLink.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import type { SignInViewState } from './useSignInView.ts';

/** Asks for the mail with the link, then says what to do when none comes (AUTH-03). */
export function ForgotPassword({ state }: { state: SignInViewState }): ReactElement {
  const styles = useAccountFormStyles();
  return (
    <>
      {state.isLinkSent ? (
        <>
          <p className={styles.other}>
            <FormattedMessage {...messages.linkSentHint} />
          </p>
          <Button size="large" onClick={state.onOtherAddress}>
            <FormattedMessage {...messages.otherAddress} />
          </Button>
        </>
      ) : (
        <ForgotPasswordForm email={state.email} onSent={state.onLinkSent} />
      )}
      <FormLink to={state.addressOf('signin')}>
        <FormattedMessage {...messages.backToSignIn} />
      </FormLink>
    </>
  );
}
