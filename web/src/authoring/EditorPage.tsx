import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { LectureSkeleton } from '../lecture/LectureSkeleton.tsx';
import { editablePlace, type EditedPlace } from '../routing/editing.ts';
import { NotFoundError } from '../routing/notFoundError.ts';
import { useViewer } from '../viewer/useShell.ts';
import { EditorTexts } from './EditorTexts.tsx';
import { EmbedHostsContext } from '../section/embed/embedHosts.ts';
import { EditorScreen } from './page/EditorScreen.tsx';
import { MinimumWidth } from './page/MinimumWidth.tsx';
import { useOpenEditor } from './page/useOpenEditor.ts';

/** A course or one of its lectures in editing mode: it takes the place of the page that learners have (EDIT-02). */
function EditorPage(): ReactElement {
  const place = editablePlace(useLocation());
  const viewer = useViewer();
  if (!place || !viewer) throw new NotFoundError();
  return (
    <EditorTexts>
      <MinimumWidth key={place.courseId} courseId={place.courseId}>
        <OpenedCourse place={place} person={viewer.userId} />
      </MinimumWidth>
    </EditorTexts>
  );
}

function OpenedCourse({ place, person }: { place: EditedPlace; person: number }): ReactElement {
  const opening = useOpenEditor({ course: place.courseId, person });
  switch (opening.phase) {
    case 'opening':
      return <LectureSkeleton />;
    case 'none':
      throw new NotFoundError();
    case 'failed':
      throw opening.error;
    case 'open':
      return (
        <EmbedHostsContext value={opening.opened.embedHosts}>
          <EditorScreen opened={opening.opened} place={place} />
        </EmbedHostsContext>
      );
  }
}

export const editorPage = { Page: EditorPage, Skeleton: LectureSkeleton };
