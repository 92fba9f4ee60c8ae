import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import { ThreadsByPlace, type ThreadsByPlaceProps } from './ThreadsByPlace.tsx';
import type { CommentThreadsQuery } from './__generated__/CommentThreadsQuery.graphql.ts';

export type ThreadFilter = 'OPEN' | 'RESOLVED' | 'ALL';

/** The threads of a course that a filter lets through. */
export function CommentThreads({
  courseId,
  filter,
  startedCount,
  ...props
}: ThreadsByPlaceProps & {
  courseId: number;
  filter: ThreadFilter;
  /** How many threads were started here: with each the list is read again. */
  startedCount: number;
}): ReactElement {
  const tries = useRetryKey();
  const query = useLazyLoadQuery<CommentThreadsQuery>(
    graphql`
      query CommentThreadsQuery($courseId: ID!, $state: ReviewThreadState) @throwOnFieldError {
        ...ThreadsByPlace_query @arguments(courseId: $courseId, state: $state)
      }
    `,
    { courseId: String(courseId), state: filter === 'ALL' ? null : filter },
    { fetchPolicy: 'store-and-network', fetchKey: `${tries} ${startedCount}` },
  );
  return <ThreadsByPlace {...props} query={query} />;
}
