import { Button } from '@fluentui/react-components';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import { checkEmail } from '../accountRules.ts';
import { ConsentLine } from './ConsentLine.tsx';
import { EmailField, type Email } from '../EmailField.tsx';
import { refusalCode } from '../../errors/fieldFailure.ts';
import { FormLink } from './FormLink.tsx';
import { identityMessages } from '../messages.ts';
import { signInMessages as messages } from './signInMessages.ts';
import type { ConsentDocument } from './useConsentDocuments.ts';
import { useProblemText } from '../useProblemText.ts';
import { useSignIn } from './useSignIn.ts';

/** E-mail and password. Problems show after the first attempt; what was typed stays whatever happens. */
export function SignInForm({
  email,
  invitationToken,
  next,
  forgotAddress,
  documents,
}: {
  email: Email;
  invitationToken: string | null;
  /** Where to continue. */
  next: string;
  forgotAddress: string;
  documents: readonly ConsentDocument[];
}): ReactElement {
  const styles = useAccountFormStyles();
  const intl = useIntl();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { signIn, pending, failure } = useSignIn(next);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const passwordProblem = password === '' ? { message: identityMessages.enterPassword } : null;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (checkEmail(email.value) || passwordProblem) focusFirstInvalid(event.currentTarget);
    else signIn({ username: email.value.trim(), password, ...(invitationToken ? { invitationToken } : {}) });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField email={email} tried={tried} />
      <div className={styles.withLink}>
        <div className={styles.stretched}>
          <PasswordField
            label={intl.formatMessage(identityMessages.password)}
            autoComplete="current-password"
            value={password}
            problem={tried ? problemText(passwordProblem) : undefined}
            onChanged={setPassword}
          />
        </div>
        <FormLink to={forgotAddress}>
          <FormattedMessage {...messages.forgot} />
        </FormLink>
      </div>
      <FormError>
        {failure && !pending ? (
          <>
            <span>{errorText(failure)}</span>
            {refusalCode(failure) === 'LOCKED' ? (
              <>
                <span>
                  <FormattedMessage {...messages.lockedHint} />
                </span>
                <FormLink to={forgotAddress}>
                  <FormattedMessage {...messages.resetPassword} />
                </FormLink>
              </>
            ) : null}
          </>
        ) : null}
      </FormError>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
        <FormattedMessage {...messages.signIn} />
      </Button>
      <ConsentLine documents={documents} />
    </form>
  );
}
