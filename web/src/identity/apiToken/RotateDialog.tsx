import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmActions } from '../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { ExpiryField } from './ExpiryField.tsx';
import { apiTokenMessages as messages } from './messages.ts';
import { expiryAfter } from './tokenExpiry.ts';
import { useApiTokenErrorText } from './useApiTokenErrorText.ts';
import { useRotateApiToken } from './useRotateApiToken.ts';

const offeredHours = [0, 1, 24, 72, 168] as const;

/** Asks how long the old token still works and the new one counts; `onRotated` hears the new one. */
export function RotateDialog({
  serviceAccountId,
  apiTokenId,
  name,
  onRotated,
  onDismissed,
}: {
  /** Whose it is; the viewer's when left out. */
  serviceAccountId?: string | undefined;
  apiTokenId: number;
  name: string;
  onRotated: (token: string) => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const errorText = useApiTokenErrorText();
  const formId = useId();
  const [overlapHours, setOverlapHours] = useState(24);
  const [days, setDays] = useState(90);
  const [rotate, pending, failure] = useRotateApiToken();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pending) return;
    const input = {
      ...(serviceAccountId === undefined ? {} : { serviceAccountId }),
      apiTokenId: String(apiTokenId),
      expireTime: expiryAfter(days, Date.now()),
      overlapHours,
    };
    rotate(input, onRotated);
  };
  const overlapText = (hours: number): string => {
    if (hours === 0) return intl.formatMessage(messages.overlapNone);
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
        <ExpiryField label={intl.formatMessage(messages.newExpiry)} days={days} onChanged={setDays} />
      </form>
    </ModalDialog>
  );
}
