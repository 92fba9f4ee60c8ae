import { Button } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { checkRepeatedPassword } from '../accountRules.ts';
import { refusalCode, refusedField, type FieldFailure } from '../../errors/fieldFailure.ts';
import { identityMessages } from '../messages.ts';
import { isSound, NewPasswordFields } from './NewPasswordFields.tsx';
import { useSettingsStyles } from '../settings/Settings.styles.ts';
import { settingsMessages as messages } from '../settings/settingsMessages.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useProblemText } from '../useProblemText.ts';

const empty = { password: '', repeated: '' };

/** A new password in place of the known one. `username` is for the browser, which keeps passwords by it. */
export function ChangePassword({ username }: { username: string }): ReactElement {
  const styles = useSettingsStyles();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const [current, setCurrent] = useState('');
  const [value, setValue] = useState(empty);
  const [tried, setTried] = useState(false);
  const onChanged = useCallback(() => {
    setCurrent('');
    setValue(empty);
    setTried(false);
    toast({ intent: 'success', text: <FormattedMessage {...messages.passwordChanged} /> });
  }, [toast]);
  const { change, pending, failure } = useChangePassword(onChanged);

  const differs = checkRepeatedPassword(value.password, value.repeated) !== null;
  // A password that is not the current one is about that field, by whichever name it is refused.
  const aboutCurrent = refusedField(failure) === 'currentPassword' || refusalCode(failure) === '1004';
  const refusal: FieldFailure | null =
    tried && differs ? { code: 'PASSWORD_DONT_MATCH' } : pending || aboutCurrent ? null : failure;
  const currentProblem = current === '' ? { message: identityMessages.enterPassword } : null;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (currentProblem || !isSound(value)) focusFirstInvalid(event.currentTarget);
    else change({ currentPassword: current, password: value.password });
  };
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <p className={styles.text}>
        <FormattedMessage {...messages.changePasswordText} />
      </p>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label={intl.formatMessage(messages.currentPassword)}
        autoComplete="current-password"
        value={current}
        problem={
          (tried ? problemText(currentProblem) : undefined) ??
          (failure && aboutCurrent && !pending ? errorText(failure) : undefined)
        }
        onChanged={setCurrent}
      />
      <NewPasswordFields
        value={value}
        label={identityMessages.newPassword}
        tried={tried}
        onChanged={(next) => setValue({ ...value, ...next })}
      />
      <FormError>{refusal ? errorText(refusal) : null}</FormError>
      <div className={styles.actions}>
        <Button type="submit" disabledFocusable={pending}>
          <FormattedMessage {...(pending ? messages.saving : messages.changePassword)} />
        </Button>
      </div>
    </form>
  );
}
