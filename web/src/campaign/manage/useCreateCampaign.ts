import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  CreateCampaignInput,
  useCreateCampaignMutation,
} from './__generated__/useCreateCampaignMutation.graphql.ts';

/** Makes a campaign (CAMP-01); `onCreated` is told its raw id. */
export function useCreateCampaign(
  onCreated: (campaignId: number) => void,
): [create: (input: CreateCampaignInput) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useCreateCampaignMutation>(graphql`
    mutation useCreateCampaignMutation($input: CreateCampaignInput!) {
      createCampaign(input: $input) {
        campaign {
          campaignId
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const create = useCallback(
    (input: CreateCampaignInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted({ createCampaign }) {
          const { campaign, userErrors } = answered(createCampaign);
          if (campaign) onCreated(campaign.campaignId);
          else setFailure(userErrors[0] ?? null);
        },
        onError: setFailure,
      });
    },
    [commit, onCreated],
  );
  return [create, pending, failure];
}
