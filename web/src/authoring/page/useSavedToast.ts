import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import { useDoneToast } from '../grading/useDoneToast.ts';
import { noticeMessages as messages } from './noticeMessages.ts';

/**
 * Says “Course saved” when a save that someone asked for has come through (SAVE-12) with all that stood in the draft; and of any save when
 * earlier answers are graded because of it (OP-279).
 */
export function useSavedToast({ save: { phase, manner }, gradingJobId }: EditorSnapshot, isWhole: boolean): void {
  const intl = useIntl();
  const done = useDoneToast();
  const sending = useRef<'byHand' | 'auto' | null>(null);
  useEffect(() => {
    if (phase === 'sending') {
      sending.current = manner.auto ? 'auto' : 'byHand';
    } else if (phase === 'same' || phase === 'changed') {
      const isTold = (sending.current === 'byHand' && isWhole) || (sending.current !== null && gradingJobId !== null);
      if (isTold) done(intl.formatMessage(messages.courseSaved), gradingJobId);
      sending.current = null;
    } else if (phase === 'failed') {
      sending.current = null;
    }
  }, [phase, manner, gradingJobId, isWhole, intl, done]);
}
