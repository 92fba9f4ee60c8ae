import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmActions } from '../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { FormError } from '../ui/form/FormError.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { webhookMessages as messages } from './messages.ts';
import { useRotateWebhookSecret } from './useRotateWebhookSecret.ts';
import { useWebhookErrorText } from './useWebhookErrorText.ts';
import { useWebhookStyles } from './Webhook.styles.ts';

const offeredHours = [0, 1, 24, 72, 168] as const;

/** Asks how long the old secret still signs; `onRotated` hears the new one. */
export function RotateSecretDialog({
  webhookId,
  name,
  onRotated,
  onDismissed,
}: {
  webhookId: string;
  name: string;
  onRotated: (secret: string) => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const errorText = useWebhookErrorText();
  const formId = useId();
  const [overlapHours, setOverlapHours] = useState(24);
  const [rotate, pending, failure] = useRotateWebhookSecret();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!pending) {
      rotate({ webhookId, overlapHours }, onRotated);
    }
  };
  const overlapText = (hours: number): string => {
    if (hours === 0) {
      return intl.formatMessage(messages.overlapNone);
    }
    return hours > 24
      ? intl.formatMessage(messages.days, { days: hours / 24 })
      : intl.formatMessage(messages.hours, { hours });
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.rotateTitle, { name })}
      onDismissed={onDismissed}
      actions={
        <ConfirmActions
          harmless
          confirm={intl.formatMessage(messages.rotate)}
          pending={pending}
          form={formId}
          onDismissed={onDismissed}
        />
      }
    >
      <form id={formId} className={styles.fields} onSubmit={submit}>
        <FormError>{failure ? errorText(failure) : null}</FormError>
        <p className={styles.text}>{intl.formatMessage(messages.rotateText)}</p>
        <SelectField
          label={intl.formatMessage(messages.overlap)}
          value={String(overlapHours)}
          options={offeredHours.map((hours) => ({ value: String(hours), label: overlapText(hours) }))}
          onChanged={(value) => setOverlapHours(Number(value))}
        />
      </form>
    </ModalDialog>
  );
}
