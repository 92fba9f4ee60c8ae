import { lazy, Suspense, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const ScormPlayer = lazy(() =>
  loadWithTexts(() => import('./ScormPlayer.tsx')).then(({ ScormPlayer: Player }) => ({ default: Player })),
);

/** Where the SCORM package of a lecture is played (SCORM-02). It asks for what it needs by itself: the lecture's page does not wait. */
export function LectureScorm({
  courseId,
  lectureId,
  userCourseId,
  canWork,
}: {
  courseId: number;
  lectureId: number;
  /** Null for whoever is not enrolled. */
  userCourseId: number | null;
  /** Whether what is done counts; false where the course can only be viewed. */
  canWork: boolean;
}): ReactElement {
  return (
    <RetryBoundary>
      <Suspense fallback={<Skeleton height={160} />}>
        <ScormPlayer courseId={courseId} lectureId={lectureId} userCourseId={userCourseId} canWork={canWork} />
      </Suspense>
    </RetryBoundary>
  );
}
