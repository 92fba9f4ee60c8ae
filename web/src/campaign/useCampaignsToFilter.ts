import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { hasRole } from '../routing/guards.ts';
import { useViewer } from '../viewer/useShell.ts';
import type {
  useCampaignsToFilterQuery,
  useCampaignsToFilterQuery$data,
} from './__generated__/useCampaignsToFilterQuery.graphql.ts';

type Campaign = NonNullable<useCampaignsToFilterQuery$data['campaigns']>['nodes'][number];

/** Campaigns to choose from; null until they are there, and for anyone who may not know of any. */
export interface FoundCampaigns {
  readonly campaigns: readonly Campaign[] | null;
  readonly mayRead: boolean;
}

/**
 * The campaigns of the workspace, 100 at most, for anyone who makes vouchers. The one that is chosen is among them in any case. They are read
 * beside the page, which does not wait for them.
 */
export function useCampaignsToFilter(chosen: number | null): FoundCampaigns {
  const environment = useRelayEnvironment();
  const mayRead = hasRole(useViewer()?.roles ?? [], 'ROLE_VOUCHER_ADMIN');
  const [campaigns, setCampaigns] = useState<readonly Campaign[] | null>(null);
  useEffect(() => {
    if (!mayRead) return undefined;
    const reading = fetchQuery<useCampaignsToFilterQuery>(
      environment,
      graphql`
        query useCampaignsToFilterQuery($id: ID!, $withOne: Boolean!) @throwOnFieldError {
          campaigns(first: 100) @required(action: THROW) {
            nodes {
              id
              campaignId
              name
            }
          }
          campaign(id: $id) @include(if: $withOne) {
            id
            campaignId
            name
          }
        }
      `,
      { id: String(chosen ?? 0), withOne: chosen !== null },
    ).subscribe({
      next: ({ campaigns: { nodes }, campaign }) => {
        const isListed = campaign == null || nodes.some(({ id }) => id === campaign.id);
        setCampaigns(isListed ? nodes : [campaign, ...nodes]);
      },
      error: () => setCampaigns(null),
    });
    return () => reading.unsubscribe();
  }, [environment, mayRead, chosen]);
  return { campaigns, mayRead };
}
