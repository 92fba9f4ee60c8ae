import { lazy, useState, type ReactElement } from 'react';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CourseDraft, LectureDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { useInsertSection } from '../canvas/useInsertSection.ts';
import { useNewSection } from '../canvas/useNewSection.ts';
import type { Selection } from '../canvas/useSelection.ts';
import { CheckPanel } from '../check/CheckPanel.tsx';
import { LibraryPanel } from '../library/LibraryPanel.tsx';
import { openCourseOf } from '../library/openCourse.ts';
import type { CommentTarget } from '../review/CommentsContext.ts';
import { useOpenComments } from '../review/useOpenComments.ts';
import { StructureTree, type StructureProps } from '../structure/StructureTree.tsx';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { LedToCourses } from '../server/readCourse.ts';
import { EditorDrawer, type DrawerTab } from './EditorDrawer.tsx';
import { SectionsPanel } from './SectionsPanel.tsx';
import { useDrawerFold } from './useDrawerFold.ts';
import { useDrawerTab } from './useDrawerTab.ts';

const CommentsPanel = lazy(() =>
  import('../review/CommentsPanel.tsx').then((module) => ({ default: module.CommentsPanel })),
);

/** The drawer of an open editor. */
export function EditorTools({
  editor,
  ledTo,
  courseId,
  draft,
  lecture,
  selection,
  readOnly,
  clipboard,
  readLectures,
  dispatch,
  commentTarget,
  onCommentTarget,
  onOpen,
  onPlace,
}: Pick<StructureProps, 'clipboard' | 'readLectures'> & {
  editor: CourseEditor;
  ledTo: LedToCourses;
  /** The raw id. */
  courseId: number;
  draft: CourseDraft;
  /** The open lecture; null on the page of the course. */
  lecture: LectureDraft | null;
  selection: Selection;
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
  /** A comment that someone has asked for: it is begun in its tab; null for none. */
  commentTarget: CommentTarget | null;
  onCommentTarget: (target: CommentTarget | null) => void;
  /** Null opens the page of the course. */
  onOpen: (lecture: LectureDraft | null) => void;
  /** Opens a place of the course. */
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const newSection = useNewSection();
  const [tab, setTab] = useDrawerTab(editor, lecture !== null);
  const { folded, fold } = useDrawerFold(editor);
  const { open, readAgain } = useOpenComments(courseId);
  const [shownTarget, setShownTarget] = useState(commentTarget);
  if (commentTarget !== shownTarget) {
    setShownTarget(commentTarget);
    if (commentTarget !== null) {
      setTab('comments');
      fold(false);
    }
  }
  const chooseTab = (next: DrawerTab): void => {
    setTab(next);
    readAgain();
  };
  const insert = useInsertSection({ lecture, readOnly, selection, dispatch });
  return (
    <EditorDrawer
      tab={tab}
      inLecture={lecture !== null}
      folded={folded}
      openCount={open.total}
      onTab={chooseTab}
      onFold={fold}
    >
      {tab === 'structure' ? (
        <StructureTree
          draft={draft}
          current={lecture?.key ?? null}
          readOnly={readOnly}
          open={open}
          clipboard={clipboard}
          readLectures={readLectures}
          dispatch={dispatch}
          onOpen={onOpen}
        />
      ) : tab === 'library' ? (
        <LibraryPanel
          onInsert={insert && ((sections) => insert(sections, true))}
          open={readOnly ? null : openCourseOf({ courseId, draft, readLectures, dispatch })}
        />
      ) : tab === 'check' ? (
        <CheckPanel editor={editor} courseId={courseId} ledTo={ledTo} onPlace={onPlace} />
      ) : tab === 'comments' ? (
        <LazyBoundary waiting={<Skeleton height={120} />}>
          <CommentsPanel
            editor={editor}
            courseId={courseId}
            lecture={lecture}
            target={commentTarget}
            onTarget={onCommentTarget}
            onPlace={onPlace}
            onChanged={readAgain}
          />
        </LazyBoundary>
      ) : (
        <SectionsPanel
          // What is new is there to be written.
          newSection={newSection}
          onInsert={insert}
          key={lecture?.key}
        />
      )}
    </EditorDrawer>
  );
}
