import { useCallback, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { usePagedList, type PagedList } from '../usePagedList.ts';
import type { SavedSection } from './savedSection.ts';
import { savedSectionsVersion } from './savedSectionsVersion.ts';
import type { useSavedSectionsQuery } from './__generated__/useSavedSectionsQuery.graphql.ts';

/** Saved sections that are read at a time. */
export const savedSectionsAtOnce = 25;

/** Saved sections of the workspace, the newest first (BEY-09). */
export function useSavedSections(searched: string): PagedList<SavedSection> {
  const environment = useRelayEnvironment();
  const version = useSyncExternalStore(savedSectionsVersion.subscribe, savedSectionsVersion.read);
  const read = useCallback(
    async (search: string, after: string | null) => {
      const answer = await fetchQuery<useSavedSectionsQuery>(
        environment,
        graphql`
          query useSavedSectionsQuery($first: Int!, $after: String, $search: String!) @throwOnFieldError {
            savedSections(first: $first, after: $after, search: $search) {
              nodes {
                id
                name
                sectionCount
                createdBy {
                  name
                }
                editable
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        `,
        { first: savedSectionsAtOnce, after, search },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return answer?.savedSections;
    },
    [environment],
  );
  return usePagedList(searched, read, version);
}
