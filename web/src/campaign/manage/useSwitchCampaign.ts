import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useSwitchCampaignMutation } from './__generated__/useSwitchCampaignMutation.graphql.ts';

/** Switches a campaign on or off (CAMP-04). It shows at once, and goes back when it is refused. */
export function useSwitchCampaign(): [
  change: (campaignId: string, active: boolean) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useSwitchCampaignMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { campaignId, active } },
        optimisticUpdater: (store) => store.get(campaignId)?.setValue(active, 'active'),
        onCompleted: ({ updateCampaign }) => setFailure(answered(updateCampaign).userErrors[0] ?? null),
        onError: setFailure,
      });
    },
    [commit],
  );
  return [change, pending, failure];
}
