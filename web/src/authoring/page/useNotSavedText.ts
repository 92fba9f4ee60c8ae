import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { noticeMessages as messages } from './noticeMessages.ts';

/** Says why nothing continues after a save that did not come through. What the save itself was refused for stands above the page. */
export function useNotSavedText(editor: CourseEditor): () => string {
  const intl = useIntl();
  return useCallback(() => {
    const { conflicts, save } = editor.getSnapshot();
    if (conflicts.length > 0) return intl.formatMessage(messages.chooseFirst);
    return intl.formatMessage(save.phase === 'failed' ? messages.notSavedFirst : messages.typedMeanwhile);
  }, [editor, intl]);
}
