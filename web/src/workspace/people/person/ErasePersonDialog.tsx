import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { refusalCode } from '../../../errors/fieldFailure.ts';
import { ConfirmActions } from '../../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { personMessages as messages } from './messages.ts';
import { useErasePerson } from './useErasePerson.ts';
import { addressKey } from '../../../identity/addressKey.ts';

/** Asks before a person is erased: says what is lost, and wants their address typed. */
export function ErasePersonDialog({
  person: { userId, username, name },
  onErased,
  onDismissed,
}: {
  person: { userId: number; username: string; name: string };
  onErased: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [erase, pending, failure] = useErasePerson(onErased);
  const isTheirs = addressKey(typed) === addressKey(username);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isTheirs) erase(userId, typed.trim());
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.eraseTitle, { person: name })}
      onDismissed={onDismissed}
      actions={
        <ConfirmActions
          confirm={intl.formatMessage(pending ? messages.erasing : messages.eraseNow)}
          pending={pending}
          form={formId}
          onDismissed={onDismissed}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <p>{intl.formatMessage(messages.eraseText)}</p>
        <TextField
          label={intl.formatMessage(messages.eraseConfirm, { email: username })}
          type="email"
          autoComplete="off"
          value={typed}
          problem={tried && !isTheirs ? intl.formatMessage(messages.eraseMismatch) : undefined}
          onChanged={setTyped}
        />
        {failure && !pending ? (
          <FormError>
            {refusalCode(failure) === 'CONFLICT' ? intl.formatMessage(messages.lastAdmin) : errorText(failure)}
          </FormError>
        ) : null}
      </form>
    </ModalDialog>
  );
}
