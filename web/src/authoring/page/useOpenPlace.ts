import { useCallback, useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { achievementEditorMessages } from '../achievement/messages.ts';
import { drawKeyOf } from '../canvas/askedQuestions.ts';
import type { Selection } from '../canvas/useSelection.ts';
import type { CourseDraft, LectureDraft } from '../draft/courseDraft.ts';
import { findNode, type FoundNode } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { focusLabelled } from './focusLabelled.ts';
import { fieldLabel } from './placeWords.ts';

/** Where someone is on the way to: the page of a course and those of its lectures are drawn by screens of their own. */
const awaited = new WeakMap<CourseEditor, ProblemPlace>();

/** Opens the page of a place, with what it names open for editing and the caret in it, or in the field of the course. */
export function useOpenPlace({
  editor,
  courseId,
  inLecture,
  lecture,
  selection: { edit },
  openLecture,
}: {
  editor: CourseEditor;
  courseId: number;
  /** Whether the page of a lecture is open, or that of the course. */
  inLecture: boolean;
  /** The open lecture; null where there is none, and when it was deleted. */
  lecture: LectureDraft | null;
  selection: Selection;
  openLecture: (lecture: LectureDraft) => void;
}): (place: ProblemPlace) => void {
  const navigate = useNavigate();
  const intl = useIntl();
  const here = inLecture ? lecture?.key : null;
  const isDrawn = lecture?.content !== 'notRead';
  const arrive = useCallback((): boolean => {
    const place = awaited.get(editor);
    const { draft } = editor.getSnapshot();
    const found = place?.node == null ? null : findNode(draft, place.node);
    if (!place || !isDrawn || (lectureOf(found)?.key ?? null) !== here) return false;
    awaited.delete(editor);
    if (found && found.kind !== 'achievement') {
      edit(isDraw(place) ? drawKeyOf(found.node.key) : found.node.key);
    } else {
      const labels = labelsOf(intl, draft, place, found);
      // A window that is about to close gives the focus back first.
      setTimeout(() => focusLabelled(labels));
    }
    return true;
  }, [editor, here, isDrawn, edit, intl]);
  useEffect(() => void arrive(), [arrive]);
  return useCallback(
    (place) => {
      awaited.set(editor, place);
      if (arrive()) return;
      const found = place.node === null ? null : findNode(editor.getSnapshot().draft, place.node);
      const home = lectureOf(found);
      if (home) openLecture(home);
      else void navigate(links.editCourse(courseId));
    },
    [editor, courseId, arrive, openLecture, navigate],
  );
}

/** What is drawn of the questions of a lecture is not in its heading. */
const isDraw = ({ field }: ProblemPlace): boolean => field.split('.')[0] === 'questionBank';

/** The lecture that a place stands on the page of; null for the page of the course. */
export function lectureOf(found: FoundNode | null): LectureDraft | null {
  if (found?.kind === 'lecture') return found.node;
  return found?.kind === 'section' || found?.kind === 'question' ? found.lecture : null;
}

/** What a place is called on the page of the course: its field, or the button that opens its achievement, or closes it. */
function labelsOf(
  intl: IntlShape,
  draft: CourseDraft,
  place: ProblemPlace,
  found: FoundNode | null,
): readonly string[] {
  if (found?.kind !== 'achievement') return [fieldLabel(intl, draft, place) ?? ''];
  const name = found.node.name.trim() || intl.formatMessage(achievementEditorMessages.unnamed);
  const { edit, close } = achievementEditorMessages;
  return [edit, close].map((message) => intl.formatMessage(message, { name }));
}
