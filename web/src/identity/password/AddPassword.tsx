import { Button } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { useSettingsStyles } from '../settings/Settings.styles.ts';
import { settingsMessages as messages } from '../settings/settingsMessages.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';
import { useSignOut } from '../useSignOut.ts';

/** For an account that signs in at a provider alone: a first password comes by mail, like a forgotten one. */
export function AddPassword({ username }: { username: string }): ReactElement {
  const styles = useSettingsStyles();
  const errorText = useErrorText();
  const [sent, setSent] = useState(false);
  const { request, pending, failure } = useRequestPasswordReset(useCallback(() => setSent(true), []));
  const [signOut, signingOut] = useSignOut();
  return (
    <>
      <p className={styles.text} role="status">
        {sent ? (
          <FormattedMessage {...messages.noPasswordSent} values={{ email: username }} />
        ) : (
          <FormattedMessage {...messages.noPasswordText} />
        )}
      </p>
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
      <div className={styles.actions}>
        {sent ? (
          <Button disabledFocusable={signingOut} onClick={signOut}>
            <FormattedMessage {...messages.signOut} />
          </Button>
        ) : (
          <Button disabledFocusable={pending} onClick={() => request(username)}>
            <FormattedMessage {...messages.addPassword} />
          </Button>
        )}
      </div>
    </>
  );
}
