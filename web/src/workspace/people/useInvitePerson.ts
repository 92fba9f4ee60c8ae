import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useInvitePersonMutation } from './__generated__/useInvitePersonMutation.graphql.ts';

/** Sends an invitation by mail, again if it was sent before (USERS-02). The person is given by their global id; `onSettled` hears how it ended. */
export function useInvitePerson(): [
  send: (userId: string, onSettled?: (failure: Failure | null) => void) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useInvitePersonMutation>(graphql`
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
      const settle = (outcome: Failure | null): void => {
        setFailure(outcome);
        onSettled?.(outcome);
      };
      setFailure(null);
      commit({
        variables: { input: { userId } },
        onCompleted: ({ invitePerson }) => settle(answered(invitePerson).userErrors[0] ?? null),
        onError: settle,
      });
    },
    [commit],
  );
  return [send, pending, failure];
}
