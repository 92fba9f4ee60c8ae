import { Button } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useErrorText } from '../../errors/useErrorText.ts';
import { links } from '../../routing/links.ts';
import type { PageModule } from '../../routing/pageModule.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { AccountCard } from '../AccountCard.tsx';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import { checkRepeatedPassword } from '../accountRules.ts';
import { refusalCode, type FieldFailure } from '../../errors/fieldFailure.ts';
import { FormLink } from '../signIn/FormLink.tsx';
import { identityMessages } from '../messages.ts';
import { isSound, NewPasswordFields } from './NewPasswordFields.tsx';
import { viewAddress } from '../signIn/signInAddress.ts';
import { signInMessages as messages } from '../signIn/signInMessages.ts';
import { useResetPassword } from './useResetPassword.ts';

/** The page behind the link of the mail: `/passwordreset/?token=…` (AUTH-04, OP-26). */
function PasswordResetPage(): ReactElement {
  const styles = useAccountFormStyles();
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  if (token) return <NewPasswordCard token={token} />;
  return (
    <AccountCard
      title={intl.formatMessage(messages.linkBroken)}
      lead={<FormattedMessage {...messages.linkBrokenText} />}
    >
      <div className={styles.form}>
        <ButtonLink appearance="primary" size="large" to={viewAddress('forgot')}>
          <FormattedMessage {...messages.newLink} />
        </ButtonLink>
        <BackToSignIn />
      </div>
    </AccountCard>
  );
}

function NewPasswordCard({ token }: { token: string }): ReactElement {
  const styles = useAccountFormStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [value, setValue] = useState({ password: '', repeated: '' });
  const [tried, setTried] = useState(false);
  const onReset = useCallback(() => void navigate(links.passwordResetSuccess, { replace: true }), [navigate]);
  const { reset, pending, failure } = useResetPassword(onReset);

  const differs = checkRepeatedPassword(value.password, value.repeated) !== null;
  const refusal: FieldFailure | null = tried && differs ? { code: 'PASSWORD_DONT_MATCH' } : pending ? null : failure;
  const tokenIsOver = ['1100', '1101'].includes(refusalCode(refusal) ?? '');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isSound(value)) reset({ token, password: value.password });
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <AccountCard
      title={intl.formatMessage(messages.setPassword)}
      lead={<FormattedMessage {...messages.setPasswordLead} />}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <NewPasswordFields
          value={value}
          label={identityMessages.newPassword}
          tried={tried}
          onChanged={(change) => setValue({ ...value, ...change })}
        />
        <FormError>
          {refusal ? (
            <>
              <span>{errorText(refusal)}</span>
              {tokenIsOver ? (
                <>
                  <span>
                    <FormattedMessage {...messages.tokenHint} />
                  </span>
                  <FormLink to={viewAddress('forgot')}>
                    <FormattedMessage {...messages.newLink} />
                  </FormLink>
                </>
              ) : null}
            </>
          ) : null}
        </FormError>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
          <FormattedMessage {...messages.savePassword} />
        </Button>
      </form>
      <BackToSignIn />
    </AccountCard>
  );
}

function BackToSignIn(): ReactElement {
  return (
    <FormLink to={links.signIn}>
      <FormattedMessage {...messages.backToSignIn} />
    </FormLink>
  );
}

export const passwordResetPage: PageModule = { Page: PasswordResetPage };
