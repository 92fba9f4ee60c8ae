import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRevokeInvitationMutation } from './__generated__/useRevokeInvitationMutation.graphql.ts';

/** Revokes an invitation: its link stops working (USERS-03). The person is given by their global id. */
export function useRevokeInvitation(): [send: (userId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useRevokeInvitationMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { userId } },
        onCompleted: ({ revokeInvitation }) => setFailure(answered(revokeInvitation).userErrors[0] ?? null),
        onError: setFailure,
      });
    },
    [commit],
  );
  return [send, pending, failure];
}
