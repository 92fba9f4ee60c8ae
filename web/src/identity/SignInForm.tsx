import { Button } from '@fluentui/react-components';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { FormError } from '../ui/FormError.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { focusFirstInvalid } from '../ui/focusFirstInvalid.ts';
import { useAccountFormStyles } from './AccountForm.styles.ts';
import { checkEmail } from './accountRules.ts';
import { identityMessages as messages } from './messages.ts';
import { useProblemText } from './useProblemText.ts';
import { useSignIn } from './useSignIn.ts';

/** E-mail and password. Problems show after the first attempt; what was typed stays whatever happens. */
export function SignInForm(): ReactElement {
  const styles = useAccountFormStyles();
  const intl = useIntl();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { signIn, pending, failure } = useSignIn();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const emailProblem = checkEmail(username);
  const passwordProblem = password === '' ? { message: messages.enterPassword } : null;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (emailProblem || passwordProblem) focusFirstInvalid(event.currentTarget);
    else signIn({ username: username.trim(), password });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError>
        {failure && !pending ? (
          <>
            <span>{errorText(failure)}</span>
            {'code' in failure && failure.code === 'LOCKED' ? (
              <span>
                <FormattedMessage {...messages.lockedHint} />
              </span>
            ) : null}
          </>
        ) : null}
      </FormError>
      <TextField
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="username"
        value={username}
        problem={tried ? problemText(emailProblem) : undefined}
        onChanged={setUsername}
      />
      <PasswordField
        label={intl.formatMessage(messages.password)}
        autoComplete="current-password"
        value={password}
        problem={tried ? problemText(passwordProblem) : undefined}
        onChanged={setPassword}
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    </form>
  );
}
