import { makeStyles } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { ConfirmActions } from '../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { revocationMessages as messages } from './messages.ts';
import { useRevokeCertificate } from './useRevokeCertificate.ts';

const longestReason = 500;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0 },
});

/** Asks why a certificate is taken back, and says what that does. */
export function RevokeDialog({
  certificateId,
  learner,
  onClosed,
}: {
  certificateId: string;
  learner: string;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [revoke, pending, failure] = useRevokeCertificate(onClosed);
  const isMissing = reason.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isMissing) focusFirstInvalid(event.currentTarget);
    else if (!pending) revoke(certificateId, reason);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.revoke)}
      onDismissed={onClosed}
      actions={
        <ConfirmActions
          confirm={intl.formatMessage(messages.revoke)}
          pending={pending}
          form={formId}
          onDismissed={onClosed}
        />
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <p className={styles.text}>{intl.formatMessage(messages.lost, { learner })}</p>
        <TextField
          label={intl.formatMessage(messages.reason)}
          hint={intl.formatMessage(messages.reasonHint)}
          problem={tried && isMissing ? intl.formatMessage(messages.reasonMissing) : undefined}
          value={reason}
          maxLength={longestReason}
          autoComplete="off"
          onChanged={setReason}
        />
      </form>
    </ModalDialog>
  );
}
