import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useWarnBeforeUnload } from '../../../routing/leaving/useWarnBeforeUnload.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { courseListMessages as messages } from '../messages.ts';

/** Leaves a form by `leave`; asks first where something was typed that would be lost (OP-235). */
export function useDiscarding(typed: boolean): [question: ReactElement | null, leave: (way: () => void) => void] {
  const intl = useIntl();
  const [asked, setAsked] = useState<{ readonly way: () => void } | null>(null);
  useWarnBeforeUnload(typed);
  const question = asked && (
    <ConfirmDialog
      title={intl.formatMessage(messages.discardTitle)}
      confirm={intl.formatMessage(messages.discard)}
      stay={intl.formatMessage(messages.keepTyping)}
      onConfirmed={asked.way}
      onDismissed={() => setAsked(null)}
    >
      {intl.formatMessage(messages.discardText)}
    </ConfirmDialog>
  );
  return [question, (way) => (typed ? setAsked({ way }) : way())];
}
