import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../errors/errorText.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { ConfirmActions } from '../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../ui/form/focusFirstInvalid.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';

const longestReason = 500;

/** Asks for the reason of something that is then done. */
export function ReasonDialog({
  title,
  hint,
  submit,
  harmless = false,
  pending,
  failure,
  onSubmitted,
  onClosed,
}: {
  title: string;
  /** Who reads the reason. */
  hint: string;
  submit: string;
  /** Whether nothing is taken away by it. */
  harmless?: boolean;
  pending: boolean;
  failure: Failure | null;
  onSubmitted: (reason: string) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const errorText = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (missing) focusFirstInvalid(event.currentTarget);
    else if (!pending) onSubmitted(reason);
  };
  return (
    <ModalDialog
      title={title}
      onDismissed={onClosed}
      actions={
        <ConfirmActions confirm={submit} harmless={harmless} pending={pending} form={formId} onDismissed={onClosed} />
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={send}>
        <FormError>{failure ? errorText(failure) : null}</FormError>
        <TextField
          label={intl.formatMessage(messages.reason)}
          hint={hint}
          problem={tried && missing ? intl.formatMessage(messages.missing) : undefined}
          value={reason}
          maxLength={longestReason}
          onChanged={setReason}
        />
      </form>
    </ModalDialog>
  );
}
