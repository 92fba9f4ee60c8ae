import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { FileCategory } from '../../file/uploadRules.ts';
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

interface Listed {
  /** What was asked for; a list of another question is on its way out. */
  readonly asked: string;
  readonly files: readonly LibraryFile[];
  /** Where to read on; null at the end. */
  readonly next: string | null;
}

export interface LibraryFiles {
  /** Null before they were read for the first time. */
  readonly files: readonly LibraryFile[] | null;
  readonly hasMore: boolean;
  readonly failed: boolean;
  /** Reads what follows; `settled` hears the error, or null. */
  readonly loadMore: (settled: (error: Error | null) => void) => void;
  readonly reload: () => void;
}

/** Files of the workspace, the newest first (LIB-03, LIB-04). While another question is answered the list of the last one stays. */
export function useLibraryFiles({ search, category, types }: LibraryFilter): LibraryFiles {
  const environment = useRelayEnvironment();
  const asked = JSON.stringify({ search, category, types });
  const [listed, setListed] = useState<Listed | null>(null);
  const [failed, setFailed] = useState(false);
  /** Counts the questions: only the answer to the last one is shown. */
  const lastTurn = useRef(0);
  const read = useCallback(
    async (question: string, after: string | null): Promise<Listed> => {
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
        { first: filesAtOnce, after, filter: JSON.parse(question) },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      if (!answer?.files) throw new Error('The files could not be read.');
      const { nodes, pageInfo } = answer.files;
      return { asked: question, files: nodes, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
    },
    [environment],
  );
  const load = useCallback(() => {
    lastTurn.current += 1;
    const turn = lastTurn.current;
    /** Null when it could not be read. */
    const show = (page: Listed | null): void => {
      if (turn !== lastTurn.current) return;
      if (page) setListed(page);
      setFailed(page === null);
    };
    read(asked, null).then(show, () => show(null));
  }, [asked, read]);
  useEffect(load, [load]);
  const readOn = async (from: Listed, after: string): Promise<void> => {
    const page = await read(from.asked, after);
    // An upload or another question has changed the list in the meantime: what came belongs to the old one.
    setListed((before) => (before === from ? { ...page, files: [...before.files, ...page.files] } : before));
  };
  return {
    files: listed?.files ?? null,
    hasMore: listed?.next != null && listed.asked === asked,
    failed,
    loadMore(settled) {
      if (listed?.next == null) return;
      readOn(listed, listed.next).then(
        () => settled(null),
        (error: unknown) => settled(error instanceof Error ? error : new Error(String(error))),
      );
    },
    reload: load,
  };
}
