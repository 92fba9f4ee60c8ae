import { Button } from '@fluentui/react-components';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import { checkEmail } from '../accountRules.ts';
import { EmailField, type Email } from '../EmailField.tsx';
import { signInMessages as messages } from '../signIn/signInMessages.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

/** Asks for the mail with a link to set a new password (AUTH-03). */
export function ForgotPasswordForm({ email, onSent }: { email: Email; onSent: () => void }): ReactElement {
  const styles = useAccountFormStyles();
  const errorText = useErrorText();
  const { request, pending, failure } = useRequestPasswordReset(onSent);
  const [tried, setTried] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (checkEmail(email.value)) focusFirstInvalid(event.currentTarget);
    else request(email.value.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField email={email} tried={tried} />
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
        <FormattedMessage {...messages.sendLink} />
      </Button>
    </form>
  );
}
