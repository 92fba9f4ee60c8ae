import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { NotFoundError } from '../routing/notFoundError.ts';
import { definePage } from '../routing/pageModule.ts';
import { LazyHiddenCourse } from '../course/LazyHiddenCourse.tsx';
import { CompletionSkeleton } from '../certificate/CompletionSkeleton.tsx';
import { LectureRedirect } from './LectureRedirect.tsx';
import { LectureScreen } from './LectureScreen.tsx';
import { LectureSkeleton } from './LectureSkeleton.tsx';
import type { LecturePageQuery } from './__generated__/LecturePageQuery.graphql.ts';

/** The end of a course needs more than its lectures: dialog, certificate, QR code. */
const CompletionScreen = lazy(() =>
  import('../certificate/CompletionScreen.tsx').then((module) => ({ default: module.CompletionScreen })),
);

const query = graphql`
  query LecturePageQuery(
    $courseId: ID!
    $lectureId: ID!
    $reading: Boolean!
    $completed: Boolean!
    $asLearner: Boolean!
  ) @throwOnFieldError {
    viewer @include(if: $completed) {
      user {
        ...CompletionScreen_user
      }
    }
    course(id: $courseId) {
      ...LectureScreen_course @alias(as: "reading") @include(if: $reading)
      ...LectureRedirect_course @alias(as: "redirect") @skip(if: $reading)
      ...CompletionScreen_course @alias(as: "completion") @include(if: $completed)
    }
    lecture(courseId: $courseId, lectureId: $lectureId, asLearner: $asLearner) @include(if: $reading) {
      lectureId
      ...LectureScreen_lecture
    }
  }
`;

/** The courseware page: a lecture, the completion screen, or the way to the lecture to continue with (LEC-06, OP-37). */
function LecturePage({ queryRef }: { queryRef: PreloadedQuery<LecturePageQuery> }): ReactElement {
  const { viewer, course, lecture } = usePreloadedQuery<LecturePageQuery>(query, queryRef);
  if (!course) return <LazyHiddenCourse />;
  if (course.completion) {
    return (
      <Suspense fallback={<CompletionSkeleton />}>
        <CompletionScreen course={course.completion} user={viewer?.user ?? null} />
      </Suspense>
    );
  }
  if (course.redirect) return <LectureRedirect course={course.redirect} />;
  if (!lecture || !course.reading) throw new NotFoundError();
  return <LectureScreen key={lecture.lectureId} course={course.reading} lecture={lecture} />;
}

export const lecturePage = definePage<LecturePageQuery>({ Page: LecturePage, query, Skeleton: LectureSkeleton });
