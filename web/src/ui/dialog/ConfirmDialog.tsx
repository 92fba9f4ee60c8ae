import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { ModalDialog } from './ModalDialog.tsx';

/** Asks before something that cannot be taken back. `children` names what is lost; `confirm` is the verb. */
export function ConfirmDialog({
  title,
  confirm,
  stay,
  pending = false,
  onConfirmed,
  onDismissed,
  children,
}: {
  title: ReactNode;
  confirm: ReactNode;
  /** The verb of staying, where that is what most people want: it is the primary button then. */
  stay?: ReactNode;
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
          <Button appearance={stay ? 'primary' : 'secondary'} onClick={onDismissed}>
            {stay ?? <FormattedMessage {...uiMessages.cancel} />}
          </Button>
          <Button appearance={stay ? 'secondary' : 'primary'} disabled={pending} onClick={onConfirmed}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  );
}
