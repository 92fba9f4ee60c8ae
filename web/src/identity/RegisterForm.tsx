import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useShell } from '../shell/ShellProvider.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useFieldStyles } from '../ui/Field.styles.ts';
import { focusFirstInvalid } from '../ui/focusFirstInvalid.ts';
import { FormError } from '../ui/FormError.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useAccountFormStyles } from './AccountForm.styles.ts';
import { checkEmail, checkName, checkNewPassword, checkRepeatedPassword } from './accountRules.ts';
import { identityMessages as messages } from './messages.ts';
import { useProblemText } from './useProblemText.ts';
import { useRegister } from './useRegister.ts';
import type { Language } from './__generated__/useRegisterMutation.graphql.ts';

const empty = { name: '', username: '', password: '', repeated: '', consent: false };

/** A new account (VAL-01 to VAL-06, VAL-09). `invitation` is the token of the link that somebody came by. */
export function RegisterForm({ invitation }: { invitation: string | null }): ReactElement {
  const styles = useAccountFormStyles();
  const fieldStyles = useFieldStyles();
  const intl = useIntl();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const consentId = useId();
  const consentUrl = useShell().data?.workspace?.activeConsent?.url;
  const { language } = useLanguage();
  const { register, pending, failure } = useRegister();
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const set = (change: Partial<typeof empty>): void => setValues({ ...values, ...change });

  const problems = {
    name: checkName(values.name),
    username: checkEmail(values.username),
    password: checkNewPassword(values.password),
    repeated: checkRepeatedPassword(values.password, values.repeated),
    consent: values.consent ? null : { message: messages.agree },
  };
  const shown = (field: keyof typeof problems): string | undefined =>
    tried ? problemText(problems[field]) : undefined;
  const refusal = tried && problems.repeated ? { code: 'PASSWORD_DONT_MATCH' } : pending ? null : failure;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean)) return focusFirstInvalid(event.currentTarget);
    register({
      name: values.name.trim(),
      username: values.username.trim(),
      password: values.password,
      language: language.toUpperCase() as Language,
      consent: true,
      ...(invitation ? { invitationToken: invitation } : {}),
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError>{refusal ? errorText(refusal) : null}</FormError>
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        autoComplete="name"
        value={values.name}
        problem={shown('name')}
        onChanged={(name) => set({ name })}
      />
      <TextField
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="username"
        value={values.username}
        problem={shown('username')}
        onChanged={(username) => set({ username })}
      />
      <PasswordField
        label={intl.formatMessage(messages.password)}
        hint={intl.formatMessage(messages.passwordHint)}
        autoComplete="new-password"
        value={values.password}
        problem={shown('password')}
        onChanged={(password) => set({ password })}
      />
      <PasswordField
        label={intl.formatMessage(messages.repeatPassword)}
        autoComplete="new-password"
        value={values.repeated}
        problem={shown('repeated')}
        onChanged={(repeated) => set({ repeated })}
      />
      <div className={styles.consent}>
        <Choice
          type="checkbox"
          checked={values.consent}
          invalid={shown('consent') !== undefined}
          describedBy={shown('consent') ? consentId : undefined}
          onChosen={() => set({ consent: !values.consent })}
        >
          <FormattedMessage {...messages.consent} />
        </Choice>
        <div className={styles.documents}>
          {consentUrl ? (
            <a className={styles.link} href={consentUrl} target="_blank" rel="noreferrer">
              <FormattedMessage {...messages.readConsent} />
            </a>
          ) : null}
          {shown('consent') ? (
            <p id={consentId} className={fieldStyles.problem}>
              {shown('consent')}
            </p>
          ) : null}
        </div>
      </div>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
        <FormattedMessage {...messages.register} />
      </Button>
    </form>
  );
}
