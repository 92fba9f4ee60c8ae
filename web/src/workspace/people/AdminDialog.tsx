import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { refusalCode, refusedField } from '../../errors/fieldFailure.ts';
import { identityMessages } from '../../identity/messages.ts';
import { ConfirmActions } from '../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { accessMessages as messages } from './accessMessages.ts';
import { useAccessErrorText } from './useAccessErrorText.ts';
import { useChangeAdmin } from './useChangeAdmin.ts';

/** Asks before someone becomes an admin or is none any more; the admin who asks gives their password, where they have one. */
export function AdminDialog({
  person: { id, name, waits },
  gives,
  hasPassword,
  onClosed,
}: {
  person: { id: string; name: string; waits: boolean };
  gives: boolean;
  hasPassword: boolean;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useAccessErrorText();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [change, pending, failure] = useChangeAdmin(onClosed);
  const lacks = hasPassword && password === '';
  const isAboutPassword = refusalCode(failure) === '1004' || refusedField(failure) === 'password';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (lacks) focusFirstInvalid(event.currentTarget);
    else change({ userId: id, admin: gives, ...(hasPassword ? { password } : {}) });
  };
  const refused = failure && !pending ? errorText(failure) : null;
  const passwordProblem =
    tried && lacks ? intl.formatMessage(identityMessages.enterPassword) : isAboutPassword ? refused : null;
  return (
    <ModalDialog
      title={intl.formatMessage(gives ? messages.giveQuestion : messages.takeQuestion, { person: name })}
      onDismissed={onClosed}
      actions={
        <ConfirmActions
          confirm={intl.formatMessage(gives ? messages.give : messages.take)}
          stay={gives ? undefined : intl.formatMessage(messages.keepAdmin)}
          harmless={gives}
          pending={pending}
          form={formId}
          onDismissed={onClosed}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <p>{intl.formatMessage(gives ? messages.giveText : messages.takeText)}</p>
        {gives && waits ? <p>{intl.formatMessage(messages.giveWaits)}</p> : null}
        {hasPassword ? (
          <PasswordField
            label={intl.formatMessage(messages.ownPassword)}
            autoComplete="current-password"
            value={password}
            problem={passwordProblem ?? undefined}
            onChanged={setPassword}
          />
        ) : null}
        {refused && !isAboutPassword ? <FormError>{refused}</FormError> : null}
      </form>
    </ModalDialog>
  );
}
