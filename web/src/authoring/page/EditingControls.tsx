import { useSyncExternalStore, type ReactElement } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { links } from '../../routing/links.ts';
import { viewAsNonAdmin } from '../../viewer/adminFlags.ts';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { PeopleHere } from '../presence/PeopleHere.tsx';
import type { PresentPerson } from '../presence/presencePorts.ts';
import { EditingBar, type SavedState } from './EditingBar.tsx';
import { usePublish } from './usePublish.ts';
import { useSavedToast } from './useSavedToast.ts';
import { useUndoKeys } from './useUndoKeys.ts';

/** The editing bar of an open editor. */
export function EditingControls({
  opened: { editor, uploads },
  snapshot,
  courseId,
  others,
  onTour,
}: {
  opened: OpenEditor;
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
  const files = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  // What may be tried again is in none of what was saved.
  useSavedToast(
    snapshot.save,
    files.every(({ state }) => state.is !== 'failed' || !state.mayRetry),
  );
  useUndoKeys(editor);
  return (
    <EditingBar
      people={<PeopleHere others={others} />}
      state={pending ? 'saving' : savedState(snapshot)}
      uploading={snapshot.uploading}
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
function savedState({ save, lock, uploading }: EditorSnapshot): SavedState {
  if (uploading > 0 && save.phase !== 'failed')
    return save.phase === 'sending' || save.phase === 'waiting' ? 'savingUploads' : 'uploading';
  if (save.phase === 'waiting' || save.phase === 'sending') return 'saving';
  if (save.phase === 'failed') return 'notSaved';
  if (save.phase === 'same') return 'saved';
  return lock.phase === 'away' ? 'away' : 'changed';
}
