import { lazy, Suspense, useState, type ReactNode } from 'react';
import { LectureSkeleton } from '../../lecture/LectureSkeleton.tsx';
import type { CourseMetadata, LectureDraft } from '../draft/courseDraft.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { usePreview, type PreviewWidth } from './usePreview.ts';

const LecturePreview = lazy(() =>
  import('./LecturePreview.tsx').then((module) => ({ default: module.LecturePreview })),
);

/** The preview of a lecture as the editor shows it. */
export interface ShownPreview {
  readonly on: boolean;
  /** Null where there is nothing to be previewed. */
  readonly open: (() => void) | null;
  /** What stands in place of the editing bar, and of the page that is edited; null while it is closed. */
  readonly bar: ReactNode;
  readonly page: ReactNode;
}

/** Each width is drawn by a page of its own; what was answered there starts over with it (ADR 0069). */
export function useShownPreview(lecture: LectureDraft | null, metadata: CourseMetadata): ShownPreview {
  const { on, possible, place, toggle } = usePreview(lecture);
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const [round, setRound] = useState(0);
  if (!on || !lecture || lecture.content === 'notRead') {
    return { on: false, open: possible ? toggle : null, bar: null, page: null };
  }
  return {
    on,
    open: toggle,
    bar: <PreviewBar width={width} onWidth={setWidth} onStartOver={() => setRound(round + 1)} onClose={toggle} />,
    page: (
      <Suspense fallback={<LectureSkeleton />}>
        <LecturePreview
          key={round}
          lecture={lecture}
          content={lecture.content}
          metadata={metadata}
          place={place}
          width={width}
          onClose={toggle}
        />
      </Suspense>
    ),
  };
}
