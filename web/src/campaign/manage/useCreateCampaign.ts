import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  CreateCampaignInput,
  useCreateCampaignMutation,
} from './__generated__/useCreateCampaignMutation.graphql.ts';

/** Makes a campaign (CAMP-01); `onCreated` is told its raw id. */
export function useCreateCampaign(
  onCreated: (campaignId: number) => void,
): [create: (input: CreateCampaignInput) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useCreateCampaignMutation>(graphql`
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
      commit({
        variables: { input },
        result: ({ campaign }) => campaign,
        onDone: (campaign) => onCreated(campaign.campaignId),
      });
    },
    [commit, onCreated],
  );
  return [create, pending, failure];
}
