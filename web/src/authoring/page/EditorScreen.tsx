import { useCallback, useSyncExternalStore, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { CourseCanvas } from '../canvas/CourseCanvas.tsx';
import { useSelection } from '../canvas/useSelection.ts';
import type { EditedPlace } from '../../routing/editing.ts';
import { links } from '../../routing/links.ts';
import { ContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { useClipboard } from '../clipboard/useClipboard.ts';
import type { NodeKey } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import { FirstCourseGuide } from '../guide/FirstCourseGuide.tsx';
import { useLastPlace } from '../home/useLastPlace.ts';
import { PreviewNote } from '../preview/PreviewNote.tsx';
import { useShownPreview } from '../preview/useShownPreview.tsx';
import { StartCommentContext } from '../review/CommentsContext.ts';
import { useCommentTarget } from '../review/useCommentTarget.ts';
import { EditedCourseId } from '../scorm/editedCourseId.ts';
import { TourHost } from '../tour/TourHost.tsx';
import { useTour } from '../tour/useTour.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { useAddFileSections } from '../uploads/useAddFileSections.ts';
import { useDroppedFiles } from '../uploads/useDroppedFiles.ts';
import { useEditorUploads } from '../uploads/useEditorUploads.ts';
import { EditingControls } from './EditingControls.tsx';
import { EditorFiles } from './EditorFiles.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorTools } from './EditorTools.tsx';
import { LectureOfEditor } from './LectureOfEditor.tsx';
import { useLedPlace } from './useLedPlace.ts';
import { useOpenLecture } from './useOpenLecture.ts';
import { useOpenPlace } from './useOpenPlace.ts';
import { useSampleText } from './useSampleText.ts';
import { useReadLectures } from './useReadLectures.ts';

/** A course in editing mode: bar, notices, drawer, and the page of the course or of a lecture. */
export function EditorScreen({ opened, place }: { opened: OpenEditor; place: EditedPlace }): ReactElement {
  const { editor, presence, person, rights, knownTags, frames, ledTo } = opened;
  const snapshot = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  const present = useSyncExternalStore(presence.subscribe, presence.getSnapshot);
  const navigate = useNavigate();
  const tour = useTour('editor');
  const selection = useSelection();
  const { draft, editable } = snapshot;
  const { courseId, lectureId } = place;
  const lecture = lecturesOf(draft).find(({ id }) => id !== undefined && id === lectureId) ?? null;
  const preview = useShownPreview(lecture, draft.fields.metadata);
  const dispatch = useCallback((operation: Operation) => void editor.dispatch(operation), [editor]);
  const readLecture = useCallback((key: NodeKey) => editor.readLecture(key), [editor]);
  const clipboard = useClipboard(person);
  const readLectures = useReadLectures(editor);
  const openLecture = useOpenLecture(editor, courseId);
  const openPlace = useOpenPlace({ editor, courseId, inLecture: lectureId !== null, lecture, selection, openLecture });
  useLedPlace(editor, draft, openPlace);
  const addFiles = useAddFileSections(opened);
  const comments = useCommentTarget(selection);
  useSampleText();
  useLastPlace(person, place, draft);
  useEditorUploads(opened, snapshot.uploading > 0);
  useDroppedFiles(lecture, !editable || preview.on, addFiles);
  return (
    <EditorFiles opened={opened} addFiles={addFiles}>
      <ContentLanguage value={draft.fields.metadata.language ?? undefined}>
        <EditorFrame
          bar={
            <>
              {preview.bar ?? (
                <EditingControls
                  opened={opened}
                  snapshot={snapshot}
                  courseId={courseId}
                  others={present.others}
                  onPreview={preview.open}
                  onTour={tour.start}
                  onPlace={openPlace}
                />
              )}
              <PreviewNote on={preview.on} />
              <EditorNotices
                opened={opened}
                snapshot={snapshot}
                present={present}
                onLeave={() => void navigate(links.userCourse(courseId))}
                onPlace={openPlace}
              />
              <TourHost tour={tour} />
            </>
          }
          preview={preview.page}
          drawer={
            <EditorTools
              editor={editor}
              ledTo={ledTo}
              courseId={courseId}
              draft={draft}
              lecture={lecture}
              selection={selection}
              readOnly={!editable}
              clipboard={clipboard}
              readLectures={readLectures}
              dispatch={dispatch}
              commentTarget={comments.target}
              onCommentTarget={comments.setTarget}
              onPlace={openPlace}
              onOpen={openLecture}
            />
          }
        >
          <FirstCourseGuide
            opened={opened}
            draft={draft}
            readOnly={!editable}
            previewing={preview.on}
            ways={{ courseId, lecture, openPlace, openLecture }}
          />
          {lectureId === null ? (
            <CourseCanvas
              courseId={courseId}
              draft={draft}
              knownTags={knownTags}
              frames={frames}
              ledTo={ledTo}
              mayBeTemplate={rights.mayMakeTemplate}
              selection={selection}
              readOnly={!editable}
              dispatch={dispatch}
              readLecture={readLecture}
              onOpen={openLecture}
            />
          ) : (
            <EditedCourseId value={courseId}>
              <StartCommentContext value={comments.start}>
                <LectureOfEditor
                  key={lectureId}
                  editor={editor}
                  snapshot={snapshot}
                  lecture={lecture}
                  selection={selection}
                  clipboard={clipboard}
                />
              </StartCommentContext>
            </EditedCourseId>
          )}
        </EditorFrame>
      </ContentLanguage>
    </EditorFiles>
  );
}
