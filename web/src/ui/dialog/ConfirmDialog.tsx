import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { ModalDialog } from './ModalDialog.tsx';

/**
 * Asks before something is done. `children` says what happens; `confirm` is the verb. Where something is lost or taken away, the primary
 * button is the one that leaves everything as it is; only what is `harmless` is the primary button itself.
 */
export function ConfirmDialog({
  title,
  confirm,
  stay,
  harmless = false,
  pending = false,
  onConfirmed,
  onDismissed,
  children,
}: {
  title: ReactNode;
  confirm: ReactNode;
  /** The verb of staying; “Cancel” without one. */
  stay?: ReactNode;
  /** Whether nobody loses anything by it. */
  harmless?: boolean;
  pending?: boolean;
  onConfirmed: () => void;
  onDismissed: () => void;
  children: ReactNode;
}): ReactElement {
  return (
    <ModalDialog
      title={title}
      onDismissed={onDismissed}
      actions={
        <>
          <Button appearance={harmless ? 'secondary' : 'primary'} onClick={onDismissed}>
            {stay ?? <FormattedMessage {...uiMessages.cancel} />}
          </Button>
          <Button appearance={harmless ? 'primary' : 'secondary'} disabled={pending} onClick={onConfirmed}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  );
}
