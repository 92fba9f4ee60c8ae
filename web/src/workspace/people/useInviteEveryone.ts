import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useInviteEveryoneMutation } from './__generated__/useInviteEveryoneMutation.graphql.ts';

/** Invites everyone who has not joined (USERS-04); without `resend` only those who were never invited. */
export function useInviteEveryone(
  onInvited: (count: number) => void,
): [invite: (resend: boolean) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useInviteEveryoneMutation>(graphql`
    mutation useInviteEveryoneMutation($input: InviteEveryoneInput!) {
      inviteEveryone(input: $input) {
        invitedCount
        userErrors {
          code
          params
        }
      }
    }
  `);
  const invite = useCallback(
    (resend: boolean) => {
      setFailure(null);
      commit({
        variables: { input: { resend } },
        onCompleted: ({ inviteEveryone }) => {
          const { invitedCount, userErrors } = answered(inviteEveryone);
          if (invitedCount == null) setFailure(userErrors[0] ?? { code: '-1' });
          else onInvited(invitedCount);
        },
        onError: setFailure,
      });
    },
    [commit, onInvited],
  );
  return [invite, pending, failure];
}
