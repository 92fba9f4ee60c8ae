/* oxlint-disable relay/must-colocate-fragment-spreads -- the screens that the threads are handed to draw them by GuestThread */
import { startTransition, useCallback, useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { partKey } from '../partOfCourse.ts';
import type { useGuestThreadsPaginationQuery } from './__generated__/useGuestThreadsPaginationQuery.graphql.ts';
import type {
  useGuestThreads_query$data,
  useGuestThreads_query$key,
} from './__generated__/useGuestThreads_query.graphql.ts';

type Threads = NonNullable<NonNullable<useGuestThreads_query$data['review']>['threads']>;
export type GuestThreadNode = Threads['edges'][number]['node'];

/** As many as the contract gives at once. */
const pageSize = 50;

export interface GuestThreads {
  readonly all: readonly GuestThreadNode[];
  /** By `partKey`, the oldest first, as people talked. */
  readonly byPart: ReadonlyMap<string, readonly GuestThreadNode[]>;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly loadMore: (settled: (error: Error | null) => void) => void;
  readonly readAgain: () => void;
}

/** The threads that guests read, those of a lecture or of the whole course. */
export function useGuestThreads(query: useGuestThreads_query$key): GuestThreads {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    useGuestThreadsPaginationQuery,
    useGuestThreads_query$key
  >(
    graphql`
      fragment useGuestThreads_query on Query
      @argumentDefinitions(
        token: { type: "String!" }
        lectureId: { type: "ID" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "useGuestThreadsPaginationQuery")
      @throwOnFieldError {
        review(token: $token) {
          threads(lectureId: $lectureId, first: $count, after: $cursor) @connection(key: "useGuestThreads_threads") {
            edges {
              node {
                threadId
                anchor {
                  part
                  partId
                  lectureId
                }
                state
                quote {
                  exact
                  prefix
                  suffix
                }
                ...GuestThread_thread
              }
            }
          }
        }
      }
    `,
    query,
  );
  const edges = data.review?.threads?.edges;
  const all = useMemo(() => (edges ?? []).map(({ node }) => node), [edges]);
  const byPart = useMemo(() => Map.groupBy(all.toReversed(), ({ anchor }) => partKey(anchor)), [all]);
  const loadMore = useCallback(
    (settled: (error: Error | null) => void) => void loadNext(pageSize, { onComplete: settled }),
    [loadNext],
  );
  const readAgain = useCallback(
    // What is there stays meanwhile, with what is being written in it.
    () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' })),
    [refetch],
  );
  return { all, byPart, hasMore: hasNext, loading: isLoadingNext, loadMore, readAgain };
}
