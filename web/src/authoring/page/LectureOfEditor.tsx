import { useEffect, type ReactElement } from 'react';
import { LectureSkeleton } from '../../lecture/LectureSkeleton.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import type { Clipboard } from '../clipboard/useClipboard.ts';
import { EditedLecture } from '../canvas/EditedLecture.tsx';
import { LockAwaitedContext } from '../canvas/useAwaitedEditing.ts';
import { useDispatchWithUndo } from '../canvas/useDispatchWithUndo.ts';
import type { Selection } from '../canvas/useSelection.ts';
import type { LectureDraft } from '../draft/courseDraft.ts';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import { UnreadLecture } from './UnreadLecture.tsx';
import { useReadLectures } from './useReadLectures.ts';

/** A lecture that is edited; its content is read when it is opened. */
export function LectureOfEditor({
  editor,
  snapshot,
  lecture,
  selection,
  clipboard,
}: {
  editor: CourseEditor;
  snapshot: EditorSnapshot;
  /** Null when the course has it no more. */
  lecture: LectureDraft | null;
  selection: Selection;
  clipboard: Clipboard;
}): ReactElement {
  const key = lecture?.key;
  const readLectures = useReadLectures(editor);
  const dispatch = useDispatchWithUndo(editor, selection.select);
  useEffect(() => {
    if (key !== undefined) void editor.readLecture(key);
  }, [editor, key]);
  // Each lecture is drawn by one of its own, so that this is as it is left (OP-216).
  useEffect(() => () => editor.autoSave(), [editor]);
  // Within the frame: what was deleted here can be brought back by undo.
  if (!lecture) return <NotFoundPage />;
  if (lecture.content === 'notRead') {
    return snapshot.unreadable.has(lecture.key) ? (
      <UnreadLecture name={lecture.fields.name} onAgain={() => void editor.readLecture(lecture.key)} />
    ) : (
      <LectureSkeleton />
    );
  }
  return (
    <LockAwaitedContext value={snapshot.lock.phase === 'asking'}>
      <DocumentTitle>{lecture.fields.name}</DocumentTitle>
      <EditedLecture
        draft={snapshot.draft}
        lecture={lecture}
        content={lecture.content}
        selection={selection}
        readOnly={!snapshot.editable}
        clipboard={clipboard}
        readLectures={readLectures}
        dispatch={dispatch}
      />
    </LockAwaitedContext>
  );
}
