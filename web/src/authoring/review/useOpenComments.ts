import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { openComments, type OpenComments } from './openComments.ts';
import type { useOpenCommentsQuery } from './__generated__/useOpenCommentsQuery.graphql.ts';

export interface ReadOpenComments {
  readonly open: OpenComments;
  readonly readAgain: () => void;
}

/** How much is open about a course and its parts (OP-281), read beside the page, which waits for nothing. What cannot be read stays as it was. */
export function useOpenComments(courseId: number): ReadOpenComments {
  const environment = useRelayEnvironment();
  const [open, setOpen] = useState(() => openComments([]));
  const read = useCallback(
    () =>
      fetchQuery<useOpenCommentsQuery>(
        environment,
        graphql`
          query useOpenCommentsQuery($courseId: ID!) @throwOnFieldError {
            authoredCourse(id: $courseId) {
              openReviewCounts {
                anchor {
                  part
                  partId
                  lectureId
                }
                count
              }
            }
          }
        `,
        { courseId: String(courseId) },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ authoredCourse }) => {
          const counts = authoredCourse?.openReviewCounts;
          if (counts) setOpen(openComments(counts));
        },
        error: () => undefined,
      }),
    [environment, courseId],
  );
  useEffect(() => {
    const reading = read();
    return () => reading.unsubscribe();
  }, [read]);
  return { open, readAgain: read };
}
