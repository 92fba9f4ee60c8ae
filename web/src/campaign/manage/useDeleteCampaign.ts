import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useDeleteCampaignMutation } from './__generated__/useDeleteCampaignMutation.graphql.ts';

/** Deletes a campaign with its codes (CAMP-01). */
export function useDeleteCampaign(
  onDeleted: () => void,
): [send: (campaignId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useDeleteCampaignMutation>(graphql`
    mutation useDeleteCampaignMutation($input: DeleteCampaignInput!) {
      deleteCampaign(input: $input) {
        deletedCampaignId
        userErrors {
          code
          params
        }
      }
    }
  `);
  const send = useCallback(
    (campaignId: string) => {
      commit({
        variables: { input: { campaignId } },
        result: ({ deletedCampaignId }) => deletedCampaignId,
        onDone: onDeleted,
      });
    },
    [commit, onDeleted],
  );
  return [send, pending, failure];
}
