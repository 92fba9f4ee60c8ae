import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useInviteEveryoneMutation } from './__generated__/useInviteEveryoneMutation.graphql.ts';

/** Invites everyone who has not joined (USERS-04); without `resend` only those who were never invited. */
export function useInviteEveryone(
  onInvited: (count: number) => void,
): [invite: (resend: boolean) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useInviteEveryoneMutation>(graphql`
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
      commit({
        variables: { input: { resend } },
        result: ({ invitedCount }) => invitedCount,
        onDone: onInvited,
      });
    },
    [commit, onInvited],
  );
  return [invite, pending, failure];
}
