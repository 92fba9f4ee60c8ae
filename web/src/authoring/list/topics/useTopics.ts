import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useTopicsQuery } from './__generated__/useTopicsQuery.graphql.ts';

/** A tag of the workspace. */
export interface Topic {
  readonly id: string;
  readonly name: string;
  /** How many courses carry it, drafts and templates too. */
  readonly courseCount: number;
}

/** The first thousand topics. */
export interface Topics {
  readonly topics: readonly Topic[];
  readonly totalCount: number;
}

/** The tags that contain what was searched for (CRS-19, OP-34), and how to read them again. */
export function useTopics(search: string): [found: Topics | 'loading' | 'failed', readAnew: () => void] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ readonly of: string; readonly topics: Topics | 'failed' }>();
  const [round, setRound] = useState(0);
  const wanted = `${round} ${search}`;
  useEffect(() => {
    const reading = fetchQuery<useTopicsQuery>(
      environment,
      graphql`
        query useTopicsQuery($search: String!) @throwOnFieldError {
          workspace {
            tags(first: 1000, search: $search) {
              totalCount
              edges {
                courseCount
                node {
                  id
                  name
                }
              }
            }
          }
        }
      `,
      { search },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ workspace }) => {
        const tags = workspace?.tags;
        const topics = tags?.edges.map(({ node, courseCount }) => ({ ...node, courseCount: courseCount ?? 0 }));
        setFound({ of: wanted, topics: tags && topics ? { topics, totalCount: tags.totalCount } : 'failed' });
      },
      error: () => setFound({ of: wanted, topics: 'failed' }),
    });
    return () => reading.unsubscribe();
  }, [environment, search, wanted]);
  const readAnew = useCallback(() => setRound((count) => count + 1), []);
  return [found?.of === wanted ? found.topics : 'loading', readAnew];
}
