import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCancelWaitingMutation } from './__generated__/useCancelWaitingMutation.graphql.ts';

/** Takes back an enrolment that waits for someone to join (OP-126); it leaves the list of `connectionId`. */
export function useCancelWaiting(
  connectionId: string,
  onCancelled: () => void,
): [cancel: (id: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useCancelWaitingMutation>(graphql`
    mutation useCancelWaitingMutation($input: CancelWaitingEnrolmentInput!, $connections: [ID!]!) {
      cancelWaitingEnrolment(input: $input) {
        cancelledWaitingEnrolmentId @deleteEdge(connections: $connections)
        userErrors {
          code
          params
        }
      }
    }
  `);
  const cancel = useCallback(
    (waitingEnrolmentId: string) => {
      commit({
        variables: { input: { waitingEnrolmentId }, connections: [connectionId] },
        result: ({ cancelledWaitingEnrolmentId }) => cancelledWaitingEnrolmentId,
        onDone: onCancelled,
      });
    },
    [commit, connectionId, onCancelled],
  );
  return [cancel, pending, failure];
}
