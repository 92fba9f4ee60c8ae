import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../messages.ts';

/**
 * The two buttons of a question: to stay, and to do it. Where something is lost or taken away, the primary button is the one that leaves
 * everything as it is; only what is `harmless` is the primary button itself. With `form` the second button submits that form.
 */
export function ConfirmActions({
  confirm,
  stay,
  harmless = false,
  pending = false,
  form,
  onConfirmed,
  onDismissed,
}: {
  confirm: ReactNode;
  /** The verb of staying; “Cancel” without one. */
  stay?: ReactNode;
  /** Whether nobody loses anything by it. */
  harmless?: boolean;
  pending?: boolean;
  onDismissed: () => void;
} & ({ form: string; onConfirmed?: never } | { form?: never; onConfirmed: () => void })): ReactElement {
  return (
    <>
      <Button appearance={harmless ? 'secondary' : 'primary'} onClick={onDismissed}>
        {stay ?? <FormattedMessage {...uiMessages.cancel} />}
      </Button>
      <Button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        appearance={harmless ? 'primary' : 'secondary'}
        disabledFocusable={pending}
        onClick={onConfirmed}
      >
        {confirm}
      </Button>
    </>
  );
}
