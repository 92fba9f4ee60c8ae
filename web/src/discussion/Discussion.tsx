import { Suspense, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import { useViewer } from '../viewer/useShell.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ExternalForum } from './ExternalForum.tsx';
import { ThreadList } from './ThreadList.tsx';
import type { DiscussionQuery } from './__generated__/DiscussionQuery.graphql.ts';

interface Place {
  readonly courseId: number;
  readonly lectureId: number;
}

/** The discussion after a lecture: that of the connected forum (FORUM-02), else our own for those who take part (BEY-16). */
export function Discussion(place: Place): ReactElement {
  return (
    <RetryBoundary>
      <Suspense fallback={<Skeleton height={160} />}>
        <Read {...place} />
      </Suspense>
    </RetryBoundary>
  );
}

function Read({ courseId, lectureId }: Place): ReactElement | null {
  const fetchKey = useRetryKey();
  const signedIn = useViewer() !== null;
  const data = useLazyLoadQuery<DiscussionQuery>(
    graphql`
      query DiscussionQuery($courseId: ID!, $lectureId: ID!, $signedIn: Boolean!) @throwOnFieldError {
        workspace {
          publicIntegrations {
            type
            forumId
          }
        }
        ...ThreadList_query
          @arguments(courseId: $courseId, lectureId: $lectureId)
          @include(if: $signedIn)
          @alias(as: "own")
      }
    `,
    { courseId: String(courseId), lectureId: String(lectureId), signedIn },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const forumId = data.workspace?.publicIntegrations.find(({ type }) => type === 'FORUM')?.forumId;
  if (forumId) return <ExternalForum forumId={forumId} courseId={courseId} lectureId={lectureId} />;
  return data.own ? <ThreadList query={data.own} courseId={courseId} lectureId={lectureId} /> : null;
}
