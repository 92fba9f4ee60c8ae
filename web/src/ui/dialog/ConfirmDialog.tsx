import type { ReactElement, ReactNode } from 'react';
import { ConfirmActions } from './ConfirmActions.tsx';
import { ModalDialog } from './ModalDialog.tsx';

/** Asks before something is done. `children` says what happens; `confirm` is the verb. */
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
        <ConfirmActions
          confirm={confirm}
          stay={stay}
          harmless={harmless}
          pending={pending}
          onConfirmed={onConfirmed}
          onDismissed={onDismissed}
        />
      }
    >
      {children}
    </ModalDialog>
  );
}
