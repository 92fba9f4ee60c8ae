import { useSyncExternalStore, type ReactElement } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { links } from '../../routing/links.ts';
import { viewAsNonAdmin } from '../../viewer/adminFlags.ts';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { isHeldBack } from '../heldBack/HeldBack.ts';
import { HeldBackControls } from '../heldBack/HeldBackControls.tsx';
import { useHistory } from '../history/useHistory.tsx';
import { PeopleHere } from '../presence/PeopleHere.tsx';
import type { PresentPerson } from '../presence/presencePorts.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { useReviewLinks } from '../review/link/useReviewLinks.tsx';
import { savedState } from './BarState.tsx';
import { EditingBar } from './EditingBar.tsx';
import { PublishControls } from './PublishControls.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.tsx';
import { useAutoSave } from './useAutoSave.ts';
import { usePublish } from './usePublish.ts';
import { useSavedToast } from './useSavedToast.ts';
import { useUndoKeys } from './useUndoKeys.ts';

/** The editing bar of an open editor. */
export function EditingControls({
  opened,
  snapshot,
  courseId,
  others,
  onPreview,
  onTour,
  onPlace,
}: {
  opened: OpenEditor;
  snapshot: EditorSnapshot;
  courseId: number;
  /** Who else has the course open. */
  others: readonly PresentPerson[];
  /** Shows the open lecture as learners will see it; null where there is none. */
  onPreview: (() => void) | null;
  /** Starts the tour of the editor. */
  onTour: () => void;
  /** Opens a place of the course. */
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const { editor, uploads, heldBack, person } = opened;
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { publish, pending } = usePublish(editor, courseId);
  const files = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const held = useSyncExternalStore(heldBack.subscribe, heldBack.getSnapshot);
  // What may be tried again is in none of what was saved.
  useSavedToast(
    snapshot,
    files.every(({ state }) => state.is !== 'failed' || !state.mayRetry),
  );
  useUndoKeys(editor);
  const shortcuts = useShortcuts();
  const history = useHistory({
    courseId,
    version: snapshot.version,
    mayName: opened.rights.mayEdit,
    editing: { editor, editable: snapshot.editable },
  });
  const reviewLinks = useReviewLinks(courseId);
  const { published, template } = snapshot.draft.fields;
  const switchAutoSave = useAutoSave(editor, person, published && !held.holds);
  const state = pending || held.pending ? 'saving' : savedState(snapshot);
  return (
    <>
      <EditingBar
        people={<PeopleHere others={others} />}
        publishing={
          <>
            <HeldBackControls opened={opened} snapshot={snapshot} onPlace={onPlace} />
            <PublishControls
              opened={opened}
              snapshot={snapshot}
              courseId={courseId}
              off={!snapshot.editable || state === 'saving' || state === 'savingUploads'}
              pending={pending}
              publish={publish}
              onPlace={onPlace}
              onHistory={history.open}
              onReviewLinks={reviewLinks.open}
              onShortcuts={shortcuts.open}
            />
          </>
        }
        preview={onPreview && <PreviewButton onPreview={onPreview} />}
        state={state}
        savedTime={snapshot.savedTime}
        uploading={snapshot.uploading}
        readOnly={!snapshot.editable}
        canUndo={snapshot.canUndo}
        canRedo={snapshot.canRedo}
        autoSave={snapshot.save.autoSave}
        published={published}
        template={template}
        notLive={isHeldBack(held)}
        onUndo={() => editor.undo()}
        onRedo={() => editor.redo()}
        onReset={() => editor.reset()}
        onSave={() => editor.save()}
        onAutoSave={switchAutoSave}
        onTour={onTour}
        onViewAsLearner={() => {
          viewAsNonAdmin(true);
          void navigate(links.userCourse(courseId));
          void revalidator.revalidate();
        }}
      />
      {shortcuts.dialog}
      {history.panel}
      {reviewLinks.panel}
    </>
  );
}
