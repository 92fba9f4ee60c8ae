import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  UpdateCampaignInput,
  useUpdateCampaignMutation,
} from './__generated__/useUpdateCampaignMutation.graphql.ts';

/** Saves the form of a campaign (CAMP-01); refused when somebody saved another version meanwhile. */
export function useUpdateCampaign(
  onSaved: () => void,
): [save: (input: UpdateCampaignInput) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useUpdateCampaignMutation>(graphql`
    mutation useUpdateCampaignMutation($input: UpdateCampaignInput!) {
      updateCampaign(input: $input) {
        campaign {
          id
          ...CampaignHead_campaign
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const save = useCallback(
    (input: UpdateCampaignInput) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted({ updateCampaign }) {
          const { campaign, userErrors } = answered(updateCampaign);
          if (campaign) onSaved();
          else setFailure(userErrors[0] ?? null);
        },
        onError: setFailure,
      });
    },
    [commit, onSaved],
  );
  return [save, pending, failure];
}
