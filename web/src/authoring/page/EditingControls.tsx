import type { ReactElement } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { links } from '../../routing/links.ts';
import { viewAsNonAdmin } from '../../shell/adminFlags.ts';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import { PeopleHere } from '../presence/PeopleHere.tsx';
import type { PresentPerson } from '../presence/presencePorts.ts';
import { EditingBar, type SavedState } from './EditingBar.tsx';
import { usePublish } from './usePublish.ts';
import { useSavedToast } from './useSavedToast.ts';
import { useUndoKeys } from './useUndoKeys.ts';

/** The editing bar of an open editor. */
export function EditingControls({
  editor,
  snapshot,
  courseId,
  others,
  onTour,
}: {
  editor: CourseEditor;
  snapshot: EditorSnapshot;
  courseId: number;
  /** Who else has the course open. */
  others: readonly PresentPerson[];
  /** Starts the tour of the editor. */
  onTour: () => void;
}): ReactElement {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { publish, pending } = usePublish(editor, courseId);
  useSavedToast(snapshot.save);
  useUndoKeys(editor);
  return (
    <EditingBar
      people={<PeopleHere others={others} />}
      state={pending ? 'saving' : savedState(snapshot)}
      readOnly={!snapshot.editable}
      canUndo={snapshot.canUndo}
      canRedo={snapshot.canRedo}
      autoSave={snapshot.save.autoSave}
      published={snapshot.draft.fields.published}
      onUndo={() => editor.undo()}
      onRedo={() => editor.redo()}
      onReset={() => editor.reset()}
      onSave={() => editor.save()}
      onAutoSave={(on) => editor.switchAutoSave(on)}
      onPublish={publish}
      onTour={onTour}
      onViewAsLearner={() => {
        viewAsNonAdmin(true);
        void navigate(links.userCourse(courseId));
        void revalidator.revalidate();
      }}
    />
  );
}

/** What the bar says of saving (SAVE-01…SAVE-03). */
function savedState({ save, lock }: EditorSnapshot): SavedState {
  if (save.phase === 'waiting' || save.phase === 'sending') return 'saving';
  if (save.phase === 'failed') return 'notSaved';
  if (save.phase === 'same') return 'saved';
  return lock.phase === 'away' ? 'away' : 'changed';
}
