import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { VideoPositionsContext } from '../section/video/VideoPositions.ts';
import { useVideoPositions } from './useVideoPositions.ts';
import type { LectureVideos_course$key } from './__generated__/LectureVideos_course.graphql.ts';
import type { LectureVideos_lecture$key } from './__generated__/LectureVideos_lecture.graphql.ts';

/**
 * Lets the videos of a lecture continue where their learner stopped (BEY-19), also in a course that takes no answers any more: there is
 * something to watch all the same.
 */
export function LectureVideos({
  course,
  lecture,
  children,
}: {
  course: LectureVideos_course$key;
  lecture: LectureVideos_lecture$key;
  children: ReactNode;
}): ReactElement {
  const study = useFragment(
    graphql`
      fragment LectureVideos_course on Course @throwOnFieldError {
        viewerUserCourse {
          userCourseId
        }
      }
    `,
    course,
  );
  const data = useFragment(
    graphql`
      fragment LectureVideos_lecture on Lecture @throwOnFieldError {
        lectureId
        content @required(action: THROW) {
          ... on LectureContent {
            videoPositions {
              sectionId
              seconds
              time
            }
          }
        }
      }
    `,
    lecture,
  );
  const positions = useVideoPositions({
    userCourseId: study.viewerUserCourse?.userCourseId ?? null,
    lectureId: data.lectureId,
    positions: data.content.videoPositions ?? none,
  });
  return <VideoPositionsContext value={positions}>{children}</VideoPositionsContext>;
}

const none: readonly [] = [];
