import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { SavedSection } from './savedSection.ts';
import { savedSectionsVersion } from './savedSectionsVersion.ts';
import type { useSavedSectionsQuery } from './__generated__/useSavedSectionsQuery.graphql.ts';

/** Saved sections that are read at a time. */
export const savedSectionsAtOnce = 25;

interface Listed {
  /** What was searched for. */
  readonly search: string;
  readonly sections: readonly SavedSection[];
  /** Where to read on; null at the end. */
  readonly next: string | null;
}

export interface SavedSections {
  /** Null before they were read for the first time. */
  readonly sections: readonly SavedSection[] | null;
  readonly hasMore: boolean;
  readonly failed: boolean;
  /** Reads what follows; `settled` hears the error, or null. */
  readonly loadMore: (settled: (error: Error | null) => void) => void;
  readonly reload: () => void;
}

/** Saved sections of the workspace, the newest first (BEY-09). While another search is answered the list of the last one stays. */
export function useSavedSections(search: string): SavedSections {
  const environment = useRelayEnvironment();
  const version = useSyncExternalStore(savedSectionsVersion.subscribe, savedSectionsVersion.read);
  const [listed, setListed] = useState<Listed | null>(null);
  const [failed, setFailed] = useState(false);
  /** Counts the questions: only the answer to the last one is shown. */
  const lastTurn = useRef(0);
  const read = useCallback(
    async (text: string, after: string | null): Promise<Listed> => {
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
        { first: savedSectionsAtOnce, after, search: text },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      if (!answer?.savedSections) throw new Error('The saved sections could not be read.');
      const { nodes, pageInfo } = answer.savedSections;
      return { search: text, sections: nodes, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
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
    read(search, null).then(show, () => show(null));
  }, [search, read]);
  useEffect(load, [load, version]);
  const readOn = async (from: Listed, after: string): Promise<void> => {
    const page = await read(from.search, after);
    // The list was read again in the meantime: what came belongs to the old one.
    setListed((before) => (before === from ? { ...page, sections: [...before.sections, ...page.sections] } : before));
  };
  return {
    sections: listed?.sections ?? null,
    hasMore: listed?.next != null && listed.search === search,
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
