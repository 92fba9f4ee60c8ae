import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../ui/messages.ts';
import { useToast } from '../../ui/toastContext.ts';
import type { EditorHoldingBack } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';
import { mayForce, useFailureText } from './useFailureText.ts';

/** Holds changes back from now on, or no longer, and says so; why it was refused, too. Answers whether it was done. */
export function useHoldBack({ editor, heldBack }: EditorHoldingBack): (on: boolean) => Promise<boolean> {
  const intl = useIntl();
  const toast = useToast();
  const failureText = useFailureText(editor);
  return useCallback(
    (on) => {
      const hold = async (force: boolean): Promise<boolean> => {
        const outcome = await heldBack.hold(on, force);
        if (outcome === 'done') {
          toast({ intent: 'success', text: intl.formatMessage(on ? messages.nowHeld : messages.nowLive) });
          return true;
        }
        toast({
          intent: 'error',
          text: failureText(outcome),
          ...(mayForce(outcome) && {
            action: {
              label: intl.formatMessage(messages.holdAnyway),
              cancel: intl.formatMessage(uiMessages.cancel),
              onChosen: () => void hold(true),
            },
          }),
        });
        return false;
      };
      return hold(false);
    },
    [intl, toast, failureText, heldBack],
  );
}
