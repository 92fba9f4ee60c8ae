import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useDeleteCampaignMutation } from './__generated__/useDeleteCampaignMutation.graphql.ts';

/** Deletes a campaign with its codes (CAMP-01). */
export function useDeleteCampaign(
  onDeleted: () => void,
): [send: (campaignId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useDeleteCampaignMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { campaignId } },
        onCompleted({ deleteCampaign }) {
          const { deletedCampaignId, userErrors } = answered(deleteCampaign);
          if (deletedCampaignId) onDeleted();
          else setFailure(userErrors[0] ?? null);
        },
        onError: setFailure,
      });
    },
    [commit, onDeleted],
  );
  return [send, pending, failure];
}
