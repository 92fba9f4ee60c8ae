import { useMemo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { AnsweringContext, type Answering } from '../quiz/AnsweringContext.ts';
import { links, signInFrom } from '../routing/links.ts';
import { useViewer } from '../viewer/useShell.ts';
import { LectureReader } from './LectureReader.tsx';
import { LectureVideos } from './LectureVideos.tsx';
import { WithheldContent } from './WithheldContent.tsx';
import type { LectureContent_course$key } from './__generated__/LectureContent_course.graphql.ts';
import type { LectureContent_lecture$key } from './__generated__/LectureContent_lecture.graphql.ts';

/** What is to be read in a lecture, or why it is not shown. */
export function LectureContent({
  course,
  lecture,
}: {
  course: LectureContent_course$key;
  lecture: LectureContent_lecture$key;
}): ReactElement {
  const study = useFragment(
    graphql`
      fragment LectureContent_course on Course @throwOnFieldError {
        courseId
        viewerUserCourse {
          userCourseId
        }
        ...LectureReader_course
        ...LectureVideos_course
        ...WithheldContent_course
      }
    `,
    course,
  );
  const data = useFragment(
    graphql`
      fragment LectureContent_lecture on Lecture @throwOnFieldError {
        content @required(action: THROW) {
          __typename
          ... on LectureContent {
            readOnly
          }
        }
        ...LectureReader_lecture
        ...LectureVideos_lecture
        ...WithheldContent_lecture
      }
    `,
    lecture,
  );
  const signedIn = useViewer() !== null;
  const { courseId } = study;
  const { pathname, search, hash } = useLocation();
  const readOnly = data.content.__typename === 'LectureContent' && data.content.readOnly;
  const userCourseId = study.viewerUserCourse?.userCourseId ?? null;
  const answering = useMemo<Answering>(
    () => ({
      userCourseId,
      readOnly: userCourseId === null ? (signedIn ? 'notEnrolled' : 'visitor') : readOnly ? 'view' : null,
      signInHref: signInFrom(`${pathname}${search}${hash}`),
      courseHref: links.course(courseId),
    }),
    [courseId, hash, pathname, readOnly, search, signedIn, userCourseId],
  );
  return (
    <AnsweringContext value={answering}>
      {data.content.__typename === 'LectureContent' ? (
        <LectureVideos course={study} lecture={data}>
          <LectureReader course={study} lecture={data} />
        </LectureVideos>
      ) : (
        <WithheldContent course={study} lecture={data} />
      )}
    </AnsweringContext>
  );
}
