import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRevokeInvitationMutation } from './__generated__/useRevokeInvitationMutation.graphql.ts';

/** Revokes an invitation: its link stops working (USERS-03). The person is given by their global id. */
export function useRevokeInvitation(): [send: (userId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useRevokeInvitationMutation>(graphql`
    mutation useRevokeInvitationMutation($input: RevokeInvitationInput!) {
      revokeInvitation(input: $input) {
        person {
          id
          status
          addressProven
          inviteTime
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const send = useCallback(
    (userId: string) => {
      commit({
        variables: { input: { userId } },
      });
    },
    [commit],
  );
  return [send, pending, failure];
}
