import { lazy, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InView } from '../ui/inView/InView.tsx';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import type { LectureDiscussion_course$key } from './__generated__/LectureDiscussion_course.graphql.ts';

const Discussion = lazy(() =>
  loadWithTexts(() => import('../discussion/Discussion.tsx')).then((module) => ({ default: module.Discussion })),
);

/** Begins to load a screen ahead, so that it mostly stands when someone comes to it. */
const ahead = '0px 0px 600px 0px';

/** What people of the course ask after a lecture, where its forum is on (FORUM-01). It loads once someone comes near. */
export function LectureDiscussion({
  course,
  lectureId,
}: {
  course: LectureDiscussion_course$key;
  lectureId: number;
}): ReactElement | null {
  const { courseId, forumEnabled } = useFragment(
    graphql`
      fragment LectureDiscussion_course on Course @throwOnFieldError {
        courseId
        forumEnabled
      }
    `,
    course,
  );
  const styles = useLectureReaderStyles();
  const { search } = useLocation();
  const [come, setNear] = useState(false);
  // Who comes for a question need not come near first.
  const near = come || search.includes('question=');
  if (!forumEnabled) return null;
  return (
    <InView margin={ahead} onEntered={() => setNear(true)} className={styles.discussion}>
      {near ? (
        <LazyBoundary waiting={<Skeleton height={160} />}>
          <Discussion courseId={courseId} lectureId={lectureId} />
        </LazyBoundary>
      ) : null}
    </InView>
  );
}
