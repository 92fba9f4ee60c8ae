import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useInvitePersonMutation } from './__generated__/useInvitePersonMutation.graphql.ts';

/** Sends an invitation by mail, again if it was sent before (USERS-02). The person is given by their global id; `onSettled` hears how it ended. */
export function useInvitePerson(): [
  send: (userId: string, onSettled?: (failure: Failure | null) => void) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [commit, pending, failure] = useRefusableMutation<useInvitePersonMutation>(graphql`
    mutation useInvitePersonMutation($input: InvitePersonInput!) {
      invitePerson(input: $input) {
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
    (userId: string, onSettled?: (failure: Failure | null) => void) => {
      commit({
        variables: { input: { userId } },
        onDone: () => onSettled?.(null),
        onFailed: onSettled,
      });
    },
    [commit],
  );
  return [send, pending, failure];
}
