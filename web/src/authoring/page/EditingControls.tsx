import { useSyncExternalStore, type ReactElement } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { links } from '../../routing/links.ts';
import { viewAsNonAdmin } from '../../viewer/adminFlags.ts';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { PeopleHere } from '../presence/PeopleHere.tsx';
import type { PresentPerson } from '../presence/presencePorts.ts';
import { savedState } from './BarState.tsx';
import { EditingBar } from './EditingBar.tsx';
import { useAutoSave } from './useAutoSave.ts';
import { usePublish } from './usePublish.ts';
import { useSavedToast } from './useSavedToast.ts';
import { useUndoKeys } from './useUndoKeys.ts';

/** The editing bar of an open editor. */
export function EditingControls({
  opened: { editor, uploads, person },
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
  const { published, template } = snapshot.draft.fields;
  const switchAutoSave = useAutoSave(editor, person, published);
  return (
    <EditingBar
      people={<PeopleHere others={others} />}
      state={pending ? 'saving' : savedState(snapshot)}
      savedTime={snapshot.savedTime}
      uploading={snapshot.uploading}
      readOnly={!snapshot.editable}
      canUndo={snapshot.canUndo}
      canRedo={snapshot.canRedo}
      autoSave={snapshot.save.autoSave}
      published={published}
      template={template}
      onUndo={() => editor.undo()}
      onRedo={() => editor.redo()}
      onReset={() => editor.reset()}
      onSave={() => editor.save()}
      onAutoSave={switchAutoSave}
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
