import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { ConfirmActions } from '../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { addressKey } from '../addressKey.ts';
import { refusalCode, refusedField } from '../../errors/fieldFailure.ts';
import { identityMessages } from '../messages.ts';
import { useSettingsStyles } from './Settings.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import { useEraseAccount } from './useEraseAccount.ts';

/**
 * Asks before an account is erased: names what is lost, and wants the e-mail address typed and the password, where there is one. Without one
 * the platform wants a fresh sign-in, and says so.
 */
export function EraseDialog({
  username,
  hasPassword,
  onDismissed,
}: {
  username: string;
  hasPassword: boolean;
  onDismissed: () => void;
}): ReactElement {
  const styles = useSettingsStyles();
  const intl = useIntl();
  const errorText = useErrorText();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { erase, pending, failure } = useEraseAccount();
  const isTheirs = addressKey(typed) === addressKey(username);

  const lacksPassword = hasPassword && password === '';
  const aboutPassword = refusalCode(failure) === '1004' || refusedField(failure) === 'password';

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isTheirs && !lacksPassword) erase(typed.trim(), hasPassword ? password : undefined);
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <ModalDialog
      title={<FormattedMessage {...messages.eraseTitle} />}
      onDismissed={onDismissed}
      actions={
        <ConfirmActions
          confirm={<FormattedMessage {...(pending ? messages.erasing : messages.eraseForever)} />}
          pending={pending}
          form={formId}
          onDismissed={onDismissed}
        />
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={submit}>
        <div>
          <p className={styles.text}>
            <FormattedMessage {...messages.eraseLost} />
          </p>
          <ul className={styles.list}>
            {[messages.eraseProfile, messages.eraseProgress, messages.eraseCertificates].map((lost) => (
              <li key={lost.id as string}>
                <FormattedMessage {...lost} />
              </li>
            ))}
          </ul>
        </div>
        <TextField
          label={
            <FormattedMessage
              {...messages.eraseConfirm}
              values={{ email: <span className={styles.email}>{username}</span> }}
            />
          }
          type="email"
          autoComplete="off"
          value={typed}
          problem={tried && !isTheirs ? intl.formatMessage(messages.eraseMismatch) : undefined}
          onChanged={setTyped}
        />
        {hasPassword ? (
          <PasswordField
            label={intl.formatMessage(messages.currentPassword)}
            autoComplete="current-password"
            value={password}
            problem={
              tried && lacksPassword
                ? intl.formatMessage(identityMessages.enterPassword)
                : failure && aboutPassword && !pending
                  ? errorText(failure)
                  : undefined
            }
            onChanged={setPassword}
          />
        ) : null}
        <FormError>
          {failure && !aboutPassword && !pending ? (
            refusalCode(failure) === 'CONFLICT' ? (
              <FormattedMessage {...messages.lastAdmin} />
            ) : (
              errorText(failure)
            )
          ) : null}
        </FormError>
      </form>
    </ModalDialog>
  );
}
