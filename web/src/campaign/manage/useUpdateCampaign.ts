import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  UpdateCampaignInput,
  useUpdateCampaignMutation,
} from './__generated__/useUpdateCampaignMutation.graphql.ts';

/** Saves the form of a campaign (CAMP-01); refused when someone saved another version meanwhile. */
export function useUpdateCampaign(
  onSaved: () => void,
): [save: (input: UpdateCampaignInput) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useUpdateCampaignMutation>(graphql`
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
      commit({
        variables: { input },
        result: ({ campaign }) => campaign,
        onDone: onSaved,
      });
    },
    [commit, onSaved],
  );
  return [save, pending, failure];
}
