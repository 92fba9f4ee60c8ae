import { Button, makeStyles } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../ui/form/focusFirstInvalid.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { uiMessages } from '../ui/messages.ts';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '16px' } });

/** The form of one thing, to make it or to change it. Fields that are not filled in as they must be get the focus instead of being sent. */
export function EntityDialog({
  title,
  action,
  pending,
  error,
  isComplete,
  onTried,
  onSubmitted,
  onClosed,
  children,
}: {
  title: string;
  /** The words on the button that sends it. */
  action: string;
  pending: boolean;
  /** Why it was refused, unless a field says so; null where it was not. */
  error: string | null;
  isComplete: boolean;
  /** Runs with each attempt to send it: from then on the fields say what they miss. */
  onTried: () => void;
  onSubmitted: () => void;
  onClosed: () => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onTried();
    if (!isComplete) {
      focusFirstInvalid(event.currentTarget);
    } else if (!pending) {
      onSubmitted();
    }
  };
  return (
    <ModalDialog
      title={title}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className={useStyles().form} noValidate onSubmit={submit}>
        {error === null ? null : <FormError>{error}</FormError>}
        {children}
      </form>
    </ModalDialog>
  );
}
