import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import type { Selection } from '../canvas/useSelection.ts';
import type { LectureDraft } from '../draft/courseDraft.ts';
import { findNode } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';

/** Opens the page of a place, with the section or question open for editing. */
export function useOpenPlace({
  editor,
  courseId,
  selection: { edit },
  openLecture,
}: {
  editor: CourseEditor;
  courseId: number;
  selection: Selection;
  openLecture: (lecture: LectureDraft) => void;
}): (place: ProblemPlace) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ node }) => {
      const found = node === null ? null : findNode(editor.getSnapshot().draft, node);
      if (found?.kind === 'section' || found?.kind === 'question') {
        edit(found.node.key);
        openLecture(found.lecture);
      } else if (found?.kind === 'lecture') {
        openLecture(found.node);
      } else {
        void navigate(links.editCourse(courseId));
      }
    },
    [editor, courseId, edit, openLecture, navigate],
  );
}
