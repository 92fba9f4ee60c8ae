import { Button } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import { checkEmail, checkName, checkRepeatedPassword } from '../accountRules.ts';
import { ConsentChoice } from './ConsentChoice.tsx';
import { EmailField, type Email } from '../EmailField.tsx';
import { refusalCode, type FieldFailure } from '../../errors/fieldFailure.ts';
import { FormLink } from './FormLink.tsx';
import { identityMessages } from '../messages.ts';
import { isSound, NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import type { ConsentDocument } from './useConsentDocuments.ts';
import { useProblemText } from '../useProblemText.ts';
import { useRegister } from './useRegister.ts';
import type { Language } from './__generated__/useRegisterMutation.graphql.ts';

/**
 * A new account (VAL-01 to VAL-06, VAL-09). `otherWays` draws the other ways to one; they need the same agreement, so they are told
 * whether it is given, and ask for it where it is not.
 */
export function RegisterForm({
  email,
  invitedName,
  invitationToken,
  next,
  signInAddress,
  documents,
  otherWays,
}: {
  email: Email;
  /** What the person who invited them calls them; null without one. They write themselves as they like. */
  invitedName: string | null;
  invitationToken: string | null;
  /** Where to continue. */
  next: string;
  signInAddress: string;
  documents: readonly ConsentDocument[];
  otherWays: (consent: { agreed: boolean; onMissing: () => void }) => ReactNode;
}): ReactElement {
  const styles = useAccountFormStyles();
  const intl = useIntl();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const { language } = useLanguage();
  const { register, pending, failure } = useRegister(next);
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(invitedName ?? '');
  const [newPassword, setNewPassword] = useState({ password: '', repeated: '' });
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [consentAsked, setConsentAsked] = useState(0);

  useEffect(() => {
    if (consentAsked > 0) form.current?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
  }, [consentAsked]);

  const nameProblem = checkName(name);
  const differs = checkRepeatedPassword(newPassword.password, newPassword.repeated) !== null;
  const refusal: FieldFailure | null = tried && differs ? { code: 'PASSWORD_DONT_MATCH' } : pending ? null : failure;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (nameProblem || checkEmail(email.value) || !isSound(newPassword) || !agreed) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    register({
      name: name.trim(),
      username: email.value.trim(),
      password: newPassword.password,
      language: language.toUpperCase() as Language,
      consent: true,
      ...(invitationToken ? { invitationToken } : {}),
    });
  };
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={intl.formatMessage(identityMessages.name)}
          hint={intl.formatMessage(identityMessages.nameHint)}
          autoComplete="name"
          value={name}
          problem={tried ? problemText(nameProblem) : undefined}
          onChanged={setName}
        />
        <EmailField email={email} tried={tried} />
        <NewPasswordFields
          value={newPassword}
          tried={tried}
          onChanged={(change) => setNewPassword({ ...newPassword, ...change })}
        />
        <ConsentChoice
          documents={documents}
          agreed={agreed}
          missing={(tried || consentAsked > 0) && !agreed}
          onChanged={setAgreed}
        />
        <FormError>
          {refusal ? (
            <>
              <span>{errorText(refusal)}</span>
              {refusalCode(refusal) === '1000' ? (
                <FormLink to={signInAddress}>
                  <FormattedMessage {...messages.signInInstead} />
                </FormLink>
              ) : null}
            </>
          ) : null}
        </FormError>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
          <FormattedMessage {...messages.register} />
        </Button>
      </form>
      {otherWays({ agreed, onMissing: () => setConsentAsked(consentAsked + 1) })}
    </>
  );
}
