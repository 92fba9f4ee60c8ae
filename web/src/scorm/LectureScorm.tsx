import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { useAnswering } from '../quiz/AnsweringContext.ts';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { LectureScorm_lecture$key } from './__generated__/LectureScorm_lecture.graphql.ts';

const ScormPlayer = lazy(() =>
  loadWithTexts(() => import('./ScormPlayer.tsx')).then(({ ScormPlayer: Player }) => ({ default: Player })),
);

/** Where the SCORM package of a lecture is played (SCORM-02). It asks for what it needs on its own: the lecture's page does not wait. */
export function LectureScorm({
  lecture,
  userCourseId,
}: {
  lecture: LectureScorm_lecture$key;
  /** Null for anyone who is not enrolled. */
  userCourseId: number | null;
}): ReactElement | null {
  const { courseId, lectureId, mediaSource } = useFragment(
    graphql`
      fragment LectureScorm_lecture on Lecture @throwOnFieldError {
        courseId
        lectureId
        mediaSource {
          kind
        }
      }
    `,
    lecture,
  );
  const { readOnly } = useAnswering();
  // Tickets in addresses expire, and another device may have gone on. It stands above what waits, which forgets its state.
  const [visit] = useState(() => crypto.randomUUID());
  if (mediaSource?.kind !== 'SCORM') return null;
  return (
    <RetryBoundary>
      <Suspense fallback={<Skeleton height={160} />}>
        <ScormPlayer
          courseId={courseId}
          lectureId={lectureId}
          userCourseId={userCourseId}
          canWork={readOnly === null}
          visit={visit}
        />
      </Suspense>
    </RetryBoundary>
  );
}
