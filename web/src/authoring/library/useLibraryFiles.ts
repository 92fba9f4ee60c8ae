import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { FileCategory } from '../../file/uploadRules.ts';
import { usePagedList, type PagedList } from '../usePagedList.ts';
import type { FileType, LibraryFile } from './libraryFile.ts';
import type { useLibraryFilesQuery } from './__generated__/useLibraryFilesQuery.graphql.ts';

/** Files that are read at a time (LIB-03). */
export const filesAtOnce = 24;

export interface LibraryFilter {
  readonly search: string;
  /** Null for all. */
  readonly category: FileCategory | null;
  /** Left out for all. */
  readonly types?: readonly FileType[] | undefined;
}

/** Files of the workspace, the newest first (LIB-03, LIB-04). */
export function useLibraryFiles({ search, category, types }: LibraryFilter): PagedList<LibraryFile> {
  const environment = useRelayEnvironment();
  const read = useCallback(
    async (filter: string, after: string | null) => {
      const answer = await fetchQuery<useLibraryFilesQuery>(
        environment,
        graphql`
          query useLibraryFilesQuery($first: Int!, $after: String, $filter: FileFilter!) @throwOnFieldError {
            files(first: $first, after: $after, filter: $filter) {
              nodes {
                id
                fileId
                name
                url
                type
                category
                byteCount
                alternativeText
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        `,
        { first: filesAtOnce, after, filter: JSON.parse(filter) },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return answer?.files;
    },
    [environment],
  );
  return usePagedList(JSON.stringify({ search, category, types }), read);
}
