import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { gradingMessages } from '../grading/messages.ts';
import { noticeMessages } from '../page/noticeMessages.ts';
import { useNotSavedText } from '../page/useNotSavedText.ts';
import type { HeldBackOutcome } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';

export type Refused = Exclude<HeldBackOutcome, 'done'>;

/** Says in one sentence why changes were not held back, published or discarded. */
export function useFailureText(editor: CourseEditor): (refused: Refused) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  const notSavedText = useNotSavedText(editor);
  return useCallback(
    (refused) => {
      if (refused === 'notSaved') return notSavedText();
      switch (refused.why) {
        case 'newer':
          return intl.formatMessage(noticeMessages.publishNewer);
        case 'locked':
          return intl.formatMessage(messages.locked, { name: refused.holder?.name ?? '' });
        case 'undecided':
          return intl.formatMessage(gradingMessages.needed, { count: refused.questions.length });
        case 'losses':
          return intl.formatMessage(noticeMessages.someLosses);
        case 'signedOut':
          return intl.formatMessage(noticeMessages.signedOut);
        case 'offline':
          return errorText({ code: 'NETWORK' });
        case 'outdated':
          return errorText({ code: 'UNKNOWN_DOCUMENT' });
        case 'invalid':
          return intl.formatMessage(messages.invalid);
        case 'unknown':
          return refused.code === 'CHANGES_HELD_BACK'
            ? intl.formatMessage(messages.settleFirst)
            : errorText({ code: refused.code });
      }
    },
    [intl, errorText, notSavedText],
  );
}

/** Whether it can be done in spite of what refused it (SAVE-13). */
export const mayForce = (refused: Refused): boolean =>
  refused !== 'notSaved' && (refused.why === 'locked' || refused.why === 'losses');
