import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useSwitchCampaignMutation } from './__generated__/useSwitchCampaignMutation.graphql.ts';

/** Switches a campaign on or off (CAMP-04). It shows at once, and goes back when it is refused. */
export function useSwitchCampaign(): [
  change: (campaignId: string, active: boolean) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [commit, pending, failure] = useRefusableMutation<useSwitchCampaignMutation>(graphql`
    mutation useSwitchCampaignMutation($input: UpdateCampaignInput!) {
      updateCampaign(input: $input) {
        campaign {
          id
          active
          status
          version
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const change = useCallback(
    (campaignId: string, active: boolean) => {
      commit({
        variables: { input: { campaignId, active } },
        optimisticUpdater: (store) => store.get(campaignId)?.setValue(active, 'active'),
      });
    },
    [commit],
  );
  return [change, pending, failure];
}
