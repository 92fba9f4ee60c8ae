import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';
import { useCancelWaiting } from './useCancelWaiting.ts';

/** An enrolment that waits for someone to join. */
export interface Waiting {
  readonly id: string;
  readonly username: string;
  readonly courseName: string;
}

/** Asks before an enrolment that waits is cancelled (OP-126). */
export function CancelWaitingDialog({
  waiting: { id, username, courseName },
  connectionId,
  onCancelled,
  onDismissed,
}: {
  waiting: Waiting;
  /** The list that it leaves. */
  connectionId: string;
  onCancelled: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const [cancel, pending, failure] = useCancelWaiting(connectionId, onCancelled);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.cancelWaitingTitle, { person: username })}
      confirm={intl.formatMessage(messages.cancelWaiting)}
      stay={intl.formatMessage(messages.keepWaiting)}
      pending={pending}
      onConfirmed={() => {
        if (!pending) cancel(id);
      }}
      onDismissed={onDismissed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      {intl.formatMessage(messages.cancelWaitingText, { course: courseName })}
    </ConfirmDialog>
  );
}
