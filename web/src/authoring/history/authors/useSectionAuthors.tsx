import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { LectureContent, LectureDraft, NodeKey } from '../../draft/courseDraft.ts';
import { useEditedCourseId } from '../../scorm/editedCourseId.ts';

const SectionAuthorsPanel = lazy(() =>
  import('./SectionAuthorsPanel.tsx').then((module) => ({ default: module.SectionAuthorsPanel })),
);

export interface SectionAuthors {
  /** Shows who last changed the sections of the lecture, one marked; undefined while nothing of the lecture was saved. */
  readonly open: ((asked: NodeKey) => void) | undefined;
  readonly panel: ReactElement | null;
}

/** Who last changed the sections of a lecture (OP-283), which loads when it is asked for. */
export function useSectionAuthors({ id }: LectureDraft, content: LectureContent): SectionAuthors {
  const courseId = useEditedCourseId();
  const [asked, setAsked] = useState<NodeKey | null>(null);
  if (id === undefined || courseId === null) return { open: undefined, panel: null };
  return {
    open: setAsked,
    panel:
      asked === null ? null : (
        <Suspense fallback={null}>
          <SectionAuthorsPanel
            courseId={courseId}
            lectureId={id}
            content={content}
            asked={asked}
            onClosed={() => setAsked(null)}
          />
        </Suspense>
      ),
  };
}
