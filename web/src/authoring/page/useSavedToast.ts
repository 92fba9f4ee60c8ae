import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import type { SaveState } from '../save/saveMachine.ts';
import { noticeMessages as messages } from './noticeMessages.ts';

/** Says “Course saved” when a save that someone asked for has come through (SAVE-12) with all that stood in the draft. */
export function useSavedToast({ phase, manner }: SaveState, isWhole: boolean): void {
  const intl = useIntl();
  const toast = useToast();
  const sending = useRef(false);
  useEffect(() => {
    if (phase === 'sending') {
      sending.current = !manner.auto;
    } else if (phase === 'same' || phase === 'changed') {
      if (sending.current && isWhole) toast({ text: intl.formatMessage(messages.courseSaved), intent: 'success' });
      sending.current = false;
    } else if (phase === 'failed') {
      sending.current = false;
    }
  }, [phase, manner, isWhole, intl, toast]);
}
