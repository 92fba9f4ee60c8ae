import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { useToast } from '../../ui/toastContext.ts';
import type { LectureDraft } from '../draft/courseDraft.ts';
import { findOf } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { noticeMessages as messages } from './noticeMessages.ts';
import { useNotSavedText } from './useNotSavedText.ts';

/**
 * Opens a lecture in the editor; one that is new is saved first, as its address needs its id (EDIT-11). Null opens the page of the course.
 */
export function useOpenLecture(editor: CourseEditor, courseId: number): (lecture: LectureDraft | null) => void {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const notSavedText = useNotSavedText(editor);
  const open = useCallback(
    async ({ key, id }: LectureDraft): Promise<void> => {
      if (id === undefined) {
        toast({ text: intl.formatMessage(messages.saveFirst) });
        if (!(await editor.saveNow())) {
          toast({ text: notSavedText(), intent: 'error' });
          return;
        }
      }
      const { draft } = editor.getSnapshot();
      const module = draft.modules.find(({ lectures }) => lectures.some((lecture) => lecture.key === key));
      const lectureId = findOf(draft, 'lecture', key)?.node.id;
      if (module?.id === undefined || lectureId === undefined) return;
      await navigate(links.editLecture({ courseId, moduleId: module.id, lectureId }));
    },
    [editor, courseId, intl, toast, notSavedText, navigate],
  );
  return useCallback(
    (lecture) => void (lecture === null ? navigate(links.editCourse(courseId)) : open(lecture)),
    [open, courseId, navigate],
  );
}
