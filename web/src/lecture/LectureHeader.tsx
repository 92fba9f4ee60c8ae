import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { LectureHead } from './LectureHead.tsx';
import type { LectureHeader_lecture$key } from './__generated__/LectureHeader_lecture.graphql.ts';

/** Cover, name, and media of a stored lecture. */
export function LectureHeader({ lecture }: { lecture: LectureHeader_lecture$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment LectureHeader_lecture on Lecture @throwOnFieldError {
        lectureId
        name
        description
        durationMinutes
        questionCount
        headerImageUrl
        mediaSource {
          url
          kind
          startTime
          endTime
        }
      }
    `,
    lecture,
  );
  return <LectureHead {...data} />;
}
