import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { useSettingsStyles } from './Settings.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** Ends every session of the person. */
export function EndSessions(): ReactElement {
  const styles = useSettingsStyles();
  const errorText = useErrorText();
  const { signOut, pending, failure } = useSignOutEverywhere();
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...messages.sessionsText} />
      </p>
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
      <div className={styles.actions}>
        <Button disabledFocusable={pending} onClick={signOut}>
          <FormattedMessage {...messages.signOutEverywhere} />
        </Button>
      </div>
    </>
  );
}
