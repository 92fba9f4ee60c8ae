import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useViewer } from '../../viewer/useShell.ts';
import type { useGroupsQuery, useGroupsQuery$data } from './__generated__/useGroupsQuery.graphql.ts';

type Group = NonNullable<NonNullable<useGroupsQuery$data['workspace']>['groups']>['nodes'][number];

/** Groups to choose from; null for anyone who may not know of any, and until they are there. */
export interface FoundGroups {
  readonly groups: readonly Group[] | null;
  /** Whether the viewer may know of groups at all. */
  readonly mayRead: boolean;
  readonly failed: boolean;
}

const nothing: Omit<FoundGroups, 'mayRead'> = { groups: null, failed: false };

/**
 * The groups of the workspace by name, the first 500, for admins. The one that is chosen is among them in any case. They are read beside
 * the page, which does not wait for them.
 */
export function useGroups(chosen: number | null): FoundGroups {
  const environment = useRelayEnvironment();
  const mayRead = useViewer()?.roles.includes('ROLE_ADMIN') ?? false;
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!mayRead) return undefined;
    const reading = fetchQuery<useGroupsQuery>(
      environment,
      graphql`
        query useGroupsQuery($id: ID!, $withOne: Boolean!) @throwOnFieldError {
          workspace @required(action: THROW) {
            groups(first: 500) @required(action: THROW) {
              nodes {
                id
                groupId
                name
                origin
              }
            }
            group(id: $id) @include(if: $withOne) {
              id
              groupId
              name
              origin
            }
          }
        }
      `,
      { id: String(chosen ?? 0), withOne: chosen !== null },
    ).subscribe({
      next: ({ workspace: { groups, group } }) => {
        const isListed = group == null || groups.nodes.some(({ id }) => id === group.id);
        setFound({ groups: isListed ? groups.nodes : [group, ...groups.nodes], failed: false });
      },
      error: () => setFound({ groups: null, failed: true }),
    });
    return () => reading.unsubscribe();
  }, [environment, mayRead, chosen]);
  return { ...found, mayRead };
}
