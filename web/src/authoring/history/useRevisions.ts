import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { usePagedList, type PagedList } from '../usePagedList.ts';
import { readRevision, type Revision } from './revision.ts';
import type { useRevisionsQuery } from './__generated__/useRevisionsQuery.graphql.ts';

/** Revisions that are read at a time. */
export const revisionsAtOnce = 20;

/** The revisions of a course that are kept, the newest first. `version` is read again when it changes: the course was saved then. */
export function useRevisions(courseId: number, version: number): PagedList<Revision> {
  const environment = useRelayEnvironment();
  const read = useCallback(
    async (course: string, after: string | null) => {
      const answer = await fetchQuery<useRevisionsQuery>(
        environment,
        graphql`
          query useRevisionsQuery($courseId: ID!, $first: Int!, $after: String) @throwOnFieldError {
            authoredCourse(id: $courseId) {
              revisions(first: $first, after: $after) {
                nodes {
                  version
                  saveTime
                  savedBy {
                    name
                    username
                  }
                  forced
                  autoSaved
                  published
                  live
                  name
                  current
                  difference {
                    ...revision_changes
                  }
                }
                pageInfo {
                  hasNextPage
                  endCursor
                }
              }
            }
          }
        `,
        { courseId: course, first: revisionsAtOnce, after },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const page = answer?.authoredCourse?.revisions;
      return page && { ...page, nodes: page.nodes.map(readRevision) };
    },
    [environment],
  );
  return usePagedList(String(courseId), read, version);
}
